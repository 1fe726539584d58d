/** Months of My Outreach Schedule, and the days that they request. */
import fc from 'fast-check';
import { dayName, monthFrom, monthName, parseMonth, weeksOf } from '@/lib/list/month';
import type { SearchParams } from '@/lib/list/parse-state';
import {
  inView,
  monthShown,
  monthState,
  scheduleState,
  viewOf,
  waitingDays,
} from '@/lib/list/schedule-state';

const TODAY = '2026-11-21';
const stateOf = (params: SearchParams) => scheduleState(params, TODAY);

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

test.each(['2026-13', '2026-1', '0000-01', '9999-12', '', undefined])(
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
  // "Upcoming only" is ignored.
  [{}, '2026-11', ['2026-11-01', '2026-12-05'], ['2026-11-01', '2026-11-30']],
  [{}, '2026-10', ['2026-09-27', '2026-10-31'], ['2026-10-01', '2026-10-31']],
  [DAYS, '2026-11', ['2026-11-10', '2026-11-12'], ['2026-11-10', '2026-11-12']],
  [DAYS, '2026-09', null, null],
])(
  'requests with %j in %s the days %j, or %j without other months',
  (params, month, weeks, alone) => {
    const state = stateOf({ ...params, view: 'month', type: ['Tabling'] });
    const [shown, only] = [
      monthState(state, month, { wholeWeeks: true }),
      monthState(state, month),
    ];
    expect(shown?.range ?? null).toEqual(weeks && { from: weeks[0], to: weeks[1] });
    expect(only?.range ?? null).toEqual(alone && { from: alone[0], to: alone[1] });
    if (shown) expect(shown).toMatchObject({ flags: { upcoming: false }, choices: state.choices });
  },
);

test.each<[SearchParams, from: string, to: string]>([
  // A Saturday.
  [{ days: 'week' }, '2026-11-15', '2026-11-21'],
  [{ days: 'next-7' }, '2026-11-21', '2026-11-28'],
  [{ days: 'next-30' }, '2026-11-21', '2026-12-21'],
  [{ days: 'past' }, '2024-11-21', '2026-11-20'],
  [{ days: 'week', ...DAYS }, '2026-11-10', '2026-11-12'],
])('shows with %j the days from %s to %s, past events included', (params, from, to) => {
  expect(stateOf(params)).toMatchObject({ range: { from, to }, flags: { upcoming: false } });
});

test('an agenda and a preset are sorted earliest first, unless the address has a sort', () => {
  const sortOf = (params: SearchParams) => stateOf(params).sort;
  const earliest = { field: 'event.startDateTime', order: 'asce' };
  expect(sortOf({})).toBeNull();
  expect(sortOf({ view: 'agenda' })).toEqual(earliest);
  expect(sortOf({ days: 'week' })).toEqual(earliest);
  expect(sortOf({ view: 'agenda', sort: 'event.startDateTime', order: 'desc' })).toEqual({
    ...earliest,
    order: 'desc',
  });
  // Back in the table, the order is that of the table.
  expect(inView(stateOf({ view: 'agenda' }), 'table').sort).toBeNull();
});

test('the view of an address without one is the fallback; the month does not keep "all events" for the table', () => {
  expect(viewOf(scheduleState({}, TODAY, 'month'))).toBe('month');
  expect(viewOf(scheduleState({ view: 'table' }, TODAY, 'month'))).toBe('table');
  expect(inView(stateOf({ view: 'month' }), 'table').flags.upcoming).toBe(true);
  expect(inView(stateOf({ view: 'table', upcoming: '0' }), 'agenda').flags.upcoming).toBe(false);
});

test.each<[SearchParams, from: string, to: string]>([
  [{ view: 'waiting' }, '2024-11-21', TODAY],
  [{ view: 'waiting', from: '2020-01-01', to: '2020-12-31' }, '2020-01-01', '2020-12-31'],
  [{ view: 'waiting', from: '2026-11-01', to: '2026-12-31' }, '2026-11-01', TODAY],
])('looks with %j for waiting events from %s to %s', (params, from, to) => {
  expect(waitingDays(stateOf(params), TODAY).range).toEqual({ from, to });
});
