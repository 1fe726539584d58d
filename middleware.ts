/**
 * Runs before every page: request id, security headers, sign-in redirect, and the first of three access checks. It does
 * not run for the proxy and the sign-in reverse proxy, because middleware truncates bodies above 10 MB.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { isDevelopment } from '@/lib/config';
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

  // The unavailable page does not wait for the backend.
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

/** Each response has its own nonce. */
function contentSecurityPolicy(): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  // React's development build needs it.
  const evaluation = isDevelopment ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    // Menus and messages are positioned by inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

function withHeaders(response: NextResponse, requestId: string): NextResponse {
  response.headers.set(REQUEST_ID_HEADER, requestId);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** The address without a trailing slash, always on this host; null for an address without one. */
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
    // Its own address keeps `returnTo`.
    const query = pathname === routes.unavailable ? search : '';
    return go(`${routes.unavailable}${query}`, 503);
  }
  if (loaded.kind === 'signed-out' && !SIGNED_OUT_PAGES.includes(pathname)) {
    return NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url));
  }
  // A redirect by the page would lose the cookies that this response sets.
  const returnTo = pathname === routes.home && safeReturnTo(searchParams.get('returnTo'));
  if (loaded.kind === 'signed-in' && returnTo) {
    return NextResponse.redirect(new URL(returnTo, request.url));
  }
  const manager = loaded.kind === 'signed-in' && loaded.session.managerialAccess;
  // Not a folder of its own: file systems that ignore case would merge it with `calllogs`.
  if (loaded.kind === 'signed-in' && pathname === routes.callLogsInMenu) {
    const list = new URL(`${routes.callLogs}${search}`, request.url);
    return NextResponse.rewrite(list, { request: { headers } });
  }
  if (isManagerRoute(pathname) && !manager) return go(routes.forbidden, 403);
  return NextResponse.next({ request: { headers } });
}
