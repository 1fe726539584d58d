/** Calls, the proxy and the sign-in when the backend is too slow. */
import type { RequestListener } from 'node:http';
import { GET as getLogin } from '@/app/login/route';
import { lookups } from '@/lib/contract/calls/lookups';
import { callApi } from '@/lib/legacy/call-api';
import { handleApi } from '@/lib/proxy/handle-api';
import { CONTEXT } from '@/tests/support/backend';
import { heldTimeLimits } from '@/tests/support/clock';
import { failureOf } from '@/tests/support/failures';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { problemOf, requestOf } from '@/tests/support/requests';
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
  // Within the limit of the settings, and without a retry.
  for (const limit of time.limits()) expect(limit).toBeLessThanOrEqual(7000);
  expect(received).toBe(1);
  jest.restoreAllMocks();
});
afterAll(() => real.stop());

const silent: RequestListener = () => {
  received += 1;
  time.end();
};

/** The first bytes have arrived when the time limit ends. */
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
])('fails with a timeout when a response %s', async (_case, listener) => {
  real.respond = listener;
  expect((await failureOf(callApi(CONTEXT, lookups.getCounties))).kind).toBe('timeout');
});

test('responds with 504 to a call through the proxy', async () => {
  real.respond = silent;
  const request = requestOf('/api/counties', { cookies: await signedInCookies() });
  expect((await problemOf(await handleApi(request))).status).toBe(504);
});

test.each([
  ['does not come', silent],
  ['breaks off', halfway('text/html')],
])('redirects to the unavailable page when a sign-in page %s', async (_case, listener) => {
  real.respond = listener;
  const response = await getLogin(requestOf('/login'));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/unavailable']);
});
