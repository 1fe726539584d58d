/** Events of an organization, either the upcoming or the past ones. */
import { AppLink } from '@/components/ui/app-link';
import { Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK, Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { OrganizationEvent } from '@/lib/legacy/organizations';
import { routes } from '@/lib/routes';

const HEADS = [
  'Location',
  'Start Date/Time',
  'End Date/Time',
  'Type',
  'Presenter(s)',
  'Action',
] as const;

interface EventTableProps {
  title: string;
  emptyText: string;
  events: OrganizationEvent[];
}

export function EventTable({ title, emptyText, events }: EventTableProps) {
  return (
    <Panel title={title}>
      {events.length === 0 ? (
        <PanelText>{emptyText}</PanelText>
      ) : (
        <Table label={title} head={HEADS.map((label) => <HeadCell key={label}>{label}</HeadCell>)}>
          {events.map((event) => (
            <Row key={event.eventId}>
              <Cell className="min-w-48">
                <AppLink href={routes.event(event.eventId)} className={CELL_LINK}>
                  <bdi>{event.location || `Event ${event.eventId}`}</bdi>
                </AppLink>
              </Cell>
              <Cell className="whitespace-nowrap">{formatDateTime(event.startDateTime)}</Cell>
              <Cell className="whitespace-nowrap">{formatDateTime(event.endDateTime)}</Cell>
              <Cell>{event.eventType}</Cell>
              <Cell>{event.presenters.join(', ')}</Cell>
              <Cell>
                <AppLink href={routes.editEvent(event.eventId)} className={CELL_LINK}>
                  Edit<span className="sr-only"> event at {event.location}</span>
                </AppLink>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Panel>
  );
}
