/** The detail of an event, part by part. */

import { NotesPanel } from '@/components/notes/notes-panel';
import { ButtonLink } from '@/components/ui/button';
import { DownloadLink } from '@/components/ui/download-link';
import { Facts } from '@/components/ui/facts';
import { FailedSection } from '@/components/ui/failed-section';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { pathTo } from '@/lib/contract/paths';
import { eventName } from '@/lib/format/record-names';
import { fullName } from '@/lib/format/text';
import type { Event } from '@/lib/legacy/events';
import type { Note } from '@/lib/legacy/notes';
import type { Membership } from '@/lib/legacy/presenters';
import type { Settled } from '@/lib/legacy/settle';
import { routes } from '@/lib/routes';
import { eventFacts } from './event-facts';
import { EventOrganizations } from './event-organizations';
import { EventPresenters } from './event-presenters';

interface EventViewProps {
  event: Event;
  /** Null: unknown, because the call failed. */
  membership: Membership | null;
  /** When the event was read, in milliseconds of the server's clock. */
  readAt: number;
  notes: Settled<Note[]>;
  employee: { firstName: string | null; lastName: string | null };
  timeZone: string;
}

export function EventView(props: EventViewProps) {
  const { event, membership, readAt, notes, employee, timeZone } = props;
  const { eventId, presenters, location, startDateTime, endDateTime } = event;
  const name = eventName(event);
  const person = fullName(employee.firstName, employee.lastName);
  const notesTitle = `Note(s) for ${name}`;

  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title="Event Details">
          <ButtonLink href={routes.editEvent(eventId)} weight="primary">
            Edit event
          </ButtonLink>
          <ButtonLink href={routes.newEvent}>Create new event?</ButtonLink>
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
          <Facts facts={eventFacts(event)} />
        </Panel>
      </div>
      <EventOrganizations organizations={event.organizations} />
      <EventPresenters
        // Another event's page keeps nothing of this one's invites.
        key={`presenters ${eventId}`}
        event={{ eventId, eventName: event.eventName, location, startDateTime, endDateTime }}
        sent={{ presenters, membership, readAt }}
        person={person}
      />
      {notes.ok ? (
        <NotesPanel
          key={`notes ${eventId}`}
          title={notesTitle}
          createLabel="Create event note"
          saveLabel="Save note"
          createPath={pathTo('newEventNote', { eventId })}
          emptyText="No notes created."
          notes={notes.value}
          author={person}
          timeZone={timeZone}
        />
      ) : (
        <FailedSection title={notesTitle} path={routes.event(eventId)} />
      )}
    </div>
  );
}
