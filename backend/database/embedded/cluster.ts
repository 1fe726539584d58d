/** The database cluster on disk. It is made under another name, so that what has the name is complete. */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import { codeOf, reasonOf, StartFailure } from '@/backend/start-failure';
import type { Programs } from './programs';

/** The last file put into a cluster. */
const PASSWORD_FILE = 'stand-in.password';
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

export const DATABASE_USER = 'outreach';
export type Cluster = { directory: string; password: string };

export async function ensureCluster(
  dataDirectory: string,
  programs: Programs,
  log: FastifyBaseLogger,
): Promise<Cluster> {
  const directory = join(dataDirectory, 'postgres');
  try {
    const password = await readFile(join(directory, PASSWORD_FILE), 'utf8').catch(ifMissing);
    if (password) return { directory, password };
    // A folder of that name that is no complete cluster was not left by us; it is kept.
    const aside = `${directory}.incomplete-${Date.now()}`;
    if (await rename(directory, aside).then(() => true, ifMissing)) {
      log.warn({ aside }, 'the data directory held an incomplete database, which was set aside');
    }
    return await createCluster(directory, programs);
  } catch (error) {
    throw new StartFailure(
      `The database in ${dataDirectory} cannot be set up: ${reasonOf(error)}.`,
    );
  }
}

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

function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
