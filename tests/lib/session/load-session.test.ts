/** Sealed sessions: validity, confirmation at the backend, and its failures. */
import { loadSession } from '@/lib/session/load-session';
import {
  ANN,
  BACKEND_COOKIES,
  backend,
  stubSignedIn,
  stubSignedOut,
  stubUnavailable,
} from '@/tests/support/backend';
import { cookieReader, signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

// A third of this time limit is not a whole number of milliseconds.
setSettings({ SESSION_REFRESH_SECONDS: '180', LEGACY_TIMEOUT_MS: '5000' });

const SECOND = 1000;
const load = (cookies: Record<string, string>, now?: number) =>
  loadSession(cookieReader(cookies), 'request-1', undefined, now);

test("without the backend's cookie there is no session and no request", async () => {
  const { JSESSIONID: _gone, ...others } = await signedInCookies();
  expect(await load(others)).toEqual({ kind: 'signed-out', setCookies: [] });
});

test('a recent seal is valid without a request', async () => {
  const cookies = await signedInCookies({ managerialAccess: true });
  expect(await load(cookies)).toMatchObject({
    kind: 'signed-in',
    sealed: null,
    session: { firstName: 'Ann', managerialAccess: true },
    context: { xsrfToken: 'token-1', requestId: 'request-1' },
  });
});

test('a seal of three minutes is confirmed, and keeps the time of the sign-in', async () => {
  const cookies = await signedInCookies();
  const later = Date.now() + 181 * SECOND;
  stubSignedIn({ managerialAccess: true });
  const loaded = await load(cookies, later);
  expect(loaded).toMatchObject({
    kind: 'signed-in',
    sealed: expect.any(String),
    session: { firstName: 'Ann', lastName: 'Bee', managerialAccess: true, checkedAt: later },
  });
  expect(loaded.kind === 'signed-in' && loaded.session.signedInAt).toBeLessThan(later);
});

test('the first request after the sign-in begins a session', async () => {
  stubSignedIn({ setCookies: ['XSRF-TOKEN=token-2; Path=/', 'other=1'] });
  expect(await load(BACKEND_COOKIES, 5000)).toMatchObject({
    kind: 'signed-in',
    sealed: expect.any(String),
    setCookies: ['XSRF-TOKEN=token-2; Path=/'],
    session: { signedInAt: 5000, checkedAt: 5000, managerialAccess: false },
  });
});

test('a seal does not sign in another session of the backend', async () => {
  const cookies = { ...(await signedInCookies({ managerialAccess: true })), JSESSIONID: 'other' };
  stubSignedOut();
  expect((await load(cookies)).kind).toBe('signed-out');
});

test('without the XSRF cookie the session is confirmed, which sets one (§1.6)', async () => {
  const { 'XSRF-TOKEN': _gone, ...cookies } = await signedInCookies();
  stubSignedIn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
  expect(await load(cookies)).toMatchObject({
    kind: 'signed-in',
    sealed: expect.any(String),
    setCookies: ['XSRF-TOKEN=token-2; Path=/'],
  });
});

describe('when the backend responds as to the signed-out', () => {
  test.each<[string, number, string, Record<string, string>]>([
    ['with an empty response', 200, '', { 'content-length': '0' }],
    ['with a redirect', 302, '', { location: '/saml/discovery' }],
    ['with a page', 200, '<html>', { 'content-type': 'text/html' }],
    ['with 401', 401, '', {}],
  ])('%s, a stale seal is signed out', async (_how, status, body, headers) => {
    const cookies = await signedInCookies();
    backend().get('/api/user').reply(status, body, headers);
    backend().get('/api/checkUserManagerialAccess').reply(302);
    const loaded = await load(cookies, Date.now() + 181 * SECOND);
    expect(loaded.kind).toBe('signed-out');
  });

  test('its first XSRF cookie is kept', async () => {
    stubSignedOut({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
    expect(await load({ JSESSIONID: 'unknown' })).toEqual({
      kind: 'signed-out',
      setCookies: ['XSRF-TOKEN=token-2; Path=/'],
    });
  });
});

describe('when the backend does not respond', () => {
  beforeEach(() => {
    stubUnavailable();
  });

  test('a known session is confirmed again after fifteen seconds', async () => {
    const cookies = await signedInCookies({ managerialAccess: true });
    const later = Date.now() + 181 * SECOND;
    expect(await load(cookies, later)).toMatchObject({
      kind: 'signed-in',
      sealed: expect.any(String),
      session: { managerialAccess: true, checkedAt: later - 165 * SECOND },
    });
  });

  test('an unknown session is unavailable', async () => {
    expect(await load(BACKEND_COOKIES)).toEqual({ kind: 'unavailable' });
  });
});

test('when only the check of managerial access fails, the last result is valid for ten minutes', async () => {
  const checkedAt = Date.now();
  const manager = { managerialAccess: true, accessCheckedAt: checkedAt };
  const table = [
    [await signedInCookies(manager), 181, { managerialAccess: true, accessCheckedAt: checkedAt }],
    [
      await signedInCookies({ ...manager, checkedAt: checkedAt + 420 * SECOND }),
      600,
      { managerialAccess: false },
    ],
    [BACKEND_COOKIES, 0, { managerialAccess: false }],
  ] as const;
  for (const [cookies, seconds, session] of table) {
    backend().get('/api/user').reply(200, ANN);
    backend().get('/api/checkUserManagerialAccess').reply(500);
    const loaded = await load(cookies, checkedAt + seconds * SECOND);
    expect(loaded).toMatchObject({ kind: 'signed-in', session });
  }
});

test('the deadline of the page limits the confirmation, too', async () => {
  const later = Date.now() + 181 * SECOND;
  const loadLate = (cookies: Record<string, string>) =>
    loadSession(cookieReader(cookies), 'request-1', AbortSignal.abort(), later);
  // Without a stub, a request would fail the test.
  expect(await loadLate(await signedInCookies())).toMatchObject({
    kind: 'signed-in',
    session: { checkedAt: later - 165 * SECOND },
  });
  expect(await loadLate(BACKEND_COOKIES)).toEqual({ kind: 'unavailable' });
});

test('managerial access that was removed ends, also while the session cannot be confirmed', async () => {
  const cookies = await signedInCookies({ managerialAccess: true });
  backend().get('/api/user').twice().reply(503);
  backend().get('/api/checkUserManagerialAccess').reply(200, 'false');
  expect(await load(cookies, Date.now() + 181 * SECOND)).toMatchObject({
    kind: 'signed-in',
    session: { managerialAccess: false },
  });
});
