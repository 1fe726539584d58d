/** The cookies that keep and end a session in the browser, written into an answer. */
import 'server-only';
import type { NextResponse } from 'next/server';
import { SHOWN_COOKIES } from '@/lib/browser/shown-cookies';
import { config } from '@/lib/config';
import type { CookieReader } from './backend-cookies';
import { isHttps, sealedCookieName } from './cookie-names';
import type { LoadedSession } from './load-session';

/** Keeps a session that was just confirmed; not one that was opened from its seal, nor one that this response ends. */
export function saveSession(response: NextResponse, opened: LoadedSession): void {
  if (opened.kind !== 'signed-in' || opened.sealed === null) return;
  if (response.cookies.has(sealedCookieName())) return;
  const secure = isHttps();
  // Next prints the header anew at each `set` and forgets the lines that it did not write itself.
  const appended = response.headers.getSetCookie();
  response.cookies.set(sealedCookieName(), opened.sealed, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: Math.round(config().SESSION_HOURS * 3600),
  });
  const shown = { secure, sameSite: 'lax', path: '/' } as const;
  response.cookies.set(SHOWN_COOKIES.firstName, opened.session.firstName ?? '', shown);
  response.cookies.set(SHOWN_COOKIES.lastName, opened.session.lastName ?? '', shown);
  response.cookies.set(SHOWN_COOKIES.isAuth, 'true', shown);
  appendSetCookies(response, [...opened.setCookies, ...appended]);
}

/**
 * Adds the cookies of a session that middleware has just confirmed to the request that the page gets, so that the
 * page opens the new seal and does not confirm the session once more.
 */
export function forwardToPage(headers: Headers, opened: LoadedSession): void {
  if (opened.kind !== 'signed-in' || opened.sealed === null) return;
  const added = [
    `${sealedCookieName()}=${opened.sealed}`,
    ...opened.setCookies.flatMap((line) => line.split(';', 1)),
  ];
  const names = added.map((pair) => pair.split('=', 1)[0]);
  const kept = (headers.get('cookie') ?? '')
    .split(/; */)
    .filter((pair) => pair !== '' && !names.includes(pair.split('=', 1)[0]));
  headers.set('cookie', [...kept, ...added].join('; '));
}

/** Whether a browser still shows itself as signed in. */
export function hasSessionCookies(cookies: CookieReader): boolean {
  const named = cookies.get(SHOWN_COOKIES.isAuth)?.value === 'true';
  return named || cookies.get(sealedCookieName()) !== undefined;
}

/**
 * Forgets the person: our seal and the names. The backend's cookie stays, because a signed-out one may be a
 * sign-in under way in another tab, which remembers in it where to return to (legacy-api.md §1.4).
 */
export function destroySession(response: NextResponse): void {
  remove(response, [sealedCookieName(), ...Object.values(SHOWN_COOKIES)]);
}

/** Forgets the backend's session too, after a logout. Open tabs read `isAuth` and leave their screens. */
export function destroyBackendSession(response: NextResponse): void {
  destroySession(response);
  remove(response, config().LEGACY_SESSION_COOKIES);
  response.cookies.set(SHOWN_COOKIES.isAuth, 'false', {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(),
  });
}

function remove(response: NextResponse, names: string[]): void {
  for (const name of names) {
    response.cookies.set(name, '', { path: '/', maxAge: 0, sameSite: 'lax', secure: isHttps() });
  }
}

/** Appends lines as they are; Next's own cookie writer would print their attributes anew. */
export function appendSetCookies(response: NextResponse, setCookies: string[]): void {
  for (const line of setCookies) response.headers.append('set-cookie', line);
}
