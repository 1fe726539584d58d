/** Months as `2026-11` and days as `2026-11-21`, without a time zone. */

const MONTH = /^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The month of an address; an invalid one means the current month. */
export function parseMonth(text: string | undefined, today: string): string {
  return text && MONTH.test(text) ? text : today.slice(0, 7);
}

export function monthFrom(month: string, offset: number): string {
  const { year, index } = partsOf(month);
  return new Date(Date.UTC(year, index + offset, 1)).toISOString().slice(0, 7);
}

/** `November 2026`. */
export const monthName = (month: string) =>
  formatLong(`${month}-01`, { month: 'long', year: 'numeric' });

/** `Saturday, November 21, 2026`. */
export const dayName = (day: string) =>
  formatLong(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** The whole weeks, from Sunday to Saturday, that contain the month. */
export function weeksOf(month: string): string[][] {
  const { year, index } = partsOf(month);
  const first = new Date(Date.UTC(year, index, 1));
  const start = first.getTime() - first.getUTCDay() * DAY_MS;
  const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const weeks = Math.ceil((first.getUTCDay() + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(start + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10),
    ),
  );
}

function partsOf(month: string): { year: number; index: number } {
  const [year, number] = month.split('-').map(Number);
  return { year: year ?? 0, index: (number ?? 1) - 1 };
}

function formatLong(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
