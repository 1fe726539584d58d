/** Events out of the legacy: which list is asked, unknown ids, dates, and an order where the backend has none. */
import { getEvent, listEvents, listMyEvents } from '@/lib/legacy/events';
import { backend, CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

test('without a query the first ten of all events are asked for', async () => {
  const row = rows.eventRow({ startDateTime: '2021-05-03T09:30:00.1' });
  backend()
    .get('/api/events-sorted-default/0/10')
    .reply(200, rows.pageOf([row]));
  expect(await listEvents(CALLER, null)).toMatchObject({
    rows: [{ eventId: 42, startDateTime: '2021-05-03T09:30:00' }],
    gaps: [],
  });
});

test('without a query the schedule is the one that the backend gives by itself', async () => {
  backend()
    .get('/api/sorted-default-myevents')
    .reply(200, rows.pageOf([rows.eventRow()]));
  expect((await listMyEvents(CALLER, null)).rows).toHaveLength(1);
});

test('an event comes with wall-clock dates, and its people and organizations by name', async () => {
  const row = rows.eventRow({
    endDateTime: '2021-05-03T10:30',
    eventPresenters: ['Dee Fox', 'Ann Bee'],
    eventaudienceType: ['Veterans', 'Older adults'],
    orgNames: { 9: ['Oak Hall', null], 5: ['Elm Library', 'StatusA'] },
  });
  backend().get('/api/events/42').reply(200, row);
  expect(await getEvent(CALLER, 42)).toMatchObject({
    endDateTime: '2021-05-03T10:30:00',
    presenters: ['Ann Bee', 'Dee Fox'],
    audienceTypes: ['Older adults', 'Veterans'],
    organizations: [
      { orgId: 5, name: 'Elm Library', lastStatus: 'StatusA' },
      { orgId: 9, name: 'Oak Hall', lastStatus: null },
    ],
  });
});

test('an event that the backend begins to print and then fails on is damaged', async () => {
  backend()
    .get('/api/events/42')
    .reply(200, `${JSON.stringify(rows.eventRow())}${rows.SECOND_DOCUMENT}`);
  expect((await failureOf(getEvent(CALLER, 42))).kind).toBe('damaged');
});

describe('the backend fails on one event with 500', () => {
  beforeEach(() => {
    backend().get('/api/events/42').reply(500);
  });

  test.each([
    ['knows its audience types: its record is damaged', 200, [], 'damaged'],
    ['is too busy to tell its audience types: nothing more is known', 429, undefined, 'unexpected'],
  ])('and %s', async (_what, status, body, kind) => {
    backend().get('/api/allAudienceWithTypeExist/42').reply(status, body);
    expect((await failureOf(getEvent(CALLER, 42))).kind).toBe(kind);
  });

  test.each([
    ['responds to other calls: it is not found', 200, 'not-found'],
    ['to every other call as well: it is an outage', 500, 'unexpected'],
  ])('and fails on its audience types too, and %s', async (_what, status, kind) => {
    backend().get('/api/allAudienceWithTypeExist/42').reply(500);
    backend().get('/api/counties').reply(status, '[]');
    expect((await failureOf(getEvent(CALLER, 42))).kind).toBe(kind);
  });
});
