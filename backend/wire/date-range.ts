/** The range of dates in a list's path, `2021-05-01 00:00:00` to `2021-05-31 23:59:00` (legacy-api.md §1.11). */
import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { isNotGiven, pathText } from '@/backend/http/path-values';
import { Refusal } from '@/backend/http/refusal';

const PATH_DATE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2}:\d{2})$/;
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

export const rangePath = { fromDate: pathText, toDate: pathText };
export type RangePath = { fromDate: string; toDate: string };

/**
 * Inclusive at both ends; rows without the date are out. Where either end is `null` there is no
 * range (undefined). An unreadable end is a server error, also beside a `null`.
 */
export function withinRange(column: PgColumn, { fromDate, toDate }: RangePath): SQL | undefined {
  const [from, to] = [pathDate(fromDate), pathDate(toDate)];
  return from === null || to === null ? undefined : and(gte(column, from), lte(column, to));
}

/** In the form the database stores. A day that the month does not have becomes its last one. */
export function pathDate(text: string): string | null {
  if (isNotGiven(text)) return null;
  const [, year = '', month = '', day = '', time = ''] = PATH_DATE.exec(text) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  // PostgreSQL has no year 0.
  if (!isDay || year === '0000' || !TIME_OF_DAY.test(time)) throw new Refusal(500, 'no date range');
  const existing = Math.min(Number(day), daysIn(year, month));
  return `${year}-${month}-${String(existing).padStart(2, '0')} ${time}`;
}

function daysIn(year: string, month: string): number {
  const firstOfMonth = new Date(`${year}-${month}-01T00:00:00Z`);
  firstOfMonth.setUTCMonth(firstOfMonth.getUTCMonth() + 1, 0);
  return firstOfMonth.getUTCDate();
}
