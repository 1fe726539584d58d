/** The six lists: order, filters, ranges, pages and what is refused (legacy-api.md §9, assertions 10 to 19, and §1.13 to §1.16). */
import { z } from 'zod';
import { AGENCY_ZONE } from '@/tests/backend/support/shared-settings';
import { Wire } from '@/tests/backend/support/wire';
import { WORLD } from '@/tests/backend/support/world';

/** Ids in their order, or the status of a refusal, by what follows the address of the list. */
type Expected = Record<string, number[] | number>;

/** `default` is the first call, `order` goes into a page of ten; `query` and `range` are asked of the default order. */
interface List {
  default: [path: string, ids: number[]];
  path: string;
  id: string;
  range?: string;
  order: Expected;
  query: Expected;
  ranges?: Expected;
  pages: Expected;
}

const pageOf = (id: string) =>
  z.object({
    content: z.array(z.looseObject({ [id]: z.number() }).transform((row) => Number(row[id]))),
    totalElements: z.number(),
  });

const EVERY_ORG = [5, 2, 4, 3, 1];
const EVERY_CONTACT = [5, 2, 4, 3, 1];
const EVERY_EVENT = [1, 5, 4, 2, 3];
const EVERY_CALL = [2, 4, 1, 3];

const LISTS: Record<string, List> = {
  organizations: {
    default: ['/api/orgs-sorted-default', EVERY_ORG],
    path: '/api/orgs-filtered-sorted',
    id: 'orgId',
    order: {
      'orgname/asce': EVERY_ORG,
      'orgname/ASCE': EVERY_ORG,
      'orgname/null': EVERY_ORG,
      'orgname/desc': [1, 3, 4, 2, 5],
      'orgname/asc': [1, 3, 4, 2, 5],
      'null/desc': EVERY_ORG,
      'NULL/null': EVERY_ORG,
      'lastStatus.statusDesc/asce': [3, 2, 4, 1, 5],
      'lastStatus.statusDesc/desc': [5, 1, 4, 2, 3],
      'city/asce': [3, 2, 4, 5, 1],
      'city/desc': [1, 5, 4, 2, 3],
      'county.countyDesc/asce': [1, 4, 2, 5, 3],
      'county.countyDesc/desc': [3, 5, 2, 4, 1],
      'lastContact/asce': [2, 5, 3, 4, 1],
      'lastContact/desc': [1, 4, 3, 5, 2],
      'nonsense/asce': 500,
      'constructor/asce': 500,
      'orgname%20desc/asce': 500,
      'county/asce': 500,
      "orgname'--/asce": 500,
    },
    query: {
      'county=Cook': [4, 1],
      'county=Cook&county=Lake': [2, 4, 1],
      'county=Cook,Lake': [2, 4, 1],
      'county=Cook,%20Lake': [2, 4, 1],
      'county=St.%20Clair': [3],
      'county=St.+Clair': [3],
      // A comma tears a value apart where it stands alone.
      'county=Rock,%20Island': EVERY_ORG,
      'county=Rock,%20Island&county=Lake': [5, 2],
      'county=Lake&county=Nowhere': [2],
      'status=Interested': [5, 1],
      'status=Interested&status=Info%20Needed': [5, 4, 1],
      'county=Cook&status=Interested': [1],
      'county=Cook&county=Lake&status=Active': [2],
      'county=Lake&status=Cancelled': [],
      'county=Nowhere': EVERY_ORG,
      'status=Nothing&status=Never': EVERY_ORG,
      'county=': EVERY_ORG,
      '&': EVERY_ORG,
      'other=1': EVERY_ORG,
      'regsite=1': [2, 4],
      'regsite=0': EVERY_ORG,
      'regsite=': EVERY_ORG,
      'regsite=yes': EVERY_ORG,
      'regsite=1&regsite=1': EVERY_ORG,
      '__proto__=x&county=Cook': [4, 1],
    },
    pages: {
      '1/2/orgname/asce': [4, 3],
      '7/2/null/null': [],
      '2147483647/2147483647/null/null': [],
      '0/2147483647/null/null': EVERY_ORG,
      // Pages of equals neither repeat nor lose a row.
      '0/1/regsite/asce': [1],
      '1/1/regsite/asce': [3],
      '2/1/regsite/asce': [5],
      '3/1/regsite/asce': [2],
      '4/1/regsite/asce': [4],
      '-1/10/null/null': 500,
      '0/0/null/null': 500,
      '0/-5/null/null': 500,
      'x/10/null/null': 400,
      '0/ten/null/null': 400,
      '1.5/10/null/null': 400,
      '0/99999999999/null/null': 400,
      'null/10/null/null': 400,
    },
  },
  contacts: {
    default: ['/api/contacts-sorted-default', EVERY_CONTACT],
    path: '/api/contacts-filtered-sorted',
    id: 'contactId',
    range: '/null/null',
    order: {
      'firstName/null': EVERY_CONTACT,
      'firstName/desc': [1, 3, 4, 2, 5],
      'null/desc': EVERY_CONTACT,
      'lastName/asce': [4, 2, 5, 3, 1],
      'title/asce': [2, 5, 1, 4, 3],
      'title/desc': [3, 4, 1, 5, 2],
      'email/asce': [3, 4, 2, 5, 1],
      'lastContactDate/asce': [3, 5, 1, 2, 4],
      'lastContactDate/desc': [4, 2, 1, 5, 3],
      'orgname/asce': 500,
    },
    query: {
      'county=Cook': [5, 3],
      'county=Lake': [4, 3],
      'county=Cook&county=Lake': [5, 4, 3],
      'county=St.%20Clair': [],
      'county=Nowhere': EVERY_CONTACT,
      'county=&regsite=0': EVERY_CONTACT,
      'regsite=1': [2, 4],
      'county=Lake&regsite=1': [4],
    },
    ranges: {
      '2024-03-01%2000:00:00/2024-03-31%2023:59:00': [2, 1],
      '2024-03-01%2000:00:01/2024-03-31%2023:59:00': [2],
      '2024-02-01%2000:00:00/2024-02-30%2023:59:00': [5],
      '2025-01-01%2000:00:00/2024-01-01%2000:00:00': [],
      'null/2024-03-31%2023:59:00': EVERY_CONTACT,
      '2024-03-01%2000:00:00/NULL': EVERY_CONTACT,
      '2024-03-01%2000:00:00/2024-04-30%2023:59:00?county=Lake': [4],
      '2024-03-01%2000:00:00/2024-04-30%2023:59:00?county=Cook&regsite=1': [],
      '2024-03-01/2024-03-31': 500,
      'x/null': 500,
    },
    pages: {
      '1/2/firstName/asce': [4, 3],
      '1/2/firstName/desc': [4, 2],
      '9/2/null/null': [],
      '-1/10/null/null': 500,
      '0/0/null/null': 500,
    },
  },
  events: {
    default: ['/api/events-sorted-default/0/10', EVERY_EVENT],
    path: '/api/events-filtered-sorted',
    id: 'eventId',
    range: '/null/null',
    order: {
      'location/asce': [2, 4, 3, 1, 5],
      'location/null': [2, 4, 3, 1, 5],
      'location/desc': [5, 1, 3, 4, 2],
      'location/asc': [5, 1, 3, 4, 2],
      'eventName/asce': [2, 3, 4, 5, 1],
      'eventName/desc': [1, 5, 4, 3, 2],
      'city/asce': [3, 2, 4, 5, 1],
      'startDateTime/asce': [3, 2, 4, 5, 1],
      'startDateTime/desc': EVERY_EVENT,
      'endDateTime/desc': [1, 5, 4, 3, 2],
      'eventType.eventTypeDesc/asce': [2, 4, 1, 3, 5],
      'lastStatus.statusDesc/asce': [3, 1, 2, 4, 5],
      'county.countyDesc/desc': [1, 5, 4, 3, 2],
      'null/asce': EVERY_EVENT,
      'nonsense/asce': 500,
      'event.location/asce': 500,
    },
    query: {
      'eveType=Fair': [4, 2],
      'eveType=Fair&eveType=Presentation': EVERY_EVENT,
      'eveStatus=Cancelled': [1],
      'eveStatus=Cancelled&eveStatus=Info%20Needed': [1, 5, 4, 2],
      'eveType=Presentation&eveStatus=Info%20Needed': [5],
      'eveType=Fair&eveType=Nowhere': [4, 2],
      'eveType=Nowhere': EVERY_EVENT,
      'eveType=&eveStatus=': EVERY_EVENT,
      'eveRegSite=1': [2, 3],
      'eveRegSite=1&eveType=Fair': [2],
      'eveRegSite=0': EVERY_EVENT,
      'eveRegSite=yes': EVERY_EVENT,
    },
    ranges: {
      '2024-01-10%2000:00:00/2024-01-31%2023:59:00': [4, 2],
      '2024-01-10%2000:00:01/2024-01-31%2023:58:59': [],
      '2024-01-31%2000:00:00/2024-02-01%2000:00:00': [5, 4],
      '2024-01-11%2000:00:00/2024-02-31%2023:59:00': [5, 4],
      '2024-01-11%2000:00:00/null': EVERY_EVENT,
      'NULL/2024-01-11%2000:00:00': EVERY_EVENT,
      '2024-01-01%2000:00:00/2024-12-31%2023:59:00?eveType=Presentation': [1, 5],
      '2024-01-01/2024-12-31': 500,
    },
    pages: { '1/2/null/null': [4, 2], '9/2/null/null': [] },
  },
  'call logs': {
    default: ['/api/call-logs-sorted-default', EVERY_CALL],
    path: '/api/call-logs-filtered-sorted',
    id: 'callId',
    range: '/null/null/false',
    order: {
      'null/asce': EVERY_CALL,
      'createDate/asce': [3, 1, 4, 2],
      'lastModifiedDate/asce': [3, 2, 4, 1],
      'callLogDate/asce': [3, 4, 2, 1],
      'callLogDate/desc': [1, 2, 4, 3],
      'org.orgname/asce': [3, 2, 1, 4],
      'org.orgname/desc': [4, 1, 2, 3],
      'org.orgName/asce': 500,
    },
    query: {
      'status=Interested': [1],
      'status=Interested&status=Info%20Needed': [4, 1],
      'status=Nonsense': EVERY_CALL,
      'regsite=1': [4, 1],
      'regsite=0': EVERY_CALL,
      'regsite=1&status=Interested': [1],
    },
    ranges: {
      '2024-03-01%2000:00:00/2024-03-04%2023:59:00/false': [2],
      '2024-03-04%2023:59:01/2024-03-05%2000:00:00/false': [4, 1],
      '2024-03-05%2000:00:00/null/false': EVERY_CALL,
      '2024/null/false': 500,
      'null/null/true': [2, 1],
      'null/null/1': [2, 1],
      'null/null/YES': [2, 1],
      'null/null/off': EVERY_CALL,
      'null/null/null': 400,
      'null/null/2': 400,
      'null/null/mine': 400,
    },
    pages: { '1/2/createDate/desc': [1, 3], '5/2/createDate/desc': [] },
  },
};

