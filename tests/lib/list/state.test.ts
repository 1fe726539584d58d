/** A list's state: what an address keeps of it, and what changes do to it. */
import fc from 'fast-check';
import type { ListDefinition } from '@/lib/list/definition';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import {
  changed,
  correctedHref,
  isDefault,
  isFiltered,
  type KnownValues,
  listHref,
  listPairs,
  unfiltered,
} from '@/lib/list/state';
import { searchParamsOf } from '@/tests/support/requests';
import { statesOf } from './arbitrary-state';
import { EVERY_LIST } from './every-list';

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
    kept: {},
  });
  expect(isDefault(organizationList, start)).toBe(true);
  expect(listHref(organizationList, start)).toBe('/organizations');
});

const corrected = (list: ListDefinition, params: SearchParams, offered: KnownValues) =>
  correctedHref(list, parseListState(list, params), offered, { rows: ['row'], gaps: [] });

test.each(EVERY_LIST)(
  'a choice of $path that its lookup does not hold is dropped, and the list begins anew',
  ({ list, path }) => {
    for (const { name } of list.choices) {
      const offered = { [name]: { ok: true, value: ['Cook', 'Will'] } } as const;
      const at = (values: string[]) =>
        corrected(list, { page: '3', size: '50', [name]: values }, offered);
      expect(at(['Cook', 'Nowhere'])).toBe(`${path}?size=50&${name}=Cook`);
      expect(at(['Nowhere'])).toBe(`${path}?size=50`);
      expect(at(['Will', 'Cook'])).toBeNull();
    }
  },
);

test.each(EVERY_LIST)('a lookup of $path that failed drops nothing', ({ list }) => {
  for (const { name } of list.choices) {
    expect(corrected(list, { page: '3', [name]: 'Nowhere' }, { [name]: { ok: false } })).toBeNull();
  }
});

test.each<[SearchParams, unknown[], unknown[], string | null]>([
  [{}, [], [], null],
  [{ page: '2', size: '20' }, [], [], '/organizations?size=20'],
  [{ page: '2' }, ['row'], [], null],
  [{ page: '2' }, [], ['gap'], null],
])('%j with the rows %j and the gaps %j leads to %j', (params, rows, gaps, expected) => {
  expect(correctedHref(organizationList, parse(params), {}, { rows, gaps })).toBe(expected);
});

test('a page that failed is not taken for one behind the end', () => {
  expect(correctedHref(organizationList, parse({ page: '2' }), {}, null)).toBeNull();
});

test.each(EVERY_LIST)('every state of $path survives its address', ({ list }) => {
  fc.assert(
    fc.property(statesOf(list), (state) => {
      expect(parseListState(list, searchParamsOf(listHref(list, state)))).toEqual(state);
    }),
  );
});

test('a range filters, makes the list no default one, and is taken away with the other filters', () => {
  const state = parseListState(contactList, { from: '2026-05-01', to: '2026-05-31', size: '20' });
  expect([isFiltered(state), isDefault(contactList, state)]).toEqual([true, false]);
  expect(listHref(contactList, unfiltered(contactList, state))).toBe('/contacts?size=20');
});

test('any change returns to the first page and keeps the rest', () => {
  const state = parse({ page: '7', size: '50', county: 'Cook' });
  expect(changed(state, { size: 20 })).toEqual({ ...state, size: 20, page: 1 });
});

test.each<[SearchParams, boolean, boolean]>([
  [{ county: 'Cook' }, true, false],
  [{ regsite: '1' }, true, false],
  [{ page: '2' }, false, false],
  [{ size: '10' }, false, false],
  [{ sort: 'city' }, false, false],
])('of %j, filtered is %s and default is %s', (params, filtered, byDefault) => {
  const state = parse(params);
  expect([isFiltered(state), isDefault(organizationList, state)]).toEqual([filtered, byDefault]);
});

test('taking all filters away keeps size and sort', () => {
  const state = parse({ page: '3', size: '50', sort: 'city', county: 'Cook', regsite: '1' });
  const pairs = Object.fromEntries(
    listPairs(organizationList, unfiltered(organizationList, state)),
  );
  expect(pairs).toEqual({ size: '50', sort: 'city', order: 'asce' });
});

describe('a flag that is on by default', () => {
  const at = (params: SearchParams) => parseListState(mySchedule, params);

  test('stays out of the address while it is on', () => {
    expect(at({}).flags).toEqual({ upcoming: true });
    expect(isDefault(mySchedule, at({}))).toBe(true);
    expect(listHref(mySchedule, at({ upcoming: '1' }))).toBe('/myoutreach');
  });

  test('is told as 0 where it is off, which no default list shows', () => {
    const off = changed(at({}), { flags: { upcoming: false } });
    expect(listHref(mySchedule, off)).toBe('/myoutreach?upcoming=0');
    expect(isDefault(mySchedule, off)).toBe(false);
  });

  test('leaves something out, and is taken away with the other filters', () => {
    expect(isFiltered(at({}))).toBe(true);
    expect(isFiltered(at({ upcoming: '0' }))).toBe(false);
    const state = at({ type: 'Tabling', size: '20' });
    expect(listHref(mySchedule, unfiltered(mySchedule, state))).toBe(
      '/myoutreach?size=20&upcoming=0',
    );
  });

  test('of upcoming events lets no range stand beside it', () => {
    const range = { from: '2026-05-01', to: '2026-05-31' };
    expect(at(range).range).toBeNull();
    expect(at({ ...range, upcoming: '0' }).range).toEqual(range);
  });
});

test('parameters of the screen go along with every change and make no list another one', () => {
  const list: ListDefinition = { ...organizationList, kept: ['presenter', 'view'] };
  const state = parseListState(list, { presenter: ['3', '4'], view: '', other: 'x' });
  expect(state.kept).toEqual({ presenter: '4' });
  expect(isDefault(list, state)).toBe(true);
  expect(listHref(list, changed(state, { size: 20 }))).toBe('/organizations?presenter=4&size=20');
});
