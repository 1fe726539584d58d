/** A list's state in the backend's words. */
import { getFilteredOrganizations } from '@/lib/contract/calls/organizations';
import { organizationList } from '@/lib/list/definitions/organizations';
import { legacyFilters, legacyPaging } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';

const parse = (params: Record<string, string | string[]>) =>
  parseListState(organizationList, params);

test('pages count from zero, and what is not set is the word null (§1.14)', () => {
  expect(legacyPaging(parse({}))).toEqual({ page: 0, size: 10, sortField: 'null', order: 'null' });
});

test('page, size and sort go as chosen', () => {
  const state = parse({ page: '3', size: '50', sort: 'county.countyDesc', order: 'desc' });
  expect(legacyPaging(state)).toEqual({
    page: 2,
    size: 50,
    sortField: 'county.countyDesc',
    order: 'desc',
  });
});

test('filters go as lists, flags as 0 or 1', () => {
  expect(legacyFilters(parse({ county: ['A', 'B'], regsite: '1' }))).toEqual({
    county: ['A', 'B'],
    status: [],
    regsite: ['1'],
  });
  expect(legacyFilters(parse({}))).toMatchObject({ regsite: ['0'] });
});

test('every column that the screen sorts by is one that the call takes', () => {
  for (const column of organizationList.columns) {
    if (!('sortField' in column)) continue;
    const params = legacyPaging(parse({ sort: column.sortField, order: 'desc' }));
    expect(getFilteredOrganizations.params.parse(params)).toMatchObject({ order: 'desc' });
  }
});
