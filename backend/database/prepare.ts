/** Makes a database ready to serve: reachable, new enough, with our tables, and filled where that is wanted. */
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

import { codeOf, reasonOf, StartFailure } from '@/backend/start-failure';

const OLDEST_MAJOR_VERSION = 15;
/** Any number, as long as it is always the same one. */
const START_LOCK = 7_128_015;
const MIGRATIONS = join(import.meta.dirname, 'migrations');
const DISK_FULL = '53100';

/** `fill` runs behind the migrations, and like them in one process at a time however many start together. */
export async function prepareDatabase(pool: Pool, fill: () => Promise<void>): Promise<void> {
  const client = await reach(pool);
  try {
    await refuseOldVersion(client);
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      await fill();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = codeOf(error) === DISK_FULL ? 'the disk is full' : reasonOf(causeOf(error));
    throw new StartFailure(`The database could not be prepared: ${reason}.`);
  } finally {
    client.release();
  }
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

/** The query builder wraps the driver's error in one that repeats the whole query. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error;
}