const wire = new Wire(WORLD);

/** What each address responds with, in the form of what is expected of it. */
async function found(expected: Expected, id: string): Promise<Expected> {
  const seen: Expected = {};
  for (const path of Object.keys(expected)) {
    const answer = await wire.ann.get(path);
    if (answer.status !== 200) {
      expect(answer.json()).toMatchObject({ status: answer.status, message: '' });
      seen[path] = answer.status;
      continue;
    }
    const { content, totalElements } = pageOf(id).parse(answer.json());
    seen[path] = content;
    if (path.includes('/0/10')) expect([path, totalElements]).toEqual([path, content.length]);
  }
  return seen;
}

/** The whole addresses of a list. */
function addresses({ path, range = '', ...list }: List): Expected {
  const under = (form: (key: string) => string, expected: Expected = {}) =>
    Object.entries(expected).map(([key, ids]) => [`${path}/${form(key)}`, ids]);
  return Object.fromEntries([
    list.default,
    ...under((order) => `0/10/${order}${range}`, list.order),
    ...under((query) => `0/10/null/null${range}?${query}`, list.query),
    ...under((dates) => `0/10/null/null/${dates}`, list.ranges),
    ...under((page) => `${page}${range}`, list.pages),
  ]);
}

test.each(Object.entries(LISTS))('the list of %s', async (_name, list) => {
  const expected = addresses(list);
  expect(await found(expected, list.id)).toEqual(expected);
});

