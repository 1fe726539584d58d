/** Authorization middleware of route handlers: origin, session, access, XSRF token, employee, before values are read. */
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import type { Call } from '@/lib/contract/call';
import { fullName } from '@/lib/format/text';
import { FAILURES, LegacyError } from '@/lib/legacy/error';
import type { RequestContext } from '@/lib/legacy/request-context';
import { requestContextOf } from '@/lib/session/cookies';
import { loadSession } from '@/lib/session/load-session';
import { deadlineOf } from '@/lib/session/request-headers';
import { allowedOrigin, hasXsrfToken, isSameOrigin } from '@/lib/session/same-origin';
import type { Session } from '@/lib/session/sealed-session';
import { saveSession } from '@/lib/session/session-cookies';
import { HttpProblem, OWN_PAGES_ONLY } from './problem';
import { problemResponse } from './problem-response';

/** Names one click on Save; a request that the browser repeats by itself has the same key. */
const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The employee for whom the page of the request was rendered. */
const EMPLOYEE_HEADER = 'x-outreach-employee';

/**
 * Calls `handle` for an authorized request, and responds with a problem to the HttpProblem or LegacyError that it throws.
 * Saves a session that was just confirmed in the response. All requests to the backend share one deadline.
 * `allowsOtherOrigins`: pages of other origins are authorized too, if the settings allow them.
 */
export async function withSession(
  request: NextRequest,
  access: Call['access'],
  handle: (context: RequestContext, session: Session | null) => Promise<NextResponse>,
  { allowsOtherOrigins = false } = {},
): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  const respondTo = (error: unknown) => errorResponse(error, requestId);
  try {
    if (!isSameOrigin(request) && !(allowsOtherOrigins && allowedOrigin(request))) {
      throw forbidden(OWN_PAGES_ONLY);
    }
    const { cookies, headers } = request;
    const deadline = deadlineOf(headers);
    const loaded = access === 'anyone' ? null : await loadSession(cookies, requestId, deadline);
    if (loaded?.kind === 'unavailable') throw new HttpProblem(FAILURES.unavailable);
    if (loaded?.kind === 'signed-out') throw new HttpProblem(FAILURES['signed-out']);
    const session = loaded?.session ?? null;
    if (access === 'manager' && !session?.managerialAccess)
      throw new HttpProblem(FAILURES.forbidden);
    if (request.method !== 'GET' && !hasXsrfToken(request)) {
      throw forbidden('The XSRF token is missing or not valid. Reload the page and try again.');
    }
    const renderedFor = headers.get(EMPLOYEE_HEADER);
    if (session && renderedFor !== null && renderedFor !== session.employee) {
      throw new HttpProblem({ status: 409, title: otherEmployee(session) });
    }
    const idempotencyKey = headers.get(IDEMPOTENCY_HEADER) ?? undefined;
    const context = { ...requestContextOf(cookies, requestId, deadline), idempotencyKey };
    const response = await handle(context, session).catch(respondTo);
    if (loaded) saveSession(response, loaded);
    return response;
  } catch (error) {
    return respondTo(error);
  }
}

const forbidden = (title: string) => new HttpProblem({ status: 403, title });

function otherEmployee({ firstName, lastName }: Session): string {
  const name = fullName(firstName, lastName) || 'another employee';
  return `This page was opened by another employee. You are now signed in as ${name}. Sign in again as the employee who opened this page, or reload the page.`;
}

/** Throws every other error again. */
function errorResponse(error: unknown, requestId: string): NextResponse {
  if (error instanceof HttpProblem) return problemResponse(error.problem, requestId);
  if (error instanceof LegacyError) return problemResponse(FAILURES[error.kind], requestId);
  throw error;
}
