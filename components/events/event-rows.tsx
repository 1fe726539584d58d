/** Rows of a list of events: of each event only what its row shows travels to the browser. */
import type { Event } from '@/lib/legacy/events';
import { EventRow } from './event-row';

interface EventRowsProps {
  rows: Event[];
  /** Whether the list has a column for registration sites. */
  showsRegsite?: boolean;
}

export function EventRows({ rows, showsRegsite = false }: EventRowsProps) {
  return rows.map((event) => (
    <EventRow
      key={event.eventId}
      eventId={event.eventId}
      location={event.location}
      eventName={event.eventName}
      lastStatus={event.lastStatus}
      presenters={event.presenters}
      city={event.city}
      startDateTime={event.startDateTime}
      endDateTime={event.endDateTime}
      eventType={event.eventType}
      regsite={showsRegsite ? event.regsite : undefined}
    />
  ));
}
