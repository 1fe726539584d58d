/** The screen of an event's form. */
import { BackToList } from '@/components/list/back-to-list';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { eventPlace } from '@/lib/format/record-names';
import { EVENT, STATE } from '@/lib/forms/event';
import type { Event } from '@/lib/legacy/events';
import { routes } from '@/lib/routes';
import { EventForm } from './event-form';
import type { EventFormLookups } from './event-form-lookups';

interface EventFormViewProps {
  /** Null: a new one. */
  event: Event | null;
  lookups: EventFormLookups;
  /** `YYYY-MM-DD`, for the agency. */
  today: string;
  person: string;
}

export function EventFormView({ event, lookups, today, person }: EventFormViewProps) {
  const eventId = event?.eventId ?? null;
  return (
    <div>
      <PageHeading title={event ? 'Edit Event' : 'Create Event'}>
        <BackToList path={routes.events}>Go back to Events</BackToList>
        <ButtonLink href={routes.newEvent}>Create new event?</ButtonLink>
      </PageHeading>
      <EventForm
        // Another event's page keeps nothing of this one's form.
        key={eventId}
        eventId={eventId}
        title={event ? event.eventName?.trim() || eventPlace(event) : 'New event'}
        saved={event ? EVENT.read(event) : EVENT.blank}
        // One that is stored with another state keeps it: nobody could bring it back.
        state={event?.state || STATE}
        organizations={event?.organizations ?? []}
        lookups={lookups}
        today={today}
        person={person}
      />
    </div>
  );
}
