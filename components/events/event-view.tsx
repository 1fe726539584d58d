/** The details of an event, its organizations, presenters, invites and notes. */
import type { ReactNode } from 'react';
import { NotesSection } from '@/components/notes/notes-section';
import { ButtonLink } from '@/components/ui/button';
import { type Detail, DetailList } from '@/components/ui/detail-list';
import { DownloadLink } from '@/components/ui/download-link';
import { Notice, PageHeading, Panel } from '@/components/ui/panel';
import type { Event } from '@/lib/contract/entities/event';
import type { Note } from '@/lib/contract/entities/note';
import { pathTo } from '@/lib/contract/paths';
import { eventName } from '@/lib/format/record-names';
import { yesNo } from '@/lib/format/text';
import { formatDateTime, formatDay } from '@/lib/format/wall-clock';
import { COMPLETED, cancelReasonText } from '@/lib/forms/event';
import type { Membership } from '@/lib/legacy/presenters';
import type { Settled } from '@/lib/legacy/settle';
import { routes } from '@/lib/routes';
import { EventOrganizations } from './event-organizations';
import { EventPresenters } from './event-presenters';

interface EventViewProps {
  event: Event;
  /** Null: the call failed. */
  membership: Membership | null;
  /** Time at which the event was read, milliseconds of the server's clock. */
  readAt: number;
  notes: Settled<Note[]>;
  person: string;
  timeZone: string;
}

export function EventView(props: EventViewProps) {
  const { event, membership, readAt, notes, person, timeZone } = props;
  const { eventId, presenters, location, startDateTime, endDateTime } = event;
  const name = eventName(event);
  const [first] = event.organizations;

  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title="Event Details">
          <ButtonLink href={routes.editEvent(eventId)} weight="primary">
            Edit event
          </ButtonLink>
          <ButtonLink href={routes.newEvent}>Create new event?</ButtonLink>
          <ButtonLink href={routes.copyEvent(eventId)}>Copy event</ButtonLink>
          <ButtonLink href={routes.repeatEvent(eventId)}>Repeat…</ButtonLink>
          {event.lastStatus === COMPLETED && first ? (
            <ButtonLink href={routes.newCallLogFor(first.orgId)}>Log follow-up call</ButtonLink>
          ) : null}
          {event.startDateTime ? (
            <DownloadLink href={routes.eventCalendar(eventId)}>
              Download calendar (.ics)
            </DownloadLink>
          ) : null}
        </PageHeading>
        {event.scheduledForDeletion ? (
          <div className="mb-4 font-semibold">
            <Notice kind="warning">Data warning: This event is scheduled for deletion!</Notice>
          </div>
        ) : null}
        <Panel title={<bdi>{name}</bdi>}>
          <DetailList details={eventDetails(event)} />
        </Panel>
      </div>
      <EventOrganizations organizations={event.organizations} />
      <EventPresenters
        // Navigation to another event starts with new state.
        key={`presenters ${eventId}`}
        event={{ eventId, eventName: event.eventName, location, startDateTime, endDateTime }}
        loaded={{ presenters, membership, readAt }}
        person={person}
      />
      <NotesSection
        title={`Note(s) for ${name}`}
        createLabel="Create event note"
        saveLabel="Save note"
        createPath={pathTo('newEventNote', { eventId })}
        path={routes.event(eventId)}
        author={person}
        {...{ notes, timeZone }}
      />
    </div>
  );
}

function eventDetails(event: Event): Detail[] {
  const { cancelReason, surveyDateTime } = event;
  return [
    { label: 'Event name', value: event.eventName },
    { label: 'Location', value: event.location },
    { label: 'Address', value: event.address },
    { label: 'City', value: event.city },
    { label: 'State', value: event.state },
    { label: 'Zip', value: event.zip },
    { label: 'County', value: event.county?.name },
    { label: 'Registration site', value: yesNo(event.registrationSite) },
    { label: 'New organization', value: yesNo(event.newOrganization) },
    { label: 'Elected official', value: yesNo(event.electedOfficial) },
    { label: 'Start date/time', value: formatDateTime(event.startDateTime) },
    { label: 'End date/time', value: formatDateTime(event.endDateTime) },
    { label: 'Audience count', value: event.audienceCount },
    { label: 'Event type', value: event.eventType },
    { label: 'Status', value: event.lastStatus },
    ...ifKnown('Reason for cancellation', cancelReason && cancelReasonText(cancelReason)),
    ...ifKnown('Survey sent date', surveyDateTime && formatDay(surveyDateTime.slice(0, 10))),
    ...ifKnown('Survey count', event.surveyCount),
    { label: 'Audience type(s)', value: audienceTypes(event) },
  ];
}

/** Left out when empty: most events have none. */
function ifKnown(label: string, text: string | null): Detail[] {
  return text?.trim() ? [{ label, value: text }] : [];
}

function audienceTypes({ audienceTypes }: Event): ReactNode {
  if (audienceTypes.length === 0) return 'No audience type specified for this event.';
  return (
    <ul>
      {audienceTypes.map((type) => (
        <li key={type}>{type}</li>
      ))}
    </ul>
  );
}
