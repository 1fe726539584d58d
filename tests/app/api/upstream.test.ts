/** What exactly goes upstream through the proxy. */
import { handleApi } from '@/lib/proxy/handle-api';
import { backend, record } from '@/tests/support/backend';
import { requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

/** Everything that a browser, a gateway or somebody with bad intentions may send along. */
const NOISE = {
  origin: APP,
  referer: `${APP}/organizations`,
  authorization: 'Basic YTpi',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Browser/1',
  'accept-language': 'en',
  'x-forwarded-for': '10.0.0.9',
  'x-forwarded-host': 'evil.example',
  'x-request-id': 'believe-me',
  'x-http-method-override': 'DELETE',
  'transfer-encoding-hint': 'x',
};

async function ask(path: string, method: string, body?: unknown) {
  const cookies = { ...(await signedInCookies()), _ga: 'GA1.2', firstName: 'Ann', isAuth: 'true' };
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = {
    ...NOISE,
    'x-xsrf-token': 'token-1',
    'content-type': 'application/json;charset=utf-8',
  };
  return handleApi(requestOf(path, { method, cookies, headers, ...json }));
}

const READ_HEADERS = {
  host: 'backend.test:9000',
  accept: 'application/json',
  cookie: 'JSESSIONID=session-1; XSRF-TOKEN=token-1',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

test("a read carries the backend's cookies and no header of the browser", async () => {
  const received = record(backend().get('/api/counties'), 200, '[]');
  const response = await ask('/api/counties', 'GET');
  expect(received[0]?.headers).toEqual(READ_HEADERS);
  expect(received[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
});

test('a write adds the token and its type, and nothing more', async () => {
  const received = record(backend().delete('/api/deleteNote/7'), 204);
  await ask('/api/deleteNote/7', 'DELETE');
  expect(received[0]).toMatchObject({
    body: '',
    headers: { ...READ_HEADERS, 'x-xsrf-token': 'token-1', 'content-type': 'application/json' },
  });
  expect(Object.keys(received[0]?.headers ?? {})).toHaveLength(6);
});

test('a new organization goes as it was sent, with null for its status and without its other properties (§1.8)', async () => {
  const received = record(backend().post('/api/organization/St.%20Clair'), 201);
  await ask('/api/organization/St.%20Clair', 'POST', {
    orgId: '',
    orgname: ' Org A ',
    phone: '3125550100',
    lastStatus: 'StatusA',
    lastContact: '2021-05-03T09:30:00',
    orgContacts: [],
    eventOrgs: [{ eventId: 42 }],
    countyName: 'Other',
    ['__proto__']: { polluted: true },
  });
  expect(received[0]?.body).toEqual({
    orgId: null,
    orgname: ' Org A ',
    phone: '3125550100',
    regsite: 0,
    lastStatus: null,
    orgContacts: [],
    eventOrgs: [],
  });
});

test('a new note goes without anything that the backend sets itself (§3.3)', async () => {
  const received = record(backend().post('/api/org/newNote/5'), 201);
  await ask('/api/org/newNote/5', 'POST', { noteId: '', noteEntry: 'text', createdBy: 'Ann' });
  expect(received[0]?.body).toEqual({
    noteId: null,
    noteEntry: 'text',
    createDate: null,
    lastModifiedDate: null,
  });
});

test('a new event goes to its path with its values encoded, and ids as its query', async () => {
  const path = '/api/event/Fair%20%26%20expo/5/true/null?audType=1&audType=2';
  const received = record(backend().post(path), 201, '', [
    'Location',
    '/api/event/1/5/true/null/77',
  ]);
  const asked = '/api/event/Fair%20%26%20expo/05/true/null?audType=1&audType=02';
  const dates = { startDateTime: '2021-05-03T09:30', endDateTime: '2021-05-03T10:30' };
  const response = await ask(asked, 'POST', { location: 'Hall', lastStatus: 'StatusA', ...dates });
  expect(response.status).toBe(201);
  expect(received[0]?.body).toMatchObject({
    eventId: null,
    location: 'Hall',
    startDateTime: '2021-05-03T09:30:00',
    lastStatus: null,
  });
});

test('a call that takes no body sends none, whatever was sent', async () => {
  const received = record(backend().delete('/api/deleteNote/7'), 204);
  await ask('/api/deleteNote/7', 'DELETE', { smuggled: true });
  expect(received[0]?.body).toBe('');
});

test.each([
  ['/api/organizations/005', '/api/organizations/5'],
  ['/api/counties/', '/api/counties'],
  [
    '/api/contacts-filtered-sorted/0/10/lastName/asce/2021-05-01%2000:00:00/null?regsite=0',
    '/api/contacts-filtered-sorted/0/10/lastName/asce/2021-05-01%2000%3A00%3A00/null?regsite=0',
  ],
  ['/api/counties?&x=', '/api/counties'],
  [
    '/api/elasticsearch/multi-field-index/a%2Fb%3Bc%25',
    '/api/elasticsearch/multi-field-index/a%20b%20c',
  ],
  [
    '/api/elasticsearch/multi-field-index/%252e%252e',
    '/api/elasticsearch/multi-field-index/2e%202e',
  ],
  [
    '/api/orgs-filtered-sorted/0/10/null/null?county=A%2CB&status=&regsite=1',
    '/api/orgs-filtered-sorted/0/10/null/null?county=A&county=B&regsite=1',
  ],
  [
    '/api/orgs-filtered-sorted/0/10/null/null?county=A%2CB&county=C',
    '/api/orgs-filtered-sorted/0/10/null/null?county=A%2CB&county=C',
  ],
  ['/api/callLogs-view-export?cid=1,2,', '/api/callLogs-view-export?cid=1&cid=2'],
])('%s goes upstream as %s', async (asked, sent) => {
  const received = record(backend().get(sent), 200, '[]');
  expect((await ask(asked, 'GET')).status).toBe(200);
  expect(received.map(({ path }) => path)).toEqual([sent]);
});
