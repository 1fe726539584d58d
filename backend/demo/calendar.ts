/** The agency's wall clock (legacy-api.md §1.12): a moment is in milliseconds as if the clock showed UTC, a day is its midnight. */
import { between } from './random';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const [OPENS, CLOSES] = [8.5 * HOUR, 17 * HOUR] as const;

export const dayAt = (date: string) => Date.parse(`${date}T00:00:00Z`);
export const dayOf = (moment: number) => Math.floor(moment / DAY) * DAY;
/** 0 is Sunday. */
const weekday = (moment: number) => new Date(moment).getUTCDay();
export const isWeekend = (day: number) => [0, 6].includes(weekday(day));
/** `YYYY-MM-DDTHH:mm:ss.SSS`. */
export const textOf = (moment: number) => new Date(moment).toISOString().slice(0, -1);

/** The Sundays on which the clocks change at two in the morning (15 U.S.C. 260a), both ends included. */
export function clockChanges(from: number, to: number): number[] {
  const days = Array.from({ length: (to - from) / DAY + 1 }, (_, index) => from + index * DAY);
  const isInWeek = (day: number) => /-03-(0[89]|1[0-4])T|-11-0[1-7]T/.test(textOf(day));
  return days.filter((day) => weekday(day) === 0 && isInWeek(day));
}

/** After `from`, in the office hours of a working day up to and including `lastDay`, or minutes after `from` if none is left. */
export function workingMoment(from: number, lastDay: number): number {
  const firstDay = dayOf(from);
  let day = firstDay + between(0, Math.max(0, (lastDay - firstDay) / DAY)) * DAY;
  while (day > firstDay && isWeekend(day)) day -= DAY;
  const moment = day + between(OPENS, CLOSES - 1);
  return moment > from ? moment : from + between(2, 20) * MINUTE;
}
