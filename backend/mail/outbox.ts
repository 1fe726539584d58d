/**
 * The outbox: invitations to presenters' calendars (legacy-api.md §5), their e-mails, and the queue that sends them
 * (graphile-worker, in a schema of its own). A membership and its e-mail are stored in one transaction.
 */
import { and, desc, eq, getTableColumns, lt, ne, type SQL, sql } from 'drizzle-orm';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

import type { Database, Queries } from '@/backend/database/connection';
import { invitation, mail } from '@/backend/database/own-schema';
import { event, presenter } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { displayName, insertedId } from '@/backend/wire/rows';
import type { InviteEmail } from './invite-email';

export const SEND_MAIL = 'send-mail';
/** Longer than any attempt: the process of an older one was killed. */
const ABANDONED_AFTER = sql`interval '5 minutes'`;
const KEPT_FOR = sql`interval '90 days'`;

export type FinalState = Exclude<InviteEmail['state'], 'queued'>;

export function prepareQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

/** In the caller's transaction. The job key replaces an earlier job of the e-mail. */
async function queueMail(tx: Queries, mailId: number): Promise<void> {
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

type Membership = { eventId: number; presenterId: number };
type Invitation = Membership & { subject: string; location: string; description: string };

/** A further invitation updates the entry in the presenter's calendar. */
export async function inviteToEvent(tx: Queries, invited: Invitation): Promise<void> {
  const { eventId, presenterId } = invited;
  const [found] = await tx
    .select({ startsAt: event.startDateTime, endsAt: event.endDateTime, person: presenter })
    .from(event)
    .innerJoin(presenter, eq(presenter.presenterId, presenterId))
    .where(eq(event.eventId, eventId));
  if (!found) throw new HttpError(500, 'unknown event or presenter');
  const { person, ...times } = found;
  const [entry] = await tx
    .insert(invitation)
    .values({ eventId, presenterId })
    .onConflictDoUpdate({
      target: [invitation.eventId, invitation.presenterId],
      set: { sequence: sql`${invitation.sequence} + 1`, cancelled: false },
    })
    .returning({ sequence: invitation.sequence });
  if (!entry) throw new Error('The invitation was not stored.');
  const recipient = person.email?.trim() || null;
  const recipientName = displayName(person.name, person.lastName);
  const addressed = { ...invited, ...times, recipient, recipientName };
  await storeMail(tx, { ...addressed, ...entry, method: 'REQUEST' });
}

/** Repeats the last invitation as a cancellation. Without a deliverable invitation that is not cancelled it does nothing. */
export async function cancelInvitation(tx: Queries, membership: Membership): Promise<void> {
  const { eventId, presenterId } = membership;
  const isTheirs = and(eq(invitation.eventId, eventId), eq(invitation.presenterId, presenterId));
  const [entry] = await tx
    .update(invitation)
    .set({ sequence: sql`${invitation.sequence} + 1`, cancelled: true })
    .where(and(isTheirs, eq(invitation.cancelled, false)))
    .returning({ sequence: invitation.sequence });
  if (!entry) return;
  const { recipient, recipientName, subject, location, description, startsAt, endsAt } = mail;
  const isOfEntry = and(eq(mail.eventId, eventId), eq(mail.presenterId, presenterId));
  const [last] = await tx
    .select({ recipient, recipientName, subject, location, description, startsAt, endsAt })
    .from(mail)
    .where(and(isOfEntry, eq(mail.method, 'REQUEST'), ne(mail.state, 'undeliverable')))
    .orderBy(desc(mail.sequence))
    .limit(1);
  if (last) await storeMail(tx, { ...last, ...membership, ...entry, method: 'CANCEL' });
}

async function storeMail(tx: Queries, values: Omit<typeof mail.$inferInsert, 'state'>) {
  const inserted = tx.insert(mail).values({ ...values, state: 'queued' });
  await queueMail(tx, insertedId(await inserted.returning({ id: mail.mailId })));
}
