/**
 * Runs the wire tests that depend on the PostgreSQL server (migrations, extensions and roles, order and search, locks, plans
 * and bulk loading) on a second one: the running server of TEST_DATABASE_URL, or one from the programs in PG_BIN or in
 * Debian's folder.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { preparePrograms } from '@/backend/database/embedded/programs';
import { createCluster, startServer } from '@/backend/database/embedded/server';
import { reasonOf } from '@/backend/start-failure';

const CHOSEN = 'tests/backend/wire/(lists|search|database|demo-data)';
const DEBIAN = '/usr/lib/postgresql';
const OLDEST_MAJOR_VERSION = 15;

void run().then((code) => process.exit(code));

async function run(): Promise<number> {
  const { TEST_DATABASE_URL, PG_BIN } = process.env;
  if (TEST_DATABASE_URL) return runTests(TEST_DATABASE_URL);
  const folder = PG_BIN || (await debianFolder());
  if (!folder) return skip(`none is in ${DEBIAN}, PG_BIN or TEST_DATABASE_URL`);
  const directory = await mkdtemp(join(tmpdir(), 'outreach-second-'));
  try {
    const server = await startIn(directory, folder).catch(reasonOf);
    if (typeof server === 'string') return skip(`the one in ${folder} does not start (${server})`);
    say(`Wire tests run on the PostgreSQL in ${folder}.`);
    return await runTests(server.url).finally(server.stop);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function runTests(url: string): Promise<number> {
  const usual = ['--ci', '--selectProjects=wire', '--maxWorkers=2'];
  const args = ['node_modules/jest/bin/jest.js', ...usual, CHOSEN, ...process.argv.slice(2)];
  const env = { ...process.env, TEST_DATABASE_URL: url };
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

function skip(reason: string): number {
  say(`The wire tests did not run on a second PostgreSQL: ${reason}.`);
  return 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function startIn(directory: string, folder: string) {
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
