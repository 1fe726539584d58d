/** Lists of events on the wire, and what an event looks like (legacy-api.md §9, assertions 10 to 17, 23, 27 and 28). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const page = z.object({ content: z.array(z.looseObject({ eventId: z.number() })) });

let standIn: StandIn;
let employee: Caller;

/** Everything an event can have. */
const FULL_EVENT = {
  eventId: 1,
  eventName: 'Ev',
  location: 'delta Library',
  address: '1 Main',
  city: 'Zion',
  state: 'IL',
  zip: '60601',
  county: { countyId: 3, countyDesc: 'St. Clair' },
  startDateTime: '2024-03-01T10:00:00',
  endDateTime: '2024-03-01T11:30:00',
  audienceCount: 'about 40',
  rtaStaffCount: '2',
  surveyComplete: 1,
  surveyCount: '12',
  surveyDateTime: '2024-04-01T00:00:00',
  cancelReason: 'Sick',
  regsite: 0,
  neworg: 1,
  electedOfficial: 0,
  deleteflag: 1,
  deleteFlag: 1,
  eventTypeDesc: 'Presentation',
  lastStatus: 'Cancelled',
  eventPresenters: ['Ann Bee', 'Max null'],
  eventaudienceType: ['Seniors', 'Veterans'],
  orgNames: { 5: ['Org A', 'Active'], 6: [null, null] },
};

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'event', [
    {
      event_id: 1,
      event_name: 'Ev',
      location: 'delta Library',
      address: '1 Main',
      city: 'Zion',
      state: 'IL',
      zip: '60601',
      county_id: 3,
      start_date_time: '2024-03-01 10:00',
      end_date_time: '2024-03-01 11:30',
      audience_count: 'about 40',
      rta_staff_count: '2',
      survey_complete: 1,
      survey_count: '12',
      survey_date_time: '2024-04-01 00:00',
      cancel_reason: 'Sick',
      regsite: 0,
      neworg: 1,
      deleteflag: 1,
      event_type_id: 4,
      last_status_id: 9,
    },
  ]);
  const others: [number, string, string | null, string | null, number, number | null, number][] = [
    [2, 'Alpha Center', 'aurora', '2024-01-10 00:00', 5, 8, 1],
    [3, 'charlie Home', null, null, 4, null, 1],
    [4, 'Bravo Hall', 'Berwyn', '2024-01-31 23:59', 5, 8, 0],
    [5, 'Echo Hall', 'Cicero', '2024-02-01 00:00', 4, 8, 0],
  ];
  for (const [event_id, location, city, start_date_time, type, status, regsite] of others) {
    const lookups = { event_type_id: type, last_status_id: status };
    await insert(db, 'event', [{ event_id, location, city, start_date_time, ...lookups, regsite }]);
  }
  await insert(db, 'organization', [
    { org_id: 5, orgname: 'Org A', county_id: 1, last_status_id: 2 },
    { org_id: 6, orgname: null, county_id: 1, last_status_id: null },
  ]);
  await insert(db, 'event_organization', [
    { event_id: 1, org_id: 5 },
    { event_id: 1, org_id: 6 },
  ]);
  await insert(db, 'event_presenter', [
    { event_id: 1, presenter_id: 12 },
    { event_id: 1, presenter_id: 11 },
  ]);
  await insert(db, 'event_audience_type', [
    { event_id: 1, audience_type_id: 2 },
    { event_id: 1, audience_type_id: 1 },
  ]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function ids(path: string): Promise<number[]> {
  const answer = await employee.get(`/api/events-filtered-sorted/${path}`);
  expect(answer.status).toBe(200);
  return page.parse(answer.json()).content.map(({ eventId }) => eventId);
}

const NO_RANGE = 'null/null';
const ALL = [1, 5, 4, 2, 3];

test('10: the default call answers the page in its path, latest start first', async () => {
  const answer = await employee.get('/api/events-sorted-default/0/10');
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ number: 0, size: 10, totalElements: 5, totalPages: 1 });
  expect(page.parse(answer.json()).content.map(({ eventId }) => eventId)).toEqual(ALL);
  const second = await employee.get('/api/events-sorted-default/1/2');
  expect(second.json()).toMatchObject({
    content: [{ eventId: 4 }, { eventId: 2 }],
    pageable: { offset: 2, pageNumber: 1, pageSize: 2 },
    totalPages: 3,
    first: false,
    last: false,
  });
});

test('23, 28: a listed event is shown whole, as it is on its own', async () => {
  const list = await employee.get(`/api/events-filtered-sorted/0/1/null/null/${NO_RANGE}`);
  expect(page.parse(list.json()).content).toEqual([FULL_EVENT]);
  const single = await employee.get('/api/events/1');
  expect(single.status).toBe(200);
  expect(single.json()).toEqual(FULL_EVENT);
});

test('23: what an event does not have is null or empty', async () => {
  expect((await employee.get('/api/events/3')).json()).toMatchObject({
    eventName: null,
    county: null,
    startDateTime: null,
    audienceCount: null,
    surveyComplete: 0,
    surveyDateTime: null,
    lastStatus: null,
    eventPresenters: [],
    eventaudienceType: [],
    orgNames: {},
  });
});

