/** Inviting presenters to an event, which makes them presenters of it (legacy-api.md §5.2). */
import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { presenter } from '@/backend/database/schema';
import { lockEvent } from '@/backend/events/lock';
import { Refusal } from '@/backend/http/refusal';
import { inviteToEvent } from '@/backend/mail/invitations';
import type { Employee } from '@/backend/sessions/store';
import { writtenName } from '@/backend/wire/person';
import { addMember } from './membership';

/** Subject and location are the sender's words; start and end are the event's. */
export type Invitation = {
  eventId: number;
  presenterIds: number[];
  subject: string;
  location: string;
  message: string;
};

/** Whoever is invited again stays a presenter once, and gets the new invitation. */
export async function invitePresenters(
  tx: Queries,
  { eventId, presenterIds, subject, location, message }: Invitation,
  sender: Employee,
): Promise<void> {
  if (presenterIds.length === 0) throw new Refusal(500, 'nobody to invite');
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
