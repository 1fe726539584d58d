/** The list of all events. */
import type { Event } from '@/lib/legacy/events';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { EVENT_CHOICES, eventColumns } from './event-parts';

export const eventList = {
  path: routes.events,
  noun: { one: 'event', many: 'events' },
  columns: eventColumns({ sortedBy: '', showsRegsite: true }),
  idOf: (event) => event.eventId,
  defaultSort: { field: 'startDateTime', order: 'desc' },
  choices: EVENT_CHOICES,
  flags: [{ name: 'regsite', legacyName: 'eveRegSite', label: 'Registration site' }],
  range: { label: 'Start date' },
} as const satisfies ListDefinition<Event>;
