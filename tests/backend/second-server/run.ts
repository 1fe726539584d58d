/**
 * Runs the wire tests that depend on the PostgreSQL server (migrations, extensions and roles, order and search, locks, plans
 * and bulk loading) on a second one: the running server of TEST_DATABASE_URL, or one from the programs in PG_BIN or in
 * Debian's folder.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

import { preparePrograms } from '@/backend/database/embedded/programs';
import { createCluster, startServer } from '@/backend/database/embedded/server';
import { reasonOf } from '@/backend/start-failure';

const CHOSEN = 'tests/backend/wire/(lists|search|database|demo-data)';
const DEBIAN = '/usr/lib/postgresql';
const OLDEST_MAJOR_VERSION = 15;

void run().then((code) => process.exit(code));

async function run(): Promise<number> {
  const found = await secondServer(process.env);
  if (typeof found !== 'string') return runTests(found);
  say(`The wire tests did not run on a second PostgreSQL: ${found}.`);
  return 0;
}

async function runTests({ url, version, stop }: SecondServer): Promise<number> {
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

type SecondServer = { url: string; version: string; stop: () => Promise<void> };

/** Or the reason why there is none. */
async function secondServer(env: NodeJS.ProcessEnv): Promise<SecondServer | string> {
  if (env.TEST_DATABASE_URL) return describeServer(env.TEST_DATABASE_URL, async () => undefined);
  const folder = env.PG_BIN || (await debianFolder());
  if (!folder) {
    return `none is installed in ${DEBIAN}, and neither PG_BIN nor TEST_DATABASE_URL names one`;
  }
  const directory = await mkdtemp(join(tmpdir(), 'outreach-second-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const { url, stop } = await startSecondServer(folder, directory);
    return await describeServer(url, async () => {
      await stop();
      await remove();
    });
  } catch (error) {
    await remove();
    return `the one in ${folder} does not start (${reasonOf(error)})`;
  }
}

async function startSecondServer(folder: string, directory: string) {
  const binaries = {
    initdb: join(folder, 'initdb'),
    pg_ctl: join(folder, 'pg_ctl'),
    postgres: join(folder, 'postgres'),
  };
  // The user of the server must be able to enter it.
  await chmod(directory, 0o711);
  const programs = await preparePrograms(binaries, directory);
  // With the locale of the system, as on Debian.
  const flags = ['--locale=C.UTF-8', '--no-sync'];
  return startServer(await createCluster(join(directory, 'cluster'), programs, flags), programs);
}

async function debianFolder(): Promise<string | undefined> {
  const versions = (await readdir(DEBIAN).catch(() => [])).map(Number);
  const newest = Math.max(...versions.filter((version) => version >= OLDEST_MAJOR_VERSION));
  return Number.isFinite(newest) ? join(DEBIAN, String(newest), 'bin') : undefined;
}

async function describeServer(url: string, stop: () => Promise<void>): Promise<SecondServer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return { url, version: rows[0]?.server_version ?? 'of unknown version', stop };
}
