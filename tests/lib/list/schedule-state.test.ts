/** Months of My Outreach Schedule, and the days that they request. */
import fc from 'fast-check';
import { mySchedule } from '@/lib/list/definitions/events';
import { dayName, monthFrom, monthName, parseMonth, weeksOf } from '@/lib/list/month';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { monthShown, monthState } from '@/lib/list/schedule-state';

const TODAY = '2026-11-21';
const stateOf = (params: SearchParams) => parseListState(mySchedule, params);

test('a month has each of its days once, in whole weeks from Sunday on, and no other weeks', () => {
  const months = fc
    .tuple(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
  fc.assert(
    fc.property(months, (month) => {
      const weeks = weeksOf(month);
      const days = weeks.flat();
      const [year, number] = month.split('-').map(Number);
      const length = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(length);
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(week.some((day) => day.startsWith(month))).toBe(true);
      }
    }),
  );
});

test('counts months across years and formats them in English', () => {
  expect([monthFrom('2026-12', 1), monthFrom('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthName('2026-11')).toBe('November 2026');
  expect(dayName('2026-11-21')).toBe('Saturday, November 21, 2026');
});

test.each(['2026-13', '2026-1', '0000-01', '', undefined])(
  'parses the month "%s" as the current one',
  (text) => expect(parseMonth(text, TODAY)).toBe('2026-11'),
);

test.each([
  [{}, null],
  [{ view: 'agenda', month: '2026-10' }, null],
  [{ view: 'month' }, '2026-11'],
  [{ view: 'month', month: '2026-10' }, '2026-10'],
])('shows at %j the month %s', (params, month) => {
  expect(monthShown(stateOf(params), TODAY)).toBe(month);
});

const ALL = { upcoming: '0' };
const DAYS = { ...ALL, from: '2026-11-10', to: '2026-11-12' };

test.each<[SearchParams, month: string, weeks: string[] | null, alone: string[] | null]>([
  [ALL, '2026-11', ['2026-11-01', '2026-12-05'], ['2026-11-01', '2026-11-30']],
  // The backend ignores a range beside "upcoming", so that it becomes a range.
  [{}, '2026-11', [TODAY, '2026-12-05'], [TODAY, '2026-11-30']],
  [{}, '2027-02', ['2027-01-31', '2027-03-06'], ['2027-02-01', '2027-02-28']],
  [{}, '2026-10', null, null],
  [DAYS, '2026-11', ['2026-11-10', '2026-11-12'], ['2026-11-10', '2026-11-12']],
  [DAYS, '2026-09', null, null],
])(
  'requests with %j in %s the days %j, or %j without other months',
  (params, month, weeks, alone) => {
    const state = stateOf({ ...params, type: ['Tabling'] });
    const shown = monthState(state, month, TODAY, { wholeWeeks: true });
    const only = monthState(state, month, TODAY);
    expect(shown?.range ?? null).toEqual(weeks && { from: weeks[0], to: weeks[1] });
    expect(only?.range ?? null).toEqual(alone && { from: alone[0], to: alone[1] });
    if (shown) expect(shown).toMatchObject({ flags: { upcoming: false }, choices: state.choices });
  },
);
