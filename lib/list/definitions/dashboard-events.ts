/** The events behind one number of the manager dashboard. They are chosen on our side, in the one order they have. */
import type { Event } from '@/lib/legacy/events';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { eventColumns } from './event-parts';
import { managerReport, REPORT_LABELS } from './manager-report';

export const dashboardEvents = {
  path: routes.dashboardEvents,
  noun: { one: 'event', many: 'events' },
  columns: eventColumns({ labels: REPORT_LABELS, sortedBy: null }),
  fileColumns: [],
  idOf: (event) => event.eventId,
  numberField: managerReport.numberField,
  defaultSort: managerReport.defaultSort,
  choices: [],
  flags: [],
  range: { label: 'Start date' },
  kept: ['presenter', 'series', 'type', 'county', 'without'],
} as const satisfies ListDefinition<Event, Event>;
