/** What the call log list asks the backend for, and what it calls its filter for one's own. */
import { callLogList, callLogListOf } from '@/lib/list/definitions/call-logs';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';

const queryOf = (params: Record<string, string>) =>
  legacyQuery(callLogList, parseListState(callLogList, params));

test('everybody’s call logs are asked for by name of the thing, and not left to a default (§7.7)', () => {
  expect(queryOf({})).toEqual({
    params: {
      page: 0,
      size: 10,
      sortField: 'null',
      order: 'null',
      from: 'null',
      to: 'null',
      onlyMine: 'false',
    },
    query: { status: [], regsite: ['0'] },
  });
});

test('one’s own go in the path, the registration site in the query', () => {
  expect(queryOf({ mine: '1', regsite: '1' })).toMatchObject({
    params: { onlyMine: 'true' },
    query: { regsite: ['1'] },
  });
});

test.each([
  ['Maya', "Only my (Maya's) call logs"],
  [null, 'Only my call logs'],
  ['', 'Only my call logs'],
])('to %j the filter is called %s', (firstName, label) => {
  expect(callLogListOf(firstName).flags.map((flag) => flag.label)).toEqual([
    'Registration site',
    label,
  ]);
});
