/** The days before a range of days, as many as it has. */
import type { DayRange } from '@/lib/list/state';

const DAY = 24 * 60 * 60 * 1000;

/** Days of the calendar, which have no zone and no clock changes: reckoned in UTC, where every day is as long. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** Null where the calendar of the screens, which begins in the year 1, has no such days. */
export function previousRange({ from, to }: DayRange): DayRange | null {
  const first = numberOf(from);
  const start = first - (numberOf(to) - first + 1);
  if (start < numberOf('0001-01-01')) return null;
  return { from: dayOf(start), to: dayOf(first - 1) };
}
