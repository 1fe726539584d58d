/** A PostgreSQL of our own in the data directory, for machines where nobody set one up. */
import type { FastifyBaseLogger } from 'fastify';

import { findBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { preparePrograms } from './programs';
import { type EmbeddedServer, startServer } from './server';

/** The caller holds the lock on the directory. */
export async function startEmbeddedPostgres(
  dataDirectory: string,
  log: FastifyBaseLogger,
): Promise<EmbeddedServer> {
  const programs = await preparePrograms(await findBinaries(), dataDirectory);
  const cluster = await ensureCluster(dataDirectory, programs, log);
  return startServer(cluster, programs);
}
