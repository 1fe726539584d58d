/** The real stand-in as a child process, on a database and a port of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';

/** A database is there within a second, or within thirty on a machine that is busy with other things. */
const LONGEST_START_MS = 90_000;

export type Settings = Record<string, string | undefined>;

const USUAL: Settings = { BACKEND_PORT: '0', DEMO_DATA: 'none' };

export type Run = {
  child: ChildProcess;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Its address, once it serves; rejects when it ends before. */
  ready: Promise<string>;
  /** What it said on stderr and on stdout. */
  complaints: () => string;
  log: () => string;
};

export type StandIn = Run & {
  url: string;
  databaseUrl: string;
  /** For setting up and looking behind the scenes. */
  db: Client;
  stop: () => Promise<number | null>;
};

/** Starts and waits until it is ready. Where the settings name no database it gets one that goes with it. */
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

/** What was started and not stopped. Not until it is closed: a database that a crash left behind may hold its output open. */
export async function stopAll(): Promise<void> {
  const running = begun.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  const gone = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(gone);
}

const announcement = z.object({ ready: z.literal(true), url: z.string() });

/** For starts that are expected to fail, or to be interrupted. */
export function begin(settings: Settings, stdout: 'pipe' | number = 'pipe'): Run {
  // Nothing that the person at the terminal has set may change a test.
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const inherited = { PATH, HOME, TMPDIR, SystemRoot };
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: { ...inherited, ...USUAL, ...settings, NODE_ENV: 'test' },
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  });
  const [complaints, log] = [collected(child.stderr), collected(child.stdout)];
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}: ${complaints()}${log()}`));
    const limit = setTimeout(() => fail('Not ready yet'), LONGEST_START_MS);
    child.once('message', (message) => resolve(announcement.parse(message).url));
    void Promise.race([once(child, 'message'), ended]).then(() => clearTimeout(limit));
    void ended.then((code) => fail(`Ended with ${code}`));
  });
  // A test that waits for the end instead does not handle it.
  ready.catch(() => undefined);
  begun.push(child);
  return { child, ended, ready, complaints, log };
}

/** A start that must fail: its exit code and what it says about it. */
export async function failedStart(settings: Settings) {
  const { ended, complaints } = begin(settings);
  return { code: await ended, complaint: complaints() };
}

function collected(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

/** Where a stand-in has its database: a place that the settings name is left as it is, any other goes with it. */
async function databasePlace({ DATABASE_URL, OUTREACH_DATA_DIR }: Settings) {
  const remove = async () => undefined;
  const { TEST_DATABASE_URL } = process.env;
  if (DATABASE_URL) return { settings: {}, url: async () => DATABASE_URL, remove };
  if (OUTREACH_DATA_DIR) return { ...embeddedIn(OUTREACH_DATA_DIR), remove };
  if (TEST_DATABASE_URL) return databaseOn(TEST_DATABASE_URL);
  const directory = await newDataDirectory();
  return {
    ...embeddedIn(directory),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
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
