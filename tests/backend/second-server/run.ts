/**
 * Runs the wire tests on a PostgreSQL that did not come with the stand-in: the running server of TEST_DATABASE_URL,
 * or one started from programs in PG_BIN or where Debian puts them. What is asked on the command line goes to jest.
 */
import { spawn } from 'node:child_process';

import { type SecondServer, secondServer } from './server';

/** About the embedded server, or slow crashes, or over before the database is asked; one ends everybody's connections. */
const LEFT_OUT =
  'wire/(starting|refused-starts|durability|mail-crashes|cors|hostile-input|full-disk)';

/** A connection per stand-in and request counts against the server's limit. */
const WORKERS = 2;

void run().then((code) => process.exit(code));

async function run(): Promise<number> {
  const found = await secondServer(process.env);
  if (typeof found !== 'string') return tested(found);
  say(`The wire tests did not run on a second PostgreSQL: ${found}.`);
  return 0;
}

async function tested({ url, version, stop }: SecondServer): Promise<number> {
  say(`The wire tests run on PostgreSQL ${version}.`);
  try {
    return await jest({ ...process.env, TEST_DATABASE_URL: url });
  } finally {
    await stop();
  }
}

function jest(env: NodeJS.ProcessEnv): Promise<number> {
  const args = [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--selectProjects=wire',
    `--testPathIgnorePatterns=${LEFT_OUT}`,
    `--maxWorkers=${WORKERS}`,
    ...process.argv.slice(2),
  ];
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
