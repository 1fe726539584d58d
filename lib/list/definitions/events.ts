/** The lists of events. */

import type { Event } from '@/lib/contract/entities/event';
import { count, day, type FileColumn, listed, text, time } from '@/lib/export/column';
import { eventPlace } from '@/lib/format/record-names';
import { yesNo } from '@/lib/format/text';
import { cancelReasonText } from '@/lib/forms/event';
import { dateTimeColumn, editLink, link } from '@/lib/list/cells';
import type { ChoiceFilter, Column, FlagFilter, ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

const LABELS = ['Event name', 'Event status', 'Start time', 'End time'] as const;
const MANAGER_LABELS = ['Event Name', 'Event Status', 'Start Time', 'End Time'] as const;

/** `prefix` is that of the backend's sort fields; null in a list that is not sortable. */
function eventColumns(
  prefix: '' | 'event.' | null,
  [name, status, start, end]: readonly [string, string, string, string],
  regsite: Column<Event>[] = [],
): Column<Event>[] {
  const sort = (field: string) => (prefix === null ? undefined : `${prefix}${field}`);
  return [
    {
      label: 'Location',
      sortField: sort('location'),
      look: 'place',
      cell: (event) => link(routes.event(event.eventId), eventPlace(event)),
    },
    { label: name, sortField: sort('eventName'), look: 'place', cell: (event) => event.eventName },
    { label: status, cell: (event) => event.lastStatus },
    { label: 'Presenter(s)', look: 'people', cell: (event) => ({ lines: event.presenters }) },
    { label: 'City', sortField: sort('city'), look: 'city', cell: (event) => event.city },
    dateTimeColumn(start, sort('startDateTime'), (event) => event.startDateTime),
    dateTimeColumn(end, sort('endDateTime'), (event) => event.endDateTime),
    { label: 'Type', cell: (event) => event.eventType },
    ...regsite,
    {
      label: 'Action',
      cell: (event) => editLink(routes.editEvent(event.eventId), `event at ${eventPlace(event)}`),
    },
  ];
}

const FILE_COLUMNS: readonly FileColumn<Event>[] = [
  count('Event ID', (row) => row.eventId),
  text('Event Name', (row) => row.eventName, { width: 40 }),
  text('Event Type', (row) => row.eventType),
  text('Last Status', (row) => row.lastStatus),
  text('Location', (row) => row.location, { width: 30 }),
  text('Organization', (row) => listed(row.organizations.map(({ name }) => name)), { width: 40 }),
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

const CHOICES = [
  { name: 'type', legacyName: 'eveType', label: 'Event Types', lookup: 'eventTypes' },
  { name: 'status', legacyName: 'eveStatus', label: 'Event Statuses', lookup: 'eventStatuses' },
] as const satisfies ChoiceFilter[];

const NOUN = { one: 'event', many: 'events' };
const idOf = ({ eventId }: Event) => eventId;

export const eventList: ListDefinition<Event, Event> = {
  path: routes.events,
  noun: NOUN,
  columns: eventColumns('', LABELS, [
    { label: 'Reg. site', cell: (event) => yesNo(event.registrationSite) },
  ]),
  fileColumns: [
    ...FILE_COLUMNS,
    text('Registration Site', (row) => yesNo(row.registrationSite), { width: 16 }),
    text('New Organization', (row) => yesNo(row.newOrganization), { width: 16 }),
    text('Elected Official', (row) => yesNo(row.electedOfficial), { width: 16 }),
    day('Survey Date', (row) => row.surveyDateTime),
    count('Survey Count', (row) => row.surveyCount),
    text(
      'Reason for Cancellation',
      (row) => row.cancelReason && cancelReasonText(row.cancelReason),
    ),
  ],
  idOf,
  numberField: 'eventId',
  defaultSort: { field: 'startDateTime', order: 'desc' },
  choices: CHOICES,
  flags: [{ name: 'regsite', legacyName: 'eveRegSite', label: 'Registration site' }],
  range: { label: 'Start date' },
};

/** Lists that the backend reads through memberships, and whose sort fields have a prefix. */
const MEMBERSHIP_LIST = {
  noun: NOUN,
  fileColumns: FILE_COLUMNS,
  idOf,
  numberField: 'event.eventId',
  defaultSort: { field: 'event.startDateTime', order: 'desc' },
  choices: CHOICES,
  range: { label: 'Start date', unless: 'upcoming' },
} as const;

const UPCOMING = {
  name: 'upcoming',
  legacyName: 'upcomingOnly',
  chip: 'Only upcoming events',
  sentence: true,
  inPath: true,
} as const satisfies Omit<FlagFilter, 'label'>;

const NO_UPCOMING = 'There are no upcoming events.';

/** My Outreach Schedule: the events that the employee presents. */
export const mySchedule: ListDefinition<Event, Event> = {
  ...MEMBERSHIP_LIST,
  path: routes.myOutreach,
  columns: eventColumns('event.', LABELS),
  flags: [{ ...UPCOMING, label: 'Show only my upcoming events', onByDefault: true }],
  emptyText: NO_UPCOMING,
  kept: ['view', 'month'],
};

/** The manager report: the events of the presenter in the address. */
export const managerReport: ListDefinition<Event, Event> = {
  ...MEMBERSHIP_LIST,
  path: routes.managerReports,
  columns: eventColumns('event.', MANAGER_LABELS),
  // Whether the default list contains past events depends on the version (legacy-api.md §7.9).
  alwaysFiltered: true,
  flags: [{ ...UPCOMING, label: 'Show only upcoming events' }],
  emptyText: NO_UPCOMING,
  kept: ['presenter'],
};

/** The events behind one number of the manager dashboard, which are filtered on our side and not sortable. */
export const dashboardEvents: ListDefinition<Event, Event> = {
  ...MEMBERSHIP_LIST,
  path: routes.dashboardEvents,
  columns: eventColumns(null, MANAGER_LABELS),
  fileColumns: [],
  choices: [],
  flags: [],
  range: { label: 'Start date' },
  kept: ['presenter', 'series', 'type', 'county', 'without'],
};
