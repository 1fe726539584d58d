/** What the dashboard calls types, counties and days. */
import { formatDay } from '@/lib/format/wall-clock';
import type { DayRange } from '@/lib/list/state';

export function typeName(eventType: string | null): string {
  return eventType ?? 'No event type';
}

/** The backend tells bare names (legacy-api.md D8). */
export function countyName(county: string | null): string {
  return county === null ? 'No county' : `${county} County`;
}

export function daysText({ from, to }: DayRange): string {
  return `${formatDay(from)} – ${formatDay(to)}`;
}
