/** What the dashboard counts. An event counts by the day on which it starts, in the agency's wall clock. */
import type { DayRange } from '@/lib/list/state';

/** What of an event is counted. */
export interface CountedEvent {
  startDateTime: string | null;
  eventType: string | null;
  county: { name: string } | null;
  registrationSite: boolean;
  newOrganization: boolean;
  electedOfficial: boolean;
}

/** The four counts of each event type, with the names that the chart gives them. */
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

const NOTHING: Counts = {
  total: 0,
  registrationSites: 0,
  newOrganizations: 0,
  electedOfficials: 0,
};

export function startsWithin(
  { startDateTime }: Pick<CountedEvent, 'startDateTime'>,
  range: DayRange | null,
): boolean {
  if (!range) return true;
  const day = startDateTime?.slice(0, 10);
  return day !== undefined && range.from <= day && day <= range.to;
}

export function countByType(events: readonly CountedEvent[]): TypeCounts[] {
  return grouped(events, ({ eventType }) => eventType).map(([eventType, group]) => ({
    eventType,
    ...countsOf(group),
  }));
}

export function countByCounty(events: readonly CountedEvent[]): CountyCount[] {
  return grouped(events, ({ county }) => county?.name ?? null).map(([county, group]) => ({
    county,
    total: group.length,
  }));
}

/** Each type once, by the alphabet, those without a type at the end, and none of which there is no event. */
export function orderedTypes(rows: readonly TypeCounts[]): TypeCounts[] {
  return grouped(rows, ({ eventType }) => eventType)
    .map(([eventType, group]) => ({ eventType, ...totals(group) }))
    .filter(({ total }) => total > 0);
}

/** Each county once, by the alphabet, events without one at the end, and none in which there is no event. */
export function orderedCounties(rows: readonly CountyCount[]): CountyCount[] {
  return grouped(rows, ({ county }) => county)
    .map(([county, group]) => ({ county, total: sum(group.map(({ total }) => total)) }))
    .filter(({ total }) => total > 0);
}

/** The counties and, where the backend leaves them out, the events that have none (legacy-api.md §3.8). */
export function withCountyless(
  counties: readonly CountyCount[],
  types: readonly TypeCounts[],
): CountyCount[] {
  const missing = totals(types).total - sum(counties.map(({ total }) => total));
  return orderedCounties([...counties, { county: null, total: Math.max(missing, 0) }]);
}

export function totals(rows: readonly Counts[]): Counts {
  return rows.reduce(
    (sums, row) => ({
      total: sums.total + row.total,
      registrationSites: sums.registrationSites + row.registrationSites,
      newOrganizations: sums.newOrganizations + row.newOrganizations,
      electedOfficials: sums.electedOfficials + row.electedOfficials,
    }),
    NOTHING,
  );
}

function countsOf(events: readonly CountedEvent[]): Counts {
  const counts = { ...NOTHING };
  for (const event of events) {
    for (const { key, counts: isCounted } of SERIES) if (isCounted(event)) counts[key] += 1;
  }
  return counts;
}

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

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
