/** A backend with one list: it pages, records requests, and fails as each test configures it. */
import nock from 'nock';
import { pageOf } from '@/tests/support/legacy-rows';
import { BACKEND } from '@/tests/support/settings';

const STATUSES = [
  { statusId: 1, statusDesc: 'Active' },
  { statusId: 2, statusDesc: 'Closed' },
];

/** Lookups of filters. */
export const LOOKUPS: Record<string, unknown[]> = {
  '/api/counties': [
    { countyId: 1, countyDesc: 'Cook' },
    { countyId: 2, countyDesc: 'Lake' },
  ],
  '/api/allStatusTypes': STATUSES,
  '/api/orgStatusTypes': STATUSES,
  '/api/all-event-types': [{ eventTypeId: 1, eventTypeDesc: 'Tabling' }],
  '/api/eventStatusTypes': [{ statusId: 3, statusdesc: 'Held' }],
};
const PRESENTERS = [
  { presenterId: 4, username: 'abee', name: 'Ann', lastName: 'Bee', active: true },
];

export interface ListBackend {
  /** Number of rows. */
  total: number;
  /** Positions of damaged rows, from 0: every page with one fails. */
  damaged: number[];
  /** Parts of paths that fail. */
  failing: string[];
  /** Requests of the list. */
  requests: URL[];
}

/** `rowOf` makes the row with an id; ids count from 1. */
export function startListBackend(rowOf: (id: number) => object): ListBackend {
  const list: ListBackend = { total: 45, damaged: [], failing: [], requests: [] };
  const respond = (uri: string): [number, nock.Body] => {
    const url = new URL(uri, BACKEND);
    if (list.failing.some((part) => url.pathname.includes(part))) return [500, { message: 'no' }];
    if (url.pathname === '/api/activePresenters') return [200, JSON.stringify(PRESENTERS)];
    const lookup = LOOKUPS[url.pathname];
    if (lookup) return [200, JSON.stringify(lookup)];
    list.requests.push(url);
    const [page = 0, size = 10] = (/\/(\d+)\/(\d+)\/[a-z]/i.exec(url.pathname) ?? [])
      .slice(1)
      .map(Number);
    const first = page * size;
    const rows = Array.from({ length: list.total }, (_, at) => rowOf(at + 1));
    if (url.pathname.includes('-export')) return [200, JSON.stringify(rows)];
    if (list.damaged.some((at) => at >= first && at < first + size))
      return [500, { message: 'no' }];
    return [
      200,
      pageOf(rows.slice(first, first + size), {
        totalElements: list.total,
        totalPages: Math.ceil(list.total / size),
        pageable: { pageSize: size },
      }),
    ];
  };
  nock(BACKEND)
    .persist()
    .get(/^\/api\//)
    .reply(respond);
  return list;
}
