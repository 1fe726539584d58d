/** A PostgreSQL server in the data directory, on a free loopback port and with a password. */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import getPort from 'get-port';

import { codeOf, failWith, StartFailure } from '@/backend/start-failure';
import { errorIn, findBinaries, type Programs, preparePrograms } from './programs';

const HOST = '127.0.0.1';
const DATABASE_USER = 'outreach';
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const PASSWORD_FILE = 'stand-in.password';
const READY = 'database system is ready to accept connections';
const POLL_INTERVAL_MS = 20;
/** Includes the recovery after a crash. */
const LONGEST_START_MS = 120_000;
const LONGEST_STOP_SECONDS = 8;

type Cluster = { directory: string; password: string };

/** The caller holds the lock on the directory. */
export async function startEmbeddedPostgres(dataDirectory: string) {
  const programs = await preparePrograms(await findBinaries(), dataDirectory);
  const failed = (reason: string) =>
    `The database in ${dataDirectory} cannot be set up: ${reason}.`;
  const cluster = await ensureCluster(dataDirectory, programs).catch(failWith(failed));
  return startServer(cluster, programs);
}

async function ensureCluster(dataDirectory: string, programs: Programs): Promise<Cluster> {
  const directory = join(dataDirectory, 'postgres');
  try {
    return { directory, password: await readFile(join(directory, PASSWORD_FILE), 'utf8') };
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return createCluster(directory, programs);
  }
}

/** Renames the cluster into its place when it is complete. Rejects if the place is not empty. */
export async function createCluster(
  directory: string,
  { owner, run }: Programs,
  flags = LOCALE,
): Promise<Cluster> {
  const unfinished = `${directory}.unfinished`;
  const passwordFile = `${directory}.password`;
  const password = randomBytes(24).toString('base64url');
  for (const path of [unfinished, passwordFile]) await rm(path, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  for (const path of [unfinished, passwordFile]) {
    if (owner) await chown(path, owner.uid, owner.gid);
  }
  await run('initdb', [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
    ...flags,
  ]);
  await rename(passwordFile, join(unfinished, PASSWORD_FILE));
  await rename(unfinished, directory);
  return { directory, password };
}

export async function startServer({ directory, password }: Cluster, programs: Programs) {
  await stopServer(directory, programs);
  const logFile = `${directory}.log`;
  const port = await getPort({ host: HOST });
  const output = await open(logFile, 'w', 0o600);
  const child = programs.start('postgres', ['-D', directory, ...settings(port)], {
    stdio: ['ignore', output.fd, output.fd],
    // Ctrl-C must not stop the server before the last request has ended.
    detached: true,
  });
  await output.close();
  const readLog = () => readFile(logFile, 'utf8');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (!(await isReady(readLog, ended))) {
    child.kill();
    const reason = errorIn(await readLog()) ?? `its log ${logFile} is empty`;
    throw new StartFailure(`PostgreSQL did not start: ${reason}.`);
  }
  return {
    url: `postgres://${DATABASE_USER}:${password}@${HOST}:${port}/postgres`,
    ended,
    stop: async () => {
      await stopServer(directory, programs);
      // For a data directory that was removed in the meantime.
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Also stops a server whose stand-in was killed; the caller's lock excludes any other. */
async function stopServer(directory: string, programs: Programs): Promise<void> {
  const stop = ['stop', '-D', directory, '-t', String(LONGEST_STOP_SECONDS)];
  // A fast stop writes a checkpoint, which fails on a full disk; after an immediate one the next start recovers.
  for (const mode of ['fast', 'immediate']) {
    if (!(await isRunning(directory))) return;
    // The server may end by itself, because its stand-in was killed.
    await programs.run('pg_ctl', [...stop, '-m', mode]).catch(() => undefined);
  }
}

function settings(port: number): string[] {
  const network = [`port=${port}`, `listen_addresses=${HOST}`, 'unix_socket_directories='];
  return [...network, 'max_connections=40', 'log_checkpoints=off'].flatMap((one) => ['-c', one]);
}

async function isReady(readLog: () => Promise<string>, ended: Promise<void>): Promise<boolean> {
  const hasEnded = ended.then(() => true);
  for (const limit = Date.now() + LONGEST_START_MS; Date.now() < limit; ) {
    if ((await readLog()).includes(READY)) return true;
    if (await Promise.race([hasEnded, pause(POLL_INTERVAL_MS, false)])) return false;
  }
  return false;
}

/** A postmaster.pid can outlive its server, and another process can have its pid. */
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

/**
 * Creates and locks the data directory. Returns a function that releases the lock, as the end of the process does. The file
 * stays: after a removal two processes could lock two files of that name.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<() => Promise<void>> {
  const unusable = (reason: string) =>
    `The data directory ${dataDirectory} cannot be used: ${reason}; choose another with OUTREACH_DATA_DIR.`;
  const file = await mkdir(dataDirectory, { recursive: true })
    .then(() => open(join(dataDirectory, 'stand-in.pid'), 'a+', 0o600))
    .catch(failWith(unusable));
  if (tryLock(file.fd)) {
    await file.truncate();
    await file.writeFile(String(process.pid));
    return () => file.close();
  }
  const holder = await file.readFile('utf8');
  await file.close();
  throw new StartFailure(
    `The data directory ${dataDirectory} is in use by another running stand-in (process ${holder}); stop that one, or choose another directory with OUTREACH_DATA_DIR.`,
  );
}
