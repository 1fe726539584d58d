/** Reading a list's state: what makes no sense means the default, and nothing fails. */
import fc from 'fast-check';
import { organizationList } from '@/lib/list/definitions/organizations';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { listHref } from '@/lib/list/state';
import { searchParamsOf } from '@/tests/support/requests';

const parse = (params: SearchParams) => parseListState(organizationList, params);
const start = parse({});

test('reading never fails, whatever the address holds', () => {
  const names = fc.constantFrom('page', 'size', 'sort', 'order', 'county', 'regsite', '__proto__');
  const values = fc.option(fc.oneof(fc.string(), fc.array(fc.string())), { nil: undefined });
  fc.assert(
    fc.property(fc.dictionary(names, values), (params) => {
      const state = parse(params);
      expect(parse(searchParamsOf(listHref(organizationList, state)))).toEqual(state);
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
  ['a flag that is neither on nor off', { regsite: 'yes' }],
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
