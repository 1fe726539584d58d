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
