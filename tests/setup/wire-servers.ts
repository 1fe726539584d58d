/** Starts the PostgreSQL server and the stand-ins of the jest workers (tests/backend/support/wire-servers.ts). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

let servers: ChildProcess | undefined;

const announcement = z.object({ databaseUrl: z.string(), standIns: z.array(z.unknown()) });

export default async function startServers({ maxWorkers }: { maxWorkers: number }) {
  if (servers) return;
  const program = join(__dirname, '../backend/support/wire-servers.ts');
  servers = spawn(process.execPath, ['--import', 'tsx', program, `${maxWorkers}`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([once(servers, 'message'), once(servers, 'exit')]);
  const { databaseUrl, standIns } = announcement.parse(message);
  process.env.TEST_DATABASE_URL = databaseUrl;
  process.env.TEST_STAND_INS = JSON.stringify(standIns);
}

export async function stopServers(): Promise<void> {
  if (!servers) return;
  const ended = once(servers, 'exit');
  servers.disconnect();
  await ended;
  servers = undefined;
}
