/** The real stand-in as a child process, on a database and a port of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';

import { databasePlace, type Settings } from './database-place';

/** A database is there within a second, or within thirty on a machine that is busy with other things. */
const LONGEST_START_MS = 90_000;
jest.setTimeout(120_000);

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
  databaseUrl: string;
  /** For setting up and looking behind the scenes. */
  db: Client;
  stop: () => Promise<number | null>;
};

/** Starts and waits until it is ready. Where the settings name no database it gets one that goes with it. */
export async function startStandIn(settings: Settings = {}): Promise<StandIn> {
  const place = await databasePlace(settings);
  const run = begin({ ...place.settings, ...settings });
  const url = await address(run);
  const databaseUrl = await place.url();
  const db = new Client({ connectionString: databaseUrl });
  // The connection may break together with the stand-in.
  db.on('error', () => undefined);
  await db.connect();
  const stop = async () => {
    await db.end();
    run.child.kill('SIGTERM');
    const code = await run.ended;
    await place.remove();
    return code;
  };
  return { ...run, url, databaseUrl, db, stop };
}

const begun: ChildProcess[] = [];

/** Whatever a test file has started, and not stopped itself. */
export async function stopAll(): Promise<void> {
  const running = begun.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  // Not until they are closed: a database that a crash left behind may hold their output open.
  const gone = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(gone);
}

/** For starts that are expected to fail, or to be interrupted. */
export function begin(settings: Settings, stdout: 'pipe' | number = 'pipe'): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: { ...inherited(), ...USUAL, ...settings, NODE_ENV: 'test' },
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  });
  begun.push(child);
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
    void ended.then((code) => {
      clearTimeout(limit);
      reject(new Error(`Ended with ${code}: ${said()}`));
    });
  });
}
