/**
 * Signing out: ends the backend's session and ours, then shows a page of the application that continues at the backend's address
 * (legacy-api.md §1.5). The form itself may not redirect to another host: `form-action` of our policy.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { LegacyError } from '@/lib/legacy/error';
import { logout } from '@/lib/legacy/session';
import { log } from '@/lib/log';
import { problemResponse } from '@/lib/proxy/problem-response';
import { logoutLocation } from '@/lib/proxy/redirect-location';
import { proxySignIn } from '@/lib/proxy/sign-in-proxy';
import { signedOutPath } from '@/lib/routes';
import { allowedSetCookies, requestContextOf } from '@/lib/session/cookies';
import { isSameOrigin } from '@/lib/session/same-origin';
import { sealText } from '@/lib/session/sealed-session';
import { appendSetCookies, destroyBackendSession } from '@/lib/session/session-cookies';

/** How long the address in the redirect is valid. */
const REDIRECT_SECONDS = 60;

export async function POST(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  if (!isSameOrigin(request)) {
    const title = 'You can only sign out from a page of this application.';
    return problemResponse({ status: 403, title }, requestId);
  }
  const result = await logout(requestContextOf(request.cookies, requestId)).catch(
    (error: unknown) => {
      if (!(error instanceof LegacyError)) throw error;
      // The browser's session is destroyed all the same.
      log().warn({ requestId, kind: error.kind }, 'backend did not sign out');
      return null;
    },
  );
  const location = result && logoutLocation(result.value, request.headers.get('host'));
  if (result && !location) {
    log().error({ requestId }, 'the logout address is on no configured host');
  }
  const sealed = location ? await sealText(location, REDIRECT_SECONDS) : null;
  const response = new NextResponse(null, {
    status: 303,
    headers: { location: signedOutPath(sealed), 'cache-control': 'private, no-store' },
  });
  destroyBackendSession(response);
  appendSetCookies(response, allowedSetCookies(result?.setCookies ?? []));
  return response;
}

/** The page of the backend to which a logout may lead. */
export { proxySignIn as GET };
