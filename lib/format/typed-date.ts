/**
 * Dates as typed text, `05-03-2026 09:30 AM`, and as wall clock, `2026-05-03T09:30`. date-fns calculates and prints in UTC,
 * independent of the browser's zone. It does not parse: it guesses ambiguous texts, and costs 7.5 kB (ADR 0022).
 */
import { TZDateMini } from '@date-fns/tz/date/mini';
import { addHours } from 'date-fns/addHours';
import { lightFormat } from 'date-fns/lightFormat';

export interface DateFormat {
  timed: boolean;
  hint?: string;
  placeholder?: string;
  /** Follows the label of a field with an invalid text. */
  error: string;
  /** Returns `2026-05-03` or `2026-05-03T09:30`; null for an invalid text, or one that may be AM or PM. */
  read: (typed: string) => string | null;
  /** Formats a wall clock; empty for null. */
  print: (wallClock: string | null) => string;
  /** Replaces the day of a text. */
  withDay: (typed: string, day: string) => string;
}

/** `pattern`: of date-fns, with the day first. */
function dateFormat(
  pattern: string,
  sentences: Pick<DateFormat, 'hint' | 'placeholder' | 'error'>,
): DateFormat {
  const dayPattern = pattern.slice(0, 10);
  const timed = pattern !== dayPattern;
  return {
    ...sentences,
    timed,
    read: (typed) => {
      const { day, time } = partsOf(typed);
      if (!timed) return readDay(typed);
      return day !== null && time !== null ? `${day}T${time}` : null;
    },
    print: (wallClock) => printed(wallClock, pattern, timed),
    withDay: (typed, day) => {
      const [before, time] = split(typed);
      const kept = readDay(before) === null ? '' : time;
      return `${printed(day, dayPattern, false)} ${kept}`.trim();
    },
  };
}

export const DATE_TIME = dateFormat('MM-dd-yyyy hh:mm a', {
  hint: 'Month-day-year and time, for example 05-03-2026 09:30 AM',
  error: 'must be a date and time, for example 05-03-2026 09:30 AM.',
});

export const DAY = dateFormat('MM-dd-yyyy', {
  hint: 'Month-day-year, for example 05-03-2026',
  error: 'must be a date, for example 05-03-2026.',
});

/** Of call logs. */
export const SLASHED_DAY = dateFormat('MM/dd/yyyy', {
  placeholder: 'MM/DD/YYYY',
  error: 'must be a date, for example 05/03/2026.',
});

const TYPED_DAY = /^(?:(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})|(\d{4})-(\d{1,2})-(\d{1,2}))$/;
const TYPED_TIME = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*(?:([ap])\.?m?\.?)?$/i;
const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/;
/** An earlier year is incomplete. */
const FIRST_YEAR = 1900;

/** Ignores clock changes. Null after the year 9999. */
export function anHourLater(wallClock: string): string | null {
  const later = addHours(clock((WALL_CLOCK.exec(wallClock) ?? []).slice(1).map(Number)), 1);
  return later.getFullYear() > 9999 ? null : lightFormat(later, "yyyy-MM-dd'T'HH:mm");
}

/** `2026-05-03` and `09:30`; null where invalid. */
export function partsOf(typed: string): { day: string | null; time: string | null } {
  const [day, time] = split(typed);
  return { day: readDay(day), time: readTime(time) };
}

/** Replaces the time of a text that has a day. `time`: `09:30`. */
export function withTime({ print }: DateFormat, typed: string, time: string): string {
  return print(`${partsOf(typed).day}T${time}`);
}

function printed(wallClock: string | null, pattern: string, timed: boolean): string {
  const [, year, month, day, hour, minute] = WALL_CLOCK.exec(wallClock ?? '') ?? [];
  if (year === undefined || (timed && hour === undefined)) return '';
  const [date, time] = [[year, month, day].map(Number), [hour ?? 0, minute ?? 0].map(Number)];
  return lightFormat(clock([...date, ...time]), pattern);
}

function split(typed: string): [day: string, time: string] {
  const [, day = '', time = ''] = /^([^\s,T]*)[\s,T]*(.*)$/s.exec(typed.trim()) ?? [];
  return [day, time];
}

function readDay(typed: string): string | null {
  const parts = TYPED_DAY.exec(typed.trim());
  if (!parts) return null;
  const year = Number(parts[4] ?? (parts[3]?.length === 2 ? `20${parts[3]}` : parts[3]));
  const [month, day] = [Number(parts[5] ?? parts[1]), Number(parts[6] ?? parts[2])];
  const date = clock([year, month, day]);
  // 30 February becomes 2 March.
  const exists = lightFormat(date, 'yyyy-M-d') === `${year}-${month}-${day}`;
  return year >= FIRST_YEAR && exists ? lightFormat(date, 'yyyy-MM-dd') : null;
}

function readTime(typed: string): string | null {
  const parts = TYPED_TIME.exec(typed.trim());
  if (!parts) return null;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? '0')];
  const half = parts[3]?.toLowerCase();
  // `9` and `9:30` may be AM or PM; `13` without minutes is not a time.
  if (half === undefined && (parts[2] === undefined || (hour >= 1 && hour <= 12))) return null;
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  if (hour > 23 || minute > 59) return null;
  const inDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return lightFormat(clock([2000, 1, 1, inDay, minute]), 'HH:mm');
}

const clock = ([year = 0, month = 0, day = 0, hour = 0, minute = 0]: number[]) =>
  new TZDateMini(year, month - 1, day, hour, minute, 'UTC');
