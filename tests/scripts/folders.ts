/** Folders for the tests of the commands, removed afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(async () => {
  const options = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(made.splice(0).map((folder) => rm(folder, options)));
});

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-'));
  made.push(folder);
  return folder;
}
