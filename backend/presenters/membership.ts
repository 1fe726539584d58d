/** Who presents at an event, who of them is the primary presenter, and inviting others (legacy-api.md §3.5, §5.2 and §7.12). */
import { and, eq, getTableColumns } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { event, eventPresenter, eventType, presenter } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { cancelInvitation, inviteToEvent } from '@/backend/mail/invitations';
import type { Employee } from '@/backend/sessions/store';
import { among } from '@/backend/wire/lists';
import { writtenName } from '@/backend/wire/selections';

/** Subject and location are the sender's words; start and end are the event's. */
export type Invitation = {
  eventId: number;
  presenterIds: number[];
  subject: string;
  location: string;
  message: string;
};

/**
 * Joining twice is a server error. A new primary presenter takes the place of the old one.
 * An event without start or end has no time to invite to: joining it brings no invitation.
 */
export async function joinEvent(
  tx: Queries,
  eventId: number,
  presenterId: number,
  { asPrimary }: { asPrimary: boolean },
): Promise<void> {
  const joined = await lockEvent(tx, eventId);
  if (asPrimary) {
    await tx
      .update(eventPresenter)
      .set({ isPrimary: false })
      .where(and(eq(eventPresenter.eventId, eventId), eventPresenter.isPrimary));
  }
  const added = await addMember(tx, eventId, presenterId, asPrimary);
  if (!added) throw new Refusal(500, 'joined already');
  if (joined.startDateTime === null || joined.endDateTime === null) return;
  await inviteToEvent(tx, {
    eventId,
    presenterId,
    subject: joined.eventName || joined.eventTypeDesc,
    location: joined.location ?? '',
    description: `Event Type: ${joined.eventTypeDesc}`,
  });
}

/** Takes the event out of the presenter's calendar too, where it was put there. */
export async function leaveEvent(tx: Queries, eventId: number, presenterId: number): Promise<void> {
  const { rowCount } = await tx.delete(eventPresenter).where(isMember(eventId, presenterId));
  if (rowCount) await cancelInvitation(tx, { eventId, presenterId });
}

/** A presenter who is invited again stays one once, and gets the new invitation. */
export async function invitePresenters(
  tx: Queries,
  { eventId, presenterIds, subject, location, message }: Invitation,
  sender: Employee,
): Promise<void> {
  if (presenterIds.length === 0) throw new Refusal(500, 'no presenter to invite');
  const { startDateTime, endDateTime } = await lockEvent(tx, eventId);
  if (startDateTime === null || endDateTime === null) {
    throw new Refusal(500, 'no time to invite to');
  }
  const known = await tx.$count(presenter, among(presenter.presenterId, presenterIds));
  if (known < presenterIds.length) throw new Refusal(500, 'unknown presenter');
  const senderName = writtenName(sender.name, sender.lastName);
  const description = `Sender: ${senderName}\n\nNote from Sender: ${message}`;
  for (const presenterId of presenterIds) {
    await addMember(tx, eventId, presenterId, false);
    await inviteToEvent(tx, { eventId, presenterId, subject, location, description });
  }
}

export function isMember(eventId: number, presenterId: number) {
  return and(eq(eventPresenter.eventId, eventId), eq(eventPresenter.presenterId, presenterId));
}

/** False where the presenter is one of the event's already. */
async function addMember(
  tx: Queries,
  eventId: number,
  presenterId: number,
  isPrimary: boolean,
): Promise<boolean> {
  const member = { eventId, presenterId, isPrimary };
  const { rowCount } = await tx.insert(eventPresenter).values(member).onConflictDoNothing();
  return rowCount === 1;
}

/** Others who join the event, invite to it or save it wait for the end of this transaction. */
async function lockEvent(tx: Queries, eventId: number) {
  const [found] = await tx
    .select({ ...getTableColumns(event), eventTypeDesc: eventType.eventTypeDesc })
    .from(event)
    .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
    .where(eq(event.eventId, eventId))
    .for('no key update', { of: event });
  if (!found) throw new Refusal(500, 'unknown event');
  return found;
}
