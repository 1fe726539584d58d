/** The six lists: order, filters, ranges, pages and rejected values (legacy-api.md §9, assertions 10 to 19, and §1.13 to §1.16). */
import { z } from 'zod';
import { AGENCY_ZONE } from '@/tests/backend/support/stand-in';
import { Wire } from '@/tests/backend/support/wire';
import { WORLD } from '@/tests/backend/support/world';
import LISTS from './lists.json';

/** Ids in order, or an error status, by the rest of the list's path. */
const expectation = z.record(z.string(), z.union([z.array(z.number()), z.number()]));
type Expected = z.infer<typeof expectation>;

const pageOf = (id: string) =>
  z.object({
    content: z.array(z.looseObject({ [id]: z.number() }).transform((row) => Number(row[id]))),
    totalElements: z.number(),
  });

/** `default` is the first call; `order` is in a page of ten, `query` and `ranges` have the default order. */
const list = z.object({
  default: z.tuple([z.string(), z.array(z.number())]),
  path: z.string(),
  id: z.string(),
  range: z.string().optional(),
  order: expectation,
  query: expectation,
  ranges: expectation.optional(),
  pages: expectation,
});
type List = z.infer<typeof list>;

const wire = new Wire(WORLD);

/** The responses in the form of the expectations. */
async function found(expected: Expected, id: string): Promise<Expected> {
  const seen: Expected = {};
  for (const path of Object.keys(expected)) {
    const response = await wire.ann.get(path);
    if (response.status !== 200) {
      expect(response.json()).toMatchObject({ status: response.status, message: '' });
      seen[path] = response.status;
      continue;
    }
    const { content, totalElements } = pageOf(id).parse(response.json());
    seen[path] = content;
    if (path.includes('/0/10')) expect([path, totalElements]).toEqual([path, content.length]);
  }
  return seen;
}

/** By the whole path. */
function addresses({ path, range = '', ...cases }: List): Expected {
  const under = (form: (key: string) => string, expected: Expected = {}) =>
    Object.entries(expected).map(([key, ids]) => [`${path}/${form(key)}`, ids]);
  return Object.fromEntries([
    cases.default,
    ...under((order) => `0/10/${order}${range}`, cases.order),
    ...under((query) => `0/10/null/null${range}?${query}`, cases.query),
    ...under((dates) => `0/10/null/null/${dates}`, cases.ranges),
    ...under((page) => `${page}${range}`, cases.pages),
  ]);
}

test.each(Object.entries(LISTS))('the list of %s', async (_name, data) => {
  const parsed = list.parse(data);
  const expected = addresses(parsed);
  expect(await found(expected, parsed.id)).toEqual(expected);
});

test('the first call of events has the page in its path', async () => {
  const expected = {
    '/api/events-sorted-default/1/2': [4, 2],
    '/api/events-sorted-default/-1/10': 500,
    '/api/events-sorted-default/0/0': 500,
    '/api/events-sorted-default/0/ten': 400,
  };
  expect(await found(expected, 'eventId')).toEqual(expected);
});

test('11, 12: the envelope is complete on every page', async () => {
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

/** Yesterday's last minute, today's first, tomorrow, no start, and 2020, in the agency's zone; 6 is another presenter's. */
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
    [
      'the signed-in employee',
      '/api/sorted-default-myevents',
      [3, 2],
      '/api/sorted-filtered-myevents',
    ],
    [
      'any presenter',
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

  test('the exports have past and future events', async () => {
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
