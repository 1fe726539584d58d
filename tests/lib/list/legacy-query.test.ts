/** A list's state in the backend's words. */
import fc from 'fast-check';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList, mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { statesOf } from './arbitrary-state';
import { EVERY_LIST } from './every-list';

const asked = (list: (typeof EVERY_LIST)[number]['list'], params: SearchParams) =>
  legacyQuery(list, parseListState(list, params));

test('pages count from zero, and what is not set is the word null (§1.14)', () => {
  expect(asked(organizationList, {}).params).toEqual({
    page: 0,
    size: 10,
    sortField: 'null',
    order: 'null',
  });
});

test('page, size and sort go as chosen', () => {
  const query = { page: '3', size: '50', sort: 'county.countyDesc', order: 'desc' };
  expect(asked(organizationList, query).params).toEqual({
    page: 2,
    size: 50,
    sortField: 'county.countyDesc',
    order: 'desc',
  });
});

test('filters go as lists, flags as 0 or 1', () => {
  expect(asked(organizationList, { county: ['A', 'B'], regsite: '1' }).query).toEqual({
    county: ['A', 'B'],
    status: [],
    regsite: ['1'],
  });
  expect(asked(organizationList, {}).query).toMatchObject({ regsite: ['0'] });
});

test('filters go by the name that the backend has for them, where ours is another', () => {
  expect(
    asked(eventList, { type: 'Tabling', status: ['New', 'Held'], regsite: '1' }).query,
  ).toEqual({ eveType: ['Tabling'], eveStatus: ['New', 'Held'], eveRegSite: ['1'] });
});

test('a range goes from the start of its first day to the end of its last', () => {
  expect(asked(contactList, { from: '2026-05-01', to: '2026-05-31' }).params).toMatchObject({
    from: '2026-05-01 00:00:00',
    to: '2026-05-31 23:59:00',
  });
});

test('what is not two days goes as the word null twice', () => {
  expect(asked(contactList, { from: '2026-05-01' }).params).toMatchObject({
    from: 'null',
    to: 'null',
  });
});

test('a flag in the path goes as true or false, and not in the query as well (§3.6)', () => {
  expect(asked(mySchedule, {})).toMatchObject({ params: { upcomingOnly: 'true' } });
  expect(asked(mySchedule, { upcoming: '0' })).toEqual({
    params: {
      page: 0,
      size: 10,
      sortField: 'null',
      order: 'null',
      from: 'null',
      to: 'null',
      upcomingOnly: 'false',
    },
    query: { eveType: [], eveStatus: [] },
  });
});

test.each(EVERY_LIST)(
  'whatever is chosen in $path is what its call takes',
  ({ list, call, beside }) => {
    fc.assert(
      fc.property(statesOf(list), (state) => {
        const { query, ...asked } = legacyQuery(list, state);
        const params = { ...asked.params, ...beside };
        expect(call.params.parse(params)).toEqual(params);
        expect(call.query.parse(query)).toEqual(query);
      }),
    );
  },
);
