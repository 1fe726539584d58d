/** The stand-in as a child process, on a database and a port of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';

const LONGEST_START_MS = 90_000;
const LONGEST_WAIT_MS = 30_000;

export type Settings = Record<string, string | undefined>;

const DEFAULTS: Settings = { BACKEND_PORT: '0', DEMO_DATA: 'none' };

/** Differs in its day from the zone of the process at most hours, so that tests detect a wrong clock. */
export const AGENCY_ZONE = 'Pacific/Honolulu';
/** A sign-in without a page to return to redirects to the first. */
export const FRONTENDS = ['http://localhost:3999', 'https://outreach.example.org'] as const;
export const SHARED: Settings = {
  AGENCY_TIME_ZONE: AGENCY_ZONE,
  TZ: 'Pacific/Auckland',
  LEGACY_ROW_TIME_ZONE: 'America/Chicago',
  FRONTEND_ORIGINS: FRONTENDS.join(', '),
  LOG_LEVEL: 'error',
};

export type Run = {
  child: ChildProcess;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
  /** The address; rejects when the process ends earlier. */
  ready: Promise<string>;
  stderr: () => string;
  log: () => string;
};

export type StandIn = Run & {
  url: string;
  databaseUrl: string;
  db: Client;
  stop: () => Promise<number | null>;
};

/** Creates a database, and removes it at the stop, unless the settings name one. */
export async function startStandIn(settings: Settings = {}): Promise<StandIn> {
  const place = await databasePlace(settings);
  const run = begin({ ...place.settings, ...settings });
  const url = await run.ready;
  const databaseUrl = await place.url();
  const db = await connected(databaseUrl);
  const stop = async () => {
    await db.end();
    run.child.kill('SIGTERM');
    const code = await run.ended;
    await place.remove();
    return code;
  };
  return { ...run, url, databaseUrl, db, stop };
}

export async function connected(databaseUrl: string): Promise<Client> {
  const db = new Client({ connectionString: databaseUrl });
  // The connection may break together with the stand-in.
  db.on('error', () => undefined);
  await db.connect();
  return db;
}

const begun: ChildProcess[] = [];

/** Waits for `exit`, not `close`: after a crash a database process may keep the output open. */
export async function stopAll(): Promise<void> {
  const running = begun.filter((child) => child.exitCode === null && child.signalCode === null);
  const gone = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(gone);
}

const announcement = z.object({ ready: z.literal(true), url: z.string() });

/** For starts that are expected to fail, or to be interrupted. Without a channel it does not report when it is ready. */
export function begin(
  settings: Settings,
  stdout: 'pipe' | number = 'pipe',
  channel: 'ipc' | 'ignore' = 'ipc',
): Run {
  // Excludes the settings of the developer's environment.
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const inherited = { PATH, HOME, TMPDIR, SystemRoot };
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: { ...inherited, ...DEFAULTS, ...settings, NODE_ENV: 'test' },
    stdio: ['ignore', stdout, 'pipe', channel],
  });
  const [stderr, log] = [collected(child.stderr), collected(child.stdout)];
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}: ${stderr()}${log()}`));
    const limit = setTimeout(() => fail('Not ready yet'), LONGEST_START_MS);
    child.once('message', (message) => resolve(announcement.parse(message).url));
    void Promise.race([once(child, 'message'), ended]).then(() => clearTimeout(limit));
    void ended.then((code) => fail(`Ended with ${code}`));
  });
  // Tests that wait for the end do not handle the rejection.
  ready.catch(() => undefined);
  begun.push(child);
  return { child, ended, ready, stderr, log };
}

export async function failedStart(settings: Settings) {
  const { ended, stderr } = begin(settings);
  return { code: await ended, stderr: stderr() };
}

/** Repeats the expectations until they hold. */
export async function eventually(expectations: () => unknown): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

function collected(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

async function databasePlace({ DATABASE_URL, OUTREACH_DATA_DIR }: Settings) {
  const remove = async () => undefined;
  const { TEST_DATABASE_URL } = process.env;
  if (DATABASE_URL) return { settings: {}, url: async () => DATABASE_URL, remove };
  if (OUTREACH_DATA_DIR) return { ...embeddedIn(OUTREACH_DATA_DIR), remove };
  if (TEST_DATABASE_URL) return databaseOn(TEST_DATABASE_URL);
  const directory = await newDataDirectory();
  const removeDirectory = () => rm(directory, { recursive: true, force: true });
  return { ...embeddedIn(directory), remove: removeDirectory };
}

export function newDataDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'outreach-backend-'));
}

/** The address of another database on the same server. */
export function besides(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

function embeddedIn(directory: string) {
  const cluster = join(directory, 'postgres');
  const url = async () => {
    const password = await readFile(join(cluster, 'stand-in.password'), 'utf8');
    const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
    return `postgres://outreach:${password}@127.0.0.1:${port}/postgres`;
  };
  return { settings: { OUTREACH_DATA_DIR: directory }, url };
}

async function databaseOn(server: string) {
  const name = `outreach_test_${randomBytes(6).toString('hex')}`;
  const order = async (statement: string) => {
    const client = await connected(server);
    await client.query(statement).finally(() => client.end());
  };
  await order(`create database ${name}`);
  const url = besides(server, name);
  return {
    settings: { DATABASE_URL: url },
    url: async () => url,
    remove: () => order(`drop database ${name} with (force)`),
  };
}
