/** What the lists of events have in common. */
import { count, type FileColumn, listed, text, time } from '@/lib/export/column';
import { eventPlace } from '@/lib/format/record-names';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { Event } from '@/lib/legacy/events';
import { editLink, lines, link } from '@/lib/list/cell';
import type { ChoiceFilter, Column, FlagFilter } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

export const EVENT_CHOICES = [
  { name: 'type', legacyName: 'eveType', label: 'Event Types', lookup: 'eventTypes' },
  { name: 'status', legacyName: 'eveStatus', label: 'Event Statuses', lookup: 'eventStatuses' },
] as const satisfies ChoiceFilter[];

/** For lists that the backend reaches through memberships. */
export const UPCOMING = {
  name: 'upcoming',
  legacyName: 'upcomingOnly',
  chip: 'Only upcoming events',
  sentence: true,
  inPath: true,
} as const satisfies Omit<FlagFilter, 'label'>;

interface EventColumns {
  /** Labels that differ between the lists. */
  labels?: { name: string; status: string; start: string; end: string };
  /** What stands before the backend's sort fields; null where the list has one order only. */
  sortedBy: '' | 'event.' | null;
  showsRegsite?: boolean;
}

const LABELS = {
  name: 'Event name',
  status: 'Event status',
  start: 'Start time',
  end: 'End time',
};

export function eventColumns({
  labels = LABELS,
  sortedBy,
  showsRegsite = false,
}: EventColumns): Column<Event>[] {
  const sort = (field: string) => (sortedBy === null ? undefined : `${sortedBy}${field}`);
  const regsite: Column<Event> = {
    key: 'regsite',
    label: 'Reg. site',
    cell: (event) => yesNo(event.registrationSite),
  };
  return [
    {
      key: 'location',
      label: 'Location',
      sortField: sort('location'),
      look: 'place',
      cell: (event) => link(routes.event(event.eventId), eventPlace(event)),
    },
    {
      key: 'name',
      label: labels.name,
      sortField: sort('eventName'),
      look: 'place',
      cell: (event) => event.eventName,
    },
    { key: 'status', label: labels.status, cell: (event) => event.lastStatus },
    {
      key: 'presenters',
      label: 'Presenter(s)',
      look: 'people',
      cell: (event) => lines(event.presenters),
    },
    {
      key: 'city',
      label: 'City',
      sortField: sort('city'),
      look: 'city',
      cell: (event) => event.city,
    },
    {
      key: 'start',
      label: labels.start,
      sortField: sort('startDateTime'),
      look: 'time',
      cell: (event) => formatDateTime(event.startDateTime),
    },
    {
      key: 'end',
      label: labels.end,
      sortField: sort('endDateTime'),
      look: 'time',
      cell: (event) => formatDateTime(event.endDateTime),
    },
    { key: 'type', label: 'Type', cell: (event) => event.eventType },
    ...(showsRegsite ? [regsite] : []),
    {
      key: 'action',
      label: 'Action',
      cell: (event) => editLink(routes.editEvent(event.eventId), `event at ${eventPlace(event)}`),
    },
  ];
}

/** Columns of the exports of somebody's events. */
export const PRESENTER_EVENT_FILE: readonly FileColumn<Event>[] = [
  count('Event ID', (row) => row.eventId),
  text('Event Name', (row) => row.eventName, { width: 40 }),
  text('Event Type', (row) => row.eventType),
  text('Last Status', (row) => row.lastStatus),
  text('Location', (row) => row.location, { width: 30 }),
  text('Organization', (row) => listed(row.organizations.map(({ name }) => name)), {
    width: 40,
  }),
  text('Event Presenters', (row) => listed(row.presenters), { width: 30 }),
  text('Address', (row) => row.address, { width: 30, personal: true }),
  text('City', (row) => row.city, { width: 18 }),
  text('State', (row) => row.state, { width: 8 }),
  text('Zip', (row) => row.zip, { width: 10 }),
  time('Start Time', (row) => row.startDateTime),
  time('End Time', (row) => row.endDateTime),
  text('Audience Type', (row) => listed(row.audienceTypes), { width: 30 }),
  count('RTA Staff Count', (row) => row.staffCount),
  count('Audience Count', (row) => row.audienceCount),
  text('Survey Complete', (row) => (row.surveyComplete ? 'True' : 'False'), { width: 16 }),
];
