/** The queue of mails to be sent, kept by graphile-worker in a schema of its own in the same database. */
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { Queries } from '@/backend/database/connection';

const SEND_MAIL = 'send-mail';
const AT_ONCE = 2;
/** How long a job may go on when the program stops, before its signal tells it to give up. */
const GRACE_MS = 5_000;

const payload = z.object({ mailId: z.number() });
const silent = new Logger(() => () => undefined);

/** Rejects where the mail is to be tried again, a little later each time. */
export type Job = (mailId: number, signal: AbortSignal) => Promise<void>;

/** Sets the queue up in the database, or brings an older one up to date. */
export function prepareQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: silent });
}

/** In the caller's transaction. A mail has one job at most: queueing it again replaces the job before. */
export async function queueMail(tx: Queries, mailId: number): Promise<void> {
  const facts = JSON.stringify({ mailId });
  await tx.execute(
    sql`select graphile_worker.add_job(${SEND_MAIL}, ${facts}::json, job_key := ${`mail-${mailId}`})`,
  );
}

/** Shares the queue with whoever else works on this database. */
export function workOnQueue(pool: Pool, job: Job, log: FastifyBaseLogger): Promise<Runner> {
  return run({
    pgPool: pool,
    noHandleSignals: true,
    concurrency: AT_ONCE,
    preset: { worker: { gracefulShutdownAbortTimeout: GRACE_MS } },
    logger: queueLogger(log),
    taskList: {
      [SEND_MAIL]: (facts, { abortSignal }) => job(payload.parse(facts).mailId, abortSignal),
    },
  });
}

/** A failed job has reported itself, in words that name nobody; what remains is about the queue. */
function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, facts) => {
    if (facts?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'mail queue');
  });
}
