/** The days of a repeated event. */
import { repeatDays } from '@/lib/forms/repeat';

const none = () => false;

test.each([
  ['weekly', '2026-12-08', ['2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29']],
  ['biweekly', '2026-12-22', ['2026-12-22', '2027-01-05', '2027-01-19', '2027-02-02']],
  // The second Tuesday of each month.
  ['monthly', '2026-12-08', ['2026-12-08', '2027-01-12', '2027-02-09', '2027-03-09']],
  // The fifth Thursday is the last one of a month with four.
  ['monthly', '2026-12-31', ['2026-12-31', '2027-01-28', '2027-02-25', '2027-03-25']],
] as const)('%s from %s', (rule, first, days) => {
  expect(repeatDays(first, rule, 4, none)).toEqual(days);
});

test('a skipped day is not counted, the first day is never skipped, and a rule without days left ends', () => {
  const holidays = ['2026-12-18', '2026-12-25', '2027-01-01'];
  const isHoliday = (day: string) => holidays.includes(day);
  expect(repeatDays('2026-12-18', 'weekly', 3, isHoliday)).toEqual([
    ...['2026-12-18', '2027-01-08', '2027-01-15'],
  ]);
  expect(repeatDays('2026-12-18', 'weekly', 3, () => true)).toEqual(['2026-12-18']);
});
