/** A browser client of another origin that the settings allow, such as the one this application replaces. */
import { DELETE, GET, OPTIONS, POST } from '@/app/api/[...path]/route';
import { GET as getContactOptions } from '@/app/api/options/contacts/route';
import { proxySignIn } from '@/lib/proxy/sign-in-proxy';
import {
  BACKEND_COOKIES,
  backend,
  record,
  stubSignedIn,
  stubSignedOut,
} from '@/tests/support/backend';
import { contextOf, cookiesSetBy, DESTROYED, problemOf, requestOf } from '@/tests/support/requests';
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

const get = async (
  path: string,
  headers: Record<string, string>,
  cookies?: Record<string, string>,
) => GET(requestOf(path, { cookies: cookies ?? (await signedInCookies()), headers }));

async function write(method: string, path: string, more: Record<string, string>, body?: unknown) {
  const headers = { ...fromClient, 'content-type': 'application/json', ...more };
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const request = requestOf(path, { method, cookies: await signedInCookies(), headers, ...json });
  return method === 'DELETE' ? DELETE(request) : POST(request);
}

const post = (path: string, body?: unknown) =>
  write('POST', path, { 'x-xsrf-token': 'token-1' }, body);

test('a preflight is allowed for the client only', () => {
  const preflight = (headers: Record<string, string>) =>
    OPTIONS(requestOf('/api/org/newNote/5', { method: 'OPTIONS', headers }));
  const response = preflight(fromClient);
  expect([response.status, readable(response)]).toEqual([204, FOR_CLIENT]);
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
  const allowed = 'accept, content-type, x-xsrf-token';
  expect(response.headers.get('access-control-allow-headers')).toBe(allowed);
  const rejected = preflight(fromElsewhere);
  expect(rejected.status).toBe(403);
  expect(rejected.headers.get('access-control-allow-origin')).toBeNull();
});

test('the client may read responses', async () => {
  backend().get('/api/counties').reply(200, []);
  const response = await get('/api/counties', fromClient);
  expect([response.status, readable(response)]).toEqual([200, FOR_CLIENT]);
});

test('a page of the application and a rejected client get no CORS headers', async () => {
  backend().get('/api/counties').reply(200, []);
  expect(readable(await get('/api/counties', {}))).toEqual(FOR_NOBODY);
  const rejected = await get('/api/counties', fromElsewhere);
  expect([rejected.status, readable(rejected)]).toEqual([403, FOR_NOBODY]);
});

test('the client may write with the XSRF token, also to a path with a trailing slash, and read Location', async () => {
  const [path, created] = ['/api/org/newNote/5', '/api/org/newNote/5/77'];
  backend()
    .post(path)
    .reply(201, '', { Location: `http://backend.test:9000${created}` });
  const response = await post(`${path}/`, { noteEntry: 'Called' });
  expect([response.status, response.headers.get('location')]).toEqual([201, created]);
  expect(readable(response)).toEqual(FOR_CLIENT);
  const rejected = await write('DELETE', '/api/deleteNote/7', {});
  expect([rejected.status, readable(rejected)]).toEqual([403, FOR_CLIENT]);
});

test('a BFF route rejects the client', async () => {
  const cookies = await signedInCookies();
  const request = requestOf('/api/options/contacts', { cookies, headers: fromClient });
  const response = await getContactOptions(request, contextOf());
  expect((await problemOf(response)).status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('the sign-in accepts a trailing slash', async () => {
  const received = record(backend().post('/saml/SSO'), 302, '', ['Location', '/']);
  await proxySignIn(requestOf('/saml/SSO/', { method: 'POST', body: 'SAMLResponse=x' }));
  expect(received[0]?.body).toBe('SAMLResponse=x');
});

describe('signed out', () => {
  type Attempt = (headers: Record<string, string>) => Promise<Response>;

  const WAYS: [string, Attempt][] = [
    ['without any session', (headers) => GET(requestOf('/api/counties', { headers }))],
    [
      'with a session that the backend does not confirm',
      (headers) => {
        stubSignedOut();
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
    '%s, the client is redirected to the sign-in and a page of the application gets a problem document',
    async (_way, attempt) => {
      const response = await attempt(fromClient);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
      expect(response.headers.get('content-type')).toBeNull();
      expect(await response.text()).toBe('');
      expect(readable(response)).toEqual(FOR_CLIENT);
      expect(cookiesSetBy(response)).toEqual(DESTROYED);

      const own = await attempt({});
      expect((await problemOf(own)).status).toBe(401);
      expect(readable(own)).toEqual(FOR_NOBODY);
    },
  );
});

test('the sign-in returns to the page of the client', async () => {
  const received = record(backend().get('/login'), 302, '', ['Location', `${CLIENT}/callLogs`]);
  const response = await proxySignIn(
    requestOf('/login', { cookies: BACKEND_COOKIES, headers: { referer: `${CLIENT}/callLogs` } }),
  );
  expect(received[0]?.headers).toMatchObject({ referer: `${CLIENT}/callLogs` });
  expect(response.headers.get('location')).toBe(`${CLIENT}/callLogs`);
});

test('the logout call destroys our session, also one that it confirmed first', async () => {
  stubSignedIn();
  const address = { port: ':9000', logoutUrl: '/bye' };
  backend().post('/api/logout').reply(200, address);
  const cookies = await signedInCookies({ checkedAt: 0 });
  const headers = { ...fromClient, 'x-xsrf-token': 'token-1' };
  const response = await POST(requestOf('/api/logout', { method: 'POST', cookies, headers }));
  expect(await response.json()).toEqual(address);
  const destroyed = { outreach_session: '', firstName: '', lastName: '', JSESSIONID: '' };
  expect(cookiesSetBy(response)).toEqual({ ...destroyed, isAuth: 'false' });
});
