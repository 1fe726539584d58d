/**
 * What every way to the backend asks of a request before it looks at its values: whether it comes from a page
 * of ours or of an allowed client, who asks, and whether a write carries the anti-forgery token.
 */
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import type { Call } from '@/lib/contract/call';
import type { Caller } from '@/lib/legacy/caller';
import { callerOf } from '@/lib/session/backend-cookies';
import { type OpenedSession, openSession } from '@/lib/session/open-session';
import { allowedClient, hasToken, isSameOrigin } from '@/lib/session/same-origin';
import type { Session } from '@/lib/session/sealed-session';
import { keepSession } from '@/lib/session/session-cookies';
import { failedCall } from './failed-call';
import { FAILURES } from './failures';
import { problem } from './problem';

type Access = Call['access'];

/** `serve` is asked only for a request that may; it is told the session where one is needed. A session that was confirmed on the way goes with its answer. */
export async function guarded(
  request: NextRequest,
  access: Access,
  requestId: string,
  serve: (caller: Caller, session: Session | null) => Promise<NextResponse>,
): Promise<NextResponse> {
  if (!isSameOrigin(request) && !allowedClient(request)) {
    return problem({ status: 403, title: 'Only pages of this application may ask.', requestId });
  }
  const opened = access === 'anyone' ? null : await openSession(request.cookies, requestId);
  const refusal = opened && refuseCaller(opened, access, requestId);
  if (refusal) return refusal;
  if (request.method !== 'GET' && !hasToken(request)) {
    return problem({
      status: 403,
      title: 'The anti-forgery token is missing or wrong.',
      requestId,
    });
  }
  const session = opened?.kind === 'signed-in' ? opened.session : null;
  const response = await serve(callerOf(request.cookies, requestId), session);
  if (opened) await keepSession(response, opened);
  return response;
}

function refuseCaller(
  opened: OpenedSession,
  access: Access,
  requestId: string,
): NextResponse | null {
  if (opened.kind === 'unavailable') return problem({ ...FAILURES.unavailable, requestId });
  if (opened.kind === 'signed-out') return failedCall(FAILURES['signed-out'], requestId);
  if (access === 'manager' && !opened.session.managerialAccess) {
    return problem({ ...FAILURES.forbidden, requestId });
  }
  return null;
}
