/**
 * The servers of all wire tests: one PostgreSQL server, because making a cluster takes longer than most test files, and one
 * stand-in for each jest worker. They run until the parent process disconnects.
 */
import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@/backend/database/embedded/server';
import { newDataDirectory, SHARED, startStandIn } from './stand-in';

void run(Number(process.argv[2]));

async function run(workers: number): Promise<void> {
  const server = await databaseServer();
  process.env.TEST_DATABASE_URL = server.url;
  const standIns = await Promise.all(Array.from({ length: workers }, () => startStandIn(SHARED)));
  process.once('disconnect', async () => {
    await Promise.all(standIns.map((standIn) => standIn.stop()));
    await server.stop();
    process.exit(0);
  });
  const places = standIns.map(({ url, databaseUrl }) => ({ url, databaseUrl }));
  process.send?.({ databaseUrl: server.url, standIns: places });
}

async function databaseServer() {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined };
  const directory = await newDataDirectory();
  const { url, stop } = await startEmbeddedPostgres(directory);
  return { url, stop: () => stop().then(() => rm(directory, { recursive: true, force: true })) };
}
