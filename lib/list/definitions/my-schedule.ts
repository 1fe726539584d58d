/** My Outreach Schedule: the events that the employee presents, which the backend reaches through memberships. */
import type { Event } from '@/lib/legacy/events';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { EVENT_CHOICES, eventColumns, PRESENTER_EVENT_FILE, UPCOMING } from './event-parts';

export const mySchedule = {
  path: routes.myOutreach,
  noun: { one: 'event', many: 'events' },
  columns: eventColumns({ sortedBy: 'event.' }),
  fileColumns: PRESENTER_EVENT_FILE,
  idOf: (event) => event.eventId,
  numberField: 'event.eventId',
  defaultSort: { field: 'event.startDateTime', order: 'desc' },
  choices: EVENT_CHOICES,
  flags: [{ ...UPCOMING, label: 'Show only my upcoming events', onByDefault: true }],
  range: { label: 'Start date', unless: 'upcoming' },
  emptyText: 'There are no upcoming events.',
  kept: ['view', 'month'],
} as const satisfies ListDefinition<Event, Event>;
