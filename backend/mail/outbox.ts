/** The outbox: invitations to presenters' calendars (legacy-api.md §5), and the queue of their e-mails. */
import { and, asc, desc, eq, getTableColumns, lt, ne, type SQL, sql } from 'drizzle-orm';

import type { Database, Queries } from '@/backend/database/connection';
import { invitation, mail } from '@/backend/database/own-schema';
import { event, presenter } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { displayName } from '@/backend/wire/rows';
import type { InviteEmail } from './invite-email';

/** Longer than any attempt: afterwards the e-mail of a killed process is due again. */
const LEASE = sql`interval '5 minutes'`;
/** From three seconds to six hours. */
const BACKOFF = sql`interval '1 second' * exp(least(10, ${mail.attempts}))`;

/** Begins an attempt. Concurrent processes skip the e-mail until the attempt ends. */
export async function takeDueEmail(db: Database): Promise<InviteEmail | undefined> {
  const due = db
    .select({ mailId: mail.mailId })
    .from(mail)
    .where(and(eq(mail.state, 'queued'), lt(mail.dueAt, sql`now()`)))
    .orderBy(asc(mail.dueAt), asc(mail.mailId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, dueAt: sql`now() + ${LEASE}` })
    .where(sql`${mail.mailId} = (${due})`)
    .returning({ mailId: mail.mailId });
  return taken && findEmail(db, taken.mailId);
}

export async function endAttempt(
  db: Database,
  mailId: number,
  state: Exclude<InviteEmail['state'], 'queued'>,
  lastError: string | null,
): Promise<void> {
  await db.update(mail).set({ state, lastError }).where(eq(mail.mailId, mailId));
}

export async function retryLater(db: Database, mailId: number, lastError: string): Promise<void> {
  const change = { lastError, dueAt: sql`now() + ${BACKOFF}` };
  await db.update(mail).set(change).where(eq(mail.mailId, mailId));
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
  const { eventId, presenterId, uid } = invitation;
  return db
    .select({ ...getTableColumns(mail), uid })
    .from(mail)
    .innerJoin(invitation, and(eq(eventId, mail.eventId), eq(presenterId, mail.presenterId)))
    .where(condition)
    .orderBy(desc(mail.mailId))
    .limit(limit);
}

type Membership = { eventId: number; presenterId: number };
type Invitation = Membership & { subject: string; location: string; description: string };

/** Repeated invitations update the entry in the presenter's calendar. */
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
  await storeEmail(tx, { ...addressed, ...entry, method: 'REQUEST' });
}

/** Repeats the last deliverable invitation as a cancellation, unless it is cancelled. */
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
  if (last) await storeEmail(tx, { ...last, ...membership, ...entry, method: 'CANCEL' });
}

/** Supersedes the queued e-mails of the membership. */
async function storeEmail(tx: Queries, values: Omit<typeof mail.$inferInsert, 'state'>) {
  const { eventId, presenterId } = values;
  const isTheirs = and(eq(mail.eventId, eventId), eq(mail.presenterId, presenterId));
  const isWaiting = and(isTheirs, eq(mail.state, 'queued'));
  await tx.update(mail).set({ state: 'superseded' }).where(isWaiting);
  await tx.insert(mail).values({ ...values, state: 'queued' });
}
