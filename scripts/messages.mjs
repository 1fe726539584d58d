/** Sentences for expected failures, and progress messages. Imports Node's modules only. */
import { statfs } from 'node:fs/promises';

/** An expected failure; its message is a sentence. */
export class Refusal extends Error {}

/** Stopped by a signal; not a failure. */
export class Interruption extends Error {}

export const DISK_FULL = 'The disk is full; free some space and start again.';

const PROGRESS_MS = 5_000;
const MEGABYTE = 1024 * 1024;

/**
 * @param {unknown} error
 * @returns {unknown} the code of a system error, such as `ENOENT`
 */
export const codeOf = (error) => Object(error).code;

/**
 * @param {unknown} error
 * @returns {string | undefined} undefined for an unexpected failure
 */
export function sentenceFor(error) {
  if (error instanceof Refusal || error instanceof Interruption) return error.message;
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return DISK_FULL;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${Object(error).path ?? 'A file'} cannot be read or written by this user; correct its permissions and start again.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this machine; close some programs and start again.';
    default:
      return undefined;
  }
}

/**
 * @param {string} directory
 * @param {number} neededMegabytes
 * @param {string} purpose what the space is for, as in "installing"
 */
export async function refuseLittleSpace(directory, neededMegabytes, purpose) {
  // Not every file system reports it; then the write fails.
  const space = await statfs(directory).catch(() => undefined);
  const free = space ? Math.floor((space.bavail * space.bsize) / MEGABYTE) : neededMegabytes;
  if (free >= neededMegabytes) return;
  throw new Refusal(
    `The disk is too full for ${purpose}: ${neededMegabytes} MB are needed in ${directory} and ${free} MB are free.`,
  );
}

/** @param {number} since milliseconds since 1970 */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Prints the title, then every few seconds that the work continues.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const began = Date.now();
  console.log(`${title} …`);
  const ticker = setInterval(
    () => console.log(`  still going, ${secondsSince(began)}`),
    PROGRESS_MS,
  );
  try {
    const result = await work();
    console.log(`  done in ${secondsSince(began)}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
