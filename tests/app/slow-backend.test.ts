/** Every route handler when the backend is too slow. */
import type { RequestListener } from 'node:http';
import { GET as handleHealth } from '@/app/health/route';
import { GET as getLogin } from '@/app/login/route';
import { POST as handleLogout } from '@/app/logout/route';
import { lookups } from '@/lib/contract/calls/lookups';
import { callApi } from '@/lib/legacy/call-api';
import { handleApi } from '@/lib/proxy/handle-api';
import { CONTEXT } from '@/tests/support/backend';
import { heldTimeLimits } from '@/tests/support/clock';
import { failureOf } from '@/tests/support/failures';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

let real: RealBackend;
let time: ReturnType<typeof heldTimeLimits>;
let received = 0;

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ LEGACY_API_URL: real.address, LEGACY_TIMEOUT_MS: '7000' });
});
beforeEach(() => {
  time = heldTimeLimits();
  received = 0;
});
afterEach(() => {
  // Within the limit of the settings, and never tried again.
  for (const limit of time.limits()) expect(limit).toBeLessThanOrEqual(7000);
  expect(received).toBe(1);
  jest.restoreAllMocks();
});
afterAll(() => real.stop());

const silent: RequestListener = () => {
  received += 1;
  time.end();
};

/** The beginning has arrived when the time is over. */
const halfway =
  (type: string): RequestListener =>
  (_request, response) => {
    received += 1;
    response.writeHead(200, { 'content-type': type });
    response.write('[', () => setTimeout(() => time.end(), 20));
  };

test.each([
  ['does not come', silent],
  ['breaks off', halfway('application/json')],
])('a response that %s is a timeout', async (_what, listener) => {
  real.respond = listener;
  expect((await failureOf(callApi(CONTEXT, lookups.getCounties))).kind).toBe('timeout');
});

test('a call through the proxy is 504', async () => {
  real.respond = silent;
  const request = requestOf('/api/counties', { cookies: await signedInCookies() });
  expect((await problemOf(await handleApi(request))).status).toBe(504);
});

test('deep health reports the timeout', async () => {
  real.respond = silent;
  const response = await handleHealth(requestOf('/health?deep=1'));
  const degraded = { status: 'degraded', version: '2.8', backend: 'timeout' };
  expect([response.status, await response.json()]).toEqual([503, degraded]);
});

test('a logout ends both sessions in the browser all the same', async () => {
  real.respond = silent;
  const cookies = await signedInCookies();
  const response = await handleLogout(requestOf('/logout', { method: 'POST', cookies }));
  expect(response.headers.get('location')).toBe('/signed-out');
  expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', JSESSIONID: '' });
});

test.each([
  ['does not come', silent],
  ['breaks off', halfway('text/html')],
])('a sign-in page that %s redirects to the unavailable page', async (_what, listener) => {
  real.respond = listener;
  const response = await getLogin(requestOf('/login'));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/unavailable']);
});