test('events begin with the page in the path of their first call', async () => {
  const expected = {
    '/api/events-sorted-default/1/2': [4, 2],
    '/api/events-sorted-default/-1/10': 500,
    '/api/events-sorted-default/0/0': 500,
    '/api/events-sorted-default/0/ten': 400,
  };
  expect(await found(expected, 'eventId')).toEqual(expected);
});

test('11, 12: the envelope has every member on each kind of page', async () => {
  const sort = { sorted: true, unsorted: false, empty: false };
  const envelope = async (number: number, size: number, query = '') => {
    const { content, ...rest } = z
      .looseObject({ content: z.unknown() })
      .parse(await wire.ann.json(`/api/orgs-filtered-sorted/${number}/${size}/null/null${query}`));
    return rest;
  };
  const expected = (number: number, size: number, totalElements: number, rows: number) => {
    const totalPages = Math.ceil(totalElements / size);
    const paging = { offset: number * size, pageNumber: number, pageSize: size };
    return {
      pageable: { sort, ...paging, paged: true, unpaged: false },
      ...{ totalPages, totalElements, size, number, sort, numberOfElements: rows },
      ...{ first: number === 0, last: number + 1 >= totalPages, empty: rows === 0 },
    };
  };
  expect(await envelope(0, 3)).toEqual(expected(0, 3, 5, 3));
  expect(await envelope(1, 2)).toEqual(expected(1, 2, 5, 2));
  expect(await envelope(1, 3)).toEqual(expected(1, 3, 5, 2));
  expect(await envelope(7, 2)).toEqual(expected(7, 2, 5, 0));
  expect(await envelope(0, 10, '?county=Lake&status=Cancelled')).toEqual(expected(0, 10, 0, 0));
  expect(await wire.ann.json('/api/contacts-sorted-default')).toMatchObject({
    number: 0,
    size: 10,
  });
});

