/** A list's state: its address, and where an invalid one redirects. */
import fc from 'fast-check';
import type { ListDefinition } from '@/lib/list/definition';
import { organizationList } from '@/lib/list/definitions/organizations';
import { listQuery } from '@/lib/list/legacy-query';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { changed, correctedHref, isFiltered, listHref } from '@/lib/list/state';
import { searchParamsOf } from '@/tests/support/requests';
import { EVERY_LIST, statesOf } from './every-list';

const parse = (params: SearchParams) => parseListState(organizationList, params);

test.each(EVERY_LIST)('parses the address of every state of $path as that state', ({ list }) => {
  fc.assert(
    fc.property(statesOf(list), (state) => {
      expect(parseListState(list, searchParamsOf(listHref(list, state)))).toEqual(state);
    }),
  );
});

const COUNTIES = { county: { ok: true, value: ['Cook', 'Will'] } } as const;

test.each<[SearchParams, rows: unknown[], gaps: unknown[], string | null]>([
  [{}, [], [], null],
  [{ page: '2', size: '20' }, [], [], '/organizations?size=20'],
  [{ page: '2' }, ['row'], [], null],
  [{ page: '2' }, [], ['gap'], null],
  [{ page: '3', county: ['Will', 'Cook'] }, ['row'], [], null],
  [{ page: '3', county: ['Cook', 'Nowhere'] }, ['row'], [], '/organizations?county=Cook'],
  [{ page: '3', size: '50', county: 'Nowhere' }, ['row'], [], '/organizations?size=50'],
  [{ page: '3', status: 'Unchecked' }, ['row'], [], null],
])('%j with the rows %j and the gaps %j redirects to %j', (params, rows, gaps, expected) => {
  const state = parse(params);
  expect(correctedHref(organizationList, state, COUNTIES, { rows, gaps })).toBe(expected);
});

test('does not take a failed page for one past the end', () => {
  expect(correctedHref(organizationList, parse({ page: '2' }), {}, null)).toBeNull();
});

test.each<[SearchParams, boolean, boolean]>([
  [{}, false, true],
  [{ county: 'Cook' }, true, false],
  [{ regsite: '1' }, true, false],
  [{ page: '2' }, false, false],
  [{ size: '10' }, false, false],
  [{ sort: 'city' }, false, false],
])('%j: filtered is %s, default is %s', (params, filtered, byDefault) => {
  const state = parse(params);
  expect([isFiltered(state), listQuery(organizationList, state) === null]).toEqual([
    filtered,
    byDefault,
  ]);
});

test('keeps the parameters of the screen in every change, and in the default list', () => {
  const list: ListDefinition = { ...organizationList, kept: ['presenter', 'view'] };
  const state = parseListState(list, { presenter: ['3', '4'], view: '', other: 'x' });
  expect(state.kept).toEqual({ presenter: '4' });
  expect(listQuery(list, state)).toBeNull();
  expect(listHref(list, changed(state, { size: 20 }))).toBe('/organizations?presenter=4&size=20');
});
