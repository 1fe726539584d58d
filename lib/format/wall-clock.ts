/** Wall-clock text, `YYYY-MM-DDTHH:mm:ss`. It is never converted to an instant, so zones of server and browser do not matter. */

/** The wall clock in `zone` at an instant. */
export function wallClockOf(instant: Date, zone: string): string {
  // The Swedish locale uses the format of ISO 8601.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return text.replace(' ', 'T');
}

/** The day in `zone` at an instant, as `YYYY-MM-DD`. */
export function dayOf(instant: Date, zone: string): string {
  return wallClockOf(instant, zone).slice(0, 10);
}

/** `2021-05-03` as `5/3/2021`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

/** `5/3/2021 09:05 AM`; empty for null. */
export function formatDateTime(wallClock: string | null): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(wallClock ?? '')) return '';
  const [day = '', time = ''] = (wallClock ?? '').split('T');
  return `${formatDay(day)} ${formatTime(time)}`;
}

/** `09:05:00` as `09:05 AM`. */
export function formatTime(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${pad(Number(hour) % 12 || 12)}:${pad(minute)} ${half}`;
}

const pad = (number: number | undefined) => String(number).padStart(2, '0');

/**
 * `Tue, Dec 8, 10:00–11:00 AM`, with the year where it is not that of `today`, and the day of an end on another day. Empty
 * without a start.
 */
export function formatPeriod(start: string | null, end: string | null, today: string): string {
  if (!start) return '';
  const [day = '', time = ''] = start.split('T');
  const from = formatWeekday(day, today);
  if (!end || end === start) return `${from}, ${shortTime(time)}`;
  const [endDay = '', endTime = ''] = end.split('T');
  if (endDay !== day) {
    return `${from}, ${shortTime(time)} – ${formatWeekday(endDay, today)}, ${shortTime(endTime)}`;
  }
  const [first, last] = [shortTime(time), shortTime(endTime)];
  const isSameHalf = first.slice(-2) === last.slice(-2);
  return `${from}, ${isSameHalf ? first.slice(0, -3) : first}–${last}`;
}

/** `Tue, Dec 8`, with the year where it is not that of `today`. */
export function formatWeekday(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year, timeZone: 'UTC' },
  }).format(new Date(day));
}

/** `09:05:00` as `9:05 AM`. */
const shortTime = (time: string) => formatTime(time).replace(/^0/, '');

/** The day that is `days` after another one. Both are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** From 0 for Sunday. `day`: `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** Days from one day to a later one. Both are `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