/** Yesterday's last minute, today's first, tomorrow, none, and long ago, in the agency's zone; the last is another's. */
const SCHEDULE = `
  truncate event cascade;
  with today as (select date_trunc('day', now() at time zone '${AGENCY_ZONE}') as start)
  insert into event (event_id, location, event_type_id, county_id, last_status_id, regsite, neworg, elected_official,
      start_date_time)
    select row.*, start_at from today, (values (1, 'bravo', 4, 2, 8, 1, 1, 0), (2, 'Alpha', 4, 1, 8, 0, 0, 1),
        (3, 'charlie', 5, 2, 8, 1, 0, 0), (4, null, 4, null, 9, 0, 0, 0), (5, 'delta', 4, 1, 8, 0, 0, 0),
        (6, 'not hers', 4, 1, 8, 0, 0, 0)) as row (id), lateral (select case id
      when 1 then start - interval '1 minute' when 2 then start when 3 then start + interval '34 hours'
      when 5 then timestamp '2020-05-05 12:00' when 6 then timestamp '2099-01-01 12:00' end as start_at) as starts;
  insert into event_presenter (event_id, presenter_id) values (1, 11), (2, 11), (3, 11), (4, 11), (5, 11), (6, 12);
  insert into presenter (presenter_id, username, active) values (13, 'otimer', false)`;
