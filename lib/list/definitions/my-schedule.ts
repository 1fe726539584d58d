/** My Outreach Schedule: the events that the employee presents, which the backend reaches through memberships. */
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { EVENT_CHOICES, UPCOMING } from './event-filters';

export const mySchedule = {
  path: routes.myOutreach,
  noun: { one: 'event', many: 'events' },
  columns: [
    { key: 'location', label: 'Location', sortField: 'event.location' },
    { key: 'name', label: 'Event name', sortField: 'event.eventName' },
    { key: 'status', label: 'Event status' },
    { key: 'presenters', label: 'Presenter(s)' },
    { key: 'city', label: 'City', sortField: 'event.city' },
    { key: 'start', label: 'Start time', sortField: 'event.startDateTime' },
    { key: 'end', label: 'End time', sortField: 'event.endDateTime' },
    { key: 'type', label: 'Type' },
    { key: 'action', label: 'Action' },
  ],
  defaultSort: { field: 'event.startDateTime', order: 'desc' },
  choices: EVENT_CHOICES,
  flags: [{ ...UPCOMING, label: 'Show only my upcoming events', onByDefault: true }],
  range: { label: 'Start date', unless: 'upcoming' },
  emptyText: 'There are no upcoming events.',
  kept: ['view', 'month'],
} as const satisfies ListDefinition;
