/** A list's state: what an address keeps of it, and what changes do to it. */
import fc from 'fast-check';
import { PAGE_SIZES } from '@/lib/list/definition';
import { contactList } from '@/lib/list/definitions/contacts';
import { organizationList } from '@/lib/list/definitions/organizations';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import {
  changed,
  isDefault,
  isFiltered,
  isPastTheEnd,
  type ListState,
  listHref,
  listPairs,
  nextSort,
  unfiltered,
} from '@/lib/list/state';
import { searchParamsOf } from '@/tests/support/requests';

const parse = (params: SearchParams) => parseListState(organizationList, params);
const start = parse({});

test('an address without parameters means the default list', () => {
  expect(start).toEqual({
    page: 1,
    size: null,
    sort: null,
    choices: { county: [], status: [] },
    flags: { regsite: false },
    range: null,
  });
  expect(isDefault(start)).toBe(true);
  expect(listHref(organizationList, start)).toBe('/organizations');
});

const sortFields = organizationList.columns.flatMap((column) =>
  'sortField' in column ? [column.sortField] : [],
);
const choices = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 5 });
const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.option(fc.constantFrom(...PAGE_SIZES)),
  sort: fc
    .option(
      fc.record({
        field: fc.constantFrom(...sortFields),
        order: fc.constantFrom('asce' as const, 'desc' as const),
      }),
    )
    .filter((sort) => sort?.field !== 'orgname' || sort.order !== 'asce'),
  choices: fc.record({ county: choices, status: choices }),
  flags: fc.record({ regsite: fc.boolean() }),
  range: fc.constant(null),
});

test('every state survives its address', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parse(searchParamsOf(listHref(organizationList, state)))).toEqual(state);
    }),
  );
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a range of days survives its address', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [from = '', to = ''] = [one, other].sort();
      const state = { ...parseListState(contactList, {}), range: { from, to } };
      expect(parseListState(contactList, searchParamsOf(listHref(contactList, state)))).toEqual(
        state,
      );
    }),
  );
});

test('a range filters, makes the list no default one, and is taken away with the other filters', () => {
  const state = parseListState(contactList, { from: '2026-05-01', to: '2026-05-31', size: '20' });
  expect([isFiltered(state), isDefault(state)]).toEqual([true, false]);
  expect(listHref(contactList, unfiltered(contactList, state))).toBe('/contacts?size=20');
});

test('any change returns to the first page and keeps the rest', () => {
  const state = parse({ page: '7', size: '50', county: 'Cook' });
  expect(changed(state, { size: 20 })).toEqual({ ...state, size: 20, page: 1 });
});

test.each([
  ['another column', { field: 'city', order: 'desc' }, 'asce'],
  ['the same column, ascending', { field: 'orgname', order: 'asce' }, 'desc'],
  ['the same column, descending', { field: 'orgname', order: 'desc' }, 'asce'],
] as const)('a press on a header after %s sorts %s', (_what, current, order) => {
  expect(nextSort(current, 'orgname')).toEqual({ field: 'orgname', order });
});

test.each<[SearchParams, boolean, boolean]>([
  [{ county: 'Cook' }, true, false],
  [{ regsite: '1' }, true, false],
  [{ page: '2' }, false, false],
  [{ size: '10' }, false, false],
  [{ sort: 'city' }, false, false],
])('of %j, filtered is %s and default is %s', (params, filtered, byDefault) => {
  const state = parse(params);
  expect([isFiltered(state), isDefault(state)]).toEqual([filtered, byDefault]);
});

test('taking all filters away keeps size and sort', () => {
  const state = parse({ page: '3', size: '50', sort: 'city', county: 'Cook', regsite: '1' });
  const pairs = Object.fromEntries(listPairs(unfiltered(organizationList, state)));
  expect(pairs).toEqual({ size: '50', sort: 'city', order: 'asce' });
});

test.each([
  [1, [], [], false],
  [2, [], [], true],
  [2, ['row'], [], false],
  [2, [], ['gap'], false],
])('page %i with the rows %j and the gaps %j is past the end: %s', (page, rows, gaps, expected) => {
  expect(isPastTheEnd({ ...start, page }, { rows, gaps })).toBe(expected);
});
