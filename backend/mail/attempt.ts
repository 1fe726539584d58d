/** One attempt at one mail: sends it, or writes down why not and whether there will be another. */
import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '@/backend/database/connection';
import { codeOf, reasonOf } from '@/backend/start-failure';
import { type Courier, failureCodes, isFinalRefusal } from './courier';
import { isReady, obstacleTo, type ReadyLetter, type Sender } from './letter';
import { messageOf } from './message';
import { beginAttempt, endAttempt, settleMail } from './outbox';

/** With the queue's pauses between them, which grow to six hours, a little more than a day. */
const MOST_ATTEMPTS = 14;
const LONGEST_REASON = 500;

export type Post = { db: Database; courier: Courier; sender: Sender; log: FastifyBaseLogger };

/** The queue keeps these words, so they name nobody. */
class TryAgain extends Error {}

/** Rejects where another attempt is due. */
export async function attemptMail(post: Post, mailId: number, signal: AbortSignal): Promise<void> {
  try {
    await attempt(post, mailId, signal);
  } catch (error) {
    if (error instanceof TryAgain) throw error;
    post.log.error({ mailId, code: codeOf(error) }, 'an attempt to send a mail broke off');
    throw new TryAgain('the attempt broke off');
  }
}

async function attempt(post: Post, mailId: number, signal: AbortSignal): Promise<void> {
  const { db, courier, sender, log } = post;
  const letter = await beginAttempt(db, mailId);
  if (!letter) return;
  const { eventId, presenterId, attempts } = letter;
  const about = { mailId, eventId, presenterId, attempt: attempts };
  if (letter.isOutdated) return settleMail(db, mailId, 'superseded', letter.lastError);
  if (!isReady(letter)) {
    log.warn(about, 'a mail cannot be delivered');
    return settleMail(db, mailId, 'undeliverable', obstacleTo(letter) ?? null);
  }
  const outcome = await send(letter);
  if ('state' in outcome) return settleMail(db, mailId, outcome.state, null);
  const isLast = isFinalRefusal(outcome.error) || attempts >= MOST_ATTEMPTS;
  log.warn({ ...about, ...failureCodes(outcome.error), isLast }, 'a mail was not sent');
  const reason = reasonOf(outcome.error).slice(0, LONGEST_REASON);
  if (isLast) return settleMail(db, mailId, 'failed', reason);
  await endAttempt(db, mailId, reason);
  throw new TryAgain('the mail was not sent');

  async function send(ready: ReadyLetter) {
    try {
      return await courier.deliver(messageOf(ready, sender), signal);
    } catch (error) {
      return { error };
    }
  }
}
