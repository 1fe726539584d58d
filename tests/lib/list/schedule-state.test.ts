/** What a month of the schedule asks the backend for. */
import { mySchedule } from '@/lib/list/definitions/events';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { monthShown, monthState, weeksState } from '@/lib/list/schedule-state';

const TODAY = '2026-11-21';
const rangeOf = (params: SearchParams, month = '2026-11') =>
  weeksState(parseListState(mySchedule, params), month, TODAY)?.range ?? null;

test('the weeks of a month are all the days that they show', () => {
  expect(rangeOf({ upcoming: '0' })).toEqual({ from: '2026-11-01', to: '2026-12-05' });
});

test('upcoming events are asked for as those from today on, because the backend knows no range beside them', () => {
  const state = weeksState(parseListState(mySchedule, {}), '2026-11', TODAY);
  expect(state?.range).toEqual({ from: TODAY, to: '2026-12-05' });
  expect(state?.flags.upcoming).toBe(false);
  expect(rangeOf({}, '2027-02')).toEqual({ from: '2027-01-31', to: '2027-03-06' });
});

test('a month before today has no upcoming event, and nothing is asked for', () => {
  expect(rangeOf({}, '2026-10')).toBeNull();
});

test('a range in force cuts the month, and leaves nothing of one beside it', () => {
  const params = { upcoming: '0', from: '2026-11-10', to: '2026-11-12' };
  expect(rangeOf(params)).toEqual({ from: '2026-11-10', to: '2026-11-12' });
  expect(rangeOf(params, '2026-09')).toBeNull();
});

test('the other filters stay as they are', () => {
  const state = parseListState(mySchedule, { type: ['Tabling'], status: ['Confirmed'] });
  expect(weeksState(state, '2026-12', TODAY)?.choices).toEqual(state.choices);
});

test('a month alone has no day of its neighbours', () => {
  const alone = (params: SearchParams, month: string) =>
    monthState(parseListState(mySchedule, params), month, TODAY)?.range ?? null;
  expect(alone({ upcoming: '0' }, '2026-10')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(alone({}, '2026-11')).toEqual({ from: TODAY, to: '2026-11-30' });
  expect(alone({}, '2026-10')).toBeNull();
});

test.each([
  [{}, null],
  [{ view: 'agenda', month: '2026-10' }, null],
  [{ view: 'month' }, '2026-11'],
  [{ view: 'month', month: '2026-10' }, '2026-10'],
])('an address with %j shows the month %s', (params, month) => {
  expect(monthShown(parseListState(mySchedule, params), TODAY)).toBe(month);
});
