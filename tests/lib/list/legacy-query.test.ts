/** A list's state in the backend's words. */
import { getFilteredContacts } from '@/lib/contract/calls/contacts';
import { getFilteredOrganizations } from '@/lib/contract/calls/organizations';
import { contactList } from '@/lib/list/definitions/contacts';
import { organizationList } from '@/lib/list/definitions/organizations';
import { legacyFilters, legacyPaging, legacyRange } from '@/lib/list/legacy-query';
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

test('a range goes from the start of its first day to the end of its last', () => {
  const state = parseListState(contactList, { from: '2026-05-01', to: '2026-05-31' });
  expect(legacyRange(state)).toEqual({ from: '2026-05-01 00:00:00', to: '2026-05-31 23:59:00' });
});

test('what is not two days goes as the word null twice', () => {
  const state = parseListState(contactList, { from: '2026-05-01' });
  expect(legacyRange(state)).toEqual({ from: 'null', to: 'null' });
});

test('every column that contacts are sorted by is one that their call takes', () => {
  for (const column of contactList.columns) {
    if (!('sortField' in column)) continue;
    const state = parseListState(contactList, { sort: column.sortField, order: 'desc' });
    const params = { ...legacyPaging(state), ...legacyRange(state) };
    expect(getFilteredContacts.params.parse(params)).toMatchObject({ order: 'desc' });
  }
});

test('every column that the screen sorts by is one that the call takes', () => {
  for (const column of organizationList.columns) {
    if (!('sortField' in column)) continue;
    const params = legacyPaging(parse({ sort: column.sortField, order: 'desc' }));
    expect(getFilteredOrganizations.params.parse(params)).toMatchObject({ order: 'desc' });
  }
});
