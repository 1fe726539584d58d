/** The eleven yearly federal holidays of the United States (5 U.S.C. 6103), with the days off for those at a weekend. */
import { addDays, nthWeekday, SATURDAY, SUNDAY, weekday, yearOf } from './dates';

const MONDAY = 1;
const THURSDAY = 4;
const FIRST_JUNETEENTH = 2021;

const byYear = new Map<number, ReadonlySet<string>>();

/** True on the holiday itself and on the working day that is taken off in its place. */
export function isFederalHoliday(date: string): boolean {
  const year = yearOf(date);
  // A New Year's Day on a Saturday is observed on the last day of the year before.
  return daysOff(year).has(date) || daysOff(year + 1).has(date);
}

function daysOff(year: number): ReadonlySet<string> {
  const known = byYear.get(year);
  if (known) return known;
  const found = new Set(federalHolidays(year).flatMap((day) => [day, observed(day)]));
  byYear.set(year, found);
  return found;
}

function federalHolidays(year: number): string[] {
  return [
    `${year}-01-01`,
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMondayOfMay(year),
    ...(year >= FIRST_JUNETEENTH ? [`${year}-06-19`] : []),
    `${year}-07-04`,
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    `${year}-11-11`,
    nthWeekday(year, 11, THURSDAY, 4),
    `${year}-12-25`,
  ];
}

function lastMondayOfMay(year: number): string {
  return addDays(nthWeekday(year, 6, MONDAY, 1), -7);
}

function observed(day: string): string {
  if (weekday(day) === SATURDAY) return addDays(day, -1);
  if (weekday(day) === SUNDAY) return addDays(day, 1);
  return day;
}
