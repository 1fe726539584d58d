/** Reading a list's state: what makes no sense means the default, and nothing fails. */
import fc from 'fast-check';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { listHref } from '@/lib/list/state';
import { searchParamsOf } from '@/tests/support/requests';
import { EVERY_LIST } from './every-list';

const parse = (params: SearchParams) => parseListState(organizationList, params);
const start = parse({});

test.each(EVERY_LIST)('reading $path never fails, whatever it holds', ({ list }) => {
  const filters = [...list.choices, ...list.flags].map(({ name }) => name);
  const names = fc.constantFrom(
    ...['page', 'size', 'sort', 'order', 'from', 'to', '__proto__', ...filters],
  );
  const values = fc.option(fc.oneof(fc.string(), fc.array(fc.string())), { nil: undefined });
  fc.assert(
    fc.property(fc.dictionary(names, values), (params) => {
      const state = parseListState(list, params);
      const { halfRange: _, ...kept } = state;
      expect(parseListState(list, searchParamsOf(listHref(list, state)))).toEqual(kept);
    }),
  );
});

test.each<[string, SearchParams]>([
  ['a page before the first', { page: '0' }],
  ['a negative page', { page: '-3' }],
  ['half a page', { page: '1.5' }],
  ['a page that is no number', { page: 'two' }],
  ['a page beyond all measure', { page: '1e99' }],
  ['an empty page', { page: '' }],
  ['a size that is not offered', { size: '25' }],
  ['a size of nothing', { size: '' }],
  ['a column that does not sort', { sort: 'regsite', order: 'desc' }],
  ['a property of every object', { sort: 'constructor' }],
  ['an order without a column', { order: 'desc' }],
  ['the default sort, spelled out', { sort: 'orgname', order: 'asce' }],
  ['an empty filter value', { county: ['', ''] }],
  ['a filter value that is too long', { county: 'x'.repeat(201) }],
  ['a filter value with a control character', { county: 'A\u0000B' }],
  ['a flag that is neither on nor off', { regsite: 'yes' }],
  ['a range of a list without ranges', { from: '2026-05-01', to: '2026-05-31' }],
  ['parameters of somebody else', { utm_source: 'mail', toString: '1' }],
])('%s means the default', (_what, params) => {
  expect(parse(params)).toEqual(start);
});

test('a repeated parameter counts with its last value, and filters with all of theirs, once each', () => {
  const state = parse({ page: ['2', '3'], county: ['Cook', 'Lake', 'Cook'], regsite: ['0', '1'] });
  expect(state).toMatchObject({
    page: 3,
    choices: { county: ['Cook', 'Lake'] },
    flags: { regsite: true },
  });
});

test('an order that the backend would misread becomes ascending (§1.16)', () => {
  expect(parse({ sort: 'city', order: 'asc' }).sort).toEqual({ field: 'city', order: 'asce' });
});

test('no address makes the list of filter values endless', () => {
  const many = Array.from({ length: 500 }, (_, index) => `County ${index}`);
  expect(parse({ county: many }).choices.county).toHaveLength(100);
});

test.each<[SearchParams, boolean]>([
  [{}, true],
  [{ upcoming: '1' }, true],
  [{ upcoming: '' }, true],
  [{ upcoming: 'no' }, true],
  [{ upcoming: '0' }, false],
  [{ upcoming: ['0', '1'] }, true],
])('of a flag that is on by default %j means %s', (params, on) => {
  expect(parseListState(mySchedule, params).flags).toEqual({ upcoming: on });
});

const rangeAt = (params: SearchParams) => parseListState(contactList, params).range;

test('two days are a range, also of one day', () => {
  expect(rangeAt({ from: '2026-05-01', to: '2026-05-31' })).toEqual({
    from: '2026-05-01',
    to: '2026-05-31',
  });
  expect(rangeAt({ from: '2024-02-29', to: '2024-02-29' })).toEqual({
    from: '2024-02-29',
    to: '2024-02-29',
  });
});

test('a range whose ends are in the wrong order is read in the right one', () => {
  expect(rangeAt({ from: '2026-05-31', to: '2026-05-01' })).toEqual({
    from: '2026-05-01',
    to: '2026-05-31',
  });
});

test.each<[SearchParams, { from: string; to: string } | undefined]>([
  [{ from: '2026-05-01' }, { from: '2026-05-01', to: '' }],
  [{ to: '2026-05-01' }, { from: '', to: '2026-05-01' }],
  [
    { from: '2026-05-01', to: '' },
    { from: '2026-05-01', to: '' },
  ],
  [
    { from: '2026-02-30', to: '2026-03-31' },
    { from: '', to: '2026-03-31' },
  ],
  [
    { from: '2025-02-29', to: '2026-03-31' },
    { from: '', to: '2026-03-31' },
  ],
  [
    { from: '0026-05-01', to: '2026-05-31' },
    { from: '', to: '2026-05-31' },
  ],
  [
    { from: '2026-05-01', to: '10000-01-01' },
    { from: '2026-05-01', to: '' },
  ],
  [{ from: '05/01/2026', to: '05/31/2026' }, undefined],
  [{ from: '2026-05-01 00:00:00', to: '2026-05-31 23:59:00' }, undefined],
  [{ from: 'null', to: 'null' }, undefined],
])('%j is no range, and of its days the form shows %j', (params, halfRange) => {
  expect(rangeAt(params)).toBeNull();
  expect(parseListState(contactList, params).halfRange).toEqual(halfRange);
});

test.each(EVERY_LIST.filter(({ list }) => list.range))(
  'one day of $path is never sent to the backend and in no link',
  ({ list }) => {
    const flags = Object.fromEntries(list.flags.map(({ name }) => [name, '0']));
    for (const day of [{ from: '2026-05-01' }, { to: '2026-05-01' }]) {
      const state = parseListState(list, { ...flags, ...day });
      expect(legacyQuery(list, state).params).toMatchObject({ from: 'null', to: 'null' });
      expect(listHref(list, state)).not.toContain('2026');
      expect(state.halfRange).toMatchObject(day);
    }
  },
);
