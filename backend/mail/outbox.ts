/** The stored mails: read for sending and for showing, settled, and in the end thrown away. */
import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';

import type { Database, Queries } from '@/backend/database/connection';
import { invitation, mail } from '@/backend/database/own-schema';
import type { Letter } from './letter';
import { queueMail } from './queue';

/** No attempt takes that long: whoever began one before then has died over it. */
const ABANDONED_AFTER = sql`interval '5 minutes'`;
const KEPT_FOR = sql`interval '90 days'`;

export type FinalState = Exclude<Letter['state'], 'queued'>;

/** Counts the attempt. Undefined when nothing is left to do: the mail is settled already, or gone. */
export async function beginAttempt(db: Queries, mailId: number): Promise<Letter | undefined> {
  const [begun] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, attemptBeganAt: sql`now()` })
    .where(and(eq(mail.mailId, mailId), eq(mail.state, 'queued')))
    .returning({ mailId: mail.mailId });
  return begun && findLetter(db, mailId);
}

export async function settleMail(
  db: Queries,
  mailId: number,
  state: FinalState,
  lastError: string | null,
): Promise<void> {
  await db
    .update(mail)
    .set({ state, lastError, settledAt: sql`now()`, attemptBeganAt: null })
    .where(eq(mail.mailId, mailId));
}

/** The queue tries again. */
export async function endAttempt(db: Queries, mailId: number, lastError: string): Promise<void> {
  await db.update(mail).set({ lastError, attemptBeganAt: null }).where(eq(mail.mailId, mailId));
}

/** A process that is killed leaves its job locked for hours; the mail gets a new one. */
export async function queueAbandonedMails(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const abandoned = await tx
      .update(mail)
      .set({ attemptBeganAt: null })
      .where(
        and(eq(mail.state, 'queued'), lt(mail.attemptBeganAt, sql`now() - ${ABANDONED_AFTER}`)),
      )
      .returning({ mailId: mail.mailId });
    for (const { mailId } of abandoned) await queueMail(tx, mailId);
  });
}

/** Not those of events to come: their cancellation would repeat them. */
export async function removeOldMails(db: Database): Promise<void> {
  await db
    .delete(mail)
    .where(
      and(
        lt(mail.settledAt, sql`now() - ${KEPT_FOR}`),
        sql`coalesce(${mail.startsAt} < now() - interval '1 day', true)`,
      ),
    );
}

/** The newest first, from below a number where one is given. */
export function listLetters(
  db: Queries,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Letter[]> {
  return letters(db, before === undefined ? undefined : lt(mail.mailId, before), limit);
}

export async function findLetter(db: Queries, mailId: number): Promise<Letter | undefined> {
  return (await letters(db, eq(mail.mailId, mailId)))[0];
}

function letters(db: Queries, which: SQL | undefined, limit = 1): Promise<Letter[]> {
  return db
    .select({
      ...getTableColumns(mail),
      uid: invitation.uid,
      isOutdated: sql<boolean>`${mail.sequence} < ${invitation.sequence}`,
    })
    .from(mail)
    .innerJoin(
      invitation,
      and(eq(invitation.eventId, mail.eventId), eq(invitation.presenterId, mail.presenterId)),
    )
    .where(which)
    .orderBy(desc(mail.mailId))
    .limit(limit);
}
