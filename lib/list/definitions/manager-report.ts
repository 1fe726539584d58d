/** The manager report: the events of one presenter, whom the address names. */
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { EVENT_CHOICES, UPCOMING } from './event-filters';

export const managerReport = {
  path: routes.managerReports,
  noun: { one: 'event', many: 'events' },
  columns: [
    { key: 'location', label: 'Location', sortField: 'event.location' },
    { key: 'name', label: 'Event Name', sortField: 'event.eventName' },
    { key: 'status', label: 'Event Status' },
    { key: 'presenters', label: 'Presenter(s)' },
    { key: 'city', label: 'City', sortField: 'event.city' },
    { key: 'start', label: 'Start Time', sortField: 'event.startDateTime' },
    { key: 'end', label: 'End Time', sortField: 'event.endDateTime' },
    { key: 'type', label: 'Type' },
    { key: 'action', label: 'Action' },
  ],
  defaultSort: { field: 'event.startDateTime', order: 'desc' },
  choices: EVENT_CHOICES,
  flags: [{ ...UPCOMING, label: 'Show only upcoming events' }],
  range: { label: 'Start date', unless: 'upcoming' },
  emptyText: 'There are no upcoming events.',
  kept: ['presenter'],
} as const satisfies ListDefinition;
