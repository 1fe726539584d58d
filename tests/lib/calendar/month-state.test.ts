/** What a month of the schedule asks the backend for. */
import { monthState } from '@/lib/calendar/month-state';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';

const TODAY = '2026-11-21';
const rangeOf = (params: SearchParams, month = '2026-11') =>
  monthState(parseListState(mySchedule, params), month, TODAY)?.range ?? null;

test('a month asks for all the days that its weeks show', () => {
  expect(rangeOf({ upcoming: '0' })).toEqual({ from: '2026-11-01', to: '2026-12-05' });
});

test('upcoming events are asked for as those from today on, because the backend knows no range beside them', () => {
  const state = monthState(parseListState(mySchedule, {}), '2026-11', TODAY);
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
  expect(monthState(state, '2026-12', TODAY)?.choices).toEqual(state.choices);
});
