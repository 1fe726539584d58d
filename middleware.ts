/**
 * Before any page: request id, security headers, sign-in redirect, manager gate (the first of three).
 * What it decides about access is decided again by the page. The proxy and the sign-in reverse proxy are left
 * out: a body above 10 MB would be cut silently on its way through middleware.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from '@/lib/content-security-policy';
import { methodNotAllowed, PAGE_METHODS } from '@/lib/proxy/problem-response';
import { isManagerRoute, routes, signInPath } from '@/lib/routes';
import { type LoadedSession, loadSession } from '@/lib/session/load-session';
import {
  deadlineOf,
  REQUEST_ID_HEADER,
  REQUEST_PATH_HEADER,
  REQUEST_TIME_HEADER,
} from '@/lib/session/request-headers';
import { safeReturnTo } from '@/lib/session/return-to';
import {
  appendSetCookies,
  destroySession,
  forwardToPage,
  hasSessionCookies,
  saveSession,
} from '@/lib/session/session-cookies';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/.|login$|logout$|saml/.|health$|session-ended$|_next/static|_next/image|icon\\.svg$|favicon\\.ico$).*)',
  ],
};

/** Permanent redirect that repeats the method and the body. */
const PERMANENT = 308;

/** Pages for visitors who are not signed in. */
const SIGNED_OUT_PAGES: string[] = [routes.home, routes.signedOut, routes.signInProblem];

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  const canonical = canonicalAddress(request);
  if (canonical) return withHeaders(NextResponse.redirect(canonical, PERMANENT), requestId);
  // Next would render a page for each of the others as well.
  if (!PAGE_METHODS.includes(request.method)) return methodNotAllowed(PAGE_METHODS, requestId);
  const receivedAt = Date.now();
  const policy = contentSecurityPolicy();
  const { pathname, search } = request.nextUrl;

  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID_HEADER, requestId);
  headers.set(REQUEST_PATH_HEADER, `${pathname}${search}`);
  headers.set(REQUEST_TIME_HEADER, String(receivedAt));
  // Next reads the nonce for its own scripts from the policy of the request.
  headers.set('content-security-policy', policy);

  // The page that says that the backend does not respond must not wait for the backend.
  const opened: LoadedSession =
    pathname === routes.unavailable
      ? { kind: 'unavailable' }
      : await loadSession(request.cookies, requestId, deadlineOf());
  forwardToPage(headers, opened);
  const response = decide(request, opened, headers);
  saveSession(response, opened);
  if (opened.kind === 'signed-out') {
    if (hasSessionCookies(request.cookies)) destroySession(response);
    appendSetCookies(response, opened.setCookies);
  }

  response.headers.set('content-security-policy', policy);
  return withHeaders(response, requestId);
}

function withHeaders(response: NextResponse, requestId: string): NextResponse {
  response.headers.set(REQUEST_ID_HEADER, requestId);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/**
 * The one address of a page whose path ends in a slash; null where it does not. Always on this host: Next makes the
 * `Location` relative, and `//host` would lead to another one.
 */
function canonicalAddress({ nextUrl }: NextRequest): URL | null {
  const { pathname, search } = nextUrl;
  if (pathname === routes.home || !pathname.endsWith('/')) return null;
  const address = new URL(nextUrl.origin);
  address.pathname = pathname.split('/').filter(Boolean).join('/');
  address.search = search;
  return address;
}

function decide(request: NextRequest, opened: LoadedSession, headers: Headers): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const go = (path: string, status: number) =>
    NextResponse.rewrite(new URL(path, request.url), { status, request: { headers } });

  if (opened.kind === 'unavailable') {
    // Asked for itself, the page keeps the address that it leads back to.
    const query = pathname === routes.unavailable ? search : '';
    return go(`${routes.unavailable}${query}`, 503);
  }
  if (opened.kind === 'signed-out' && !SIGNED_OUT_PAGES.includes(pathname)) {
    return NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url));
  }
  // Here, because a redirect of the page itself would lose the backend's cookies that this response sets.
  const returnTo = pathname === routes.home && safeReturnTo(searchParams.get('returnTo'));
  if (opened.kind === 'signed-in' && returnTo) {
    return NextResponse.redirect(new URL(returnTo, request.url));
  }
  const manager = opened.kind === 'signed-in' && opened.session.managerialAccess;
  // A folder for each spelling would be one folder wherever file names know no case.
  if (opened.kind === 'signed-in' && pathname === routes.callLogsInMenu) {
    const list = new URL(`${routes.callLogs}${search}`, request.url);
    return NextResponse.rewrite(list, { request: { headers } });
  }
  if (isManagerRoute(pathname) && !manager) return go(routes.forbidden, 403);
  return NextResponse.next({ request: { headers } });
}
