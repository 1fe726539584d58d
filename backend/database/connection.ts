/** The connection pool over which the stand-in speaks to its PostgreSQL. */
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

import * as schema from './schema';

export type Database = NodePgDatabase<typeof schema>;
/** The database itself or one transaction on it. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;
export type Connection = { db: Database; pool: Pool };

/** Opens lazily: a server that cannot be reached shows at the first query, not here. */
export function connect(url: string, onLost: (error: Error) => void): Connection {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    // Every query here is short; compiling them costs more than it gives.
    options: '-c jit=off',
  });
  // A connection that breaks in the middle of a query is nobody's to hear of but its own listener's.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', onLost);
  return { db: drizzle(pool, { schema }), pool };
}
