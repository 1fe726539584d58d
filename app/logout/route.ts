/**
 * Signing out: ends the backend's session and ours, then shows a page of ours that goes on to where the backend says
 * (legacy-api.md §1.5). A redirect of the form itself may not leave this host: `form-action` of our policy.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { LegacyError } from '@/lib/legacy/error';
import { logout } from '@/lib/legacy/session';
import { log } from '@/lib/log';
import { problem } from '@/lib/proxy/problem';
import { logoutLocation } from '@/lib/proxy/redirect-location';
import { proxySignIn } from '@/lib/proxy/sign-in-proxy';
import { signedOutPath } from '@/lib/routes';
import { allowedSetCookies, requestContextOf } from '@/lib/session/backend-cookies';
import { isSameOrigin } from '@/lib/session/same-origin';
import { sealText } from '@/lib/session/sealed-session';
import { appendSetCookies, destroyBackendSession } from '@/lib/session/session-cookies';

/** How long the page after a sign-out goes on to the backend's address. */
const REDIRECT_SECONDS = 60;

export async function POST(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  if (!isSameOrigin(request)) {
    return problem({
      status: 403,
      title: 'Only pages of this application may sign out.',
      requestId,
    });
  }
  const answer = await logout(requestContextOf(request.cookies, requestId)).catch(
    (error: unknown) => {
      if (!(error instanceof LegacyError)) throw error;
      // Whatever the backend says, this browser forgets the session.
      log().warn({ requestId, kind: error.kind }, 'backend did not sign out');
      return null;
    },
  );
  const location = answer && logoutLocation(answer.value, request.headers.get('host'));
  if (answer && !location)
    log().error({ requestId }, 'the logout address is on no configured host');
  const sealed = location && (await sealText(location, REDIRECT_SECONDS));
  const response = new NextResponse(null, {
    status: 303,
    headers: { location: signedOutPath(sealed), 'cache-control': 'private, no-store' },
  });
  destroyBackendSession(response);
  appendSetCookies(response, allowedSetCookies(answer?.setCookies ?? []));
  return response;
}

/** The page of the backend's that signing out may lead to. */
export { proxySignIn as GET };
