/**
 * Before any page: request id, security headers, sign-in redirect, and the first of three access checks. The proxy and
 * the sign-in reverse proxy are left out, because middleware truncates bodies above 10 MB.
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

const SIGNED_OUT_PAGES: string[] = [routes.home, routes.signedOut, routes.signInProblem];

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  const canonical = canonicalAddress(request);
  if (canonical) return withHeaders(NextResponse.redirect(canonical, 308), requestId);
  // Next would render the page for every method.
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

  // The page about an unavailable backend must not wait for it.
  const loaded: LoadedSession =
    pathname === routes.unavailable
      ? { kind: 'unavailable' }
      : await loadSession(request.cookies, requestId, deadlineOf());
  forwardToPage(headers, loaded);
  const response = decide(request, loaded, headers);
  saveSession(response, loaded);
  if (loaded.kind === 'signed-out') {
    if (hasSessionCookies(request.cookies)) destroySession(response);
    appendSetCookies(response, loaded.setCookies);
  }

  response.headers.set('content-security-policy', policy);
  return withHeaders(response, requestId);
}

function withHeaders(response: NextResponse, requestId: string): NextResponse {
  response.headers.set(REQUEST_ID_HEADER, requestId);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** The address without a trailing slash; null where there is none. On this host, also for a path such as `//host/`. */
function canonicalAddress({ nextUrl }: NextRequest): URL | null {
  const { pathname, search } = nextUrl;
  if (pathname === routes.home || !pathname.endsWith('/')) return null;
  const address = new URL(nextUrl.origin);
  address.pathname = pathname.split('/').filter(Boolean).join('/');
  address.search = search;
  return address;
}

function decide(request: NextRequest, loaded: LoadedSession, headers: Headers): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const go = (path: string, status: number) =>
    NextResponse.rewrite(new URL(path, request.url), { status, request: { headers } });

  if (loaded.kind === 'unavailable') {
    // Requested by its own address, the page keeps `returnTo`.
    const query = pathname === routes.unavailable ? search : '';
    return go(`${routes.unavailable}${query}`, 503);
  }
  if (loaded.kind === 'signed-out' && !SIGNED_OUT_PAGES.includes(pathname)) {
    return NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url));
  }
  // Not in the page: its redirect would lose the backend's cookies that this response sets.
  const returnTo = pathname === routes.home && safeReturnTo(searchParams.get('returnTo'));
  if (loaded.kind === 'signed-in' && returnTo) {
    return NextResponse.redirect(new URL(returnTo, request.url));
  }
  const manager = loaded.kind === 'signed-in' && loaded.session.managerialAccess;
  // Two folders would be one where file names ignore case.
  if (loaded.kind === 'signed-in' && pathname === routes.callLogsInMenu) {
    const list = new URL(`${routes.callLogs}${search}`, request.url);
    return NextResponse.rewrite(list, { request: { headers } });
  }
  if (isManagerRoute(pathname) && !manager) return go(routes.forbidden, 403);
  return NextResponse.next({ request: { headers } });
}
