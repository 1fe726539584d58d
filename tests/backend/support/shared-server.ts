/** An embedded server that runs until its parent lets go of it, and tells the parent where it is. */
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { findBinaries } from '@/backend/database/embedded/binaries';
import { ensureCluster } from '@/backend/database/embedded/cluster';
import { preparePrograms } from '@/backend/database/embedded/programs';
import { startServer } from '@/backend/database/embedded/server';
import { newDataDirectory } from './database-place';

void run();

async function run(): Promise<void> {
  const directory = await newDataDirectory();
  const programs = await preparePrograms(await findBinaries(), directory);
  const cluster = await ensureCluster(directory, programs, pino({ level: 'silent' }));
  const server = await startServer(cluster, programs);
  process.once('disconnect', async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
    process.exit(0);
  });
  process.send?.({ url: server.url });
}
