/** The caller's schedule, the manager's report and the dashboard on the wire (legacy-api.md §9, assertions 10 to 18 and 54). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const rows = z.array(z.looseObject({ eventId: z.number() }));
const page = z.looseObject({ content: rows });

let standIn: StandIn;
let ann: Caller;

/** A zone that is never on the same day as Auckland's mornings, so that the server's own clock would show. */
const ZONE = 'Pacific/Honolulu';

beforeAll(async () => {
  standIn = await startStandIn({ AGENCY_TIME_ZONE: ZONE, TZ: 'Pacific/Auckland' });
  const { db } = standIn;
  await insertBasics(db);
  const common = { end_date_time: null, last_status_id: 8 };
  await insert(db, 'event', [
    {
      event_id: 1,
      location: 'bravo',
      event_type_id: 4,
      county_id: 2,
      regsite: 1,
      neworg: 1,
      ...common,
    },
    {
      event_id: 2,
      location: 'Alpha',
      event_type_id: 4,
      county_id: 1,
      elected_official: 1,
      ...common,
    },
    { event_id: 3, location: 'charlie', event_type_id: 5, county_id: 2, regsite: 1, ...common },
    { event_id: 4, location: null, event_type_id: 4, ...common, last_status_id: 9 },
    { event_id: 5, location: 'delta', event_type_id: 4, county_id: 1, ...common },
    { event_id: 6, location: 'not hers', event_type_id: 4, county_id: 1, ...common },
  ]);
  // Yesterday's last minute, today's first, tomorrow, none, and long ago: in the agency's zone.
  await db.query(`
    update event set start_date_time = case event_id
      when 1 then date_trunc('day', now() at time zone '${ZONE}') - interval '1 minute'
      when 2 then date_trunc('day', now() at time zone '${ZONE}')
      when 3 then date_trunc('day', now() at time zone '${ZONE}') + interval '34 hours'
      when 5 then timestamp '2020-05-05 12:00'
      when 6 then timestamp '2099-01-01 12:00' end`);
  for (const event_id of [1, 2, 3, 4, 5]) {
    await insert(db, 'event_presenter', [{ event_id, presenter_id: 11 }]);
  }
  await insert(db, 'event_presenter', [{ event_id: 6, presenter_id: 12 }]);
  ann = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function ids(path: string): Promise<number[]> {
  const answer = await ann.get(`/api/${path}`);
  expect(answer.status).toBe(200);
  return page.parse(answer.json()).content.map(({ eventId }) => eventId);
}

/** Both calls have one tail. */
const LISTS = ['sorted-filtered-myevents', 'sorted-filtered-presenter-events/11'];
const RANGE = '2020-05-05%2000:00:00/2020-05-05%2023:59:00';
const ALL = [3, 2, 1, 5, 4];

test('10, 18: the schedule begins with the caller’s events from today on, latest first', async () => {
  const answer = await ann.get('/api/sorted-default-myevents');
  expect(answer.json()).toMatchObject({
    content: [
      { eventId: 3, eventPresenters: ['Ann Bee'], eventTypeDesc: 'Fair' },
      { eventId: 2, eventPresenters: ['Ann Bee'] },
    ],
    totalElements: 2,
    number: 0,
    size: 10,
  });
});

test('10: the report begins with all events of the presenter', async () => {
  expect(await ids('sorted-default-presenter-events/11')).toEqual(ALL);
  expect(await ids('sorted-default-presenter-events/12')).toEqual([6]);
});

describe.each(LISTS)('%s', (list) => {
  test('18: with upcoming events only the range does not count', async () => {
    expect(await ids(`${list}/0/10/null/null/${RANGE}/true`)).toEqual([3, 2]);
    expect(await ids(`${list}/0/10/null/null/null/null/1`)).toEqual([3, 2]);
  });

  test('16, 17: otherwise the range counts, or all events are there', async () => {
    expect(await ids(`${list}/0/10/null/null/${RANGE}/false`)).toEqual([5]);
    expect(await ids(`${list}/0/10/null/null/null/null/false`)).toEqual(ALL);
  });

  test.each([
    ['event.location/asce', [4, 2, 1, 3, 5]],
    ['event.location/desc', [5, 3, 1, 2, 4]],
    ['event.eventName/asce', [1, 2, 3, 4, 5]],
    ['event.city/desc', [5, 4, 3, 2, 1]],
    ['event.startDateTime/asce', [4, 5, 1, 2, 3]],
    ['event.endDateTime/asce', [1, 2, 3, 4, 5]],
    ['null/asce', ALL],
  ])('14: the list sorts by %s', async (order, expected) => {
    expect(await ids(`${list}/0/10/${order}/null/null/false`)).toEqual(expected);
  });

  test('11: pages follow each other', async () => {
    expect(await ids(`${list}/1/2/event.location/asce/null/null/no`)).toEqual([1, 3]);
  });

  test.each([
    ['eveType=Presentation', [2, 1, 5, 4]],
    ['eveType=Fair&eveType=Presentation', ALL],
    ['eveStatus=Cancelled', [4]],
    ['eveType=Fair&eveStatus=Cancelled', []],
    ['eveType=Nonsense', ALL],
  ])('15: the filter %s selects', async (query, expected) => {
    expect(await ids(`${list}/0/10/null/null/null/null/false?${query}`)).toEqual(expected);
  });

  test('14: a sort field without its prefix is a server error', async () => {
    const answer = await ann.get(`/api/${list}/0/10/startDateTime/asce/null/null/false`);
    expect(answer.status).toBe(500);
  });

  test('55: upcoming or not must be a boolean', async () => {
    const answer = await ann.get(`/api/${list}/0/10/null/null/null/null/null`);
    expect(answer.status).toBe(400);
  });
});

test.each(['all-my-events-export', 'all-moc-events-export/11'])(
  'the export %s has all events of the presenter, past and future',
  async (path) => {
    const answer = await ann.get(`/api/${path}`);
    expect(answer.headers['content-type']).toBe('application/json');
    const events = rows.parse(answer.json());
    expect(events.map(({ eventId }) => eventId)).toEqual([1, 2, 3, 4, 5]);
    expect(events[4]).toEqual((await ann.get('/api/events/5')).json());
  },
);

test('the dashboard counts the presenter’s events of each type', async () => {
  const answer = await ann.get('/api/dashboard/events/11/null/null');
  expect(answer.json()).toEqual([
    { name: 'Fair', ev: 1, rg: 1, nw: 0, el: 0 },
    { name: 'Presentation', ev: 4, rg: 1, nw: 1, el: 1 },
  ]);
  const dated = await ann.get(`/api/dashboard/events/11/${RANGE}`);
  expect(dated.json()).toEqual([{ name: 'Presentation', ev: 1, rg: 0, nw: 0, el: 0 }]);
});

test('the dashboard counts the presenter’s events in each county', async () => {
  const answer = await ann.get('/api/dashboard/counties/11/null/null');
  expect(answer.json()).toEqual([
    { County: 'Cook', Events: 2 },
    { County: 'Lake', Events: 2 },
  ]);
});

test('an inactive presenter without events has empty lists, an unknown one is a server error', async () => {
  await standIn.db.query(
    `insert into presenter (presenter_id, username, active) values (13, 'otimer', false) on conflict do nothing`,
  );
  const calls = [
    'sorted-default-presenter-events/:id',
    'sorted-filtered-presenter-events/:id/0/10/null/null/null/null/false',
    'all-moc-events-export/:id',
    'dashboard/events/:id/null/null',
    'dashboard/counties/:id/null/null',
  ];
  for (const call of calls) {
    expect((await ann.get(`/api/${call.replace(':id', '13')}`)).status).toBe(200);
    expect((await ann.get(`/api/${call.replace(':id', '99')}`)).status).toBe(500);
    expect((await ann.get(`/api/${call.replace(':id', 'x')}`)).status).toBe(400);
  }
});
