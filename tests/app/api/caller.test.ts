/** Who may ask through the proxy: pages of ours, the signed-in, and for writes those with the token. */
import { handleApi } from '@/lib/proxy/handle-api';
import {
  BACKEND_COOKIES,
  backend,
  backendKnowsAnn,
  backendKnowsNobody,
} from '@/tests/support/backend';
import { cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

const FORGOTTEN = { outreach_session: '', firstName: '', lastName: '', isAuth: '' };

async function deleteNote(headers: Record<string, string>, cookies?: Record<string, string>) {
  const own = { cookies: cookies ?? (await signedInCookies()), method: 'DELETE' };
  return handleApi(requestOf('/api/deleteNote/7', { ...own, headers }));
}

describe('the signed-out', () => {
  test('are refused without a question when they have no cookie of the backend', async () => {
    const response = await handleApi(requestOf('/api/counties', { cookies: { isAuth: 'true' } }));
    expect((await problemOf(response)).status).toBe(401);
    expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
  });

  test('are refused when the backend does not know them', async () => {
    backendKnowsNobody();
    const response = await handleApi(requestOf('/api/counties', { cookies: BACKEND_COOKIES }));
    expect((await problemOf(response)).status).toBe(401);
    expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
  });

  test('are refused whatever token they bring, and nothing is sent', async () => {
    const response = await deleteNote({ 'x-xsrf-token': 'a' }, { 'XSRF-TOKEN': 'a' });
    expect(response.status).toBe(401);
  });

  test('may ask who they are, with and without cookies', async () => {
    backend().get('/api/user').reply(200, '', { 'content-length': '0' });
    const response = await handleApi(requestOf('/api/user'));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

test('nobody is let in while nobody can tell who asks', async () => {
  backend().get('/api/user').twice().reply(503);
  backend().get('/api/checkUserManagerialAccess').twice().reply(503);
  const response = await handleApi(requestOf('/api/counties', { cookies: BACKEND_COOKIES }));
  expect((await problemOf(response)).status).toBe(502);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('somebody who is confirmed on the way gets a session along with the answer', async () => {
  backendKnowsAnn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
  backend().get('/api/counties').reply(200, '[]', { 'set-cookie': 'JSESSIONID=session-2; Path=/' });
  const response = await handleApi(requestOf('/api/counties', { cookies: BACKEND_COOKIES }));
  expect(cookiesSetBy(response)).toEqual({
    outreach_session: expect.stringContaining('Fe26'),
    firstName: 'Ann',
    lastName: 'Bee',
    isAuth: 'true',
    'XSRF-TOKEN': 'token-2',
    JSESSIONID: 'session-2',
  });
});

describe.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: APP, 'sec-fetch-site': 'cross-site' },
])('a foreign page (%j)', (headers) => {
  test('may not write, even with the token, and nothing is sent', async () => {
    const response = await deleteNote({ ...headers, 'x-xsrf-token': 'token-1' });
    expect((await problemOf(response)).title).toBe('Only pages of this application may ask.');
  });

  test('may not read', async () => {
    const cookies = await signedInCookies();
    const response = await handleApi(requestOf('/api/counties', { cookies, headers }));
    expect((await problemOf(response)).status).toBe(403);
  });

  test('may not even ask who is signed in', async () => {
    expect((await handleApi(requestOf('/api/user', { headers }))).status).toBe(403);
  });
});

describe('a write', () => {
  test.each<[string, Record<string, string>]>([
    ['without the token', {}],
    ['with another token', { 'x-xsrf-token': 'token-2' }],
    ['with an empty token', { 'x-xsrf-token': '' }],
    ['with the word undefined (§1.6)', { 'x-xsrf-token': 'undefined' }],
  ])('%s is refused and not sent', async (_what, headers) => {
    const { status, title } = await problemOf(await deleteNote({ origin: APP, ...headers }));
    expect([status, title]).toEqual([403, 'The anti-forgery token is missing or wrong.']);
  });

  test('with the token of a cookie that is missing is refused, once the backend gave a new one', async () => {
    const { 'XSRF-TOKEN': _gone, ...cookies } = await signedInCookies();
    backendKnowsAnn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
    const response = await deleteNote({ 'x-xsrf-token': 'token-1' }, cookies);
    expect(response.status).toBe(403);
  });

  test('with the token is sent', async () => {
    backend().delete('/api/deleteNote/7').reply(204);
    const response = await deleteNote({ origin: APP, 'x-xsrf-token': 'token-1' });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
