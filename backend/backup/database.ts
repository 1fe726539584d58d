/** The way to the database: one that is running is used as it is, one that is stopped is started meanwhile. */
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';

import type { Config } from '@/backend/config';
import { connect } from '@/backend/database/connection';
import { findCluster } from '@/backend/database/embedded/cluster';
import { lockDataDirectory } from '@/backend/database/embedded/data-directory-lock';
import { startEmbeddedPostgres } from '@/backend/database/embedded/embedded';
import { type EmbeddedServer, findServer } from '@/backend/database/embedded/server';
import type { Lifecycle } from '@/backend/lifecycle';
import { reasonOf, StartFailure } from '@/backend/start-failure';

/** `complaint` asks a server that was started for this what went wrong in it. */
export type Reached = {
  pool: Pool;
  client: PoolClient;
  complaint?: (() => Promise<string>) | undefined;
};
export type Surroundings = { config: Config; lifecycle: Lifecycle; log: FastifyBaseLogger };

export async function reachToRead(surroundings: Surroundings): Promise<Reached> {
  const { databaseUrl, dataDirectory } = surroundings.config;
  if (databaseUrl) return reach({ url: databaseUrl }, surroundings);
  const cluster = await findCluster(dataDirectory);
  if (!cluster) {
    throw new StartFailure(
      `There is no database in ${dataDirectory}; name its directory with OUTREACH_DATA_DIR, or its server with DATABASE_URL.`,
    );
  }
  const url = await findServer(cluster);
  return reach(url ? { url } : await startServer(surroundings), surroundings);
}

/** Makes a data directory where there is none. Refused while a stand-in runs on it. */
export async function reachToFill(surroundings: Surroundings): Promise<Reached> {
  const { databaseUrl } = surroundings.config;
  return reach(databaseUrl ? { url: databaseUrl } : await startServer(surroundings), surroundings);
}

type Server = Pick<EmbeddedServer, 'url'> & Partial<EmbeddedServer>;

async function startServer({ config, lifecycle, log }: Surroundings): Promise<EmbeddedServer> {
  lifecycle.onStop(await lockDataDirectory(config.dataDirectory));
  const server = await startEmbeddedPostgres(config.dataDirectory, log);
  lifecycle.onStop(server.stop);
  return server;
}

async function reach(
  { url, complaint }: Server,
  { lifecycle, log }: Surroundings,
): Promise<Reached> {
  const { pool } = connect(url, (error) => log.debug({ err: error }, 'lost a connection'));
  try {
    const client = await pool.connect();
    lifecycle.onStop(() => {
      client.release(true);
      return pool.end();
    });
    return { pool, client, complaint };
  } catch (error) {
    throw new StartFailure(`The PostgreSQL server cannot be reached: ${reasonOf(error)}.`);
  }
}
