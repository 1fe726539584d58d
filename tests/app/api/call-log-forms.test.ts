/** Saving the form of a call log, and the contacts to choose from. */
import { PUT } from '@/app/api/forms/call-logs/[callId]/route';
import { POST } from '@/app/api/forms/call-logs/route';
import { GET } from '@/app/api/options/organizations/[orgId]/contacts/route';
import { ANN, backend, creates, saves } from '@/tests/support/backend';
import { callLogNote, callLogRow, contactRow, pageOf } from '@/tests/support/legacy-rows';
import { contextOf, formRequest, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const SAVE = '/api/callLogChange/5/7/2/1';

/** As the form reads `callLogNote`. */
const BASE = {
  organization: { id: 5, text: 'Elm Library' },
  contact: { id: 7, text: 'Ada Lindqvist' },
  status: { id: 2, text: 'Active' },
  ...{ regsite: true, callLogDate: '', noteEntry: 'Asked for schedules' },
};

const edit = async (values: unknown, base: unknown = BASE) =>
  PUT(
    await formRequest('/api/forms/call-logs/9', 'PUT', { base, values }),
    contextOf({ callId: '9' }),
  );
const create = async (values: unknown) =>
  POST(await formRequest('/api/forms/call-logs', 'POST', { values }), contextOf());

const stored = (...change: Parameters<typeof callLogNote>) =>
  backend()
    .get('/api/callLog-detail/9')
    .reply(200, callLogNote(...change));

describe('a new call log', () => {
  test('is sent with its ids in the path and its date in both places, and has its id in Location', async () => {
    const received = creates('/api/callLogChange/5/7/2/0', 123);
    const response = await create({ ...BASE, regsite: false, callLogDate: '5/3/2026' });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe('/api/forms/call-logs/123');
    expect(received[0]?.body).toMatchObject({
      ...{ noteId: null, noteEntry: 'Asked for schedules', regSite: 0 },
      callLogDate: '2026-05-03T00:00:00',
      callLog: {
        org: { orgId: 5, orgName: 'Elm Library' },
        contact: { contactId: 7, contactName: 'Ada Lindqvist' },
        status: { lastStatusId: 2, lastStatus: null },
        ...{ callId: null, callLogDate: '2026-05-03T00:00:00', regsite: 0 },
        ...{ createdBy: null, lastModifiedBy: null },
      },
    });
  });
});

describe('a call log that is edited', () => {
  test('is sent with the whole stored comment and its authors', async () => {
    stored();
    const received = saves(SAVE);
    expect((await edit({ ...BASE, noteEntry: 'Changed' })).status).toBe(204);
    const { createdBy, lastModifiedBy } = callLogNote();
    expect(received[0]?.body).toMatchObject({
      noteId: 77,
      noteEntry: 'Changed',
      createDate: '2021-05-03T09:30:00.123',
      createdBy,
      lastModifiedBy,
      callLog: { callId: 9, createdBy: null, lastModifiedBy: null, status: { lastStatus: null } },
    });
  });

  test.each([
    ['keeps the time of a past date whose day stays', '05/01/2021', '2021-05-01T08:00:00.5'],
    ['has another past date at midnight', '05/02/2021', '2021-05-02T00:00:00'],
    ['is sent without a cleared past date', '', null],
  ])('%s', async (_what, callLogDate, expected) => {
    stored({ callLogDate: '2021-05-01T08:00:00.5' });
    const received = saves(SAVE);
    await edit({ ...BASE, callLogDate }, { ...BASE, callLogDate: '05/01/2021' });
    expect(received[0]?.body).toMatchObject({
      callLogDate: expected,
      callLog: { callLogDate: expected },
    });
  });

  test('is sent with the ids that are chosen now', async () => {
    stored();
    const received = saves('/api/callLogChange/6/8/3/0');
    const chosen = { organization: { id: 6, text: 'Oak' }, contact: { id: 8, text: 'Cee' } };
    const values = { ...BASE, ...chosen, status: { id: 3, text: 'Closed' }, regsite: false };
    expect((await edit(values)).status).toBe(204);
    expect(received).toHaveLength(1);
  });

  test('is rejected as a conflict after a change of an untouched field', async () => {
    stored({ noteEntry: 'Theirs' }, { status: { lastStatusId: '3', lastStatus: 'Closed' } });
    const response = await edit({ ...BASE, regsite: false });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      current: { ...BASE, noteEntry: 'Theirs', status: { id: 3, text: 'Closed' } },
    });
  });

  test('is saved when only a name differs, or both changes are equal', async () => {
    const org = { orgId: '5', orgName: 'Elm Public Library' };
    stored({}, { org, contact: { contactId: '8', contactName: 'Cee Dee' } });
    saves('/api/callLogChange/5/8/2/1');
    expect((await edit({ ...BASE, contact: { id: 8, text: 'Cee Dee' } })).status).toBe(204);
  });
});

describe('a call log whose comment was deleted', () => {
  beforeEach(() => {
    backend().get('/api/callLog-detail/9').reply(200, '', { 'Content-Length': '0' });
    backend()
      .get(/createDate\/desc/)
      .reply(200, pageOf([callLogRow()]));
  });

  const empty = { ...BASE, noteEntry: '' };

  test('gets a new comment of the signed-in employee', async () => {
    backend().get('/api/user').reply(200, ANN);
    const received = saves(SAVE);
    expect((await edit({ ...BASE, noteEntry: 'New' }, empty)).status).toBe(204);
    expect(received[0]?.body).toMatchObject({
      noteId: null,
      noteEntry: 'New',
      createdBy: { presenterId: 11 },
      createDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
    });
  });

  test('gets a comment without a creator when the backend returns only names', async () => {
    backend().get('/api/user').reply(200, { firstName: 'Ann', lastName: 'Bee' });
    const received = saves(SAVE);
    await edit({ ...BASE, noteEntry: 'New' }, empty);
    expect(received[0]?.body).toMatchObject({ noteId: null, createdBy: null });
  });

  test('is rejected as a conflict when the form still has the old comment', async () => {
    const response = await edit({ ...BASE, regsite: false });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ current: { noteEntry: '' } });
  });
});

test('the contacts to choose from are those of the organization, by name and title', async () => {
  backend()
    .get('/api/orgContacts/5')
    .reply(200, [contactRow({ title: null }), contactRow({ contactId: 8, firstName: 'Ada' })]);
  const path = '/api/options/organizations/5/contacts?q=dee';
  const request = requestOf(path, { cookies: await signedInCookies() });
  const response = await GET(request, contextOf({ orgId: '5' }));
  expect(await response.json()).toEqual({
    options: [
      { id: 8, text: 'Ada Dee | Director', name: 'Ada Dee' },
      { id: 7, text: 'Cee Dee', name: 'Cee Dee' },
    ],
    total: 2,
  });
});
