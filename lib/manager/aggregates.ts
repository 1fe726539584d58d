/** Event counts of the dashboard. An event counts on the day it starts, in the agency's wall clock. */
import { formatDay } from '@/lib/format/wall-clock';
import type { DayRange } from '@/lib/list/state';

export interface CountedEvent {
  startDateTime: string | null;
  eventType: string | null;
  county: { name: string } | null;
  registrationSite: boolean;
  newOrganization: boolean;
  electedOfficial: boolean;
}

/** The four counts of each event type, with their labels in the chart. */
export const SERIES = [
  { key: 'total', label: 'Total events', counts: () => true },
  {
    key: 'registrationSites',
    label: 'Registration site',
    counts: (event) => event.registrationSite,
  },
  { key: 'newOrganizations', label: 'New organization', counts: (event) => event.newOrganization },
  { key: 'electedOfficials', label: 'Elected official', counts: (event) => event.electedOfficial },
] as const satisfies readonly {
  key: string;
  label: string;
  counts: (event: CountedEvent) => boolean;
}[];

export type SeriesKey = (typeof SERIES)[number]['key'];
export type Counts = Record<SeriesKey, number>;

/** Null: events without a type. */
export interface TypeCounts extends Counts {
  eventType: string | null;
}

/** Null: events without a county. */
export interface CountyCount {
  county: string | null;
  total: number;
}

const ZERO: Counts = { total: 0, registrationSites: 0, newOrganizations: 0, electedOfficials: 0 };

export const typeName = (eventType: string | null) => eventType ?? 'No event type';

/** The backend's names lack the word "County" (legacy-api.md D8). */
export const countyName = (county: string | null) =>
  county === null ? 'No county' : `${county} County`;

export const daysText = ({ from, to }: DayRange) => `${formatDay(from)} – ${formatDay(to)}`;

export function startsWithin(
  { startDateTime }: Pick<CountedEvent, 'startDateTime'>,
  range: DayRange | null,
): boolean {
  if (!range) return true;
  const day = startDateTime?.slice(0, 10);
  return day !== undefined && range.from <= day && day <= range.to;
}

export function countByType(events: readonly CountedEvent[]): TypeCounts[] {
  return grouped(events, ({ eventType }) => eventType).map(([eventType, group]) => {
    const counts = { ...ZERO };
    for (const { key, counts: isCounted } of SERIES) counts[key] = group.filter(isCounted).length;
    return { eventType, ...counts };
  });
}

export function countByCounty(events: readonly CountedEvent[]): CountyCount[] {
  return grouped(events, ({ county }) => county?.name ?? null).map(([county, group]) => ({
    county,
    total: group.length,
  }));
}

/** Merges rows of one type and drops rows without events. Sorted by name, "no type" last. */
export function orderedTypes(rows: readonly TypeCounts[]): TypeCounts[] {
  return grouped(rows, ({ eventType }) => eventType)
    .map(([eventType, group]) => ({ eventType, ...totals(group) }))
    .filter(({ total }) => total > 0);
}

/**
 * As `orderedTypes`, for counties. Adds the events of `types` without a county, which some backends leave out
 * (legacy-api.md §3.8).
 */
export function orderedCounties(
  rows: readonly CountyCount[],
  types: readonly TypeCounts[],
): CountyCount[] {
  const missing = Math.max(totalOf(types) - totalOf(rows), 0);
  return grouped([...rows, { county: null, total: missing }], ({ county }) => county)
    .map(([county, group]) => ({ county, total: totalOf(group) }))
    .filter(({ total }) => total > 0);
}

export function totals(rows: readonly Counts[]): Counts {
  const sums = { ...ZERO };
  for (const row of rows) for (const { key } of SERIES) sums[key] += row[key];
  return sums;
}

const totalOf = (rows: readonly { total: number }[]) =>
  rows.reduce((sum, { total }) => sum + total, 0);

function grouped<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
): [name: string | null, group: Row[]][] {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups].sort(([a], [b]) => byName(a, b));
}

function byName(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'en');
}
