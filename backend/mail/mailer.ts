/** Sends the queued e-mails over SMTP; without SMTP_URL the outbox keeps them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';

import type { Config } from '@/backend/config';
import type { Database } from '@/backend/database/connection';
import { codeOf, reasonOf } from '@/backend/start-failure';
import { type InviteEmail, isDeliverable, undeliverableReason } from './invite-email';
import { messageOf } from './message';
import { endAttempt, retryLater, takeDueEmail } from './outbox';

const POLL_INTERVAL_MS = 500;
/** How long an attempt may continue after a stop. */
const GRACE_MS = 5_000;
/** With the backoff of `retryLater` a little more than a day. */
const MOST_ATTEMPTS = 14;
const LONGEST_REASON = 500;
/** Together far below the lease of an attempt. */
const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};
/** Rejections of sender, recipient or message. Others, such as of the SMTP sign-in, are about the settings. */
const ABOUT_THE_EMAIL = ['EENVELOPE', 'EMESSAGE'];
const smtpError = z.object({ code: z.string(), responseCode: z.number() }).partial();

/** Works beside other processes on the same database. The returned function waits for the e-mail that is being sent. */
export function startMailer(db: Database, config: Config, log: FastifyBaseLogger) {
  const transport = openTransport(config.smtpUrl);
  const [stopping, overdue] = [new AbortController(), new AbortController()];
  const running = sendAll();
  return async () => {
    stopping.abort();
    const grace = setTimeout(() => overdue.abort(), GRACE_MS);
    await running;
    clearTimeout(grace);
    transport?.close();
  };

  async function sendAll(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (await sendNext()) continue;
      await pause(POLL_INTERVAL_MS, undefined, stopping).catch(() => undefined);
    }
  }

  /** False if no e-mail is due, or the database fails. */
  async function sendNext(): Promise<boolean> {
    try {
      const email = await takeDueEmail(db);
      if (email) await send(email);
      return email !== undefined;
    } catch (error) {
      log.error({ code: codeOf(error) }, 'the mail queue failed');
      return false;
    }
  }

  async function send(email: InviteEmail): Promise<void> {
    const { mailId, eventId, presenterId, attempts } = email;
    const fields = { mailId, eventId, presenterId, attempt: attempts };
    if (!isDeliverable(email)) {
      log.warn(fields, 'an e-mail cannot be delivered');
      return endAttempt(db, mailId, 'undeliverable', undeliverableReason(email));
    }
    try {
      await transport?.sendMail({ ...messageOf(email, config), signal: overdue.signal });
    } catch (error) {
      // The log has codes only: a server's messages contain addresses.
      const { code = '', responseCode: smtpStatus = 0 } = smtpError.safeParse(error).data ?? {};
      const isFinal = ABOUT_THE_EMAIL.includes(code) && smtpStatus >= 500;
      const isLast = isFinal || attempts >= MOST_ATTEMPTS;
      log.warn({ ...fields, code, smtpStatus, isLast }, 'an e-mail was not sent');
      const reason = reasonOf(error).slice(0, LONGEST_REASON);
      return isLast ? endAttempt(db, mailId, 'failed', reason) : retryLater(db, mailId, reason);
    }
    return endAttempt(db, mailId, transport ? 'sent' : 'kept', null);
  }
}

function openTransport(url: string | undefined): Transporter | undefined {
  if (url === undefined) return undefined;
  const pool = { pool: true, maxConnections: 1, idleTimeout: 10_000, maxRequeues: 0 } as const;
  return createTransport({ url, ...pool, ...TIMEOUTS_MS });
}
