/** Who presents at an event, and who of them is the primary presenter (legacy-api.md §3.5 and §7.12). */
import { and, eq } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { eventPresenter, presenter } from '@/backend/database/schema';
import { lockEvent } from '@/backend/events/lock';
import { Refusal } from '@/backend/http/refusal';
import { cancelInvitation, inviteToEvent } from '@/backend/mail/invitations';
import { personName } from '@/backend/wire/person';

export async function isMember(
  db: Queries,
  eventId: number,
  presenterId: number,
): Promise<boolean> {
  return (await db.$count(eventPresenter, membership(eventId, presenterId))) > 0;
}

/** Null where there is none. */
export async function primaryPresenterName(db: Queries, eventId: number): Promise<string | null> {
  const [found] = await db
    .select({ name: presenter.name, lastName: presenter.lastName })
    .from(eventPresenter)
    .innerJoin(presenter, eq(presenter.presenterId, eventPresenter.presenterId))
    .where(and(eq(eventPresenter.eventId, eventId), eventPresenter.isPrimary));
  return found ? personName(found.name, found.lastName) : null;
}

/**
 * Joining twice is a server error. A new primary presenter takes the place of the old one.
 * An event without start or end has no time to invite to: whoever joins it gets no invitation.
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
  const left = await tx
    .delete(eventPresenter)
    .where(membership(eventId, presenterId))
    .returning({ eventId: eventPresenter.eventId });
  if (left.length > 0) await cancelInvitation(tx, { eventId, presenterId });
}

/** False where the presenter is one of the event's already. */
export async function addMember(
  tx: Queries,
  eventId: number,
  presenterId: number,
  isPrimary: boolean,
): Promise<boolean> {
  const added = await tx
    .insert(eventPresenter)
    .values({ eventId, presenterId, isPrimary })
    .onConflictDoNothing()
    .returning({ eventId: eventPresenter.eventId });
  return added.length > 0;
}

function membership(eventId: number, presenterId: number) {
  return and(eq(eventPresenter.eventId, eventId), eq(eventPresenter.presenterId, presenterId));
}
