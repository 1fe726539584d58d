/** The part of this process that sends queued mail. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { Config } from '@/backend/config';
import type { Database } from '@/backend/database/connection';
import { attemptMail, openTransport } from './delivery';
import { SEND_MAIL } from './queue';

const AT_ONCE = 2;
/** How long a job may go on when the program stops, before its signal tells it to give up. */
const GRACE_MS = 5_000;
const RESTART_AFTER_MS = 5_000;

const payload = z.object({ mailId: z.number() });

type MailWork = { db: Database; pool: Pool; config: Config; log: FastifyBaseLogger };

/**
 * Works on the queue until the program ends, beside others on the same database. The returned function stops it: a mail
 * that is being sent is sent to its end, within the queue's grace.
 */
export async function startMailWorker({ db, pool, config, log }: MailWork) {
  const transport = openTransport(config.smtpUrl);
  const post = { db, transport, sender: config, log };
  const stopping = new AbortController();
  let runner = await begin();
  const kept = keepRunning();
  return async () => {
    stopping.abort();
    // Rejects where it has ended already.
    await runner.stop().catch(() => undefined);
    await kept;
    transport?.close();
  };

  function begin() {
    return run({
      pgPool: pool,
      noHandleSignals: true,
      concurrency: AT_ONCE,
      preset: { worker: { gracefulShutdownAbortTimeout: GRACE_MS } },
      logger: queueLogger(log),
      taskList: {
        [SEND_MAIL]: (facts, { abortSignal }) =>
          attemptMail(post, payload.parse(facts).mailId, abortSignal),
      },
    });
  }

  /** The queue gives up where it cannot note how a job went; the mails are all still there. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.error('the mail worker ended and is started again');
      await pause(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      runner = await begin().catch(() => runner);
    }
  }
}

/** A failed job has reported itself, in words that name no person; what remains is about the queue. */
function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, facts) => {
    if (facts?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'mail queue');
  });
}
