/** Every entry point of ours, while the backend takes too long. */
import nock from 'nock';
import { GET as handleHealth } from '@/app/health/route';
import { GET as getLogin } from '@/app/login/route';
import { POST as handleLogout } from '@/app/logout/route';
import { handleApi } from '@/lib/proxy/handle-api';
import { backend } from '@/tests/support/backend';
import { cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { SHORT_LIMIT, setSettings } from '@/tests/support/settings';

setSettings(SHORT_LIMIT);

const SLOW = 5000;

afterEach(() => nock.abortPendingRequests());

test('a call through the proxy is 504', async () => {
  backend().get('/api/counties').delay(SLOW).reply(200, '[]');
  const response = await handleApi(
    requestOf('/api/counties', { cookies: await signedInCookies() }),
  );
  expect((await problemOf(response)).status).toBe(504);
});

test('deep health fails with the word timeout', async () => {
  backend().get('/api/user').delay(SLOW).reply(200, '');
  const response = await handleHealth(requestOf('/health?deep=1'));
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'degraded', version: '2.8', backend: 'timeout' },
  ]);
});

test('signing out forgets both sessions all the same', async () => {
  backend().post('/api/logout').delay(SLOW).reply(200);
  const cookies = await signedInCookies();
  const response = await handleLogout(requestOf('/logout', { method: 'POST', cookies }));
  expect(response.headers.get('location')).toBe('/signed-out');
  expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', JSESSIONID: '' });
});

test.each([
  ['does not come', () => backend().get('/login').delay(SLOW).reply(200, '<p>')],
  ['breaks off', () => backend().get('/login').delayBody(SLOW).reply(200, '<p>')],
])('a sign-in page that %s leads to the page that says so', async (_what, stub) => {
  stub();
  const response = await getLogin(requestOf('/login'));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/unavailable']);
});