test('the export has every event, whole', async () => {
  const answer = await employee.get('/api/events');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  const rows = z.array(z.looseObject({ eventId: z.number() })).parse(answer.json());
  expect(rows.map(({ eventId }) => eventId)).toEqual([1, 2, 3, 4, 5]);
  expect(rows[0]).toEqual(FULL_EVENT);
});

test('12: a page past the end is empty, and a page there cannot be is a server error', async () => {
  expect(await ids(`9/2/null/null/${NO_RANGE}`)).toEqual([]);
  expect((await employee.get('/api/events-sorted-default/-1/10')).status).toBe(500);
  expect((await employee.get('/api/events-sorted-default/0/0')).status).toBe(500);
});

test.each([
  ['location/asce', [2, 4, 3, 1, 5]],
  ['location/null', [2, 4, 3, 1, 5]],
  ['location/desc', [5, 1, 3, 4, 2]],
  ['location/asc', [5, 1, 3, 4, 2]],
  ['eventName/asce', [2, 3, 4, 5, 1]],
  ['eventName/desc', [1, 5, 4, 3, 2]],
  ['city/asce', [3, 2, 4, 5, 1]],
  ['startDateTime/asce', [3, 2, 4, 5, 1]],
  ['startDateTime/desc', ALL],
  ['endDateTime/desc', [1, 5, 4, 3, 2]],
  ['eventType.eventTypeDesc/asce', [2, 4, 1, 3, 5]],
  ['lastStatus.statusDesc/asce', [3, 1, 2, 4, 5]],
  ['county.countyDesc/desc', [1, 5, 4, 3, 2]],
  ['null/asce', ALL],
  ['NULL/NULL', ALL],
])('13, 14: the order %s is understood, nulls first ascending', async (order, expected) => {
  expect(await ids(`0/10/${order}/${NO_RANGE}`)).toEqual(expected);
});

test.each(['nonsense', 'event.location', 'constructor'])(
  '14: the unknown sort field %s is a server error',
  async (field) => {
    const path = `/api/events-filtered-sorted/0/10/${field}/asce/${NO_RANGE}`;
    expect((await employee.get(path)).status).toBe(500);
  },
);

test.each([
  ['eveType=Fair', [4, 2]],
  ['eveType=Fair&eveType=Presentation', ALL],
  ['eveStatus=Cancelled', [1]],
  ['eveStatus=Cancelled&eveStatus=Info%20Needed', [1, 5, 4, 2]],
  ['eveType=Presentation&eveStatus=Info%20Needed', [5]],
  ['eveType=Fair&eveType=Nowhere', [4, 2]],
  ['eveType=Nowhere', ALL],
  ['eveType=&eveStatus=', ALL],
  ['eveRegSite=1', [2, 3]],
  ['eveRegSite=1&eveType=Fair', [2]],
  ['eveRegSite=0', ALL],
  ['eveRegSite=yes', ALL],
])('15: the filter %s selects', async (query, expected) => {
  expect(await ids(`0/10/null/null/${NO_RANGE}?${query}`)).toEqual(expected);
});

test.each([
  ['2024-01-10%2000:00:00/2024-01-31%2023:59:00', [4, 2]],
  ['2024-01-10%2000:00:01/2024-01-31%2023:58:59', []],
  ['2024-01-31%2000:00:00/2024-02-01%2000:00:00', [5, 4]],
  ['2024-01-11%2000:00:00/2024-02-31%2023:59:00', [5, 4]],
  ['2024-01-11%2000:00:00/null', ALL],
  ['NULL/2024-01-11%2000:00:00', ALL],
])('16, 17: the range %s is one of starts, inclusive at both ends', async (range, expected) => {
  expect(await ids(`0/10/null/null/${range}`)).toEqual(expected);
});

test('16: range and filters are AND-ed, and an unreadable range is a server error', async () => {
  const range = '2024-01-01%2000:00:00/2024-12-31%2023:59:00';
  expect(await ids(`0/10/null/null/${range}?eveType=Presentation`)).toEqual([1, 5]);
  const wrong = '/api/events-filtered-sorted/0/10/null/null/2024-01-01/2024-12-31';
  expect((await employee.get(wrong)).status).toBe(500);
});

test('54, 55: an unknown event is a server error, an id that is no number a bad request', async () => {
  expect((await employee.get('/api/events/999')).status).toBe(500);
  expect((await employee.get('/api/events/abc')).status).toBe(400);
  expect((await employee.get('/api/events-sorted-default/0/ten')).status).toBe(400);
});

test('27: the lookups of the event screens are spelt as their readers expect', async () => {
  expect((await employee.get('/api/all-event-types')).json()).toEqual([
    { eventTypeId: 4, eventTypeDesc: 'Presentation' },
    { eventTypeId: 5, eventTypeDesc: 'Fair' },
  ]);
  expect((await employee.get('/api/eventStatusTypes')).json()).toEqual([
    { statusId: 8, statusdesc: 'Info Needed' },
    { statusId: 9, statusdesc: 'Cancelled' },
  ]);
  expect((await employee.get('/api/orgStatusTypes')).json()).toEqual([
    { statusId: 1, statusDesc: 'Interested', statusType: 'O' },
    { statusId: 2, statusDesc: 'Active', statusType: 'O' },
  ]);
});
