/**
 * Runs the wire tests in which the database server makes a difference (migrations, extensions and roles, order and search,
 * locks, plans and bulk loading) on a PostgreSQL that did not come with the stand-in: the running server of
 * TEST_DATABASE_URL, or one started from programs in PG_BIN or where Debian puts them.
 */
import { spawn } from 'node:child_process';

import { type SecondServer, secondServer } from './server';

const CHOSEN = 'tests/backend/wire/(lists|search|database|demo-data)';

void run().then((code) => process.exit(code));

async function run(): Promise<number> {
  const found = await secondServer(process.env);
  if (typeof found !== 'string') return tested(found);
  say(`The wire tests did not run on a second PostgreSQL: ${found}.`);
  return 0;
}

async function tested({ url, version, stop }: SecondServer): Promise<number> {
  say(`Wire tests run on PostgreSQL ${version}.`);
  try {
    return await jest({ ...process.env, TEST_DATABASE_URL: url });
  } finally {
    await stop();
  }
}

function jest(env: NodeJS.ProcessEnv): Promise<number> {
  const usual = ['--ci', '--selectProjects=wire', '--maxWorkers=2'];
  const args = ['node_modules/jest/bin/jest.js', ...usual, CHOSEN, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
