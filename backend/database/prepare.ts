/** Makes a database ready to serve: reachable, new enough, with our tables, and filled where that is wanted. */
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

import { prepareQueue } from '@/backend/mail/queue';
import { codeOf, reasonOf, StartFailure } from '@/backend/start-failure';

const OLDEST_MAJOR_VERSION = 15;
/** Held while tables are made or changed. Any number, as long as it is always the same one. */
const SCHEMA_LOCK = 7_128_015;
const MIGRATIONS = join(import.meta.dirname, 'migrations');
const DISK_FULL = '53100';
/** Trigrams and distances between words. Both are trusted: a role that may create a schema may create them. */
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];

export type Preparation = {
  /** Runs behind the migrations, and like them in one process at a time however many start together. */
  fill: () => Promise<void>;
  /** The server's own words, where it can be asked even when its connections break. */
  complaint?: (() => Promise<string>) | undefined;
};

export async function prepareDatabase(pool: Pool, { fill, complaint }: Preparation): Promise<void> {
  const client = await reach(pool);
  try {
    await refuseOldVersion(client);
    // Whoever was first may fill the database for minutes.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    for (const name of EXTENSIONS) await ensureExtension(client, name);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await prepareQueue(pool);
    await fill();
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database could not be prepared: ${await whyItFailed(error, complaint)}.`,
    );
  } finally {
    // Closing the connection gives the lock back.
    client.release(true);
  }
}

/** An error without a code of PostgreSQL's is a connection that broke. */
async function whyItFailed(error: unknown, complaint: Preparation['complaint']): Promise<string> {
  const code = codeOf(error);
  if (code === DISK_FULL) return 'the disk is full';
  const said = code === undefined ? await complaint?.() : undefined;
  return said ?? reasonOf(causeOf(error));
}

async function reach(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new StartFailure(
      `The PostgreSQL server of DATABASE_URL cannot be reached: ${reasonOf(error)}.`,
    );
  }
}

async function refuseOldVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ major: number; version: string }>(
    `select current_setting('server_version_num')::int / 10000 as major,
            current_setting('server_version') as version`,
  );
  const [server] = rows;
  if (server && server.major >= OLDEST_MAJOR_VERSION) return;
  throw new StartFailure(
    `The PostgreSQL server of DATABASE_URL is version ${server?.version}; it must be ${OLDEST_MAJOR_VERSION} or newer.`,
  );
}

async function ensureExtension(client: PoolClient, name: string): Promise<void> {
  try {
    await client.query(`create extension if not exists ${name}`);
  } catch (error) {
    throw new StartFailure(
      `The database needs PostgreSQL's extension ${name}, and creating it failed: ${reasonOf(error)}; let an administrator say "create extension ${name}" in it (on Debian it comes with postgresql-contrib).`,
    );
  }
}

/** The query builder wraps the driver's error in one that repeats the whole query. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error;
}
