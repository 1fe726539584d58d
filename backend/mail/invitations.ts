/**
 * Calendar invitations (legacy-api.md §5): each is stored and queued in the caller's own transaction,
 * so that a membership and its mail exist both or not at all. Sending is the worker's business.
 */
import { and, desc, eq, ne, sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { invitation, mail } from '@/backend/database/own-schema';
import { event, presenter } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { writtenName } from '@/backend/wire/selections';
import { queueMail } from './queue';

export type Membership = { eventId: number; presenterId: number };
export type Invitation = Membership & { subject: string; location: string; description: string };

/** A second invitation updates the entry in the presenter's calendar instead of making another. */
export async function inviteToEvent(tx: Queries, invited: Invitation): Promise<void> {
  const { eventId, presenterId } = invited;
  // As they are now: what was asked for is what is mailed, however late it goes out.
  const [now] = await tx
    .select({ startsAt: event.startDateTime, endsAt: event.endDateTime, person: presenter })
    .from(event)
    .innerJoin(presenter, eq(presenter.presenterId, presenterId))
    .where(eq(event.eventId, eventId));
  if (!now) throw new Refusal(500, 'unknown event or presenter');
  const { person, ...times } = now;
  const recipient = person.email?.trim() || null;
  const recipientName = writtenName(person.name, person.lastName);
  const [entry] = await tx
    .insert(invitation)
    .values({ eventId, presenterId })
    .onConflictDoUpdate({
      target: [invitation.eventId, invitation.presenterId],
      set: { sequence: sql`${invitation.sequence} + 1`, cancelled: false },
    })
    .returning({ sequence: invitation.sequence });
  if (!entry) throw new Error('The invitation was not stored.');
  const addressed = { ...invited, ...times, recipient, recipientName };
  await storeMail(tx, { ...addressed, ...entry, method: 'REQUEST' });
}

/**
 * Takes the entry out of the calendar that it went to, in the words of the last invitation.
 * Does nothing where there was no invitation, where it is cancelled already, or where no mail could go.
 */
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

async function storeMail(tx: Queries, facts: Omit<typeof mail.$inferInsert, 'state'>) {
  const [stored] = await tx
    .insert(mail)
    .values({ ...facts, state: 'queued' })
    .returning({ mailId: mail.mailId });
  if (!stored) throw new Error('The mail was not stored.');
  await queueMail(tx, stored.mailId);
}
