/** Organizations out of the legacy: which list is asked, unknown ids, dates, and events by time. */
import {
  getOrganization,
  listOrganizations,
  type OrganizationEvent,
  splitEvents,
} from '@/lib/legacy/organizations';
import { backend, CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

test('without a query the default list is asked for', async () => {
  backend()
    .get('/api/orgs-sorted-default')
    .reply(200, rows.pageOf([rows.organizationRow()]));
  expect(await listOrganizations(CALLER, null)).toMatchObject({
    rows: [{ orgId: 5, lastContact: '2021-05-03T09:30:00' }],
    totalPages: 1,
    pageSize: 10,
  });
});

test('with a query the filtered list is asked for', async () => {
  backend()
    .get('/api/orgs-filtered-sorted/1/20/city/desc?county=Cook&regsite=1')
    .reply(200, rows.pageOf([]));
  const list = await listOrganizations(CALLER, {
    params: { page: 1, size: 20, sortField: 'city', order: 'desc' },
    query: { county: ['Cook'], status: [], regsite: ['1'] },
  });
  expect(list.rows).toEqual([]);
});

test('an organization comes with wall-clock dates', async () => {
  const row = rows.organizationRow({ eventOrgs: [rows.embeddedEvent()] });
  backend().get('/api/organizations/5').reply(200, row);
  expect(await getOrganization(CALLER, 5)).toMatchObject({
    orgId: 5,
    lastContact: '2021-05-03T09:30:00',
    events: [{ startDateTime: '2021-05-03T09:30:00', endDateTime: null }],
  });
});

describe('the backend fails on one organization with 500', () => {
  beforeEach(() => {
    backend().get('/api/organizations/5').reply(500);
  });

  test('and no organization has that id: it is not found', async () => {
    backend()
      .get('/api/allorgnames')
      .reply(200, [{ OrgID: 6, orgname: 'Org B' }]);
    expect((await failureOf(getOrganization(CALLER, 5))).kind).toBe('not-found');
  });

  test('and there is one with that id: its record is damaged', async () => {
    backend()
      .get('/api/allorgnames')
      .reply(200, [{ OrgID: 5, orgname: 'Org A' }]);
    expect((await failureOf(getOrganization(CALLER, 5))).kind).toBe('damaged');
  });

  test('and on the names as well: it is a failure', async () => {
    backend().get('/api/allorgnames').reply(500);
    expect((await failureOf(getOrganization(CALLER, 5))).kind).toBe('unexpected');
  });
});

test.each([
  ['breaks off midway', '{"orgId":5,"orgname":"Org A","eventOrgs":[{'],
  ['lacks what the contract promises', '{"orgname":"Org A"}'],
])('an organization whose answer %s is damaged', async (_how, body) => {
  backend().get('/api/organizations/5').reply(200, body);
  expect((await failureOf(getOrganization(CALLER, 5))).kind).toBe('damaged');
});

test('a failure other than 500 is told without asking for names', async () => {
  backend().get('/api/organizations/5').reply(403);
  expect((await failureOf(getOrganization(CALLER, 5))).kind).toBe('forbidden');
});

describe('events by the start of today', () => {
  const event = (eventId: number, startDateTime: string | null): OrganizationEvent => ({
    eventId,
    startDateTime,
    endDateTime: null,
    location: null,
    eventType: null,
    presenters: [],
  });
  const today = '2021-05-03T00:00:00';
  const split = (...events: OrganizationEvent[]) => {
    const { upcoming, past } = splitEvents(events, today);
    return {
      upcoming: upcoming.map(({ eventId }) => eventId),
      past: past.map(({ eventId }) => eventId),
    };
  };

  test('an event that starts with the day is upcoming, one a second before is past', () => {
    expect(split(event(1, '2021-05-03T00:00:00'), event(2, '2021-05-02T23:59:59'))).toEqual({
      upcoming: [1],
      past: [2],
    });
  });

  test('upcoming events come soonest first, past ones latest first', () => {
    const days = ['2021-05-01', '2021-06-02', '2021-05-02', '2021-06-01'];
    expect(split(...days.map((day, index) => event(index, `${day}T09:00:00`)))).toEqual({
      upcoming: [3, 1],
      past: [2, 0],
    });
  });

  test('events of one moment keep an order of their own', () => {
    const moment = '2021-06-01T09:00:00';
    expect(split(event(9, moment), event(2, moment)).upcoming).toEqual([2, 9]);
  });

  test('an event without a start is past, and last', () => {
    expect(split(event(1, null), event(2, '2020-01-01T09:00:00'))).toEqual({
      upcoming: [],
      past: [2, 1],
    });
  });

  test('the events that came in stay as they were', () => {
    const events = [event(2, '2021-06-02T09:00:00'), event(1, '2021-06-01T09:00:00')];
    splitEvents(events, today);
    expect(events.map(({ eventId }) => eventId)).toEqual([2, 1]);
  });
});
