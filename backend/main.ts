/** Starts the stand-in: a database, its tables and data, and then the server. */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { type Config, readConfig } from './config';
import { connect, type Database } from './database/connection';
import { lockDataDirectory } from './database/embedded/data-directory-lock';
import { startEmbeddedPostgres } from './database/embedded/server';
import { prepareDatabase } from './database/prepare';
import { fillWithDemoData } from './demo-data';
import { fullDisk, watchDisk } from './disk';
import { createServer } from './http/server';
import { Lifecycle } from './lifecycle';
import { queueAbandonedMails, removeOldMails } from './mail/outbox';
import { startMailWorker } from './mail/worker';
import { removeExpiredSessions } from './sessions/store';
import { codeOf, reasonOf, StartFailure } from './start-failure';

const CLEAN_EVERY_MS = 10 * 60 * 1000;

// Not pino's own way to write, which tries for ever where a disk is full.
const log = pino({ level: 'info' }, process.stdout);
const lifecycle = new Lifecycle(log);
process.stdout.on('error', endWithoutLog);

void run().catch(refuseToStart);

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
  const server = config.databaseUrl
    ? { url: config.databaseUrl, complaint: undefined }
    : await embeddedDatabase(config);
  const { db, pool } = connect(server.url, (error) =>
    log.warn({ err: error }, 'lost a connection'),
  );
  lifecycle.onStop(() => pool.end());
  const fill = () => fillWithDemoData(db, config, log);
  await prepareDatabase(pool, { fill, complaint: server.complaint });
  await keepClean(db);
  lifecycle.onStop(await startMailWorker({ db, pool, config, log }));
  const app = await createServer({ db, config }, log);
  lifecycle.onStop(() => app.close());
  process.send?.({ ready: true, url: await listen(app, config) });
}

async function embeddedDatabase({ dataDirectory }: Config) {
  const full = await fullDisk(dataDirectory);
  if (full) throw new StartFailure(full);
  lifecycle.onStop(await lockDataDirectory(dataDirectory));
  lifecycle.onStop(watchDisk(dataDirectory, (sentence) => void lifecycle.fail(sentence)));
  const server = await startEmbeddedPostgres(dataDirectory, log);
  lifecycle.onStop(server.stop);
  void server.ended.then(async () =>
    lifecycle.fail(
      (await fullDisk(dataDirectory)) ?? 'The stand-in backend lost its PostgreSQL server.',
    ),
  );
  return server;
}

/** At once and now and then, throws away what has expired and queues mails again whose sender died. */
async function keepClean(db: Database): Promise<void> {
  const clean = () =>
    Promise.all([removeExpiredSessions(db), removeOldMails(db), queueAbandonedMails(db)]).catch(
      (error: unknown) => log.warn({ err: error }, 'housekeeping failed'),
    );
  await clean();
  const timer = setInterval(() => void clean(), CLEAN_EVERY_MS);
  lifecycle.onStop(() => clearInterval(timer));
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const reason =
      codeOf(error) === 'EADDRINUSE' ? 'another program uses it already' : reasonOf(error);
    throw new StartFailure(
      `The stand-in backend cannot listen on ${host}:${port}: ${reason}; choose another port with BACKEND_PORT.`,
    );
  }
}

function refuseToStart(error: unknown): Promise<void> {
  if (error instanceof StartFailure) return lifecycle.fail(error.message);
  return lifecycle.fail(`The stand-in backend could not start: ${reasonOf(error)}.`);
}

/** The end of the program that reads it is no reason: that one stops us by itself. */
function endWithoutLog(error: Error): void {
  if (codeOf(error) === 'EPIPE') return;
  void lifecycle.fail(`The stand-in backend cannot write its log: ${reasonOf(error)}.`);
}
