/** The blocks of My day, the events at the same time, and the address of an organization. */
import { GET as getOverlaps } from '@/app/api/events/overlaps/route';
import { GET as getDayBlock } from '@/app/api/my-day/[block]/route';
import { GET as getOrganization } from '@/app/api/options/organizations/[orgId]/route';
import { backend } from '@/tests/support/backend';
import { stopCalendar } from '@/tests/support/clock';
import { eventRow, organizationRow, pageOf } from '@/tests/support/legacy-rows';
import { contextOf, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();
beforeEach(() => stopCalendar('2026-11-22T18:00:00Z'));
afterEach(() => jest.useRealTimers());

const MY_EVENTS = '/api/sorted-filtered-myevents';

const readBlock = async (block: string) => {
  const request = requestOf(`/api/my-day/${block}`, { cookies: await signedInCookies() });
  return getDayBlock(request, contextOf({ block }));
};

const past = (eventId: number, change: Record<string, unknown> = {}) =>
  eventRow({
    ...{ eventId, startDateTime: '2026-11-10T10:00:00', endDateTime: '2026-11-10T11:00:00' },
    ...{ lastStatus: 'Completed', audienceCount: '12', surveyDateTime: null, surveyCount: null },
    ...change,
  });

test('today and the next seven days, earliest first, with the count of all and five of them', async () => {
  const events = [1, 2, 3, 4, 5, 6].map((eventId) =>
    eventRow({
      ...{ eventId, location: `Hall ${eventId}`, city: 'Elgin', eventName: 'Fair' },
      ...{ startDateTime: '2026-11-24T10:00:00', endDateTime: '2026-11-24T11:00:00' },
      lastStatus: eventId === 1 ? 'Cancelled' : 'Confirmed',
    }),
  );
  backend()
    .get(
      `${MY_EVENTS}/0/10/event.startDateTime/asce/2026-11-22%2000%3A00%3A00/2026-11-29%2023%3A59%3A00/false`,
    )
    .reply(200, pageOf(events, { totalElements: 14 }));
  const response = await readBlock('upcoming');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { count, rows, href } = await response.json();
  expect([count, rows.length, href]).toEqual([14, 5, '/myoutreach?days=next-7']);
  expect(rows.slice(0, 2)).toEqual([
    {
      ...{ id: 1, href: '/event/read/1', text: 'Hall 1' },
      ...{ when: 'Tue, Nov 24, 10:00–11:00 AM', note: 'Cancelled · Fair · Elgin' },
    },
    expect.objectContaining({ id: 2, note: 'Fair · Elgin' }),
  ]);
});

test('past events wait for an audience count, or for a survey count after a survey; cancelled ones do not', async () => {
  const events = [
    past(1),
    past(2, { audienceCount: null, lastStatus: 'Cancelled' }),
    past(3, { audienceCount: ' ', startDateTime: '2026-11-12T10:00:00', endDateTime: null }),
    past(4, { surveyDateTime: '2026-11-11T00:00:00' }),
    past(5, { surveyDateTime: '2026-11-11T00:00:00', surveyCount: '0' }),
    // Ends at 12:30 PM of the agency's zone; it is noon.
    past(6, { audienceCount: null, endDateTime: '2026-11-22T12:30:00' }),
    past(7, { audienceCount: null, startDateTime: null, endDateTime: null }),
  ];
  backend()
    .get((uri) => uri.startsWith(MY_EVENTS))
    .reply(200, pageOf(events, { totalElements: events.length }));
  const { count, rows, href } = await (await readBlock('waiting')).json();
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([3, 4]);
  expect([count, href]).toEqual([2, '/myoutreach?view=waiting']);
});

test('my call logs, the latest first', async () => {
  const row = {
    callId: 9,
    org: { orgId: '5', orgName: 'Elm Library' },
    contact: { contactId: '7', contactName: 'Cee Dee' },
    status: { lastStatusId: '2', lastStatus: 'Active' },
    createDate: '2026-11-20T09:30:00',
    ...{ lastModifiedDate: null, createdBy: 'Ann Bee', lastModifiedBy: null },
    ...{ callLogDate: null, regsite: 0 },
  };
  backend()
    .get('/api/call-logs-filtered-sorted/0/10/null/null/null/null/true?regsite=0')
    .reply(200, pageOf([row]));
  expect(await (await readBlock('call-logs')).json()).toEqual({
    count: 1,
    rows: [
      {
        ...{ id: 9, href: '/calllog/9', text: 'Elm Library' },
        ...{ when: 'Fri, Nov 20', note: 'Active · Cee Dee' },
      },
    ],
    href: '/calllogs?mine=1',
  });
});

test('there is no other block', async () => {
  expect((await problemOf(await readBlock('weather'))).status).toBe(400);
});

describe('events at the same time', () => {
  const EVENTS =
    '/api/events-filtered-sorted/0/200/startDateTime/asce/2026-12-07%2000%3A00%3A00/2026-12-08%2023%3A59%3A00?eveRegSite=0';
  const read = async (query: string) => {
    const request = requestOf(`/api/events/overlaps?${query}`, {
      cookies: await signedInCookies(),
    });
    return getOverlaps(request, contextOf());
  };
  const at = (eventId: number, start: string, end: string | null, lastStatus = 'Confirmed') =>
    eventRow({ eventId, startDateTime: start, endDateTime: end, lastStatus });

  test('overlap by a minute or more, count an hour without an end, and are not cancelled or the event itself', async () => {
    backend()
      .get(EVENTS)
      .reply(
        200,
        pageOf([
          at(1, '2026-12-08T09:00:00', '2026-12-08T10:00:00'),
          at(2, '2026-12-08T09:00:00', '2026-12-08T10:01:00'),
          at(3, '2026-12-08T09:30:00', null),
          at(4, '2026-12-08T11:00:00', '2026-12-08T12:00:00'),
          at(5, '2026-12-08T10:00:00', '2026-12-08T11:00:00', 'Cancelled'),
          at(6, '2026-12-08T10:00:00', '2026-12-08T11:00:00'),
          at(7, '2026-12-07T20:00:00', '2026-12-08T23:00:00'),
        ]),
      );
    const { overlaps } = await (
      await read('start=2026-12-08T10:00&end=2026-12-08T11:00&except=6')
    ).json();
    expect(overlaps.map(({ eventId }: { eventId: number }) => eventId)).toEqual([2, 3, 7]);
    expect(overlaps[0]).toEqual({
      ...{ eventId: 2, place: 'Elm Library', when: 'Tue, Dec 8, 9:00–10:01 AM' },
      presenters: expect.any(Array),
    });
  });

  test.each(['', 'start=2026-12-08T10:00', 'start=soon&end=2026-12-08T11:00'])(
    'rejects the period "%s"',
    async (query) => expect((await problemOf(await read(query))).status).toBe(400),
  );
});

test('an organization has its address, last status and last contact', async () => {
  backend().get('/api/organizations/5').reply(200, organizationRow());
  const request = requestOf('/api/options/organizations/5', { cookies: await signedInCookies() });
  const response = await getOrganization(request, contextOf({ orgId: '5' }));
  expect(await response.json()).toEqual({
    ...{ name: 'Org A', address: '1 Main', city: 'Town', zip: '60601', county: 'CountyA' },
    ...{ lastStatus: 'StatusA', lastContact: '2021-05-03T09:30:00' },
  });
});
