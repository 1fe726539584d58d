/** The days before a range: as many, and none of its own. */
import fc from 'fast-check';
import { previousRange } from '@/lib/manager/previous-range';

test.each([
  ['one day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['a leap day', '2024-03-01', '2024-03-01', '2024-02-29', '2024-02-29'],
  ['the days of a clock change', '2026-03-08', '2026-03-09', '2026-03-06', '2026-03-07'],
  ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
])('before %s stands what ends the day before', (_what, from, to, first, last) => {
  expect(previousRange({ from, to })).toEqual({ from: first, to: last });
});

test('there is nothing before the first year', () => {
  expect(previousRange({ from: '1900-01-01', to: '9999-12-31' })).toBeNull();
});

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const days = fc
  .integer({ min: numberOf('1950-01-01'), max: numberOf('2100-01-01') })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));

test('it has as many days, and the last of them is the day before the first', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [from = '', to = ''] = [one, other].sort();
      const before = previousRange({ from, to });
      expect(before && numberOf(before.to)).toBe(numberOf(from) - 1);
      expect(before && numberOf(before.to) - numberOf(before.from)).toBe(
        numberOf(to) - numberOf(from),
      );
    }),
  );
});
