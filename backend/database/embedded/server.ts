/** The running PostgreSQL server of a cluster: on loopback only, with a password, on any free port. */
import type { ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { StartFailure } from '@/backend/start-failure';
import { type Cluster, DATABASE_USER } from './cluster';
import { complaintIn } from './complaint';
import { findPostmaster } from './postmaster';
import type { Programs } from './programs';

const HOST = '127.0.0.1';
const LOOK_EVERY_MS = 20;
/** After a crash the server first repeats what it had promised to write. */
const LONGEST_START_MS = 120_000;
const LONGEST_STOP_SECONDS = 8;

export type EmbeddedServer = {
  url: string;
  ended: Promise<void>;
  stop: () => Promise<void>;
  /** What went wrong in it, in its own words. */
  complaint: () => Promise<string>;
};

export async function startServer(
  { directory, password }: Cluster,
  programs: Programs,
): Promise<EmbeddedServer> {
  await stopServer(directory, programs);
  const logFile = `${directory}.log`;
  const port = await freePort();
  const output = await open(logFile, 'w', 0o600);
  const child = programs.start('postgres', ['-D', directory, ...settings(port)], {
    stdio: ['ignore', output.fd, output.fd],
    // Ctrl-C is for us: the server goes down after the last request, not together with it.
    detached: true,
  });
  await output.close();
  const complaint = async () =>
    complaintIn(await readFile(logFile, 'utf8')) ?? `its log ${logFile} is empty`;
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  if (!(await isReady(directory, child, ended))) {
    child.kill();
    throw new StartFailure(`PostgreSQL did not start: ${await complaint()}.`);
  }
  return {
    url: urlOf(password, port),
    ended,
    complaint,
    stop: async () => {
      await stopServer(directory, programs);
      // Only matters where somebody removed the data directory in the meantime.
      child.kill('SIGINT');
      await ended;
    },
  };
}

function urlOf(password: string, port: number): string {
  return `postgres://${DATABASE_USER}:${password}@${HOST}:${port}/postgres`;
}

/** Also ends one whose stand-in was killed; the caller holds the lock, so it is nobody else's. */
async function stopServer(directory: string, programs: Programs): Promise<void> {
  if (!(await findPostmaster(directory))) return;
  const stop = ['stop', '-D', directory, '-t', String(LONGEST_STOP_SECONDS)];
  try {
    await programs.run('pg_ctl', [...stop, '-m', 'fast']);
  } catch {
    // On a full disk it cannot put things in order; what is on the disk already is enough to start again.
    await programs.run('pg_ctl', [...stop, '-m', 'immediate']).catch(async (error: unknown) => {
      // One whose stand-in was just killed is ending by itself, and may have been quicker.
      if (await findPostmaster(directory)) throw error;
    });
  }
}

function settings(port: number): string[] {
  const values = {
    port,
    listen_addresses: HOST,
    unix_socket_directories: '',
    max_connections: 40,
    // Every query here is short; compiling them costs more than it gives.
    jit: 'off',
    log_checkpoints: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isReady(
  directory: string,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<boolean> {
  const hasEnded = ended.then(() => true);
  for (const limit = Date.now() + LONGEST_START_MS; Date.now() < limit; ) {
    const postmaster = await findPostmaster(directory);
    if (postmaster?.pid === child.pid && postmaster?.isReady) return true;
    if (await Promise.race([hasEnded, pause(LOOK_EVERY_MS, false)])) return false;
  }
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, HOST, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
