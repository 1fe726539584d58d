/** The program behind `npm run backup` and `npm run restore`: says in one sentence what it did, or why it did not. */
import { resolve } from 'node:path';
import { pino } from 'pino';

import { readConfig } from '@/backend/config';
import { whyItFailed } from '@/backend/database/prepare';
import { Lifecycle } from '@/backend/lifecycle';
import { codeOf, reasonOf, StartFailure } from '@/backend/start-failure';
import { backUp } from './back-up';
import { completeFile } from './complete-file';
import { type Reached, reachToFill, reachToRead, type Surroundings } from './database';
import type { Manifest } from './format';
import { verifiedBackup } from './read-backup';
import { planFor, restore } from './restore';

const DISK_FULL = ['ENOSPC', 'EDQUOT'];
const MEGABYTE = 1_000_000;

const log = pino({ level: 'warn' }, pino.destination(process.stderr.fd));
const lifecycle = new Lifecycle(log);

void run().catch(fail);

async function run(): Promise<void> {
  const began = Date.now();
  const [command, given] = process.argv.slice(2);
  if (!given || (command !== 'backup' && command !== 'restore')) {
    throw new StartFailure('Name a file: npm run backup -- <file>, or npm run restore -- <file>.');
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(signal, () => void lifecycle.fail(`The ${command} was stopped; it left nothing.`));
  }
  process.on('uncaughtException', fail);
  const surroundings = { config: readConfig(process.env), lifecycle, log };
  const file = resolve(given);
  const done = await (command === 'backup' ? backUpTo : restoreFrom)(file, surroundings);
  process.stdout.write(`${done} in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
  await lifecycle.stop();
}

async function backUpTo(path: string, surroundings: Surroundings): Promise<string> {
  const file = await completeFile(path);
  lifecycle.onStop(file.remove);
  const reached = await reachToRead(surroundings);
  const { manifest, bytes } = await explained(reached, backUp(reached.client, file));
  return `Backed up ${amountOf(manifest)} to ${path} (${(bytes / MEGABYTE).toFixed(1)} MB)`;
}

async function restoreFrom(path: string, surroundings: Surroundings): Promise<string> {
  const backup = await verifiedBackup(path);
  const plan = planFor(backup);
  const reached = await reachToFill(surroundings);
  await explained(reached, restore(reached, path, plan));
  return `Restored ${amountOf(backup.manifest)} from ${path} of ${backup.header.createdAt}`;
}

function amountOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}

/** A failure, in the words of whoever knows most about it. */
async function explained<Result>({ complaint }: Reached, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StartFailure || codeOf(error)?.startsWith('E')) throw error;
    throw new Error(await whyItFailed(error, complaint));
  }
}

function fail(error: unknown): Promise<void> {
  if (error instanceof StartFailure) return lifecycle.fail(error.message);
  const isFull = DISK_FULL.includes(codeOf(error) ?? '');
  const reason = isFull ? 'the disk is full' : reasonOf(error);
  return lifecycle.fail(`It could not be finished: ${reason}; it left nothing.`);
}
