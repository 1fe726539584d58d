/** Cookies over TLS, between browser and backend and of our own. tests/app proves those without TLS. */
import { NextResponse } from 'next/server';
import { proxySignIn } from '@/lib/proxy/sign-in-proxy';
import { allowedSetCookies, backendSession, requestContextOf } from '@/lib/session/cookies';
import { type LoadedSession, loadSession } from '@/lib/session/load-session';
import {
  destroyBackendSession,
  destroySession,
  hasSessionCookies,
  saveSession,
} from '@/lib/session/session-cookies';
import { BACKEND_COOKIES, backend, CONTEXT, record, stubSignedIn } from '@/tests/support/backend';
import { cookiesSetBy, requestOf } from '@/tests/support/requests';
import { cookieReader, sessionOf } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings({
  APP_URL: 'https://outreach.example',
  LEGACY_SESSION_COOKIES: 'JSESSIONID,ROUTE',
  SESSION_HOURS: '2',
});

const SEAL = '__Host-outreach_session';
const signedIn = { kind: 'signed-in', session: sessionOf(), context: CONTEXT } as const;

/** `Set-Cookie` lines of a response after `change`. */
function linesOf(change: (response: NextResponse) => void, before: string[] = []): string[] {
  const response = new NextResponse();
  for (const line of before) response.headers.append('set-cookie', line);
  change(response);
  return response.headers.getSetCookie();
}

const kept = (session = signedIn.session, setCookies: string[] = [], before: string[] = []) =>
  linesOf(
    (response) => saveSession(response, { ...signedIn, session, sealed: 'seal', setCookies }),
    before,
  );

