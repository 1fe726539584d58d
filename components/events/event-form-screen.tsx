import { BackToList } from '@/components/list/list-address';
import type { Visit } from '@/components/shell/protected-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { eventPlace } from '@/lib/format/record-names';
import { EVENT, STATE } from '@/lib/forms/event';
import { getEvent } from '@/lib/legacy/events';
import {
  listAudienceTypes,
  listCounties,
  listEventStatuses,
  listEventTypes,
} from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { choicesOf, pathChoicesOf } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import { EventForm } from './event-form';

/** `eventId`: null for a new event. Throws LegacyError when the event cannot be read; lookups may fail. */
export async function eventFormScreen(
  { context, person, today }: Pick<Visit, 'context' | 'person' | 'today'>,
  eventId: number | null,
) {
  const [event, counties, types, statuses, audienceTypes] = await Promise.all([
    eventId === null ? null : getEvent(context, eventId),
    settle(listCounties(context)),
    settle(listEventTypes(context)),
    settle(listEventStatuses(context)),
    // -1 is the backend's "no event" (legacy-api.md §1.14).
    settle(listAudienceTypes(context, eventId ?? -1)),
  ]);
  return (
    <div>
      <PageHeading title={event ? 'Edit Event' : 'Create Event'}>
        <BackToList path={routes.events}>Go back to Events</BackToList>
        <ButtonLink href={routes.newEvent}>Create new event?</ButtonLink>
      </PageHeading>
      <EventForm
        // Navigation to another event starts with a new form.
        key={eventId}
        eventId={eventId}
        title={event ? event.eventName?.trim() || eventPlace(event) : 'New event'}
        saved={event ? EVENT.read(event) : EVENT.blank}
        // The form has no field for it, so another stored state must survive the save.
        state={event?.state || STATE}
        organizations={event?.organizations ?? []}
        lookups={{
          counties: choicesOf('counties', counties),
          types: pathChoicesOf('eventTypes', types),
          statuses: pathChoicesOf('eventStatuses', statuses),
          audienceTypes: audienceTypes.ok
            ? { values: audienceTypes.value }
            : { message: 'Error occurred in retrieving audience types' },
        }}
        today={today}
        person={person}
      />
    </div>
  );
}
