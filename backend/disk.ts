/** Detects a full disk before PostgreSQL crashes on it. */
import { statfs } from 'node:fs/promises';

const INTERVAL_MS = 2_000;
/** The size of a WAL file: without room for the next one PostgreSQL crashes. */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** Returns the message for the terminal, or undefined if there is room or the file system reports none. */
export async function fullDisk(directory: string): Promise<string | undefined> {
  const space = await statfs(directory).catch(() => undefined);
  if (!space || space.bavail * space.bsize >= NEEDED_BYTES) return undefined;
  return `The disk of ${directory} is full; free some space and start again.`;
}

/** Calls `onFull` with the message. Returns a function that stops the checks. */
export function watchDisk(directory: string, onFull: (message: string) => void): () => void {
  const timer = setInterval(async () => {
    const message = await fullDisk(directory);
    if (message) onFull(message);
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
