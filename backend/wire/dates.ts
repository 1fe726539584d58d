/** The date families of the wire (legacy-api.md §1.11; family L is how `wallClock` columns read) and the agency's clock (§1.12). */

const DAY = 24 * 60 * 60 * 1000;
const SENT_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?$/;

/** Family Z: a stored wall clock read in the legacy server's own zone and shifted to UTC. */
export function rowDate(stored: string, zone: string): string;
export function rowDate(stored: string | null, zone: string): string | null;
export function rowDate(stored: string | null, zone: string): string | null {
  return stored === null ? null : offsetDate(instantOf(stored, zone));
}

/** `2021-05-03T14:30:00.123+00:00`, the form of family Z and of the error body's timestamp. */
export function offsetDate(instant: Date): string {
  return instant.toISOString().replace('Z', '+00:00');
}

/** The wall clock in a zone, in the form the database stores. */
export function wallClockAt(instant: Date, zone: string): string {
  const shifted = new Date(instant.getTime() + offsetAt(instant.getTime(), zone));
  return shifted.toISOString().replace('T', ' ').replace('Z', '');
}

/**
 * A family L date as a caller may send it, in the form the database stores; undefined when it is none.
 * A trailing Z is dropped without conversion, as the legacy does.
 */
export function sentDate(text: string): string | undefined {
  if (!SENT_DATE.test(text)) return undefined;
  const wallClock = text.replace('Z', '');
  const instant = new Date(`${wallClock.slice(0, 19)}Z`);
  const isReal = !Number.isNaN(instant.getTime()) && sameMinute(instant, wallClock);
  // PostgreSQL has no year 0.
  return isReal && !text.startsWith('0000') ? wallClock.replace('T', ' ') : undefined;
}

/** JavaScript reads 30 February as 2 March and 24:00 as the next day; the legacy refuses both. */
function sameMinute(instant: Date, wallClock: string): boolean {
  return instant.toISOString().slice(0, 16) === wallClock.slice(0, 16);
}

/**
 * An hour that occurs twice is taken as standard time and one that is skipped moves forward,
 * as Java's calendar does for the legacy.
 */
function instantOf(stored: string, zone: string): Date {
  const local = new Date(`${stored}Z`).getTime();
  const before = offsetAt(local - DAY, zone);
  const after = offsetAt(local + DAY, zone);
  const fitting = [before, after].filter((offset) => offsetAt(local - offset, zone) === offset);
  return new Date(local - (fitting.length > 0 ? Math.min(...fitting) : before));
}

/** Milliseconds that a zone's wall clock is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = name?.match(/([+-])(\d{2}):(\d{2})/) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -size : size;
}
