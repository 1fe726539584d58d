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

type NewMail = Omit<typeof mail.$inferInsert, 'mailId' | 'state'>;

/** A second invitation updates the entry in the presenter's calendar instead of making another. */
export async function inviteToEvent(tx: Queries, invited: Invitation): Promise<void> {
  const { eventId, presenterId, subject, location, description } = invited;
  const times = await timesOf(tx, eventId);
  const recipient = await recipientOf(tx, presenterId);
  const [entry] = await tx
    .insert(invitation)
    .values({ eventId, presenterId })
    .onConflictDoUpdate({
      target: [invitation.eventId, invitation.presenterId],
      set: { sequence: sql`${invitation.sequence} + 1`, cancelled: false },
    })
    .returning();
  if (!entry) throw new Error('The invitation was not stored.');
  const { sequence } = entry;
  const words = { subject, location, description };
  const facts = { eventId, presenterId, sequence, ...times, ...recipient, ...words };
  await storeMail(tx, { ...facts, method: 'REQUEST' });
}

/**
 * Takes the entry out of the calendar that it went to, in the words of the last invitation.
 * Does nothing where nobody was invited, where that is over already, or where no mail could go.
 */
export async function cancelInvitation(tx: Queries, membership: Membership): Promise<void> {
  const { eventId, presenterId } = membership;
  const [entry] = await tx
    .update(invitation)
    .set({ sequence: sql`${invitation.sequence} + 1`, cancelled: true })
    .where(
      and(
        eq(invitation.eventId, eventId),
        eq(invitation.presenterId, presenterId),
        eq(invitation.cancelled, false),
      ),
    )
    .returning();
  if (!entry) return;
  const [last] = await tx
    .select({
      recipient: mail.recipient,
      recipientName: mail.recipientName,
      subject: mail.subject,
      location: mail.location,
      description: mail.description,
      startsAt: mail.startsAt,
      endsAt: mail.endsAt,
    })
    .from(mail)
    .where(
      and(
        eq(mail.eventId, eventId),
        eq(mail.presenterId, presenterId),
        eq(mail.method, 'REQUEST'),
        ne(mail.state, 'undeliverable'),
      ),
    )
    .orderBy(desc(mail.sequence))
    .limit(1);
  if (!last) return;
  const { sequence } = entry;
  await storeMail(tx, { ...last, eventId, presenterId, sequence, method: 'CANCEL' });
}

async function storeMail(tx: Queries, facts: NewMail): Promise<void> {
  const [stored] = await tx
    .insert(mail)
    .values({ ...facts, state: 'queued' })
    .returning({ mailId: mail.mailId });
  if (!stored) throw new Error('The mail was not stored.');
  await queueMail(tx, stored.mailId);
}

/** As they are now: what was asked for is what is mailed, however late it goes out. */
async function timesOf(tx: Queries, eventId: number) {
  const [times] = await tx
    .select({ startsAt: event.startDateTime, endsAt: event.endDateTime })
    .from(event)
    .where(eq(event.eventId, eventId));
  if (!times) throw new Refusal(500, 'unknown event');
  return times;
}

async function recipientOf(tx: Queries, presenterId: number) {
  const [person] = await tx
    .select({ email: presenter.email, name: presenter.name, lastName: presenter.lastName })
    .from(presenter)
    .where(eq(presenter.presenterId, presenterId));
  if (!person) throw new Refusal(500, 'unknown presenter');
  const recipientName = writtenName(person.name, person.lastName);
  return { recipient: person.email?.trim() || null, recipientName };
}
