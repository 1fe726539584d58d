/** Whether the disk of the database is full, asked before PostgreSQL runs into it and breaks off. */
import { statfs } from 'node:fs/promises';

const LOOK_EVERY_MS = 2_000;
/** PostgreSQL writes ahead in files of 16 MB, and breaks off where there is no room for another. */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** A sentence for the person at the terminal; undefined where there is room, and where the file system does not tell. */
export async function fullDisk(directory: string): Promise<string | undefined> {
  const space = await statfs(directory).catch(() => undefined);
  if (!space || space.bavail * space.bsize >= NEEDED_BYTES) return undefined;
  return `The disk of ${directory} is full; free some space and start again.`;
}

/** Says once that the disk is full. The returned function ends it. */
export function watchDisk(directory: string, onFull: (sentence: string) => void): () => void {
  const timer = setInterval(async () => {
    const sentence = await fullDisk(directory);
    if (sentence) onFull(sentence);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
