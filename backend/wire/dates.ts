/** The date families of the wire (legacy-api.md §1.11) and the agency's wall clock (§1.12). */
import { type SQLWrapper, sql } from 'drizzle-orm';

const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?$/;

/**
 * Family Z: a stored wall clock, read in the legacy server's zone and shifted to UTC. PostgreSQL reads an hour that
 * occurs twice as standard time and shifts a skipped one forward, as Java's calendar does.
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
  // The Swedish format of dates and times is ISO 8601.
  const style = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = new Intl.DateTimeFormat('sv-SE', style).format(instant);
  return `${clock}.${String(instant.getMilliseconds()).padStart(3, '0')}`;
}

/** Parses a family L date, without conversion of a trailing Z. Returns undefined for any other text. */
export function parseWallClock(text: string): string | undefined {
  if (!WALL_CLOCK.test(text)) return undefined;
  const wallClock = text.replace('Z', '');
  const instant = new Date(`${wallClock.slice(0, 19)}Z`);
  // JavaScript reads 30 February as 2 March and 24:00 as the next day; the legacy rejects both.
  const exists =
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().slice(0, 16) === wallClock.slice(0, 16);
  // PostgreSQL has no year 0.
  return exists && !text.startsWith('0000') ? wallClock.replace('T', ' ') : undefined;
}
