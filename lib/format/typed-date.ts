/**
 * Dates as people type them, `05-03-2026 09:30 AM`, and as wall clock, `2026-05-03T09:30`. Texts only: nothing ever
 * becomes an instant of the browser's zone. What cannot be read for certain is not guessed.
 */

const DAY = /^(?:(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})|(\d{4})-(\d{1,2})-(\d{1,2}))$/;
const TIME = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*(?:([ap])\.?m?\.?)?$/i;

/** `2026-05-03`; null for text that is no day. */
export function readDay(typed: string): string | null {
  const parts = DAY.exec(typed.trim());
  if (!parts) return null;
  const year = parts[4] ?? (parts[3]?.length === 2 ? `20${parts[3]}` : parts[3]);
  const month = Number(parts[5] ?? parts[1]);
  const day = Number(parts[6] ?? parts[2]);
  if (Number(year) < 1000 || month < 1 || month > 12) return null;
  if (day < 1 || day > daysOf(Number(year), month)) return null;
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** `2026-05-03T09:30`; null for text that is no date and time, or that leaves open which half of the day it means. */
export function readDateTime(typed: string): string | null {
  const { day, time } = partsOf(typed);
  return day !== null && time !== null ? `${day}T${time}` : null;
}

/** `2026-05-03` and `09:30`; either is null where the text does not tell it. */
export function partsOf(typed: string): { day: string | null; time: string | null } {
  const [day, time] = split(typed);
  return { day: readDay(day), time: readTime(time) };
}

/** Another day in a text, whose time stays as it was typed. */
export function withDay(typed: string, day: string): string {
  const [before, time] = split(typed);
  return `${printDay(day)} ${readDay(before) === null ? '' : time}`.trim();
}

/** Another time, `09:30`, in a text that has a day. */
export function withTime(typed: string, time: string): string {
  return printDateTime(`${partsOf(typed).day}T${time}`);
}

function split(typed: string): [day: string, time: string] {
  const [, day = '', time = ''] = /^([^\s,T]*)[\s,T]*(.*)$/s.exec(typed.trim()) ?? [];
  return [day, time];
}

function readTime(typed: string): string | null {
  const parts = TIME.exec(typed.trim());
  if (!parts) return null;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? '0')];
  const half = parts[3]?.toLowerCase();
  // `9` and `9:30` alone may be morning or evening; `13` by itself is no clock.
  if (half === undefined && (parts[2] === undefined || (hour >= 1 && hour <= 12))) return null;
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  if (hour > 23 || minute > 59) return null;
  const shift = half === 'p' ? 12 : 0;
  return `${pad(half === undefined ? hour : (hour % 12) + shift)}:${pad(minute)}`;
}

/** `05-03-2026`; empty for null. */
export function printDay(wallClock: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(wallClock ?? '') ?? [];
  return year === undefined ? '' : `${month}-${day}-${year}`;
}

/** `05-03-2026 09:30 AM`; empty for null. */
export function printDateTime(wallClock: string | null): string {
  const [, hour, minute] = /T(\d{2}):(\d{2})/.exec(wallClock ?? '') ?? [];
  if (hour === undefined) return '';
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${printDay(wallClock)} ${pad(Number(hour) % 12 || 12)}:${minute} ${half}`;
}

/** One hour on by the clock on the wall, whatever any zone does that night; null after the year 9999. */
export function anHourLater(wallClock: string): string | null {
  const later = new Date(Date.parse(`${wallClock.slice(0, 16)}Z`) + 60 * 60 * 1000).toISOString();
  return /^\d{4}-/.test(later) ? later.slice(0, 16) : null;
}

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const pad = (number: number) => String(number).padStart(2, '0');
