/** Saving the form of an event: request, unchanged values and rejected ones. */
import type nock from 'nock';
import { PUT } from '@/app/api/forms/events/[eventId]/route';
import { POST } from '@/app/api/forms/events/route';
import { event } from '@/lib/contract/entities/event';
import { EVENT } from '@/lib/forms/event';
import { organizationOptions } from '@/lib/legacy/name-options';
import { backend, creates, saves, stubSessionCheck } from '@/tests/support/backend';
import { eventRow } from '@/tests/support/legacy-rows';
import { contextOf, formRequest, problemOf } from '@/tests/support/requests';
import { setSettings } from '@/tests/support/settings';

setSettings();
beforeEach(() => organizationOptions.forget());

/** As the form reads `eventRow`. */
const BASE = EVENT.read(event.parse(eventRow()));

const edit = async (change: Record<string, unknown>, base: Record<string, unknown> = BASE) =>
  PUT(
    await formRequest('/api/forms/events/42', 'PUT', { base, values: { ...base, ...change } }),
    contextOf({ eventId: '42' }),
  );
const create = async (change: Record<string, unknown> = {}) =>
  POST(
    await formRequest('/api/forms/events', 'POST', { values: { ...BASE, ...change } }),
    contextOf(),
  );

const stored = (change: Record<string, unknown> = {}) =>
  backend().get('/api/events/42').reply(200, eventRow(change));
const rowsOf = (id: string, name: string, rows: Record<number, string>) =>
  Object.entries(rows).map(([key, text]) => ({ [id]: Number(key), [name]: text }));
function lookup(path: string, body: nock.Body): void {
  backend().get(`/api/${path}`).reply(200, body);
}
const types = () =>
  lookup(
    'all-event-types',
    rowsOf('eventTypeId', 'eventTypeDesc', { 1: 'Presentation', 2: 'Resource fair' }),
  );
const statuses = () =>
  lookup(
    'eventStatusTypes',
    rowsOf('statusId', 'statusdesc', { 8: 'Info Needed', 9: 'Confirmed' }),
  );
const counties = () =>
  lookup('counties', rowsOf('countyId', 'countyDesc', { 3: 'Will', 4: 'Cook' }));
/** The stored event, of id 42, has the first one. */
const audience = (eventId: number) =>
  lookup(
    `allAudienceWithTypeExist/${eventId}`,
    ['Older adults', 'Students', 'Veterans'].map((audienceDesc, at) => ({
      audiencetypeId: at + 1,
      audienceDesc,
      typeExist: eventId === 42 && at === 0,
    })),
  );
const organizations = () => {
  stubSessionCheck();
  lookup('allorgnames', rowsOf('OrgID', 'orgname', { 5: 'Elm Library', 9: 'Oak Hall' }));
};

