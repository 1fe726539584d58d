/** Cookies of browser and backend: names, which of them are forwarded, and their attributes. */
import 'server-only';
import { config } from '@/lib/config';
import type { RequestContext } from '@/lib/legacy/request-context';

export const XSRF_COOKIE = 'XSRF-TOKEN';

export function isHttps(): boolean {
  return config().APP_URL.startsWith('https:');
}

/** Name of the sealed session. Over TLS browsers reject a cookie with the prefix from a sibling host. */
export function sealedCookieName(): string {
  return isHttps() ? '__Host-outreach_session' : 'outreach_session';
}

/** The only cookies that are forwarded between browser and backend. */
function backendCookieNames(): string[] {
  return [...config().LEGACY_SESSION_COOKIES, XSRF_COOKIE];
}

/** Next's request cookies, or its `cookies()`. */
export interface CookieReader {
  get(name: string): { value: string } | undefined;
}

/** Without the characters that could break out of the `Cookie` header (RFC 6265). */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

function read(cookies: CookieReader, name: string): string | null {
  const value = cookies.get(name)?.value;
  return value !== undefined && COOKIE_VALUE.test(value) ? value : null;
}

/** The backend's cookies and the XSRF token of a request, for requests to the backend. */
export function requestContextOf(
  cookies: CookieReader,
  requestId: string,
  deadline?: AbortSignal,
): RequestContext {
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

/** Values of the backend's session cookies as one text; null without any, which means signed out. */
export function backendSession(cookies: CookieReader): string | null {
  const values = config().LEGACY_SESSION_COOKIES.map((name) => read(cookies, name));
  return values.some((value) => value !== null) ? values.join(' ') : null;
}

/** `sign-in`: the identity provider's form is a POST of another site (legacy-api.md §1.4). */
export type CookieUse = 'session' | 'sign-in';

/**
 * The `Set-Cookie` lines that are forwarded to the browser, without `Domain`, which is the backend's host.
 * Over TLS each one is `Secure`, and `SameSite=Lax` unless the backend names another value. During a sign-in the
 * session cookies are `SameSite=None`: a browser would not send others with the identity provider's form.
 */
export function allowedSetCookies(lines: string[], use: CookieUse = 'session'): string[] {
  const names = backendCookieNames();
  return lines
    .filter((line) => names.includes(setCookieName(line)))
    .map((line) => line.replace(/;\s*domain\s*=[^;]*/gi, ''))
    .map((line) => (isHttps() ? withAttributes(line, use) : line));
}

/** Sets the browser's session cookies again with the attributes of their use; none without TLS. */
export function sessionCookiesFor(use: CookieUse, cookies: CookieReader): string[] {
  if (!isHttps()) return [];
  return config().LEGACY_SESSION_COOKIES.flatMap((name) => {
    const value = read(cookies, name);
    return value === null ? [] : [withAttributes(`${name}=${value}; Path=/; HttpOnly`, use)];
  });
}

function withAttributes(line: string, use: CookieUse): string {
  const crossSite =
    use === 'sign-in' && config().LEGACY_SESSION_COOKIES.includes(setCookieName(line));
  const secure = /;\s*secure\s*(;|$)/i.test(line) ? '' : '; Secure';
  const sameSite = /;\s*samesite\s*=/i.test(line) ? '' : `; SameSite=${crossSite ? 'None' : 'Lax'}`;
  return `${line}${secure}${sameSite}`;
}

/** Name in a `Set-Cookie` line. */
export function setCookieName(line: string): string {
  return line.split('=', 1)[0]?.trim() ?? '';
}
