/**
 * Where a page leads that the backend called signed out: forgets the session and offers to sign in again. Where the
 * backend contradicts itself, the page is unavailable: leading back to it would go in a circle.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { getUser } from '@/lib/legacy/session';
import { routes, signInPath, unavailablePath } from '@/lib/routes';
import { requestContextOf } from '@/lib/session/cookies';
import { safeReturnTo } from '@/lib/session/return-to';
import { destroySession } from '@/lib/session/session-cookies';

export async function GET(request: NextRequest): Promise<NextResponse> {
  // Asked again, so that a link to this address on a foreign page signs nobody out.
  const signedIn = await getUser(requestContextOf(request.cookies, crypto.randomUUID())).then(
    ({ value }) => value !== null,
    () => false,
  );
  const returnTo = safeReturnTo(request.nextUrl.searchParams.get('returnTo'));
  const response = new NextResponse(null, {
    status: 303,
    headers: {
      location: signedIn ? unavailablePath(returnTo) : signInPath(returnTo ?? routes.home),
      'cache-control': 'private, no-store',
    },
  });
  if (!signedIn) destroySession(response);
  return response;
}
