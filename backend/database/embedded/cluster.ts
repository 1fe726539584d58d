/** The database cluster on disk. It is made under another name, so that what has the name is complete. */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import { codeOf, reasonOf, StartFailure } from '@/backend/start-failure';
import type { Programs } from './programs';

/** The last file put into a cluster. */
const PASSWORD_FILE = 'stand-in.password';

export const DATABASE_USER = 'outreach';
export type Cluster = { directory: string; password: string };

export async function ensureCluster(
  dataDirectory: string,
  programs: Programs,
  log: FastifyBaseLogger,
): Promise<Cluster> {
  const directory = directoryIn(dataDirectory);
  try {
    const there = await findCluster(dataDirectory);
    if (there) return there;
    await setAside(directory, log);
    return { directory, password: await createCluster(directory, programs) };
  } catch (error) {
    throw new StartFailure(
      `The database in ${dataDirectory} cannot be set up: ${reasonOf(error)}.`,
    );
  }
}

/** Undefined where there is none, or none that is complete. */
async function findCluster(dataDirectory: string): Promise<Cluster | undefined> {
  const directory = directoryIn(dataDirectory);
  const password = await readIfThere(join(directory, PASSWORD_FILE));
  return password ? { directory, password } : undefined;
}

function directoryIn(dataDirectory: string): string {
  return join(dataDirectory, 'postgres');
}

/** A folder of that name that is no complete cluster was not left by us; it is kept. */
async function setAside(directory: string, log: FastifyBaseLogger): Promise<void> {
  const aside = `${directory}.incomplete-${Date.now()}`;
  try {
    await rename(directory, aside);
    log.warn({ aside }, 'the data directory held an incomplete database, which was set aside');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

async function createCluster(directory: string, programs: Programs): Promise<string> {
  const unfinished = `${directory}.unfinished`;
  const passwordFile = `${directory}.password`;
  const password = randomBytes(24).toString('base64url');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { owner } = programs;
  if (owner) {
    for (const path of [unfinished, passwordFile]) await chown(path, owner.uid, owner.gid);
  }
  await programs.run('initdb', [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  await rename(passwordFile, join(unfinished, PASSWORD_FILE));
  await rename(unfinished, directory);
  return password;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
