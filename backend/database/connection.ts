/** The connection pool. */
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

import * as schema from './schema';

export type Database = NodePgDatabase<typeof schema>;
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Connects lazily: an unreachable server fails the first query. */
export function connect(url: string, onLost: (error: Error) => void) {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    // All queries are short; compiling them would take longer.
    options: '-c jit=off',
  });
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', onLost);
  return { db: drizzle(pool, { schema }), pool };
}
