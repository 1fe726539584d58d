/** Saves and destroys the session in the browser by `Set-Cookie`. */
import 'server-only';
import type { NextResponse } from 'next/server';
import { SHOWN_COOKIES } from '@/lib/browser/shown-cookies';
import { config } from '@/lib/config';
import { type CookieReader, isHttps, sealedCookieName } from './cookies';
import type { LoadedSession } from './load-session';

/** Saves a session that was just confirmed, unless this response destroys it. */
export function saveSession(response: NextResponse, loaded: LoadedSession): void {
  if (loaded.kind !== 'signed-in' || loaded.sealed === null) return;
  if (response.cookies.has(sealedCookieName())) return;
  const secure = isHttps();
  // Next rewrites the header at each `set`, without lines that it did not add itself.
  const appended = response.headers.getSetCookie();
  response.cookies.set(sealedCookieName(), loaded.sealed, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: Math.round(config().SESSION_HOURS * 3600),
  });
  const shown = { secure, sameSite: 'lax', path: '/' } as const;
  response.cookies.set(SHOWN_COOKIES.firstName, loaded.session.firstName ?? '', shown);
  response.cookies.set(SHOWN_COOKIES.lastName, loaded.session.lastName ?? '', shown);
  response.cookies.set(SHOWN_COOKIES.isAuth, 'true', shown);
  appendSetCookies(response, [...loaded.setCookies, ...appended]);
}

/** Adds a session that middleware has just confirmed to the cookies of the page's request, so that it is confirmed once. */
export function forwardToPage(headers: Headers, loaded: LoadedSession): void {
  if (loaded.kind !== 'signed-in' || loaded.sealed === null) return;
  const added = [
    `${sealedCookieName()}=${loaded.sealed}`,
    ...loaded.setCookies.flatMap((line) => line.split(';', 1)),
  ];
  const names = added.map((pair) => pair.split('=', 1)[0]);
  const kept = (headers.get('cookie') ?? '')
    .split(/; */)
    .filter((pair) => pair !== '' && !names.includes(pair.split('=', 1)[0]));
  headers.set('cookie', [...kept, ...added].join('; '));
}

/** Whether the browser has cookies of a session, valid or not. */
export function hasSessionCookies(cookies: CookieReader): boolean {
  const named = cookies.get(SHOWN_COOKIES.isAuth)?.value === 'true';
  return named || cookies.get(sealedCookieName()) !== undefined;
}

/** Removes our cookies. Keeps the backend's, which may be of a sign-in in another tab (legacy-api.md §1.4). */
export function destroySession(response: NextResponse): void {
  remove(response, [sealedCookieName(), ...Object.values(SHOWN_COOKIES)]);
}

/** After a logout: removes the backend's cookies too. Open tabs watch `isAuth`. */
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

/** Appends lines unchanged; Next's own cookie writer would rewrite their attributes. */
export function appendSetCookies(response: NextResponse, setCookies: string[]): void {
  for (const line of setCookies) response.headers.append('set-cookie', line);
}
