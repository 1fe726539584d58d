/** Whether a request that changes something comes from a page of ours. */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { config } from '@/lib/config';
import { type CookieReader, requestContextOf } from './backend-cookies';

interface Incoming {
  headers: Headers;
  cookies: CookieReader;
}

/**
 * False when the browser says that the request comes from elsewhere. A request without any of the two headers
 * comes from a program and not from a page in somebody else's browser; the token decides about it.
 * A page of ours is one on the host it was asked at (what `Host` says cannot be forged by a foreign page), or
 * on the configured address when a gateway in front rewrites `Host`.
 */
export function isSameOrigin({ headers }: Pick<Incoming, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (origin === config().APP_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** A browser client of another origin that the settings let ask; its pages read answers by CORS (§1.7). */
export function allowedOrigin({ headers }: Pick<Incoming, 'headers'>): string | null {
  const origin = headers.get('origin');
  return origin !== null && config().ALLOWED_ORIGINS.includes(origin) ? origin : null;
}

/** Double submit: the header repeats the cookie, which a foreign page cannot read (legacy-api.md §1.6). */
export function hasXsrfToken({ headers, cookies }: Incoming): boolean {
  const { xsrfToken } = requestContextOf(cookies, '');
  const given = Buffer.from(headers.get('x-xsrf-token') ?? '');
  const expected = Buffer.from(xsrfToken ?? '');
  return (
    expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
  );
}
