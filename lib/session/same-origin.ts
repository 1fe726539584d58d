/** Checks of a request: its origin and its XSRF token. */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { config } from '@/lib/config';
import { type CookieReader, requestContextOf } from './cookies';

interface Incoming {
  headers: Headers;
  cookies: CookieReader;
}

/**
 * True for a page on the host of the request (a foreign page cannot forge `Host`) or on APP_URL, for a gateway that rewrites
 * `Host`. True without `Sec-Fetch-Site` and `Origin`, which only programs omit; the XSRF token is checked then, too.
 */
export function isSameOrigin({ headers }: Pick<Incoming, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (origin === config().APP_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** Origin of the request if ALLOWED_ORIGINS has it, or null. Its pages read responses by CORS (§1.7). */
export function allowedOrigin({ headers }: Pick<Incoming, 'headers'>): string | null {
  const origin = headers.get('origin');
  return origin !== null && config().ALLOWED_ORIGINS.includes(origin) ? origin : null;
}

/** Checks the XSRF token: the header repeats the cookie, which a foreign page cannot read (legacy-api.md §1.6). */
export function hasXsrfToken({ headers, cookies }: Incoming): boolean {
  const { xsrfToken } = requestContextOf(cookies, '');
  const given = Buffer.from(headers.get('x-xsrf-token') ?? '');
  const expected = Buffer.from(xsrfToken ?? '');
  return (
    expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
  );
}
