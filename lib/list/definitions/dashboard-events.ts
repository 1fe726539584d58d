/** The events behind one number of the manager dashboard. They are chosen on our side, in the one order they have. */
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { managerReport } from './manager-report';

export const dashboardEvents = {
  path: routes.dashboardEvents,
  noun: { one: 'event', many: 'events' },
  columns: managerReport.columns.map(({ key, label }) => ({ key, label })),
  defaultSort: managerReport.defaultSort,
  choices: [],
  flags: [],
  range: { label: 'Start date' },
  kept: ['presenter', 'series', 'type', 'county', 'without'],
} as const satisfies ListDefinition;
