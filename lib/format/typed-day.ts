/** Days as people type them, `05/03/2026`, and as they are kept, `2026-05-03`. */
import { readDay } from './typed-date';

/** Null for text that is no day that exists; a year before 1900 is one typed halfway. */
export function readTypedDay(typed: string): string | null {
  const day = readDay(typed);
  return day !== null && day >= '1900' ? day : null;
}

/** `05/03/2026` out of a day or a wall clock; empty for null. */
export function printTypedDay(wallClock: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(wallClock ?? '') ?? [];
  return year === undefined ? '' : `${month}/${day}/${year}`;
}
