/** The outbox: stored e-mails and the queue that sends them (graphile-worker, in a schema of its own). */
import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

import type { Database, Queries } from '@/backend/database/connection';
import { invitation, mail } from '@/backend/database/own-schema';
import type { InviteEmail } from './invite-email';

export const SEND_MAIL = 'send-mail';
/** Longer than any attempt: the process of an older one was killed. */
const ABANDONED_AFTER = sql`interval '5 minutes'`;
const KEPT_FOR = sql`interval '90 days'`;

export type FinalState = Exclude<InviteEmail['state'], 'queued'>;

/** Creates or migrates the queue's schema. */
export function prepareQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

/** In the caller's transaction. The job key replaces an earlier job of the e-mail. */
export async function queueMail(tx: Queries, mailId: number): Promise<void> {
  const payload = JSON.stringify({ mailId });
  await tx.execute(
    sql`select graphile_worker.add_job(${SEND_MAIL}, ${payload}::json, job_key := ${`mail-${mailId}`})`,
  );
}

/** Counts the attempt. Undefined where the e-mail is no longer queued. */
export async function beginAttempt(db: Queries, mailId: number): Promise<InviteEmail | undefined> {
  const { rowCount } = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, attemptBeganAt: sql`now()` })
    .where(and(eq(mail.mailId, mailId), eq(mail.state, 'queued')));
  return rowCount ? findEmail(db, mailId) : undefined;
}

export async function settleMail(
  db: Queries,
  mailId: number,
  state: FinalState,
  lastError: string | null,
): Promise<void> {
  const settled = { state, lastError, settledAt: sql`now()`, attemptBeganAt: null };
  await db.update(mail).set(settled).where(eq(mail.mailId, mailId));
}

/** The queue retries. */
export async function endAttempt(db: Queries, mailId: number, lastError: string): Promise<void> {
  await db.update(mail).set({ lastError, attemptBeganAt: null }).where(eq(mail.mailId, mailId));
}

/** The job of a killed process stays locked for hours; its e-mail gets a new one. */
export async function queueAbandonedMails(db: Database): Promise<void> {
  const isAbandoned = lt(mail.attemptBeganAt, sql`now() - ${ABANDONED_AFTER}`);
  await db.transaction(async (tx) => {
    const abandoned = await tx
      .update(mail)
      .set({ attemptBeganAt: null })
      .where(and(eq(mail.state, 'queued'), isAbandoned))
      .returning({ mailId: mail.mailId });
    for (const { mailId } of abandoned) await queueMail(tx, mailId);
  });
}

/** Keeps those of future events, whose cancellation repeats them. */
export async function removeOldMails(db: Database): Promise<void> {
  const isPast = sql`coalesce(${mail.startsAt} < now() - interval '1 day', true)`;
  await db.delete(mail).where(and(lt(mail.settledAt, sql`now() - ${KEPT_FOR}`), isPast));
}

export async function findEmail(db: Queries, mailId: number): Promise<InviteEmail | undefined> {
  return (await readEmails(db, eq(mail.mailId, mailId), 1))[0];
}

/** The newest first. */
export function readEmails(
  db: Queries,
  condition: SQL | undefined,
  limit: number,
): Promise<InviteEmail[]> {
  const { eventId, presenterId, uid, sequence } = invitation;
  return db
    .select({
      ...getTableColumns(mail),
      uid,
      isOutdated: sql<boolean>`${mail.sequence} < ${sequence}`,
    })
    .from(mail)
    .innerJoin(invitation, and(eq(eventId, mail.eventId), eq(presenterId, mail.presenterId)))
    .where(condition)
    .orderBy(desc(mail.mailId))
    .limit(limit);
}
