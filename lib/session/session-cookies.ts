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
  // Next rewrites the header at each `set`, without lines that it did not add itself.
  const appended = response.headers.getSetCookie();
  const maxAge = Math.round(config().SESSION_HOURS * 3600);
  set(response, sealedCookieName(), loaded.sealed, { httpOnly: true, maxAge });
  set(response, SHOWN_COOKIES.firstName, loaded.session.firstName ?? '');
  set(response, SHOWN_COOKIES.lastName, loaded.session.lastName ?? '');
  set(response, SHOWN_COOKIES.isAuth, 'true');
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
  set(response, SHOWN_COOKIES.isAuth, 'false');
}

function remove(response: NextResponse, names: string[]): void {
  for (const name of names) set(response, name, '', { maxAge: 0 });
}

function set(response: NextResponse, name: string, value: string, more: object = {}): void {
  response.cookies.set(name, value, { path: '/', sameSite: 'lax', secure: isHttps(), ...more });
}

/** Appends lines unchanged; Next's own cookie writer would rewrite their attributes. */
export function appendSetCookies(response: NextResponse, setCookies: string[]): void {
  for (const line of setCookies) response.headers.append('set-cookie', line);
}
