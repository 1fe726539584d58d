'use client';
/** One row of a list of events. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK, Cell, Row } from '@/components/ui/table';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { Event } from '@/lib/legacy/events';
import { routes } from '@/lib/routes';
import { eventPlace } from './event-place';

export interface EventRowProps
  extends Pick<
    Event,
    | 'eventId'
    | 'location'
    | 'eventName'
    | 'lastStatus'
    | 'presenters'
    | 'city'
    | 'startDateTime'
    | 'endDateTime'
    | 'eventType'
  > {
  /** Absent in lists that do not tell it. */
  regsite?: boolean | undefined;
}

export function EventRow({ regsite, ...event }: EventRowProps) {
  const place = eventPlace(event);
  return (
    <Row>
      <Cell className="min-w-44 max-w-xs">
        <AppLink href={routes.event(event.eventId)} className={CELL_LINK}>
          <bdi className="wrap-anywhere">{place}</bdi>
        </AppLink>
      </Cell>
      <Cell className="min-w-44 max-w-xs">
        <bdi className="wrap-anywhere">{event.eventName}</bdi>
      </Cell>
      <Cell>{event.lastStatus}</Cell>
      <Cell className="min-w-36 whitespace-pre-line">{event.presenters.join('\n')}</Cell>
      <Cell className="min-w-28">
        <bdi>{event.city}</bdi>
      </Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(event.startDateTime)}</Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(event.endDateTime)}</Cell>
      <Cell>{event.eventType}</Cell>
      {regsite === undefined ? null : <Cell>{yesNo(regsite)}</Cell>}
      <Cell>
        <AppLink href={routes.editEvent(event.eventId)} className={CELL_LINK}>
          Edit<span className="sr-only"> event at {place}</span>
        </AppLink>
      </Cell>
    </Row>
  );
}