describe('an event that is edited', () => {
  test('is sent as it is stored when nothing has changed, with the fractions of its seconds', async () => {
    const odd = {
      eventName: null,
      address: '',
      city: 'Joliet ',
      state: 'WI',
      startDateTime: '2021-05-03T09:30:15.003',
      endDateTime: '2021-05-03T10:30:59.9',
      surveyDateTime: '2021-06-01T08:15:00',
      rtaStaffCount: '2',
      surveyComplete: 1,
      surveyCount: '7',
      audienceCount: 'about 40',
      cancelReason: 'Flood',
      deleteflag: 1,
    };
    stored(odd);
    const received = saves('/api/event/Presentation/-1/false/Confirmed');
    const base = EVENT.read(event.parse(eventRow(odd)));
    expect((await edit({}, base)).status).toBe(204);
    expect(received[0]?.body).toEqual({
      ...{ ...odd, eventId: 42, location: 'Elm Library', zip: '60432' },
      ...{ county: { countyId: 3, countyDesc: 'Will' }, regsite: 1, neworg: 0, electedOfficial: 0 },
      ...{ surveyCount: 7, deleteFlag: 1 },
      ...{ eventPresenters: null, eventaudienceType: null, lastStatus: null },
    });
  });

  test('has new dates to the minute, and its survey date at midnight', async () => {
    stored();
    const received = saves('/api/event/Presentation/-1/false/Confirmed');
    await edit({
      startDateTime: '11/1/2026 1:30 am',
      endDateTime: '11-01-2026 02:30 AM',
      surveyDateTime: '3-8-2026',
    });
    expect(received[0]?.body).toMatchObject({
      startDateTime: '2026-11-01T01:30:00',
      endDateTime: '2026-11-01T02:30:00',
      surveyDateTime: '2026-03-08T00:00:00',
    });
  });

  test('is sent without an emptied survey date and reason, and keeps its status if none is chosen', async () => {
    stored({ surveyDateTime: '2021-06-01T00:00:00', cancelReason: 'Sick' });
    const received = saves('/api/event/Presentation/-1/false/null');
    const base = { ...BASE, surveyDateTime: '06-01-2021', cancelReason: 'Sick' };
    await edit({ surveyDateTime: '', cancelReason: '', status: '' }, base);
    expect(received[0]?.body).toMatchObject({ surveyDateTime: null, cancelReason: '' });
  });

  test('gets the audience types and the organization that it does not have yet', async () => {
    stored();
    audience(42);
    organizations();
    const received = saves('/api/event/Presentation/9/false/Confirmed?audType=2&audType=3');
    const added = {
      addedAudienceTypes: [1, 2, 3],
      linkedOrganization: { id: 9, text: 'Oak Hall' },
    };
    expect((await edit(added)).status).toBe(204);
    stored();
    received.push(...saves('/api/event/Presentation/-1/false/Confirmed'));
    const has = await edit({ linkedOrganization: { id: 5, text: 'Elm Library' } });
    expect([has.status, received.length]).toEqual([204, 1]);
  });

  test('gets type, status and county from the lookups', async () => {
    stored();
    types();
    statuses();
    counties();
    const received = saves('/api/event/Resource%20fair/-1/false/Info%20Needed');
    await edit({ eventType: 'Resource fair', status: 'Info Needed', county: 'Cook' });
    expect(received[0]?.body).toMatchObject({ county: { countyId: 4, countyDesc: 'Cook' } });
  });

  test.each([
    ['eventType', 'Nonsense', 'Choose an event type from the list.', types],
    ['status', 'Nonsense', 'Choose a status from the list.', statuses],
    [
      'status',
      'On/Off',
      'Status “On/Off” cannot be saved: the backend does not accept / in it. Choose another one.',
      () => undefined,
    ],
    ['county', 'Atlantis', 'Choose a county from the list.', counties],
    ['addedAudienceTypes', [2, 99], 'Choose audience types from the list.', () => audience(42)],
    [
      'linkedOrganization',
      { id: 99, text: 'Nobody' },
      'Choose an organization from the list.',
      organizations,
    ],
  ])('is rejected with the %s %j', async (name, value, message, list) => {
    stored();
    list();
    const rejected = await problemOf(await edit({ [name]: value }));
    expect(rejected.errors).toEqual([{ path: `values.${name}`, message }]);
  });

  test('is rejected without a request to the backend when no path can contain its type', async () => {
    const eventType = 'Fair\\Expo;';
    const message = `Event type “${eventType}” cannot be saved: the backend does not accept \\ ; in it. Choose another one.`;
    const base = { ...BASE, eventType };
    for (const rejected of [await create({ eventType }), await edit({ eventType }, base)])
      expect((await problemOf(rejected)).errors).toEqual([{ path: 'values.eventType', message }]);
  });

  test('keeps a status that no path can contain', async () => {
    stored({ lastStatus: 'On/Off' });
    const received = saves('/api/event/Presentation/-1/false/null');
    const response = await edit({ zip: '60431', status: 'On/Off' }, { ...BASE, status: 'On/Off' });
    expect([response.status, received.length]).toEqual([204, 1]);
  });

  test('is rejected when hidden seconds put its start after its end', async () => {
    stored({ startDateTime: '2021-05-03T10:30:30' });
    const { errors } = await problemOf(
      await edit({ zip: '60431' }, { ...BASE, startDateTime: '05-03-2021 10:30 AM' }),
    );
    expect(errors).toEqual([
      {
        path: 'values.startDateTime',
        message: 'Start date/time cannot be ahead of End date/time',
      },
    ]);
  });
});

describe('a new event', () => {
  test('is created in Illinois with its links, and has its id in Location', async () => {
    types();
    statuses();
    counties();
    audience(-1);
    organizations();
    const received = creates('/api/event/Presentation/9/true/Confirmed?audType=1&audType=3');
    const response = await create({
      addedAudienceTypes: [1, 3],
      linkedOrganization: { id: 9, text: 'Oak Hall' },
      joinEvent: true,
      audienceCount: '',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe('/api/forms/events/77');
    expect(received[0]?.body).toMatchObject({
      eventId: null,
      state: 'IL',
      startDateTime: '2021-05-03T09:30:00',
      surveyDateTime: null,
      eventPresenters: null,
    });
  });

  test('is rejected with a count that is no number', async () => {
    const counts = await problemOf(await create({ audienceCount: 'about 40', surveyCount: '-1' }));
    expect(counts.errors?.map(({ message }) => message)).toEqual([
      'Audience count must be a whole number, for example 25.',
      'Survey count must be a whole number, for example 25.',
    ]);
  });

  test('has a known outcome when a lookup fails', async () => {
    backend().get('/api/all-event-types').reply(500);
    statuses();
    counties();
    const response = await create();
    expect(response.status).toBe(500);
    expect(await response.json()).not.toHaveProperty('outcome');
  });
});