const ON_2020_05_05 = '2020-05-05%2000:00:00/2020-05-05%2023:59:00';
const ALL_HERS = [3, 2, 1, 5, 4];

describe('events of one presenter', () => {
  beforeAll(() => wire.db.query(SCHEDULE));

  test.each([
    ['the caller', '/api/sorted-default-myevents', [3, 2], '/api/sorted-filtered-myevents'],
    [
      'any other',
      '/api/sorted-default-presenter-events/11',
      ALL_HERS,
      '/api/sorted-filtered-presenter-events/11',
    ],
  ])('10 to 18: the list of %s', async (_whose, first, firstIds, path) => {
    const expected = addresses({
      default: [first, firstIds],
      path,
      id: 'eventId',
      range: '/null/null/false',
      order: {
        'event.location/asce': [4, 2, 1, 3, 5],
        'event.location/desc': [5, 3, 1, 2, 4],
        'event.eventName/asce': [1, 2, 3, 4, 5],
        'event.city/desc': [5, 4, 3, 2, 1],
        'event.startDateTime/asce': [4, 5, 1, 2, 3],
        'event.endDateTime/asce': [1, 2, 3, 4, 5],
        'null/asce': ALL_HERS,
        'startDateTime/asce': 500,
      },
      query: {
        'eveType=Presentation': [2, 1, 5, 4],
        'eveType=Fair&eveType=Presentation': ALL_HERS,
        'eveStatus=Cancelled': [4],
        'eveType=Fair&eveStatus=Cancelled': [],
        'eveType=Nonsense': ALL_HERS,
      },
      ranges: {
        [`${ON_2020_05_05}/true`]: [3, 2],
        'null/null/1': [3, 2],
        [`${ON_2020_05_05}/false`]: [5],
        'null/null/null': 400,
      },
      pages: { '1/2/event.location/asce': [1, 3] },
    });
    expect(await found(expected, 'eventId')).toEqual(expected);
  });

  test('the exports have all of them, past and future, as each is on its own', async () => {
    const rows = z.array(z.looseObject({ eventId: z.number() }));
    for (const path of ['/api/all-my-events-export', '/api/all-moc-events-export/11']) {
      const events = rows.parse(await wire.ann.json(path));
      expect(events.map(({ eventId }) => eventId)).toEqual([1, 2, 3, 4, 5]);
      expect(events[4]).toEqual(await wire.ann.json('/api/events/5'));
    }
  });

  test('the dashboard counts them by type and by county', async () => {
    expect(await wire.ann.json('/api/dashboard/events/11/null/null')).toEqual([
      { name: 'Fair', ev: 1, rg: 1, nw: 0, el: 0 },
      { name: 'Presentation', ev: 4, rg: 1, nw: 1, el: 1 },
    ]);
    expect(await wire.ann.json(`/api/dashboard/events/11/${ON_2020_05_05}`)).toEqual([
      { name: 'Presentation', ev: 1, rg: 0, nw: 0, el: 0 },
    ]);
    expect(await wire.ann.json('/api/dashboard/counties/11/null/null')).toEqual([
      { County: 'Cook', Events: 2 },
      { County: 'Lake', Events: 2 },
    ]);
  });

  test('an inactive presenter without events has empty lists, an unknown one is a server error', async () => {
    for (const call of [
      'sorted-default-presenter-events/:id',
      'sorted-filtered-presenter-events/:id/0/10/null/null/null/null/false',
      'all-moc-events-export/:id',
      'dashboard/events/:id/null/null',
      'dashboard/counties/:id/null/null',
    ]) {
      const statuses = [];
      for (const id of ['13', '99', 'x'])
        statuses.push((await wire.ann.get(`/api/${call.replace(':id', id)}`)).status);
      expect([call, ...statuses]).toEqual([call, 200, 500, 400]);
    }
  });
});
