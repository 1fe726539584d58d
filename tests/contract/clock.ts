/** The agency's wall clock (legacy-api.md §1.12), in the form of the wire. */

/** Such as 2026-11-21T09:30:00. */
function wallClock(instant: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(instant).replace(' ', 'T');
}

export function startOfToday(zone: string): string {
  return `${wallClock(new Date(), zone).slice(0, 10)}T00:00:00`;
}

const TOLERANCE_MS = 10 * 60_000;

/** Clocks of two machines differ, so some minutes are near enough. */
export function isAboutNow(date: unknown, zone: string): boolean {
  if (typeof date !== 'string') return false;
  const now = Date.parse(`${wallClock(new Date(), zone)}Z`);
  return Math.abs(Date.parse(`${date.slice(0, 19)}Z`) - now) < TOLERANCE_MS;
}
