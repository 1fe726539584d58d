/** The Sundays on which the agency's clocks go forward or back at two in the morning (15 U.S.C. 260a). */
import { nthWeekday, SUNDAY, yearOf } from './dates';

/** In order of time, both ends included. */
export function clockChanges(from: string, to: string): string[] {
  const years = Array.from(
    { length: yearOf(to) - yearOf(from) + 1 },
    (_, index) => yearOf(from) + index,
  );
  return years
    .flatMap((year) => [nthWeekday(year, 3, SUNDAY, 2), nthWeekday(year, 11, SUNDAY, 1)])
    .filter((day) => day >= from && day <= to);
}
