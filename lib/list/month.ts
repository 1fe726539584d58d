/** Months as `2026-11` and days as `2026-11-21`, without a time zone. */
import { addDays, weekdayOf } from '@/lib/format/wall-clock';

/** Later years have no use, and the last one would have no next day. */
const MONTH = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/;

/** The month of an address; an invalid one means the current month. */
export function parseMonth(text: string | undefined, today: string): string {
  return text && MONTH.test(text) ? text : today.slice(0, 7);
}

export function monthFrom(month: string, offset: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + offset);
  return date.toISOString().slice(0, 7);
}

/** `November 2026`. */
export const monthName = (month: string) => formatLong(month, { month: 'long', year: 'numeric' });

/** `Saturday, November 21, 2026`. */
export const dayName = (day: string) =>
  formatLong(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

function formatLong(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/** The whole weeks, from Sunday to Saturday, that contain the month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let sunday = addDays(first, -weekdayOf(first)); sunday.slice(0, 7) <= month; ) {
    const week = sunday;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(week, day)));
    sunday = addDays(sunday, 7);
  }
  return weeks;
}