describe('cookies of the backend', () => {
  const context = (cookies: Record<string, string>) =>
    requestContextOf(cookieReader(cookies), 'request-1');

  test('are the only ones in the Cookie header, without values that would break it', () => {
    const own = { 'XSRF-TOKEN': 'token-1', JSESSIONID: 'session-1', ROUTE: 'node-2' };
    expect(context({ [SEAL]: 'seal', firstName: 'Ann', _ga: 'GA1.2', ...own })).toEqual({
      cookieHeader: 'JSESSIONID=session-1; ROUTE=node-2; XSRF-TOKEN=token-1',
      xsrfToken: 'token-1',
      requestId: 'request-1',
    });
    for (const value of ['a;b', 'a b', 'a,b', 'a"b', 'a\\b', 'a\r\nx: y', 'é', '', '\u007f']) {
      const broken = context({ JSESSIONID: value, 'XSRF-TOKEN': value });
      expect(broken).toEqual({ cookieHeader: '', xsrfToken: null, requestId: 'request-1' });
      expect(backendSession(cookieReader({ JSESSIONID: value }))).toBeNull();
    }
  });

  test('identify its session by all session cookies, not by the XSRF token', () => {
    expect(backendSession(cookieReader({ 'XSRF-TOKEN': 'token-1' }))).toBeNull();
    const one = backendSession(cookieReader({ JSESSIONID: 'a', ROUTE: 'b' }));
    const other = backendSession(cookieReader({ JSESSIONID: 'a', ROUTE: 'c' }));
    expect(one).not.toBe(other);
  });

  test.each([
    ['JSESSIONID=x; Path=/; HttpOnly', 'JSESSIONID=x; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['JSESSIONID=x; Domain=backend.example; Secure', 'JSESSIONID=x; Secure; SameSite=Lax'],
    ['JSESSIONID=x;domain = .example;Domain=other', 'JSESSIONID=x; Secure; SameSite=Lax'],
    ['XSRF-TOKEN=x; Path=/; secure', 'XSRF-TOKEN=x; Path=/; secure; SameSite=Lax'],
    ['XSRF-TOKEN=; Max-Age=0', 'XSRF-TOKEN=; Max-Age=0; Secure; SameSite=Lax'],
    ['JSESSIONID=x; SameSite=Strict', 'JSESSIONID=x; SameSite=Strict; Secure'],
    ['ROUTE=a=b; SameSite=None', 'ROUTE=a=b; SameSite=None; Secure'],
  ])('are forwarded over TLS from "%s" as "%s"', (line, expected) => {
    expect(allowedSetCookies([line])).toEqual([expected]);
  });

  test('are the only ones that are forwarded to the browser', () => {
    const others = [
      'isAuth=true',
      `${SEAL}=forged`,
      'jsessionid=x',
      'JSESSIONIDX=1',
      'JSESSIONIDx',
    ];
    expect(allowedSetCookies([...others, '=x', ''])).toEqual([]);
  });
});

describe('a confirmed session', () => {
  test('is saved as an HttpOnly __Host- cookie for SESSION_HOURS', () => {
    const [seal, ...others] = kept({ ...signedIn.session, firstName: 'Añn; x', lastName: null });
    expect(seal).toMatch(
      /^__Host-outreach_session=seal; Path=\/;.* Max-Age=7200; Secure; HttpOnly; SameSite=lax$/,
    );
    expect(seal).not.toMatch(/domain/i);
    // Shown to other programs.
    expect(others.map((line) => line.split(';')[0])).toEqual([
      'firstName=A%C3%B1n%3B%20x',
      'lastName=',
      'isAuth=true',
    ]);
    expect(others.filter((line) => !line.includes('Secure'))).toEqual([]);
  });

  test("keeps the backend's Set-Cookie lines, those of the call last", () => {
    const lines = kept(
      signedIn.session,
      ['XSRF-TOKEN=of-the-question'],
      ['XSRF-TOKEN=of-the-call'],
    );
    expect(lines.slice(-2)).toEqual(['XSRF-TOKEN=of-the-question', 'XSRF-TOKEN=of-the-call']);
    expect(lines[0]).toContain(SEAL);
  });

  test.each<[string, LoadedSession]>([
    ['that was only unsealed', { ...signedIn, sealed: null, setCookies: [] }],
    ['of the signed-out', { kind: 'signed-out', setCookies: [] }],
    ['that cannot be confirmed', { kind: 'unavailable' }],
  ])('%s sets no cookie', (_what, opened) => {
    expect(linesOf((response) => saveSession(response, opened))).toEqual([]);
  });

  test.each<[Record<string, string>, boolean]>([
    [{ isAuth: 'true' }, true],
    [{ [SEAL]: 'anything' }, true],
    [{ isAuth: 'false' }, false],
    [{ JSESSIONID: 'x', firstName: 'Ann' }, false],
  ])('is in a browser with %j: %s', (cookies, expected) => {
    expect(hasSessionCookies(cookieReader(cookies))).toBe(expected);
  });
});

describe('the end of a session', () => {
  const NOBODY = { [SEAL]: '', firstName: '', lastName: '' };

  test.each([
    ["keeps the backend's cookies", destroySession, { ...NOBODY, isAuth: '' }],
    [
      "by a logout removes the backend's cookies too, and informs open tabs",
      destroyBackendSession,
      { ...NOBODY, isAuth: 'false', JSESSIONID: '', ROUTE: '' },
    ],
  ])('%s', (_what, destroy, expected) => {
    const response = new NextResponse();
    destroy(response);
    expect(cookiesSetBy(response)).toEqual(expected);
    // With the attributes of the cookies, or browsers would keep them.
    for (const line of response.headers.getSetCookie()) {
      const parts = ['Path=/', 'Secure', ...(line.includes('isAuth=false') ? [] : ['Max-Age=0'])];
      for (const part of parts) expect(line).toContain(part);
    }
  });
});

describe('a sign-in, to which the identity provider posts a form from another site', () => {
  const html = ['Content-Type', 'text/html'];
  const GIVEN = ['JSESSIONID=new; Path=/; HttpOnly', 'XSRF-TOKEN=token-2; Path=/'];

  test('sets SameSite=None on the session cookie, new or already in the browser, and on no other', async () => {
    const lines = GIVEN.flatMap((line) => ['Set-Cookie', line]);
    record(backend().get('/login'), 200, '<p>', [...html, ...lines]);
    const request = requestOf('/login', { cookies: BACKEND_COOKIES });
    expect((await proxySignIn(request)).headers.getSetCookie()).toEqual([
      'JSESSIONID=new; Path=/; HttpOnly; Secure; SameSite=None',
      'XSRF-TOKEN=token-2; Path=/; Secure; SameSite=Lax',
    ]);
    record(backend().get('/login'), 200, '<p>', html);
    const response = await proxySignIn(requestOf('/login', { cookies: BACKEND_COOKIES }));
    expect(response.headers.getSetCookie()).toEqual([
      'JSESSIONID=session-1; Path=/; HttpOnly; Secure; SameSite=None',
    ]);
  });

  test('ends when the backend confirms the session, whose cookie becomes SameSite=Lax', async () => {
    stubSignedIn();
    const opened = await loadSession(cookieReader(BACKEND_COOKIES), 'request-1');
    expect(opened).toMatchObject({
      kind: 'signed-in',
      setCookies: ['JSESSIONID=session-1; Path=/; HttpOnly; Secure; SameSite=Lax'],
    });
  });
});
