/**
 * One process at a time in a directory. Each that wants it writes a numbered ticket that only it can have created, then looks
 * at all the others: if a living process holds one, it withdraws. Of two that start together at least one sees the
 * other, and tickets of processes that died (kill -9, power cut) block nobody.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isLit, lightBeacon } from './beacon.mjs';
import { codeOf } from './refusal.mjs';

/** @typedef {import('./beacon.mjs').Beacon & { address: string }} Holder */
/** @typedef {{ number: number, path: string, holder: Holder | undefined }} Ticket */
/**
 * @typedef {object} Lock
 * @property {boolean} afterCrash the holder before this one did not release it
 * @property {() => Promise<void>} release
 */

/** A living process has the lock. */
export class Taken extends Error {
  /** @param {Holder} holder */
  constructor(holder) {
    super(`taken by process ${holder.pid}`);
    this.holder = holder;
  }
}

/**
 * @param {string} directory existing
 * @param {string} address what others are told of the holder
 * @returns {Promise<Lock>}
 */
export async function lock(directory, address) {
  const { beacon, extinguish } = await lightBeacon();
  try {
    const mine = await takeTicket(directory, { ...beacon, address });
    const others = (await readTickets(directory)).filter(({ path }) => path !== mine);
    const living = await firstLiving(others);
    if (living) {
      await rm(mine, { force: true });
      throw new Taken(living);
    }
    await Promise.all(others.map(({ path }) => rm(path, { force: true })));
    return {
      afterCrash: others.length > 0,
      release: async () => {
        await rm(mine, { force: true });
        extinguish();
      },
    };
  } catch (error) {
    extinguish();
    throw error;
  }
}

/**
 * @param {string} directory
 * @param {Holder} holder
 * @returns {Promise<string>} path of the new ticket
 */
async function takeTicket(directory, holder) {
  for (;;) {
    const tickets = await readTickets(directory);
    const living = await firstLiving(tickets);
    if (living) throw new Taken(living);
    const number = 1 + Math.max(0, ...tickets.map((ticket) => ticket.number));
    const path = join(directory, `lock-${number}.json`);
    try {
      await writeFile(path, JSON.stringify(holder), { flag: 'wx' });
      return path;
    } catch (error) {
      // Somebody took this number a moment ago: look at him.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/**
 * @param {string} directory
 * @returns {Promise<Ticket[]>}
 */
async function readTickets(directory) {
  const numbers = (await readdir(directory)).flatMap((name) => {
    const match = /^lock-(\d{1,9})\.json$/.exec(name);
    return match ? [Number(match[1])] : [];
  });
  return Promise.all(
    numbers.map(async (number) => {
      const path = join(directory, `lock-${number}.json`);
      return { number, path, holder: await readHolder(path) };
    }),
  );
}

/**
 * @param {string} path
 * @returns {Promise<Holder | undefined>} undefined: gone, or left half-written by a process that died
 */
async function readHolder(path) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const holder = parseHolder(await readFile(path, 'utf8').catch(emptyWhenGone));
    if (holder !== 'half-written') return holder;
    await pause(50);
  }
  return undefined;
}

/** @param {unknown} error */
function emptyWhenGone(error) {
  if (codeOf(error) === 'ENOENT') return '{}';
  throw error;
}

/**
 * @param {string} text
 * @returns {Holder | 'half-written' | undefined}
 */
function parseHolder(text) {
  try {
    const { pid, port, word, address } = JSON.parse(text);
    const complete = [pid, port].every(Number.isInteger) && typeof word === 'string';
    return complete ? { pid, port, word, address: String(address) } : undefined;
  } catch {
    return 'half-written';
  }
}

/**
 * @param {Ticket[]} tickets
 * @returns {Promise<Holder | undefined>}
 */
async function firstLiving(tickets) {
  for (const { holder } of tickets) {
    if (holder && (await isLit(holder))) return holder;
  }
  return undefined;
}
