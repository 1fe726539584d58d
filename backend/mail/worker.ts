/** The part of this process that sends queued mail, until the process ends. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

import type { Config } from '@/backend/config';
import type { Database } from '@/backend/database/connection';
import { attemptMail } from './attempt';
import { courierFor } from './courier';
import { workOnQueue } from './queue';

const RESTART_AFTER_MS = 5_000;

export type MailWork = { db: Database; pool: Pool; config: Config; log: FastifyBaseLogger };

/** The returned function stops it: a mail that is being sent is sent to its end, within the queue's grace. */
export async function startMailWorker(work: MailWork): Promise<() => Promise<void>> {
  const { db, pool, config, log } = work;
  const courier = courierFor(config.smtpUrl);
  const post = { db, courier, sender: config, log };
  const begin = () => workOnQueue(pool, (mailId, signal) => attemptMail(post, mailId, signal), log);
  const stopping = new AbortController();
  let runner = await begin();
  const kept = keepRunning();
  return async () => {
    stopping.abort();
    // Rejects where it has ended already.
    await runner.stop().catch(() => undefined);
    await kept;
    courier.close();
  };

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
