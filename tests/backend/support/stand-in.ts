/** The real stand-in as a child process, on a data directory and a port of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A database is there within a second, or within thirty on a machine that is busy with other things. */
const LONGEST_START_MS = 90_000;
jest.setTimeout(120_000);

type Settings = Record<string, string | undefined>;

const USUAL: Settings = { BACKEND_PORT: '0', DEMO_DATA: 'none' };

export type Run = {
  child: ChildProcess;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** What it said on stderr and on stdout. */
  complaints: () => string;
  log: () => string;
};

export type StandIn = Run & {
  url: string;
  dataDirectory: string;
  /** For setting up and looking behind the scenes. */
  db: Client;
  stop: () => Promise<number | null>;
};

export function newDataDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'outreach-backend-'));
}

/** Starts and waits until it is ready. Without a data directory it gets one that goes with it. */
export async function startStandIn(settings: Settings = {}): Promise<StandIn> {
  const dataDirectory = settings.OUTREACH_DATA_DIR ?? (await newDataDirectory());
  const run = begin({ OUTREACH_DATA_DIR: dataDirectory, ...settings });
  const url = await address(run);
  const db = new Client({ connectionString: await databaseUrl(dataDirectory) });
  // The connection may break together with the stand-in.
  db.on('error', () => undefined);
  await db.connect();
  const stop = async () => {
    await db.end();
    run.child.kill('SIGTERM');
    const code = await run.ended;
    if (!settings.OUTREACH_DATA_DIR) await rm(dataDirectory, { recursive: true, force: true });
    return code;
  };
  return { ...run, url, dataDirectory, db, stop };
}

/** For starts that are expected to fail, or to be interrupted. */
export function begin(settings: Settings): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: { ...inherited(), ...USUAL, ...settings, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return {
    child,
    ended: new Promise((resolve) => child.once('close', resolve)),
    complaints: collected(child.stderr),
    log: collected(child.stdout),
  };
}

/** A start that must fail: its exit code and what it says about it. */
export async function failedStart(settings: Settings) {
  const run = begin(settings);
  const code = await run.ended;
  return { code, complaint: run.complaints() };
}

/** Nothing that the person at the terminal has set may change a test. */
function inherited(): Settings {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot };
}

function collected(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

function address({ child, ended, complaints, log }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const said = () => `${complaints()}${log()}`;
    const limit = setTimeout(() => reject(new Error(`Not ready yet: ${said()}`)), LONGEST_START_MS);
    child.on('message', (message) => {
      clearTimeout(limit);
      if (typeof message === 'object' && 'ready' in message && 'url' in message) {
        resolve(String(message.url));
      }
    });
    ended.then((code) => reject(new Error(`Ended with ${code}: ${said()}`)), reject);
  });
}

async function databaseUrl(dataDirectory: string): Promise<string> {
  const cluster = join(dataDirectory, 'postgres');
  const password = await readFile(join(cluster, 'stand-in.password'), 'utf8');
  const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://outreach:${password}@127.0.0.1:${port}/postgres`;
}
