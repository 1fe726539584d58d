/** A PostgreSQL server beside the embedded one: a running one, or one of our own from installed programs. */
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

import { type Binaries, preparePrograms } from '@/backend/database/embedded/programs';
import { createCluster, startServer } from '@/backend/database/embedded/server';
import { reasonOf } from '@/backend/start-failure';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST_MAJOR_VERSION = 15;

export type SecondServer = { url: string; version: string; stop: () => Promise<void> };

/** Or why there is none, in words that go behind a colon. */
export async function secondServer(env: NodeJS.ProcessEnv): Promise<SecondServer | string> {
  if (env.TEST_DATABASE_URL) return described(env.TEST_DATABASE_URL, async () => undefined);
  const folder = env.PG_BIN || (await debianFolder());
  if (!folder) {
    return `none is installed in ${DEBIAN}, and neither PG_BIN nor TEST_DATABASE_URL names one`;
  }
  const directory = await mkdtemp(join(tmpdir(), 'outreach-second-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const { url, stop } = await started(folder, directory);
    return await described(url, async () => {
      await stop();
      await remove();
    });
  } catch (error) {
    await remove();
    return `the one in ${folder} does not start (${reasonOf(error)})`;
  }
}

async function started(folder: string, directory: string) {
  const binaries: Binaries = {
    initdb: join(folder, 'initdb'),
    pg_ctl: join(folder, 'pg_ctl'),
    postgres: join(folder, 'postgres'),
  };
  // Everybody may pass through; what is inside is the server's alone.
  await chmod(directory, 0o711);
  const programs = await preparePrograms(binaries, directory);
  // As an administrator on Debian would make one: the locale is the system's own, not PostgreSQL's.
  const flags = ['--locale=C.UTF-8', '--no-sync'];
  return startServer(await createCluster(join(directory, 'cluster'), programs, flags), programs);
}

async function debianFolder(): Promise<string | undefined> {
  const versions = (await readdir(DEBIAN).catch(() => [])).map(Number);
  const newest = Math.max(...versions.filter((version) => version >= OLDEST_MAJOR_VERSION));
  return Number.isFinite(newest) ? join(DEBIAN, String(newest), 'bin') : undefined;
}

async function described(url: string, stop: () => Promise<void>): Promise<SecondServer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return { url, version: rows[0]?.server_version ?? 'of unknown version', stop };
}
