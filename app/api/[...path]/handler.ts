/**
 * The proxy: the only way from the browser to the backend. In this order it asks whether the call is
 * declared, whether the request comes from a page of ours, who asks, whether a write carries the token, and
 * whether every value is one that the declaration takes.
 */
import type { NextRequest, NextResponse } from 'next/server';
import type { Call } from '@/lib/contract/call';
import { type Found, findCall } from '@/lib/proxy/find-call';
import { forward } from '@/lib/proxy/forward';
import { FAILURES, problem } from '@/lib/proxy/problem';
import { readInput } from '@/lib/proxy/read-input';
import { callerOf } from '@/lib/session/backend-cookies';
import { type OpenedSession, openSession } from '@/lib/session/open-session';
import { hasToken, isSameOrigin } from '@/lib/session/same-origin';
import { endSession, keepSession } from '@/lib/session/session-cookies';

export async function handleApi(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  // The parsed `nextUrl` has been normalised; the address itself tells `%2F` from a slash.
  const path = new URL(request.url).pathname;
  const found = findCall(request.method, path);
  if (found.kind !== 'call') return refuseUnknown(found, requestId);
  const { call, values } = found;

  if (!isSameOrigin(request)) {
    return problem({ status: 403, title: 'Only pages of this application may ask.', requestId });
  }
  const opened = call.access === 'anyone' ? null : await openSession(request.cookies, requestId);
  const refusal = opened && refuseCaller(opened, call, requestId);
  if (refusal) return refusal;
  if (call.method !== 'GET' && !hasToken(request)) {
    return problem({
      status: 403,
      title: 'The anti-forgery token is missing or wrong.',
      requestId,
    });
  }
  const read = await readInput(request, call, values);
  if (read.kind === 'refused') {
    const { kind: _kind, ...about } = read;
    return problem({ ...about, requestId });
  }
  const caller = callerOf(request.cookies, requestId);
  const response = await forward(caller, call, read.input, path, request.signal);
  if (opened && response.status !== 401) await keepSession(response, opened);
  return response;
}

function refuseUnknown(found: Exclude<Found, { kind: 'call' }>, requestId: string): NextResponse {
  if (found.kind === 'undeclared') {
    return problem({ status: 404, title: 'There is no such call.', requestId });
  }
  const allow = found.allowed.join(', ');
  return problem({ status: 405, title: `This call takes ${allow}.`, requestId }, { allow });
}

function refuseCaller(opened: OpenedSession, call: Call, requestId: string): NextResponse | null {
  if (opened.kind === 'unavailable') return problem({ ...FAILURES.unavailable, requestId });
  if (opened.kind === 'signed-out') {
    const response = problem({ ...FAILURES['signed-out'], requestId });
    endSession(response);
    return response;
  }
  if (call.access === 'manager' && !opened.session.managerialAccess) {
    return problem({ ...FAILURES.forbidden, requestId });
  }
  return null;
}
