import { AppLink } from '@/components/ui/app-link';
import { TableSection } from '@/components/ui/section';
import { CELL_LINK, Cell, Row, RowLink } from '@/components/ui/table';
import type { Organization } from '@/lib/contract/entities/organization';
import { eventPlace, organizationName } from '@/lib/format/record-names';
import { formatDateTime } from '@/lib/format/wall-clock';
import { splitEvents } from '@/lib/legacy/organizations';
import { routes } from '@/lib/routes';

const HEADS = [
  ...['Location', 'Start Date/Time', 'End Date/Time'],
  ...['Type', 'Presenter(s)', 'Action'],
];

interface EventTablesProps {
  organization: Organization;
  /** `YYYY-MM-DD` in the agency's zone. */
  today: string;
}

/** The upcoming and the past events of an organization. */
export function EventTables({ organization, today }: EventTablesProps) {
  const { upcoming, past } = splitEvents(organization.events, today);
  const tables = [
    { which: 'Upcoming', events: upcoming },
    { which: 'Past', events: past },
  ];
  return tables.map(({ which, events }) => (
    <TableSection
      key={which}
      title={`${which} Events with ${organizationName(organization)}`}
      heads={HEADS}
      emptyText={`No ${which} Events with ${organizationName(organization)}.`}
      rows={events.map((event) => (
        <Row key={event.eventId}>
          <Cell className="min-w-48">
            <AppLink href={routes.event(event.eventId)} className={CELL_LINK}>
              <bdi>{eventPlace(event)}</bdi>
            </AppLink>
          </Cell>
          <Cell className="whitespace-nowrap">{formatDateTime(event.startDateTime)}</Cell>
          <Cell className="whitespace-nowrap">{formatDateTime(event.endDateTime)}</Cell>
          <Cell>{event.eventType}</Cell>
          <Cell>{event.presenters.join(', ')}</Cell>
          <Cell>
            <RowLink
              href={routes.editEvent(event.eventId)}
              text="Edit"
              what={`event at ${event.location ?? ''}`}
            />
          </Cell>
        </Row>
      ))}
    />
  ));
}
