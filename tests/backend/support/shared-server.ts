/** An embedded server that runs until its parent lets go of it, and tells the parent where it is. */
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '@/backend/database/embedded/server';
import { newDataDirectory } from './database-place';

void run();

async function run(): Promise<void> {
  const directory = await newDataDirectory();
  const server = await startEmbeddedPostgres(directory, pino({ level: 'silent' }));
  process.once('disconnect', async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
    process.exit(0);
  });
  process.send?.({ url: server.url });
}
