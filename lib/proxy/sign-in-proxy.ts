/**
 * The sign-in that the backend hosts, under our own address: its pages and forms pass through unread, with the
 * backend's cookies only and redirects kept inside the application or sent to a configured host.
 */
import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { config } from '@/lib/config';
import { kindOfFailure } from '@/lib/legacy/error';
import { readBodyUpTo } from '@/lib/legacy/limited-body';
import { log } from '@/lib/log';
import { routes, signInProblemPath } from '@/lib/routes';
import {
  allowedSetCookies,
  nameOf,
  requestContextOf,
  sessionCookiesFor,
} from '@/lib/session/backend-cookies';
import { REQUEST_ID_HEADER } from '@/lib/session/request-headers';
import { sealText } from '@/lib/session/sealed-session';
import { appendSetCookies } from '@/lib/session/session-cookies';
import { pathOfRequest } from './path-of-request';
import { problem } from './problem';
import { redirectLocation, SIGN_IN_PATH } from './redirect-location';

/** An identity provider's assertion is a few ten kilobytes, and so is a page of the sign-in. */
const BODY_LIMIT = 1024 * 1024;
/** How long the page about an unconfigured host can be reloaded. */
const PROBLEM_SECONDS = 24 * 3600;
const LOGOUT_PATH = /\/logout$/i;
/** The last one ends with the address of our own peer (`peer-address.ts`): failed sign-ins are counted by it. */
const UP = ['accept', 'accept-language', 'content-type', 'user-agent', 'x-forwarded-for'];
const DOWN = ['content-type', 'content-security-policy', 'retry-after', 'allow'];

export async function proxySignIn(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  const { LEGACY_API_URL, LEGACY_TIMEOUT_MS } = config();
  const { search } = new URL(request.url);
  const path = pathOfRequest(request);
  if (!SIGN_IN_PATH.test(path)) {
    return problem({ status: 404, title: 'There is no such page.', requestId });
  }
  const posted = request.method === 'POST';
  const body = posted ? await readBodyUpTo(request, BODY_LIMIT) : null;
  if (posted && body === null) {
    return problem({ status: 413, title: 'The body is too large.', requestId });
  }
  try {
    const answer = await fetch(`${LEGACY_API_URL}${path}${search}`, {
      method: request.method,
      headers: headersUp(request, requestId),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(LEGACY_TIMEOUT_MS),
    });
    return await down(request, answer, requestId);
  } catch (error) {
    const kind = kindOfFailure(error);
    log().warn({ requestId, call: 'sign-in', kind }, 'backend did not answer');
    return new NextResponse(null, { status: 303, headers: { location: routes.unavailable } });
  }
}

function headersUp(request: NextRequest, requestId: string): Headers {
  const headers = new Headers({ [REQUEST_ID_HEADER]: requestId });
  for (const name of UP) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const { cookieHeader } = requestContextOf(request.cookies, requestId);
  if (cookieHeader) headers.set('cookie', cookieHeader);
  const referer = ownReferer(request);
  if (referer) headers.set('referer', referer);
  return headers;
}

/**
 * The page to return to after signing in (legacy-api.md §1.4), under the address that the backend knows us by;
 * a foreign page is not told.
 */
function ownReferer(request: NextRequest): string | null {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { ALLOWED_ORIGINS, APP_URL } = config();
  const url = new URL(referer);
  if (ALLOWED_ORIGINS.includes(url.origin)) return url.href;
  if (url.host !== request.headers.get('host') && url.origin !== APP_URL) return null;
  return `${APP_URL}${url.pathname}${url.search}`;
}

async function down(
  request: NextRequest,
  answer: Response,
  requestId: string,
): Promise<NextResponse> {
  const headers = new Headers({
    'cache-control': 'private, no-store',
    [REQUEST_ID_HEADER]: requestId,
  });
  for (const name of DOWN) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  const location = answer.headers.get('location');
  if (location) headers.set('location', await leadTo(location, request, requestId));
  const page = await readBodyUpTo(answer, BODY_LIMIT);
  if (page === null) throw new Error('The page of the sign-in is too large.');
  const response = new NextResponse(location || page.byteLength === 0 ? null : page, {
    status: answer.status,
    headers,
  });
  const given = allowedSetCookies(answer.headers.getSetCookie(), 'sign-in');
  // A session that began before this sign-in has to come back with the identity provider's form as well.
  const renewed = given.map(nameOf);
  const kept = sessionCookiesFor('sign-in', request.cookies);
  appendSetCookies(response, [...kept.filter((line) => !renewed.includes(nameOf(line))), ...given]);
  return response;
}

/** Where a redirect leads; a host that is not configured is named to the person who runs the application. */
async function leadTo(location: string, request: NextRequest, requestId: string): Promise<string> {
  const own = redirectLocation(location, request.headers.get('host'));
  if (own) return own;
  const { LEGACY_API_URL } = config();
  const url = URL.canParse(location, LEGACY_API_URL) ? new URL(location, LEGACY_API_URL) : null;
  const origin = url && /^https?:$/.test(url.protocol) ? url.origin : null;
  log().error({ requestId, call: 'sign-in', origin }, "REDIRECT_HOSTS lacks the redirect's host");
  if (LOGOUT_PATH.test(pathOfRequest(request))) return routes.signedOut;
  return signInProblemPath(origin && (await sealText(origin, PROBLEM_SECONDS)));
}
