/** When staff write records: working hours of weekdays, now and then a Saturday, never a federal holiday. */
import type { Random } from '@/backend/demo/random';
import {
  addDays,
  addMinutes,
  dateOf,
  daysBetween,
  momentAt,
  SATURDAY,
  SUNDAY,
  weekday,
} from './dates';
import { isFederalHoliday } from './federal-holidays';

const OPENS = 8 * 60 + 30;
const CLOSES = 17 * 60;
const SATURDAY_SHARE = 0.1;

/** A moment after `from`, on a working day up to and including `lastDate`, or a little after `from` if none is left. */
export function workingMoment(random: Random, from: string, lastDate: string): string {
  const firstDate = dateOf(from);
  let date = addDays(firstDate, random.integer(0, Math.max(0, daysBetween(firstDate, lastDate))));
  while (date > firstDate && !isWorkingDay(random, date)) date = addDays(date, -1);

  const moment = momentAt(date, random.integer(OPENS, CLOSES - 1), random.integer(0, 59_999));
  return moment > from ? moment : addMinutes(from, random.integer(2, 20));
}

function isWorkingDay(random: Random, date: string): boolean {
  const day = weekday(date);
  if (day === SUNDAY || isFederalHoliday(date)) return false;
  return day !== SATURDAY || random.chance(SATURDAY_SHARE);
}
