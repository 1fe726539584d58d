/** Dates of the wire as wall clock in the agency's zone, `YYYY-MM-DDTHH:mm:ss` without offset. */
import 'server-only';
import { config } from '@/lib/config';
import { wallClockOf } from '@/lib/format/wall-clock';

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:\d{2})$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(\.\d+)?$/;

/**
 * Parses both families of dates (legacy-api.md §1.11). A date with an offset left the database as wall clock, was read
 * by the backend in its own zone and shifted to UTC; shifting it back into that zone gives what was stored. Null for
 * any other text.
 */
export function wallClock(wire: string | null): string | null {
  if (wire === null) return null;
  const local = LOCAL.exec(wire);
  if (local) return `${local[1]}${local[2] ?? ':00'}`;
  const instant = new Date(WITH_OFFSET.test(wire) ? wire : Number.NaN);
  if (Number.isNaN(instant.getTime())) return null;
  return wallClockOf(instant, config().LEGACY_ROW_TIME_ZONE);
}

/** As `wallClock`, with the fraction of a second of a date without offset, so that it is written back unchanged. */
export function unroundedWallClock(wire: string | null): string | null {
  return wire !== null && LOCAL.test(wire) ? wire : wallClock(wire);
}

/** A copy of the record with the dates `names` as wall clock. */
export function withWallClock<Name extends string, Row extends Record<Name, string | null>>(
  row: Row,
  ...names: Name[]
): Row {
  return { ...row, ...Object.fromEntries(names.map((name) => [name, wallClock(row[name])])) };
}

/** Compares alphabetically, null first; the backend sorts no nested lists (§1.10). */
export function byText(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '', 'en');
}
