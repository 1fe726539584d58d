/** The manager report: the events of one presenter, whom the address names. */
import type { Event } from '@/lib/legacy/events';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { EVENT_CHOICES, eventColumns, PRESENTER_EVENT_FILE, UPCOMING } from './event-parts';

export const REPORT_LABELS = {
  name: 'Event Name',
  status: 'Event Status',
  start: 'Start Time',
  end: 'End Time',
};

export const managerReport = {
  path: routes.managerReports,
  noun: { one: 'event', many: 'events' },
  columns: eventColumns({ labels: REPORT_LABELS, sortedBy: 'event.' }),
  fileColumns: PRESENTER_EVENT_FILE,
  idOf: (event) => event.eventId,
  numberField: 'event.eventId',
  defaultSort: { field: 'event.startDateTime', order: 'desc' },
  // Whether the default list holds past events differs between versions (legacy-api.md §7.9).
  alwaysFiltered: true,
  choices: EVENT_CHOICES,
  flags: [{ ...UPCOMING, label: 'Show only upcoming events' }],
  range: { label: 'Start date', unless: 'upcoming' },
  emptyText: 'There are no upcoming events.',
  kept: ['presenter'],
} as const satisfies ListDefinition<Event, Event>;
