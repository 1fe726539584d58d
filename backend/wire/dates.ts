/** The date families of the wire (legacy-api.md §1.11; family L is how `wallClock` columns read) and the agency's clock (§1.12). */
import { type SQLWrapper, sql } from 'drizzle-orm';

const SENT_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?$/;

/**
 * Family Z: a stored wall clock read in the legacy server's own zone and shifted to UTC. PostgreSQL takes an hour that
 * occurs twice as standard time and moves one that is skipped forward, as Java's calendar does for the legacy.
 */
export function rowDate(stored: SQLWrapper, zone: string) {
  const shifted = sql`(${stored} at time zone ${zone}) at time zone 'UTC'`;
  return sql<string | null>`to_char(${shifted}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`;
}

/** `2021-05-03T14:30:00.123+00:00`, as in the error body's timestamp. */
export function offsetDate(instant: Date): string {
  return instant.toISOString().replace('Z', '+00:00');
}

/** The wall clock in a zone, `2021-05-03 09:30:00.123`. */
export function wallClockAt(instant: Date, zone: string): string {
  // Swedish writes dates and times as ISO 8601 does.
  const style = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = new Intl.DateTimeFormat('sv-SE', style).format(instant);
  return `${clock}.${String(instant.getMilliseconds()).padStart(3, '0')}`;
}

/**
 * A family L date as a caller may send it, in the form the database stores; undefined when it is none.
 * A trailing Z is dropped without conversion, as the legacy does.
 */
export function sentDate(text: string): string | undefined {
  if (!SENT_DATE.test(text)) return undefined;
  const wallClock = text.replace('Z', '');
  const instant = new Date(`${wallClock.slice(0, 19)}Z`);
  // JavaScript reads 30 February as 2 March and 24:00 as the next day; the legacy refuses both.
  const isReal =
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().slice(0, 16) === wallClock.slice(0, 16);
  // PostgreSQL has no year 0.
  return isReal && !text.startsWith('0000') ? wallClock.replace('T', ' ') : undefined;
}
