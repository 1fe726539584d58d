/**
 * What every way to the backend asks of a request before it looks at its values: whether it comes from a page
 * of ours or of an allowed client, who asks, and whether a write carries the anti-forgery token.
 */
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import type { Call } from '@/lib/contract/call';
import { fullName } from '@/lib/format/text';
import { deadlineAfter } from '@/lib/legacy/deadline';
import type { RequestContext } from '@/lib/legacy/request-context';
import { requestContextOf } from '@/lib/session/backend-cookies';
import { type LoadedSession, loadSession } from '@/lib/session/load-session';
import { elapsedSince } from '@/lib/session/request-headers';
import { allowedOrigin, hasXsrfToken, isSameOrigin } from '@/lib/session/same-origin';
import type { Session } from '@/lib/session/sealed-session';
import { saveSession } from '@/lib/session/session-cookies';
import { failedCall } from './failed-call';
import { FAILURES } from './failures';
import { problem } from './problem';

type Access = Call['access'];

/** Names one click on Save; the browser repeats it when it repeats the request by itself. */
const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The employee for whom the page of the request was rendered. */
const EMPLOYEE_HEADER = 'x-outreach-employee';

/**
 * Calls `serve` for an authorized request, with the session where one is needed. A session that was confirmed on
 * the way is kept in the response. Everything that `serve` requests from the backend shares one deadline.
 * `allowsClients`: pages of another origin that the settings allow may ask as well.
 */
export async function withSession(
  request: NextRequest,
  access: Access,
  requestId: string,
  serve: (context: RequestContext, session: Session | null) => Promise<NextResponse>,
  { allowsClients = false } = {},
): Promise<NextResponse> {
  if (!isSameOrigin(request) && !(allowsClients && allowedOrigin(request))) {
    return problem({ status: 403, title: 'Only pages of this application may ask.', requestId });
  }
  const deadline = deadlineAfter(elapsedSince(request.headers));
  const opened =
    access === 'anyone' ? null : await loadSession(request.cookies, requestId, deadline);
  const refusal = opened && refuseCaller(opened, access, requestId);
  if (refusal) return refusal;
  if (request.method !== 'GET' && !hasXsrfToken(request)) {
    return problem({
      status: 403,
      title: 'The anti-forgery token is missing or wrong.',
      requestId,
    });
  }
  const session = opened?.kind === 'signed-in' ? opened.session : null;
  const renderedFor = request.headers.get(EMPLOYEE_HEADER);
  if (session && renderedFor !== null && renderedFor !== session.employee) {
    return problem({ status: 409, title: otherEmployee(session), requestId });
  }
  const idempotencyKey = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined;
  const context = { ...requestContextOf(request.cookies, requestId, deadline), idempotencyKey };
  const response = await serve(context, session);
  if (opened) saveSession(response, opened);
  return response;
}

function otherEmployee({ firstName, lastName }: Session): string {
  const name = fullName(firstName, lastName) || 'another employee';
  return `This page was opened by another employee. You are now signed in as ${name}. Sign in again as the employee who opened this page, or reload the page.`;
}

function refuseCaller(
  opened: LoadedSession,
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
