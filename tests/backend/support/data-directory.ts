/** Data directories that outlive a stand-in, and are gone when the tests of a file are over. */
import { rm } from 'node:fs/promises';

import { newDataDirectory } from './database-place';
import { stopAll } from './stand-in';

const made: string[] = [];

// Hooks run in the order of their definition, so this one comes before those of the test file.
afterAll(async () => {
  await stopAll();
  for (const directory of made) await rm(directory, { recursive: true, force: true });
});

export async function dataDirectory(): Promise<string> {
  const directory = await newDataDirectory();
  made.push(directory);
  return directory;
}
