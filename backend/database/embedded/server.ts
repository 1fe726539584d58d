/** A PostgreSQL server of our own in the data directory: on loopback only, with a password, on any free port. */
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import getPort from 'get-port';

import { StartFailure } from '@/backend/start-failure';
import { type Cluster, DATABASE_USER, ensureCluster } from './cluster';
import { complaintIn, findBinaries, type Programs, preparePrograms } from './programs';

const HOST = '127.0.0.1';
const READY = 'database system is ready to accept connections';
const LOOK_EVERY_MS = 20;
/** After a crash the server first repeats what it had promised to write. */
const LONGEST_START_MS = 120_000;
const LONGEST_STOP_SECONDS = 8;

/** The caller holds the lock on the directory. */
export async function startEmbeddedPostgres(dataDirectory: string, log: FastifyBaseLogger) {
  const programs = await preparePrograms(await findBinaries(), dataDirectory);
  return startServer(await ensureCluster(dataDirectory, programs, log), programs);
}

export async function startServer({ directory, password }: Cluster, programs: Programs) {
  await stopServer(directory, programs);
  const logFile = `${directory}.log`;
  const port = await getPort({ host: HOST });
  const output = await open(logFile, 'w', 0o600);
  const child = programs.start('postgres', ['-D', directory, ...settings(port)], {
    stdio: ['ignore', output.fd, output.fd],
    // Ctrl-C is for us: the server goes down after the last request, not together with it.
    detached: true,
  });
  await output.close();
  const said = () => readFile(logFile, 'utf8');
  const complaint = async () => complaintIn(await said()) ?? `its log ${logFile} is empty`;
  const ended = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  );
  if (!(await isReady(said, ended))) {
    child.kill();
    throw new StartFailure(`PostgreSQL did not start: ${await complaint()}.`);
  }
  return {
    url: `postgres://${DATABASE_USER}:${password}@${HOST}:${port}/postgres`,
    ended,
    /** What went wrong in it, in its own words. */
    complaint,
    stop: async () => {
      await stopServer(directory, programs);
      // Only matters where somebody removed the data directory in the meantime.
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Also ends one whose stand-in was killed; the caller holds the lock, so it is nobody else's. */
async function stopServer(directory: string, programs: Programs): Promise<void> {
  if (!(await isRunning(directory))) return;
  const stop = ['stop', '-D', directory, '-t', String(LONGEST_STOP_SECONDS)];
  try {
    await programs.run('pg_ctl', [...stop, '-m', 'fast']);
  } catch {
    // On a full disk it cannot put things in order; what is on the disk already is enough to start again.
    await programs.run('pg_ctl', [...stop, '-m', 'immediate']).catch(async (error: unknown) => {
      // One whose stand-in was just killed is ending by itself, and may have been quicker.
      if (await isRunning(directory)) throw error;
    });
  }
}

function settings(port: number): string[] {
  const values = {
    port,
    listen_addresses: HOST,
    unix_socket_directories: '',
    max_connections: 40,
    log_checkpoints: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isReady(said: () => Promise<string>, ended: Promise<void>): Promise<boolean> {
  const hasEnded = ended.then(() => true);
  for (const limit = Date.now() + LONGEST_START_MS; Date.now() < limit; ) {
    if ((await said()).includes(READY)) return true;
    if (await Promise.race([hasEnded, pause(LOOK_EVERY_MS, false)])) return false;
  }
  return false;
}

/** A postmaster.pid can outlive its server, and the number then be another program's. */
async function isRunning(directory: string): Promise<boolean> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  const pid = Number.parseInt(await read(join(directory, 'postmaster.pid')), 10);
  if (process.platform === 'linux') return (await read(`/proc/${pid}/comm`)) === 'postgres\n';
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
