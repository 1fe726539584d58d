/**
 * The agency's wall clock, which carries no zone (legacy-api.md §1.12): a moment is in milliseconds, counted as if the
 * clock showed UTC, and a day is its midnight.
 */
import { between, chance } from './chance';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6] as const;
const [OPENS, CLOSES] = [8.5 * HOUR, 17 * HOUR] as const;
const WORKED_SATURDAYS = 0.1;

/** Of `YYYY-MM-DD`. */
export const dayAt = (date: string) => Date.parse(`${date}T00:00:00Z`);
export const dayOf = (moment: number) => Math.floor(moment / DAY) * DAY;
/** 0 is Sunday. */
export const weekday = (moment: number) => new Date(moment).getUTCDay();
/** `YYYY-MM-DDTHH:mm:ss.SSS`, as rows hold it. */
export const textOf = (moment: number) => new Date(moment).toISOString().slice(0, -1);

/** The Sundays between two days, both included, at two in the morning of which the clocks change (15 U.S.C. 260a). */
export function clockChanges(from: number, to: number): number[] {
  const [first, last] = [new Date(from).getUTCFullYear(), new Date(to).getUTCFullYear()];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((year) => [nthWeekday(year, 3, SUNDAY, 2), nthWeekday(year, 11, SUNDAY, 1)])
    .filter((day) => day >= from && day <= to);
}

/** The yearly federal holidays (5 U.S.C. 6103), and the working days that are off for those on a weekend. */
const HOLIDAYS: ReadonlySet<number> = new Set(
  Array.from({ length: 100 }, (_, index) => 2000 + index)
    .flatMap((year) => [
      ...['01-01', '06-19', '07-04', '11-11', '12-25'].map((date) => dayAt(`${year}-${date}`)),
      nthWeekday(year, 1, MONDAY, 3),
      nthWeekday(year, 2, MONDAY, 3),
      // The last Monday of May.
      nthWeekday(year, 6, MONDAY, 0),
      nthWeekday(year, 9, MONDAY, 1),
      nthWeekday(year, 10, MONDAY, 2),
      nthWeekday(year, 11, THURSDAY, 4),
    ])
    .flatMap((day) => {
      if (weekday(day) === SATURDAY) return [day, day - DAY];
      return weekday(day) === SUNDAY ? [day, day + DAY] : [day];
    }),
);

export const isHoliday = (day: number) => HOLIDAYS.has(day);
export const isWeekend = (day: number) => weekday(day) === SUNDAY || weekday(day) === SATURDAY;

/**
 * When staff write a record: after `from`, in office hours of a working day up to and including `lastDay`, or a little
 * after `from` if none is left.
 */
export function workingMoment(from: number, lastDay: number): number {
  const firstDay = dayOf(from);
  let day = firstDay + between(0, Math.max(0, (lastDay - firstDay) / DAY)) * DAY;
  while (day > firstDay && !isWorkingDay(day)) day -= DAY;
  const moment = day + between(OPENS, CLOSES - 1);
  return moment > from ? moment : from + between(2, 20) * MINUTE;
}

function isWorkingDay(day: number): boolean {
  if (weekday(day) === SUNDAY || isHoliday(day)) return false;
  return weekday(day) !== SATURDAY || chance(WORKED_SATURDAYS);
}

/** The nth such day of the week in a month; months count from 1. */
function nthWeekday(year: number, month: number, dayOfWeek: number, nth: number): number {
  const first = Date.UTC(year, month - 1, 1);
  return first + (((dayOfWeek - weekday(first) + 7) % 7) + (nth - 1) * 7) * DAY;
}
