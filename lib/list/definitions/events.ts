/** The list of all events. */
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { EVENT_CHOICES } from './event-filters';

export const eventList = {
  path: routes.events,
  noun: { one: 'event', many: 'events' },
  columns: [
    { key: 'location', label: 'Location', sortField: 'location' },
    { key: 'name', label: 'Event name', sortField: 'eventName' },
    { key: 'status', label: 'Event status' },
    { key: 'presenters', label: 'Presenter(s)' },
    { key: 'city', label: 'City', sortField: 'city' },
    { key: 'start', label: 'Start time', sortField: 'startDateTime' },
    { key: 'end', label: 'End time', sortField: 'endDateTime' },
    { key: 'type', label: 'Type' },
    { key: 'regsite', label: 'Reg. site' },
    { key: 'action', label: 'Action' },
  ],
  defaultSort: { field: 'startDateTime', order: 'desc' },
  choices: EVENT_CHOICES,
  flags: [{ name: 'regsite', legacyName: 'eveRegSite', label: 'Registration site' }],
  range: { label: 'Start date' },
} as const satisfies ListDefinition;
