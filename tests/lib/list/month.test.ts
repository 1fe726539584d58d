/** Months and their weeks, counted without any zone. */
import fc from 'fast-check';
import { dayName, monthFrom, monthName, parseMonth, weeksOf } from '@/lib/list/month';

const months = fc
  .tuple(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

test('a month has every one of its days once, in weeks from Sunday to Saturday, and no week too many', () => {
  fc.assert(
    fc.property(months, (month) => {
      const weeks = weeksOf(month);
      const days = weeks.flat();
      const own = days.filter((day) => day.startsWith(month));
      const [year, number] = month.split('-').map(Number);
      expect(own).toHaveLength(new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate());
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(week.some((day) => day.startsWith(month))).toBe(true);
      }
    }),
  );
});

test('the months of the clock changes are as long as any other', () => {
  expect(weeksOf('2026-03')).toHaveLength(5);
  expect(weeksOf('2026-11').flat().at(-1)).toBe('2026-12-05');
});

test('months follow each other over the turn of the year', () => {
  expect(monthFrom('2026-12', 1)).toBe('2027-01');
  expect(monthFrom('2026-01', -1)).toBe('2025-12');
});

test.each(['2026-13', '2026-1', 'soon', '0000-01', '', undefined])(
  'an address that asks for the month "%s" shows the one of today',
  (text) => expect(parseMonth(text, '2026-11-21')).toBe('2026-11'),
);

test('months and days are spelled as people do', () => {
  expect(monthName('2026-11')).toBe('November 2026');
  expect(dayName('2026-11-21')).toBe('Saturday, November 21, 2026');
});
