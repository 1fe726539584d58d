/** Cookies where the application is reached over TLS: ours, and the backend's that we pass on. */
import { NextResponse } from 'next/server';
import { passThrough } from '@/lib/proxy/pass-through';
import { allowedSetCookies } from '@/lib/session/backend-cookies';
import { openSession } from '@/lib/session/open-session';
import { endSession, keepSession } from '@/lib/session/session-cookies';
import { BACKEND_COOKIES, backend, backendKnowsAnn, CALLER, record } from '@/tests/support/backend';
import { requestOf } from '@/tests/support/requests';
import { cookieReader, sessionOf } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings({ APP_URL: 'https://outreach.example' });

test('every cookie of ours is secure, and the seal bears a name that no neighbour can set', async () => {
  const response = new NextResponse();
  const opened = { kind: 'signed-in', session: sessionOf(), caller: CALLER } as const;
  keepSession(response, { ...opened, sealed: 'seal', setCookies: [] });
  const lines = response.headers.getSetCookie();
  expect(lines[0]).toMatch(/^__Host-outreach_session=seal/);
  expect(lines[0]).not.toMatch(/domain/i);
  expect(lines.filter((line) => !line.includes('Secure'))).toEqual([]);
});

test('cookies are removed under the same conditions, or browsers would keep them', () => {
  const response = new NextResponse();
  endSession(response);
  const lines = response.headers.getSetCookie();
  expect(lines.some((line) => line.startsWith('__Host-outreach_session=;'))).toBe(true);
  expect(lines.filter((line) => !line.includes('Secure') || !line.includes('Path=/'))).toEqual([]);
});

test.each([
  ['JSESSIONID=x; Path=/; HttpOnly', 'JSESSIONID=x; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ['XSRF-TOKEN=x; Path=/; secure', 'XSRF-TOKEN=x; Path=/; secure; SameSite=Lax'],
  ['JSESSIONID=x; SameSite=Strict', 'JSESSIONID=x; SameSite=Strict; Secure'],
])('the backend\'s line "%s" reaches the browser as "%s"', (line, expected) => {
  expect(allowedSetCookies([line])).toEqual([expected]);
});

describe('a sign-in, from which the identity provider comes back with a form of its own', () => {
  const html = ['Content-Type', 'text/html'];

  test('gives the session cookie to other sites, and no other cookie', async () => {
    record(backend().get('/login'), 200, '<p>', [
      ...html,
      'Set-Cookie',
      'JSESSIONID=new; Path=/; HttpOnly',
      'Set-Cookie',
      'XSRF-TOKEN=token-2; Path=/',
    ]);
    const response = await passThrough(requestOf('/login'));
    expect(response.headers.getSetCookie()).toEqual([
      'JSESSIONID=new; Path=/; HttpOnly; Secure; SameSite=None',
      'XSRF-TOKEN=token-2; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('gives them a session cookie that the browser has already', async () => {
    record(backend().get('/login'), 200, '<p>', html);
    const response = await passThrough(requestOf('/login', { cookies: BACKEND_COOKIES }));
    expect(response.headers.getSetCookie()).toEqual([
      'JSESSIONID=session-1; Path=/; HttpOnly; Secure; SameSite=None',
    ]);
  });

  test('ends when the backend confirms the session, which then is for our own site only', async () => {
    backendKnowsAnn();
    const opened = await openSession(cookieReader(BACKEND_COOKIES), 'request-1');
    expect(opened).toMatchObject({
      kind: 'signed-in',
      setCookies: ['JSESSIONID=session-1; Path=/; HttpOnly; Secure; SameSite=Lax'],
    });
  });
});
