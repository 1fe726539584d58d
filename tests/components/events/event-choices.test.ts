/** What the filters of a list of events say where a lookup gives nothing to choose from. */
import { eventChoices } from '@/components/events/event-choices';

test('types and statuses are offered as they come', () => {
  const offered = eventChoices({
    types: { ok: true, value: ['Tabling'] },
    statuses: { ok: true, value: ['Confirmed'] },
  });
  expect(offered).toEqual({ type: { values: ['Tabling'] }, status: { values: ['Confirmed'] } });
});

test('lookups that failed say so, each in its own words', () => {
  expect(eventChoices({ types: { ok: false }, statuses: { ok: false } })).toEqual({
    type: { message: 'Error occurred in retrieving Event types' },
    status: { message: 'Something went wrong while fetching Status types.' },
  });
});

test('lookups that are empty say so, each in its own words', () => {
  expect(
    eventChoices({ types: { ok: true, value: [] }, statuses: { ok: true, value: [] } }),
  ).toEqual({
    type: { message: 'No Event types retrieved' },
    status: { message: 'No Status retrieved' },
  });
});
