/** A browser client of another origin that the settings allow, such as the one this application replaces. */
import { DELETE, GET, OPTIONS, POST } from '@/app/api/[...path]/route';
import { GET as getContactOptions } from '@/app/api/options/contacts/route';
import { passThrough } from '@/lib/proxy/pass-through';
import { callLogBody } from '@/tests/contract/bodies';
import { BACKEND_COOKIES, backend, backendKnowsNobody, record } from '@/tests/support/backend';
import { contextOf, cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

const CLIENT = 'http://outreach.test:9100';
setSettings({ ALLOWED_ORIGINS: `${CLIENT}, https://second.example` });

const fromClient = { origin: CLIENT, 'sec-fetch-site': 'same-site' };
const fromElsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const readable = (response: Response) => ({
  origin: response.headers.get('access-control-allow-origin'),
  credentials: response.headers.get('access-control-allow-credentials'),
  exposed: response.headers.get('access-control-expose-headers'),
  vary: response.headers.get('vary'),
});
const FOR_CLIENT = { origin: CLIENT, credentials: 'true', exposed: 'Location', vary: 'Origin' };
const FOR_NOBODY = { origin: null, credentials: null, exposed: null, vary: 'Origin' };

test('the client asks before it writes and hears what it may send', () => {
  const answer = OPTIONS(
    requestOf('/api/org/newNote/5', { method: 'OPTIONS', headers: fromClient }),
  );
  expect(answer.status).toBe(204);
  expect(readable(answer)).toEqual(FOR_CLIENT);
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
  expect(answer.headers.get('access-control-allow-headers')).toBe(
    'accept, content-type, x-xsrf-token',
  );
});

test('others hear nothing that lets them write', () => {
  const answer = OPTIONS(
    requestOf('/api/org/newNote/5', { method: 'OPTIONS', headers: fromElsewhere }),
  );
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('the client may read an answer', async () => {
  backend().get('/api/counties').reply(200, []);
  const answer = await GET(
    requestOf('/api/counties', { cookies: await signedInCookies(), headers: fromClient }),
  );
  expect(answer.status).toBe(200);
  expect(readable(answer)).toEqual(FOR_CLIENT);
});

test('the client may write with the token and read Location', async () => {
  backend()
    .post('/api/org/newNote/5')
    .reply(201, '', { Location: 'http://backend.test:9000/api/org/newNote/5/77' });
  const note = { noteId: null, noteEntry: 'Called', createDate: null };
  const answer = await post('/api/org/newNote/5', note);
  expect([answer.status, answer.headers.get('location')]).toEqual([201, '/api/org/newNote/5/77']);
  expect(readable(answer)).toEqual(FOR_CLIENT);
});

test('the client may put a slash at the end of a call (§1.1)', async () => {
  backend().get('/api/counties').reply(200, []);
  const cookies = await signedInCookies();
  const read = await GET(requestOf('/api/counties/', { cookies, headers: fromClient }));
  expect([read.status, readable(read)]).toEqual([200, FOR_CLIENT]);

  backend()
    .post('/api/org/newNote/5')
    .reply(201, '', { Location: 'http://backend.test:9000/api/org/newNote/5/77' });
  const written = await post('/api/org/newNote/5/', { noteId: null, noteEntry: 'Called' });
  expect([written.status, written.headers.get('location')]).toEqual([201, '/api/org/newNote/5/77']);
});

test('an address of our own is for our own pages only', async () => {
  const cookies = await signedInCookies();
  const request = requestOf('/api/options/contacts', { cookies, headers: fromClient });
  const response = await getContactOptions(request, contextOf());
  expect((await problemOf(response)).status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('the sign-in of the backend tolerates a slash at its end too', async () => {
  const received = record(backend().post('/saml/SSO'), 302, '', ['Location', '/']);
  await passThrough(requestOf('/saml/SSO/', { method: 'POST', body: 'SAMLResponse=x' }));
  expect(received[0]?.body).toBe('SAMLResponse=x');
});

test('the client needs the token like everybody', async () => {
  const answer = await DELETE(
    requestOf('/api/deleteNote/7', {
      method: 'DELETE',
      cookies: await signedInCookies(),
      headers: fromClient,
    }),
  );
  expect(answer.status).toBe(403);
  expect(readable(answer)).toEqual(FOR_CLIENT);
});

test('a client that is not allowed is refused and can read nothing', async () => {
  const answer = await GET(
    requestOf('/api/counties', { cookies: await signedInCookies(), headers: fromElsewhere }),
  );
  expect(answer.status).toBe(403);
  expect(readable(answer)).toEqual(FOR_NOBODY);
});

async function post(path: string, body: unknown) {
  const cookies = await signedInCookies();
  return POST(
    requestOf(path, {
      method: 'POST',
      cookies,
      headers: {
        ...fromClient,
        'content-type': 'application/json',
        'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '',
      },
      body: JSON.stringify(body),
    }),
  );
}

test('a call log whose contact is neither in the path nor in the body fails as at the backend (§3.7)', async () => {
  const path = '/api/callLogChange/5/-1/2/1';
  const sent = callLogBody({ noteEntry: 'Called' });
  const received = record(backend().post(path), 500, '{"status":500}');
  const response = await post(path, sent);
  expect(response.status).toBe(500);
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toMatchObject({
    noteEntry: 'Called',
    callLog: {
      org: { orgId: null },
      contact: { contactId: null, contactName: '' },
      status: { lastStatusId: null },
    },
  });

  const { callLog, ...note } = sent;
  const withNull = { ...note, callLog: { ...callLog, contact: null } };
  const taken = record(backend().post(path), 201, '', ['Location', `${path}/31`]);
  expect((await post(path, withNull)).status).toBe(201);
  expect(taken[0]?.body).toMatchObject({ callLog: { contact: null } });
});

test.each([
  ['a call log without its inner object', '/api/callLogChange/5/-1/2/1', { noteEntry: 'Called' }],
  [
    'a call log with a text for a reference',
    '/api/callLogChange/5/-1/2/1',
    callLogBody({ noteEntry: 'Called', callLog: { contact: 'Ann' } }),
  ],
  ['a note that brings an id', '/api/org/newNote/5', { noteId: 77, noteEntry: 'Called' }],
  ['an organization that brings an id', '/api/organization/Cook', { orgId: 5, orgname: 'Org A' }],
  ['a flag of true', '/api/organization/Cook', { orgname: 'Org A', regsite: true }],
])('%s is refused, and nothing is sent to the backend', async (_what, path, body) => {
  expect((await problemOf(await post(path, body))).status).toBe(400);
});

describe('signed out', () => {
  const SIGNED_OUT = { outreach_session: '', firstName: '', lastName: '', isAuth: '' };
  type Refuse = (headers: Record<string, string>) => Promise<Response>;

  const WAYS: [string, Refuse][] = [
    ['without any session', (headers) => GET(requestOf('/api/counties', { headers }))],
    [
      'with a session that the backend does not confirm',
      (headers) => {
        backendKnowsNobody();
        return GET(requestOf('/api/counties', { cookies: BACKEND_COOKIES, headers }));
      },
    ],
    [
      'by the response to the call itself',
      async (headers) => {
        backend().get('/api/counties').reply(302, '', { location: '/saml/discovery' });
        return GET(requestOf('/api/counties', { cookies: await signedInCookies(), headers }));
      },
    ],
    [
      'before the token of a write is checked',
      (headers) => POST(requestOf('/api/org/newNote/5', { method: 'POST', headers })),
    ],
  ];

  test.each(WAYS)(
    '%s, the client is redirected to the sign-in and a page of ours gets a problem document',
    async (_way, refuse) => {
      const response = await refuse(fromClient);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
      expect(response.headers.get('content-type')).toBeNull();
      expect(await response.text()).toBe('');
      expect(readable(response)).toEqual(FOR_CLIENT);
      expect(cookiesSetBy(response)).toEqual(SIGNED_OUT);

      const own = await refuse({});
      expect((await problemOf(own)).status).toBe(401);
      expect(readable(own)).toEqual(FOR_NOBODY);
    },
  );

  test('the client is told with an empty 200 that nobody is signed in', async () => {
    backend().get('/api/user').reply(200, '', { 'content-length': '0' });
    const response = await GET(requestOf('/api/user', { headers: fromClient }));
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(readable(response)).toEqual(FOR_CLIENT);
  });
});

test('a page of ours needs no such headers', async () => {
  backend().get('/api/counties').reply(200, []);
  const answer = await GET(requestOf('/api/counties', { cookies: await signedInCookies() }));
  expect(readable(answer)).toEqual(FOR_NOBODY);
});

test('signing in tells the backend which page of the client to return to, and leads there', async () => {
  const received = record(backend().get('/login'), 302, '', ['Location', `${CLIENT}/callLogs`]);
  const answer = await passThrough(
    requestOf('/login', { cookies: BACKEND_COOKIES, headers: { referer: `${CLIENT}/callLogs` } }),
  );
  expect(received[0]?.headers).toMatchObject({ referer: `${CLIENT}/callLogs` });
  expect(answer.headers.get('location')).toBe(`${CLIENT}/callLogs`);
});

test('signing out by a call ends our session too, also where it was to be confirmed anew', async () => {
  backend()
    .get('/api/user')
    .reply(200, { firstName: 'Ann', lastName: 'Bee' })
    .get('/api/checkUserManagerialAccess')
    .reply(200, 'false')
    .post('/api/logout')
    .reply(200, { port: ':9000', logoutUrl: '/bye' });
  const cookies = await signedInCookies({ checkedAt: 0 });
  const answer = await POST(
    requestOf('/api/logout', {
      method: 'POST',
      cookies,
      headers: { ...fromClient, 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' },
    }),
  );
  expect(await answer.json()).toEqual({ port: ':9000', logoutUrl: '/bye' });
  expect(cookiesSetBy(answer)).toEqual({
    outreach_session: '',
    firstName: '',
    lastName: '',
    isAuth: 'false',
    JSESSIONID: '',
  });
});
