/** Sends the queued e-mails over SMTP; without SMTP_URL the outbox keeps them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run } from 'graphile-worker';
import { createTransport, type Transporter } from 'nodemailer';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { Config } from '@/backend/config';
import type { Database } from '@/backend/database/connection';
import { codeOf, reasonOf } from '@/backend/start-failure';
import { type InviteEmail, isDeliverable, undeliverableReason } from './invite-email';
import { messageOf } from './message';
import { beginAttempt, endAttempt, SEND_MAIL, settleMail } from './outbox';

const CONCURRENCY = 2;
/** How long a job may run after a stop, before its signal aborts it. */
const GRACE_MS = 5_000;
const RESTART_AFTER_MS = 5_000;
/** With the queue's exponential backoff of up to six hours, a little more than a day. */
const MOST_ATTEMPTS = 14;
const LONGEST_REASON = 500;
/** Far below the time after which an attempt counts as abandoned. */
const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};
/** Rejections of sender, recipient or message. Others, such as of the SMTP sign-in, are about the settings. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];
const smtpError = z.object({ code: z.string(), responseCode: z.number() }).partial();
const payload = z.object({ mailId: z.number() });

/** Tells the queue to retry. The queue stores the message, so it holds no personal data. */
class RetryError extends Error {}

/** Works beside other processes on the same database. The returned function waits for the e-mails that are being sent. */
export async function startMailer(
  db: Database,
  pool: Pool,
  config: Config,
  log: FastifyBaseLogger,
) {
  const transport = openTransport(config.smtpUrl);
  const stopping = new AbortController();
  let runner = await startRunner();
  const running = keepRunning();
  return async () => {
    stopping.abort();
    // Rejects where it has ended already.
    await runner.stop().catch(() => undefined);
    await running;
    transport?.close();
  };

  function startRunner() {
    return run({
      pgPool: pool,
      noHandleSignals: true,
      concurrency: CONCURRENCY,
      preset: { worker: { gracefulShutdownAbortTimeout: GRACE_MS } },
      logger: queueLogger(log),
      taskList: {
        [SEND_MAIL]: (job, { abortSignal }) => attempt(payload.parse(job).mailId, abortSignal),
      },
    });
  }

  /** The queue ends where it cannot store the result of a job. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.error('the mail worker ended and is started again');
      await pause(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      runner = await startRunner().catch(() => runner);
    }
  }

  /** Rejects with a RetryError where another attempt is due. */
  async function attempt(mailId: number, signal: AbortSignal): Promise<void> {
    try {
      const email = await beginAttempt(db, mailId);
      if (email) await send(email, signal);
    } catch (error) {
      if (error instanceof RetryError) throw error;
      log.error({ mailId, code: codeOf(error) }, 'an attempt to send a mail broke off');
      throw new RetryError('the attempt broke off');
    }
  }

  async function send(email: InviteEmail, signal: AbortSignal): Promise<void> {
    const { mailId, eventId, presenterId, attempts, lastError } = email;
    const fields = { mailId, eventId, presenterId, attempt: attempts };
    if (email.isOutdated) return settleMail(db, mailId, 'superseded', lastError);
    if (!isDeliverable(email)) {
      log.warn(fields, 'a mail cannot be delivered');
      return settleMail(db, mailId, 'undeliverable', undeliverableReason(email));
    }
    try {
      await transport?.sendMail({ ...messageOf(email, config), signal });
    } catch (error) {
      // The log has codes only: a server's messages hold addresses.
      const { code = '', responseCode: smtpStatus = 0 } = smtpError.safeParse(error).data ?? {};
      const isFinal = ABOUT_THE_MAIL.includes(code) && smtpStatus >= 500;
      const isLast = isFinal || attempts >= MOST_ATTEMPTS;
      log.warn({ ...fields, code, smtpStatus, isLast }, 'a mail was not sent');
      const reason = reasonOf(error).slice(0, LONGEST_REASON);
      if (isLast) return settleMail(db, mailId, 'failed', reason);
      await endAttempt(db, mailId, reason);
      throw new RetryError('the mail was not sent');
    }
    return settleMail(db, mailId, transport ? 'sent' : 'kept', null);
  }
}

function openTransport(url: string | undefined): Transporter | undefined {
  if (url === undefined) return undefined;
  const pool = { pool: true, maxConnections: 2, idleTimeout: 10_000, maxRequeues: 0 } as const;
  return createTransport({ url, ...pool, ...TIMEOUTS_MS });
}

/** Without failed jobs, which `send` has logged. */
function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'mail queue');
  });
}
