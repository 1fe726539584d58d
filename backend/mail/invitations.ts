/**
 * Calendar invitations (legacy-api.md §5): stored and queued in the caller's transaction, which also stores the membership.
 */
import { and, desc, eq, ne, sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { invitation, mail } from '@/backend/database/own-schema';
import { event, presenter } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { displayName, insertedId } from '@/backend/wire/rows';
import { queueMail } from './outbox';

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
