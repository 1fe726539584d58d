/**
 * One embedded server for all wire tests, on which each stand-in gets a database of its own: making a cluster takes
 * longer than most of these files. Tests of the cluster itself name a data directory and get one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

let server: ChildProcess | undefined;

const place = z.object({ url: z.string() });

export default async function startSharedDatabase(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const program = join(__dirname, '../backend/support/shared-server.ts');
  server = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  process.env.TEST_DATABASE_URL = place.parse(message).url;
}

export async function stopSharedDatabase(): Promise<void> {
  if (!server) return;
  const gone = once(server, 'exit');
  server.disconnect();
  await gone;
}
