/** Data directories that outlive a stand-in, and are gone when the tests of a file are over. */
import { rm } from 'node:fs/promises';

import { newDataDirectory } from './database-place';

const made: string[] = [];

afterAll(async () => {
  for (const directory of made) await rm(directory, { recursive: true, force: true });
});

export async function dataDirectory(): Promise<string> {
  const directory = await newDataDirectory();
  made.push(directory);
  return directory;
}
