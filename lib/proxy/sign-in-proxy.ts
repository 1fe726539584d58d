import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { config } from '@/lib/config';
import { kindOfFailure } from '@/lib/legacy/error';
import { readBodyUpTo } from '@/lib/legacy/read-body';
import { log } from '@/lib/log';
import { routes, signInProblemPath } from '@/lib/routes';
import {
  allowedSetCookies,
  requestContextOf,
  sessionCookiesFor,
  setCookieName,
} from '@/lib/session/cookies';
import { REQUEST_ID_HEADER } from '@/lib/session/request-headers';
import { sealText } from '@/lib/session/sealed-session';
import { appendSetCookies } from '@/lib/session/session-cookies';
import { pathnameOf } from './parse-request';
import { BODY_TOO_LARGE } from './problem';
import { problemResponse } from './problem-response';
import { redirectLocation, SIGN_IN_PATH } from './redirect-location';

/** In bytes. An identity provider's assertion or a page of the sign-in has tens of kilobytes. */
const BODY_LIMIT = 1024 * 1024;
/** Seconds for which the page about an unconfigured host can be reloaded. */
const PROBLEM_SECONDS = 24 * 3600;
const LOGOUT_PATH = /\/logout$/i;
/** `x-forwarded-for` ends with our peer's address (`normalize-request.ts`), for the rate limit of failed sign-ins. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'user-agent',
  'x-forwarded-for',
];
const RESPONSE_HEADERS = ['content-type', 'content-security-policy', 'retry-after', 'allow'];

/**
 * Reverse proxy of the backend's sign-in: forwards pages and forms unread, with the backend's cookies and a few headers
 * only. Redirects lead into the application or to a configured host. Never throws; redirects to /unavailable if the
 * backend does not respond in LEGACY_TIMEOUT_MS.
 */
export async function proxySignIn(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  const { LEGACY_API_URL, LEGACY_TIMEOUT_MS } = config();
  const { search } = new URL(request.url);
  const path = pathnameOf(request);
  if (!SIGN_IN_PATH.test(path)) {
    return problemResponse({ status: 404, title: 'This page does not exist.' }, requestId);
  }
  const posted = request.method === 'POST';
  const body = posted ? await readBodyUpTo(request, BODY_LIMIT) : null;
  if (posted && body === null) {
    return problemResponse({ status: 413, title: BODY_TOO_LARGE }, requestId);
  }
  try {
    const upstream = await fetch(`${LEGACY_API_URL}${path}${search}`, {
      method: request.method,
      headers: requestHeaders(request, requestId),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(LEGACY_TIMEOUT_MS),
    });
    return await passOn(request, upstream, requestId);
  } catch (error) {
    const kind = kindOfFailure(error);
    log().warn({ requestId, call: 'sign-in', kind }, 'backend did not respond');
    return new NextResponse(null, { status: 303, headers: { location: routes.unavailable } });
  }
}

function requestHeaders(request: NextRequest, requestId: string): Headers {
  const headers = new Headers({ [REQUEST_ID_HEADER]: requestId });
  for (const name of REQUEST_HEADERS) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const { cookieHeader } = requestContextOf(request.cookies, requestId);
  if (cookieHeader) headers.set('cookie', cookieHeader);
  const referer = ownReferer(request);
  if (referer) headers.set('referer', referer);
  return headers;
}

/** The post-login redirect (legacy-api.md §1.4) under APP_URL, which the backend expects; null for a foreign page. */
function ownReferer(request: NextRequest): string | null {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { ALLOWED_ORIGINS, APP_URL } = config();
  const url = new URL(referer);
  if (ALLOWED_ORIGINS.includes(url.origin)) return url.href;
  if (url.host !== request.headers.get('host') && url.origin !== APP_URL) return null;
  return `${APP_URL}${url.pathname}${url.search}`;
}

async function passOn(
  request: NextRequest,
  upstream: Response,
  requestId: string,
): Promise<NextResponse> {
  const headers = new Headers({
    'cache-control': 'private, no-store',
    [REQUEST_ID_HEADER]: requestId,
  });
  for (const name of RESPONSE_HEADERS) {
    const value = upstream.headers.get(name);
    if (value) headers.set(name, value);
  }
  const location = upstream.headers.get('location');
  if (location) headers.set('location', await redirectTarget(location, request, requestId));
  const page = await readBodyUpTo(upstream, BODY_LIMIT);
  if (page === null) throw new Error('The page of the sign-in is too large.');
  const response = new NextResponse(location || page.byteLength === 0 ? null : page, {
    status: upstream.status,
    headers,
  });
  const given = allowedSetCookies(upstream.headers.getSetCookie(), 'sign-in');
  // A session cookie from before this sign-in has to return with the identity provider's form, too.
  const renewed = given.map(setCookieName);
  const kept = sessionCookiesFor('sign-in', request.cookies);
  appendSetCookies(response, [
    ...kept.filter((line) => !renewed.includes(setCookieName(line))),
    ...given,
  ]);
  return response;
}

/** The target of a redirect; for a host that is not configured, the page that names it. */
async function redirectTarget(
  location: string,
  request: NextRequest,
  requestId: string,
): Promise<string> {
  const own = redirectLocation(location, request.headers.get('host'));
  if (own) return own;
  const { LEGACY_API_URL } = config();
  const url = URL.canParse(location, LEGACY_API_URL) ? new URL(location, LEGACY_API_URL) : null;
  const origin = url && /^https?:$/.test(url.protocol) ? url.origin : null;
  log().error({ requestId, call: 'sign-in', origin }, "REDIRECT_HOSTS lacks the redirect's host");
  if (LOGOUT_PATH.test(pathnameOf(request))) return routes.signedOut;
  return signInProblemPath(origin && (await sealText(origin, PROBLEM_SECONDS)));
}
