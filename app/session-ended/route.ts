/**
 * For a session that only the backend has ended: destroys ours and redirects to the sign-in. When the backend confirms
 * the session after all, redirects to the unavailable page: back to `returnTo` would be a loop.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { getUser } from '@/lib/legacy/session';
import { routes, signInPath, unavailablePath } from '@/lib/routes';
import { requestContextOf } from '@/lib/session/cookies';
import { safeReturnTo } from '@/lib/session/return-to';
import { destroySession } from '@/lib/session/session-cookies';

export async function GET(request: NextRequest): Promise<NextResponse> {
  // Confirmed again, so that a link on a foreign page cannot sign out.
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
