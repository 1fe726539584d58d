/** Our own cookies in an answer. */
import { NextResponse } from 'next/server';
import type { OpenedSession } from '@/lib/session/open-session';
import {
  bearsSession,
  endBackendSession,
  endSession,
  keepSession,
} from '@/lib/session/session-cookies';
import { CALLER } from '@/tests/support/backend';
import { cookiesSetBy } from '@/tests/support/requests';
import { cookieReader, sessionOf } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings({ SESSION_HOURS: '2' });

const signedIn = { kind: 'signed-in', session: sessionOf(), caller: CALLER } as const;
const lineOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

test('a confirmed session is sealed into a cookie that no script reads, for as long as it lasts', async () => {
  const response = new NextResponse();
  keepSession(response, { ...signedIn, sealed: 'seal', setCookies: [] });
  expect(lineOf(response, 'outreach_session')).toMatch(
    /^outreach_session=seal; Path=\/;.* Max-Age=7200; HttpOnly; SameSite=lax$/,
  );
});

test('other programs are shown the names and that somebody is signed in', async () => {
  const response = new NextResponse();
  const session = { ...signedIn.session, firstName: 'Añn; x', lastName: null };
  keepSession(response, { ...signedIn, session, sealed: 'seal', setCookies: [] });
  expect(cookiesSetBy(response)).toMatchObject({
    firstName: 'A%C3%B1n%3B%20x',
    lastName: '',
    isAuth: 'true',
  });
});

test("the backend's lines are kept, those of the call itself last", async () => {
  const response = new NextResponse();
  response.headers.append('set-cookie', 'XSRF-TOKEN=of-the-call; Path=/');
  const setCookies = ['XSRF-TOKEN=of-the-question; Path=/'];
  keepSession(response, { ...signedIn, sealed: 'seal', setCookies });
  expect(cookiesSetBy(response)).toMatchObject({
    outreach_session: 'seal',
    'XSRF-TOKEN': 'of-the-call',
  });
});

test.each<[string, OpenedSession]>([
  ['that was opened from its seal', { ...signedIn, sealed: null, setCookies: [] }],
  ['that is none', { kind: 'signed-out', setCookies: [] }],
  ['that nobody can confirm', { kind: 'unavailable' }],
])('a session %s sets no cookie', async (_what, opened) => {
  const response = new NextResponse();
  keepSession(response, opened);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("ending a session forgets the person and leaves the backend's cookie, in which a sign-in may be under way", () => {
  const response = new NextResponse();
  endSession(response);
  expect(cookiesSetBy(response)).toEqual({
    outreach_session: '',
    firstName: '',
    lastName: '',
    isAuth: '',
  });
  expect(lineOf(response, 'outreach_session')).toContain('Max-Age=0');
});

test("a logout forgets the backend's cookie too, and tells open tabs", () => {
  const response = new NextResponse();
  endBackendSession(response);
  expect(lineOf(response, 'isAuth')).toMatch(/^isAuth=false; Path=\/;/);
  expect(lineOf(response, 'JSESSIONID')).toMatch(/^JSESSIONID=; Path=\/;.*Max-Age=0/);
});

test.each<[Record<string, string>, boolean]>([
  [{ isAuth: 'true' }, true],
  [{ outreach_session: 'anything' }, true],
  [{ isAuth: 'false' }, false],
  [{ JSESSIONID: 'x', firstName: 'Ann' }, false],
])('a browser with %j bears a session: %s', (cookies, expected) => {
  expect(bearsSession(cookieReader(cookies))).toBe(expected);
});
