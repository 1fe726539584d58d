/**
 * Calendar arithmetic on the agency's wall clock, which carries no zone (legacy-api.md §1.12):
 * a date is `YYYY-MM-DD`, a moment `YYYY-MM-DDTHH:mm:ss.SSS`; both sort as text.
 */
const { floor } = Math;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Day 0, the first of January 1970, was a Thursday. */
const DAY_ZERO_WEEKDAY = 4;

export const SUNDAY = 0;
export const SATURDAY = 6;

export function addDays(date: string, days: number): string {
  return dateText(dayNumber(date) + days);
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return (((dayNumber(date) + DAY_ZERO_WEEKDAY) % 7) + 7) % 7;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

export function dateOf(moment: string): string {
  return moment.slice(0, 10);
}

/** The moment so many minutes after midnight on the wall clock. */
export function momentAt(date: string, minutes: number, milliseconds = 0): string {
  return asMoment(dayNumber(date) * DAY + minutes * MINUTE + milliseconds);
}

export function addMinutes(moment: string, minutes: number): string {
  return asMoment(Date.parse(`${moment}Z`) + minutes * MINUTE);
}

/** January is 1. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

/** For sorting dates or moments. */
export function earliestFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function earlierOf(a: string, b: string): string {
  return a < b ? a : b;
}

/** The nth given weekday of a month; months count from 1. */
export function nthWeekday(year: number, month: number, day: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((day - weekday(first) + 7) % 7) + (nth - 1) * 7);
}

function asMoment(time: number): string {
  const day = floor(time / DAY);
  const minute = floor(time / MINUTE) - day * (DAY / MINUTE);
  return `${dateText(day)}T${hourText(minute)}:${secondText(time - floor(time / MINUTE) * MINUTE)}`;
}

// Few different days, minutes and seconds are asked for, and each of them very often.
const dayNumber = remembered((date: string) => Date.parse(`${date}T00:00:00Z`) / DAY);
const dateText = remembered((day: number) => new Date(day * DAY).toISOString().slice(0, 10));
const hourText = remembered((minute: number) =>
  new Date(minute * MINUTE).toISOString().slice(11, 16),
);
const secondText = remembered((milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(17, 23),
);

function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
