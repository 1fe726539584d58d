/** A list's state as parameters of the backend. */
import fc from 'fast-check';
import type { ListDefinition } from '@/lib/list/definition';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList, mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { EVERY_LIST, statesOf } from './every-list';

const START = { page: 0, size: 10, sortField: 'null', order: 'null' };
const NO_RANGE = { from: 'null', to: 'null' };
const CITY = { page: '3', size: '50', sort: 'county.countyDesc', order: 'desc' };
const MAY = { from: '2026-05-01', to: '2026-05-31' };

test.each<[ListDefinition, SearchParams, params: object, query: object]>([
  [organizationList, {}, START, { county: [], status: [], regsite: ['0'] }],
  [
    organizationList,
    { ...CITY, county: ['A', 'B'], regsite: '1' },
    { page: 2, size: 50, sortField: 'county.countyDesc', order: 'desc' },
    { county: ['A', 'B'], status: [], regsite: ['1'] },
  ],
  [
    eventList,
    { type: 'Tabling', status: ['New', 'Held'], regsite: '1' },
    { ...START, ...NO_RANGE },
    { eveType: ['Tabling'], eveStatus: ['New', 'Held'], eveRegSite: ['1'] },
  ],
  [
    contactList,
    MAY,
    { ...START, from: '2026-05-01 00:00:00', to: '2026-05-31 23:59:00' },
    { county: [], regsite: ['0'] },
  ],
  [mySchedule, {}, { ...START, ...NO_RANGE, upcomingOnly: 'true' }, { eveType: [], eveStatus: [] }],
  [
    mySchedule,
    { upcoming: '0' },
    { ...START, ...NO_RANGE, upcomingOnly: 'false' },
    { eveType: [], eveStatus: [] },
  ],
  [callLogList, {}, { ...START, ...NO_RANGE, onlyMine: 'false' }, { status: [], regsite: ['0'] }],
  [
    callLogList,
    { mine: '1', regsite: '1' },
    { ...START, ...NO_RANGE, onlyMine: 'true' },
    { status: [], regsite: ['1'] },
  ],
])(
  'requests $path with %j by path values and a query (§1.14, §3.6)',
  (list, address, params, query) => {
    expect(legacyQuery(list, parseListState(list, address))).toEqual({ params, query });
  },
);

test.each(EVERY_LIST)('the call of $path accepts every state', ({ list, call, beside }) => {
  fc.assert(
    fc.property(statesOf(list), (state) => {
      const { query, ...input } = legacyQuery(list, state);
      const params = { ...input.params, ...beside };
      expect(call.params.parse(params)).toEqual(params);
      expect(call.query.parse(query)).toEqual(query);
    }),
  );
});
