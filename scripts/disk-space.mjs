/** Asking for disk space before something slow runs out of it. */
import { statfs } from 'node:fs/promises';
import { Refusal } from './refusal.mjs';

const MEGABYTE = 1024 * 1024;

/**
 * @param {string} directory
 * @param {number} neededMegabytes
 * @param {string} purpose what the space is for, as in "installing"
 */
export async function refuseLittleSpace(directory, neededMegabytes, purpose) {
  // Not every file system can tell; then the write itself will.
  const space = await statfs(directory).catch(() => undefined);
  if (!space) return;
  const free = Math.floor((space.bavail * space.bsize) / MEGABYTE);
  if (free >= neededMegabytes) return;
  throw new Refusal(
    `The disk is too full for ${purpose}: ${neededMegabytes} MB are needed in ${directory} and ${free} MB are free.`,
  );
}
