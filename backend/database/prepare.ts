/** Checks the server's version, runs the migrations and fills an empty database. */
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

import { failWith, reasonOf, StartFailure } from '@/backend/start-failure';

const OLDEST_MAJOR_VERSION = 15;
/** Key of the advisory lock that is held during migrations; must not change. */
const SCHEMA_LOCK = 7_128_015;
const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Trigrams and edit distances. Both are trusted: a role that may create a schema may create them. */
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];

export async function prepareDatabase(pool: Pool, fill: () => Promise<void>): Promise<void> {
  const unreachable = (reason: string) =>
    `The PostgreSQL server of DATABASE_URL cannot be reached: ${reason}.`;
  const client = await pool.connect().catch(failWith(unreachable));
  try {
    await checkVersion(client);
    // Another process may hold the lock for minutes while it fills the database.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    for (const name of EXTENSIONS) await ensureExtension(client, name);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await fill();
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    // The query builder wraps the driver's error in one that repeats the query.
    const cause = error instanceof Error ? error.cause : undefined;
    throw new StartFailure(`The database could not be prepared: ${reasonOf(cause ?? error)}.`);
  } finally {
    client.release(true);
  }
}

async function checkVersion(client: PoolClient): Promise<void> {
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
  const missing = (reason: string) =>
    `The database needs PostgreSQL's extension ${name}, and creating it failed: ${reason}; let an administrator say "create extension ${name}" in it (on Debian it comes with postgresql-contrib).`;
  await client.query(`create extension if not exists ${name}`).catch(failWith(missing));
}
