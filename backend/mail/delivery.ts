/** Sends queued mails by the mail server of SMTP_URL; where there is none, the outbox keeps them. */
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';

import type { Database } from '@/backend/database/connection';
import { codeOf, reasonOf } from '@/backend/start-failure';
import { isReady, obstacleTo, type Sender } from './letter';
import { messageOf } from './message';
import { beginAttempt, endAttempt, settleMail } from './outbox';

/** With the queue's pauses between them, which grow to six hours, a little more than a day. */
const MOST_ATTEMPTS = 14;
const LONGEST_REASON = 500;
/** One attempt ends within these, and long before it counts as abandoned. */
const TIMES_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};
/** Refused for what the mail is or whom it goes to; a refused sign-in, say, is about the settings instead. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];
const smtpFailure = z.object({ code: z.string(), responseCode: z.number() }).partial();

export type Post = {
  db: Database;
  transport: Transporter | undefined;
  sender: Sender;
  log: FastifyBaseLogger;
};

export function openTransport(smtpUrl: string | undefined): Transporter | undefined {
  if (smtpUrl === undefined) return undefined;
  // The queue tries again, and says so.
  const pool = { pool: true, maxConnections: 2, idleTimeout: 10_000, maxRequeues: 0 } as const;
  return createTransport({ url: smtpUrl, ...pool, ...TIMES_MS });
}

/** The queue keeps these words, so they name no person. */
class TryAgain extends Error {}

/** One attempt at one mail; rejects where another one is due. The signal ends it. */
export async function attemptMail(post: Post, mailId: number, signal: AbortSignal): Promise<void> {
  try {
    await attempt(post, mailId, signal);
  } catch (error) {
    if (error instanceof TryAgain) throw error;
    post.log.error({ mailId, code: codeOf(error) }, 'an attempt to send a mail broke off');
    throw new TryAgain('the attempt broke off');
  }
}

async function attempt({ db, transport, sender, log }: Post, mailId: number, signal: AbortSignal) {
  const letter = await beginAttempt(db, mailId);
  if (!letter) return;
  const { eventId, presenterId, attempts } = letter;
  const about = { mailId, eventId, presenterId, attempt: attempts };
  if (letter.isOutdated) return settleMail(db, mailId, 'superseded', letter.lastError);
  if (!isReady(letter)) {
    log.warn(about, 'a mail cannot be delivered');
    return settleMail(db, mailId, 'undeliverable', obstacleTo(letter) ?? null);
  }
  try {
    await transport?.sendMail({ ...messageOf(letter, sender), signal });
  } catch (error) {
    // Codes only go into the log: a server's words name people.
    const { code = '', responseCode: smtpStatus = 0 } = smtpFailure.safeParse(error).data ?? {};
    const isFinal = ABOUT_THE_MAIL.includes(code) && smtpStatus >= 500;
    const isLast = isFinal || attempts >= MOST_ATTEMPTS;
    log.warn({ ...about, code, smtpStatus, isLast }, 'a mail was not sent');
    const reason = reasonOf(error).slice(0, LONGEST_REASON);
    if (isLast) return settleMail(db, mailId, 'failed', reason);
    await endAttempt(db, mailId, reason);
    throw new TryAgain('the mail was not sent');
  }
  return settleMail(db, mailId, transport ? 'sent' : 'kept', null);
}
