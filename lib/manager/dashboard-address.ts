/** The dashboard's state in its address, and the events behind one of its numbers. */
import { id } from '@/lib/contract/values';
import { parseRange, type SearchParams } from '@/lib/list/parse-state';
import type { DayRange, ListState } from '@/lib/list/state';
import { routes } from '@/lib/routes';
import {
  type CountedEvent,
  countyName,
  SERIES,
  type SeriesKey,
  startsWithin,
  typeName,
} from './aggregates';

export interface DashboardState {
  presenterId: number | null;
  /** Null: all events. */
  range: DayRange | null;
  /** Typed instead of a range; links do not keep it. */
  halfRange?: DayRange;
  /** Compared with all presenters together. */
  withAll: boolean;
}

/** One number of the dashboard; a property that is left out does not restrict it. */
export interface Counted {
  series?: SeriesKey;
  /** Null: events without a type. */
  eventType?: string | null;
  /** Null: events without a county. */
  county?: string | null;
}

type Pairs = [name: string, value: string][];

/** Null for an invalid id. */
export function parsePresenterId(text: string | undefined): number | null {
  return id.safeParse(text).data ?? null;
}

export function parseDashboard(params: SearchParams): DashboardState {
  const last = (name: string) => [params[name] ?? []].flat().at(-1);
  return {
    presenterId: parsePresenterId(last('presenter')),
    ...parseRange(last('from'), last('to')),
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
  return hrefOf(routes.managerDashboard, dashboardPairs(state));
}

export function countedEventsHref(state: DashboardState, counted: Counted): string {
  const { series, eventType, county } = counted;
  return hrefOf(routes.dashboardEvents, [
    ...dashboardPairs({ ...state, withAll: false }),
    ...(series && series !== 'total' ? pair('series', series) : []),
    ...named('type', eventType),
    ...named('county', county),
  ]);
}

/** Null is written as `without=type`, because every text may be a name. */
function named(name: string, value: string | null | undefined): Pairs {
  if (value === undefined) return [];
  return value === null ? pair('without', name) : pair(name, value);
}

const pair = (name: string, value: string | number): Pairs => [[name, String(value)]];

function hrefOf(path: string, pairs: Pairs): string {
  const query = new URLSearchParams(pairs).toString();
  return query ? `${path}?${query}` : path;
}

export function parseCounted({ kept }: Pick<ListState, 'kept'>): Counted {
  const eventType = kept.without === 'type' ? null : kept.type;
  const county = kept.without === 'county' ? null : kept.county;
  return {
    series: seriesOf(kept.series)?.key ?? 'total',
    ...(eventType === undefined ? {} : { eventType }),
    ...(county === undefined ? {} : { county }),
  };
}

/** The events that the number counts, latest first, then by id. */
export function countedRows<Row extends CountedEvent & { eventId: number }>(
  events: readonly Row[],
  { series, eventType, county }: Counted,
  range: DayRange | null,
): Row[] {
  const start = ({ startDateTime }: Row) => startDateTime ?? '';
  const isInSeries = seriesOf(series)?.counts ?? (() => true);
  return events
    .filter(
      (event) =>
        startsWithin(event, range) &&
        (eventType === undefined || event.eventType === eventType) &&
        (county === undefined || (event.county?.name ?? null) === county) &&
        isInSeries(event),
    )
    .sort((a, b) => (start(b) > start(a) ? 1 : start(b) < start(a) ? -1 : a.eventId - b.eventId));
}

/** `Elected official, Fair`; empty when everything is counted. */
export function countedText({ series, eventType, county }: Counted): string {
  const words = [
    series === undefined || series === 'total' ? null : seriesOf(series)?.label,
    eventType === undefined ? null : typeName(eventType),
    county === undefined ? null : countyName(county),
  ];
  return words.filter(Boolean).join(', ');
}

const seriesOf = (name: string | undefined) => SERIES.find(({ key }) => key === name);
