/** What of a browser's cookies goes to the backend, and what of the backend's goes to the browser. */
import 'server-only';
import { config } from '@/lib/config';
import type { Caller } from '@/lib/legacy/caller';
import { backendCookieNames, XSRF_COOKIE } from './cookie-names';

/** Reads one cookie; both Next's request cookies and its `cookies()` do. */
export interface CookieReader {
  get(name: string): { value: string } | undefined;
}

/** A value that would break out of the `Cookie` header is no value of the backend's. */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

function read(cookies: CookieReader, name: string): string | null {
  const value = cookies.get(name)?.value;
  return value !== undefined && COOKIE_VALUE.test(value) ? value : null;
}

export function callerOf(cookies: CookieReader, requestId: string, deadline?: AbortSignal): Caller {
  const pairs = backendCookieNames().flatMap((name) => {
    const value = read(cookies, name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return {
    cookieHeader: pairs.join('; '),
    xsrfToken: read(cookies, XSRF_COOKIE),
    requestId,
    ...(deadline ? { deadline } : {}),
  };
}

/** The backend's session cookies as one text; null when there is none, and so nobody is signed in. */
export function backendSession(cookies: CookieReader): string | null {
  const values = config().LEGACY_SESSION_COOKIES.map((name) => read(cookies, name));
  return values.some((value) => value !== null) ? values.join(' ') : null;
}

/**
 * The `Set-Cookie` lines that may reach the browser, as the backend gave them but for `Domain`: the browser
 * knows our host, not the backend's. SameSite is left alone, because a sign-in that comes back by a form of
 * the identity provider would lose a session cookie that is strict or lax.
 */
export function allowedSetCookies(lines: string[]): string[] {
  const names = backendCookieNames();
  return lines
    .filter((line) => names.includes(line.split('=')[0]?.trim() ?? ''))
    .map((line) => line.replace(/;\s*domain\s*=[^;]*/gi, ''));
}
