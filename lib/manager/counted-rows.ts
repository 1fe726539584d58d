/** The events behind one number of the dashboard, as an address asks for them. */
import type { ListState } from '@/lib/list/state';
import { type CountedEvent, SERIES, type SeriesKey, startsWithin } from './counts';
import type { Counted } from './dashboard-address';
import { countyName, typeName } from './names';

export function readCounted({
  kept,
}: Pick<ListState, 'kept'>): Required<Pick<Counted, 'series'>> & Counted {
  const series = SERIES.find(({ key }) => key === kept.series)?.key ?? 'total';
  const eventType = kept.without === 'type' ? null : kept.type;
  const county = kept.without === 'county' ? null : kept.county;
  return {
    series,
    ...(eventType === undefined ? {} : { eventType }),
    ...(county === undefined ? {} : { county }),
  };
}

/** Those that the number counts, latest first, and among equals in the order of their numbers. */
export function countedRows<Row extends CountedEvent & { eventId: number }>(
  events: readonly Row[],
  counted: Counted,
  range: ListState['range'],
): Row[] {
  const start = ({ startDateTime }: Row) => startDateTime ?? '';
  return events
    .filter((event) => startsWithin(event, range) && isCounted(event, counted))
    .sort((a, b) => (start(b) > start(a) ? 1 : start(b) < start(a) ? -1 : a.eventId - b.eventId));
}

/** What the number counts, in words; empty where it counts everything. */
export function countedText({ series, eventType, county }: Counted): string {
  const words = [
    series === undefined || series === 'total' ? null : labelOf(series),
    eventType === undefined ? null : typeName(eventType),
    county === undefined ? null : countyName(county),
  ];
  return words.filter((word) => word !== null).join(', ');
}

function isCounted(event: CountedEvent, { series, eventType, county }: Counted): boolean {
  const counts = SERIES.find(({ key }) => key === series)?.counts;
  return (
    (eventType === undefined || event.eventType === eventType) &&
    (county === undefined || (event.county?.name ?? null) === county) &&
    (counts === undefined || counts(event))
  );
}

const labelOf = (series: SeriesKey) => SERIES.find(({ key }) => key === series)?.label ?? '';
