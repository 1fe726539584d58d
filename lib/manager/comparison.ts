/** Compares a presenter's numbers with the days before and with all presenters, line by line. */
import type { DayRange } from '@/lib/list/state';
import { orderedTypes, SERIES, type TypeCounts, totals, typeName } from './aggregates';

export interface ComparedLine {
  /** Unique, although a type may have the name of a count. */
  key: string;
  label: string;
  now: number;
  /** Null: not compared. */
  previous: number | null;
  all: number | null;
}

type Compared<Column> = { now: Column; previous: Column | null; all: Column | null };

/** The four counts over all types, then each type of any column. */
export function compared({ now, previous, all }: Compared<TypeCounts[]>): ComparedLine[] {
  const numbers = (of: (rows: TypeCounts[]) => number): Compared<number> => ({
    now: of(now),
    previous: previous && of(previous),
    all: all && of(all),
  });
  return [
    ...SERIES.map(({ key, label }) => ({
      key: `all ${key}`,
      label,
      ...numbers((rows) => totals(rows)[key]),
    })),
    ...orderedTypes([...now, ...(previous ?? []), ...(all ?? [])]).map(({ eventType }) => ({
      key: `type ${eventType}`,
      label: typeName(eventType),
      ...numbers((rows) => totals(rows.filter((row) => row.eventType === eventType)).total),
    })),
  ];
}

/** `+3`, `−2` or `0`. */
export function changeText(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** A whole percentage; empty when `whole` is 0. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round((part / whole) * 100)}%`;
}

/** In UTC, where every day has the same length. */
const DAY_MS = 24 * 60 * 60 * 1000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayAt = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** As many days, ending the day before. Null where they would begin before the year 1. */
export function previousRange({ from, to }: DayRange): DayRange | null {
  const first = dayNumber(from);
  const start = first - (dayNumber(to) - first + 1);
  if (start < dayNumber('0001-01-01')) return null;
  return { from: dayAt(start), to: dayAt(first - 1) };
}
