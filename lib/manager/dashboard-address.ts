/** Where a manager stands on the dashboard: whose events, which days, compared with whom; all of it in the address. */
import { readHalfRange, readRange, type SearchParams } from '@/lib/list/parse-state';
import type { DayRange, HalfRange } from '@/lib/list/state';
import { routes } from '@/lib/routes';
import type { SeriesKey } from './counts';
import { readPresenterId } from './presenter-id';

export interface DashboardState {
  presenterId: number | null;
  /** Null: all events, whenever they start. */
  range: DayRange | null;
  /** What the address names in place of a range; links do not keep it. */
  halfRange?: HalfRange;
  /** Compared with all presenters together. */
  withAll: boolean;
}

/** One number of the dashboard. What it does not name, it does not ask for. */
export interface Counted {
  series?: SeriesKey;
  /** Null: events without a type. */
  eventType?: string | null;
  /** Null: events without a county. */
  county?: string | null;
}

type Pairs = [name: string, value: string][];

export function readDashboard(params: SearchParams): DashboardState {
  const last = (name: string) => [params[name] ?? []].flat().at(-1);
  return {
    presenterId: readPresenterId(last('presenter')),
    range: readRange(last('from'), last('to')),
    ...readHalfRange(last('from'), last('to')),
    withAll: last('compare') === 'all',
  };
}

export function dashboardPairs({ presenterId, range, withAll }: DashboardState): Pairs {
  return [
    ...(presenterId === null ? [] : pair('presenter', presenterId)),
    ...(range ? [...pair('from', range.from), ...pair('to', range.to)] : []),
    ...(withAll ? pair('compare', 'all') : []),
  ];
}

export function dashboardHref(state: DashboardState): string {
  return addressOf(routes.managerDashboard, dashboardPairs(state));
}

/** The events behind a number. */
export function countedEventsHref(state: DashboardState, counted: Counted): string {
  const { series, eventType, county } = counted;
  return addressOf(routes.dashboardEvents, [
    ...dashboardPairs({ ...state, withAll: false }),
    ...(series && series !== 'total' ? pair('series', series) : []),
    ...named('type', eventType),
    ...named('county', county),
  ]);
}

/** What has no name stands in the address as the name of what it has not. */
function named(name: string, value: string | null | undefined): Pairs {
  if (value === undefined) return [];
  return value === null ? pair('without', name) : pair(name, value);
}

const pair = (name: string, value: string | number): Pairs => [[name, String(value)]];

function addressOf(path: string, pairs: Pairs): string {
  const query = new URLSearchParams(pairs).toString();
  return query ? `${path}?${query}` : path;
}
