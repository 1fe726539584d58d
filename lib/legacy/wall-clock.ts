/** Dates of the wire as wall clock in the agency's zone, `YYYY-MM-DDTHH:mm:ss` without offset. */
import 'server-only';
import { config } from '@/lib/config';
import { wallClockOf } from '@/lib/format/wall-clock';

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:\d{2})$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(\.\d+)?$/;

/**
 * Reads both families (legacy-api.md §1.11). A date with an offset left the database as wall clock, was read
 * by the backend in its own zone and shifted to UTC; shifting it back into that zone gives what was stored.
 * Text that is no date reads as null.
 */
export function wallClock(wire: string | null): string | null {
  if (wire === null) return null;
  const local = LOCAL.exec(wire);
  if (local) return `${local[1]}${local[2] ?? ':00'}`;
  const instant = new Date(WITH_OFFSET.test(wire) ? wire : Number.NaN);
  if (Number.isNaN(instant.getTime())) return null;
  return wallClockOf(instant, config().LEGACY_ROW_TIME_ZONE);
}

/** The same, but with the fraction of a second that a stored date may have, so that it is written back as it was. */
export function unroundedWallClock(wire: string | null): string | null {
  return wire !== null && LOCAL.test(wire) ? wire : wallClock(wire);
}
