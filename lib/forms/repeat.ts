/** The days of a repeated event, as `YYYY-MM-DD`. */
import { addDays, weekdayOf } from '@/lib/format/wall-clock';

export const REPEAT_RULES = {
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  monthly: 'Every month on the same weekday',
} as const;

export type RepeatRule = keyof typeof REPEAT_RULES;

export const MOST_REPEATS = 12;

/** The first day and those after it, `count` in all, without those that `isSkipped` names. */
export function repeatDays(
  first: string,
  rule: RepeatRule,
  count: number,
  isSkipped: (day: string) => boolean,
): string[] {
  const days = [first];
  // A rule that only meets skipped days ends.
  for (let step = 1; days.length < count && step <= 4 * MOST_REPEATS; step += 1) {
    const day = RULES[rule](first, step);
    if (!isSkipped(day)) days.push(day);
  }
  return days;
}

const RULES: Record<RepeatRule, (first: string, step: number) => string> = {
  weekly: (first, step) => addDays(first, 7 * step),
  biweekly: (first, step) => addDays(first, 14 * step),
  /** The second Tuesday stays the second one; a fifth weekday is the last of its month. */
  monthly: (first, step) => {
    const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
    const start = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10);
    const offset = (weekdayOf(first) - weekdayOf(start) + 7) % 7;
    const nth = Math.floor((day - 1) / 7);
    const at = addDays(start, offset + 7 * nth);
    return at.slice(0, 7) === start.slice(0, 7) ? at : addDays(at, -7);
  },
};
