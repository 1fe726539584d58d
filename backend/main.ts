/** Starts the stand-in: the database, its tables and data, the mailer and the HTTP server. */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { type Config, readConfig } from './config';
import { connect, type Database } from './database/connection';
import { lockDataDirectory, startEmbeddedPostgres } from './database/embedded/server';
import { prepareDatabase } from './database/prepare';
import { organization, presenter } from './database/schema';
import { fullDisk, watchDisk } from './disk';
import { createServer } from './http/server';
import { Lifecycle } from './lifecycle';
import { startMailer } from './mail/mailer';
import { codeOf, reasonOf, StartFailure } from './start-failure';
import { wallClockAt } from './wire/dates';

// Not pino's default destination, which retries for ever on a full disk.
const log = pino({ level: 'info' }, process.stdout);
const lifecycle = new Lifecycle(log);
process.stdout.on('error', (error: Error) => {
  // A closed pipe is the end of the parent process, which stops this one by itself.
  if (codeOf(error) === 'EPIPE') return;
  void lifecycle.fail(`The stand-in backend cannot write its log: ${reasonOf(error)}.`);
});

void run().catch((error: unknown) =>
  lifecycle.fail(
    error instanceof StartFailure
      ? error.message
      : `The stand-in backend could not start: ${reasonOf(error)}.`,
  ),
);

async function run(): Promise<void> {
  const config = readConfig(process.env);
  log.level = config.logLevel;
  lifecycle.listen();
  await start(config).catch(async (error: unknown) => {
    const full = config.databaseUrl ? undefined : await fullDisk(config.dataDirectory);
    throw full === undefined ? error : new StartFailure(full);
  });
}

async function start(config: Config): Promise<void> {
  const url = config.databaseUrl ?? (await embeddedDatabase(config.dataDirectory));
  const { db, pool } = connect(url, (error) => log.warn({ err: error }, 'lost a connection'));
  lifecycle.onStop(() => pool.end());
  await prepareDatabase(pool, () => fillWithDemoData(db, config));
  lifecycle.onStop(startMailer(db, config, log));
  const app = await createServer({ db, config }, log);
  lifecycle.onStop(() => app.close());
  const address = await listen(app, config);
  // Without a parent process there is no channel, and an optional call would not evaluate its arguments.
  process.send?.({ ready: true, url: address });
}

async function embeddedDatabase(directory: string): Promise<string> {
  lifecycle.onStop(await lockDataDirectory(directory));
  lifecycle.onStop(watchDisk(directory, (message) => void lifecycle.fail(message)));
  const { url, stop, ended } = await startEmbeddedPostgres(directory);
  lifecycle.onStop(stop);
  void ended.then(async () =>
    lifecycle.fail(
      (await fullDisk(directory)) ?? 'The stand-in backend lost its PostgreSQL server.',
    ),
  );
  return url;
}

async function fillWithDemoData(
  db: Database,
  { demoData, demoSeed, agencyTimeZone }: Config,
): Promise<void> {
  if (demoData === 'none' || (await db.$count(presenter)) + (await db.$count(organization)) > 0) {
    return;
  }
  const { loadDemoData } = await import('./demo/load');
  const today = wallClockAt(new Date(), agencyTimeZone).slice(0, 10);
  await loadDemoData(db, { size: demoData, seed: demoSeed, today }, (step) =>
    log.info({ step }, 'loading demo data'),
  );
}

function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  return app.listen({ host, port }).catch((error: unknown) => {
    const isTaken = codeOf(error) === 'EADDRINUSE';
    const reason = isTaken ? 'another program uses it already' : reasonOf(error);
    throw new StartFailure(
      `The stand-in backend cannot listen on ${host}:${port}: ${reason}; choose another port with BACKEND_PORT.`,
    );
  });
}
