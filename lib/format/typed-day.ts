/** Days as people type them, `05/03/2026`, and as they are kept, `2026-05-03`. Texts only: no zone has a say. */

const TYPED = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const KEPT = /^(\d{4})-(\d{2})-(\d{2})/;

/** Null for text that is no day that exists; a year before 1900 is one typed halfway. */
export function readTypedDay(typed: string): string | null {
  const parts = TYPED.exec(typed.trim());
  const [year, month, day] = [parts?.[4], parts?.[1], parts?.[3]].map(Number);
  if (!year || !month || !day || year < 1900) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month > 12 || day > last ? null : `${year}-${pad(month)}-${pad(day)}`;
}

/** `05/03/2026` out of a day or a wall clock; empty for null. */
export function printTypedDay(wallClock: string | null): string {
  const [, year, month, day] = KEPT.exec(wallClock ?? '') ?? [];
  return year === undefined ? '' : `${month}/${day}/${year}`;
}

const pad = (number: number) => String(number).padStart(2, '0');
