/** Sends a checked call upstream and turns the answer into what the browser may see. */
import 'server-only';
import { NextResponse } from 'next/server';
import type { Call } from '@/lib/contract/call';
import { logout } from '@/lib/contract/calls/session';
import { saysSignedOut } from '@/lib/legacy/ask';
import type { Caller } from '@/lib/legacy/caller';
import { kindOfStatus, LegacyError } from '@/lib/legacy/error';
import { type CheckedInput, send } from '@/lib/legacy/send';
import { allowedSetCookies } from '@/lib/session/backend-cookies';
import { REQUEST_ID_HEADER } from '@/lib/session/request-context';
import { endBackendSession, passOn } from '@/lib/session/session-cookies';
import { failedCall } from './failed-call';
import { FAILURES } from './failures';
import { problem } from './problem';

/** `path` is the address the browser asked, without query: `Location` is told in its terms. */
export async function forward(
  caller: Caller,
  call: Call,
  input: CheckedInput,
  path: string,
  abandoned: AbortSignal,
): Promise<NextResponse> {
  const { requestId } = caller;
  const answer = await send(caller, call, input, abandoned).catch((error: unknown) => {
    if (error instanceof LegacyError) return error.kind;
    throw error;
  });
  if (typeof answer === 'string') {
    const failure = FAILURES[answer];
    return problem({ ...failure, ...outcomeOf(call, failure.status), requestId });
  }

  if (saysSignedOut(answer) || saysNothing(call, answer)) {
    return failedCall(FAILURES['signed-out'], requestId);
  }
  const response = await passAnswer(call, answer, path, requestId);
  if (call === logout && response.ok) endBackendSession(response);
  passOn(response, allowedSetCookies(answer.headers.getSetCookie()));
  return response;
}

async function passAnswer(
  call: Call,
  answer: Response,
  path: string,
  requestId: string,
): Promise<NextResponse> {
  const kind = kindOfStatus(answer.status);
  if (kind) {
    // The backend's error page may hold a trace (legacy-api.md §1.9): only its status goes on.
    await answer.body?.cancel();
    const { status } = answer;
    return problem({ ...FAILURES[kind], ...outcomeOf(call, status), status, requestId });
  }
  // A success that says nothing is one without content, whatever its status.
  const silent = call.answer.kind === 'silent';
  if (silent) await answer.body?.cancel();
  const headers = new Headers({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    [REQUEST_ID_HEADER]: requestId,
  });
  const type = answer.headers.get('content-type');
  if (type && !silent) headers.set('content-type', type);
  const id = answer.headers.get('location')?.split('/').pop();
  if (id) headers.set('location', `${path}/${id}`);
  return silent
    ? new NextResponse(null, { status: 204, headers })
    : new NextResponse(answer.body, { status: answer.status, headers });
}

/**
 * The backend creates step by step and undoes nothing (legacy-api.md §1.9): whatever fails on the way there or back,
 * or in it, may leave something new behind.
 */
function outcomeOf(call: Call, status: number): { outcome?: 'unknown' } {
  return call.answer.kind === 'created' && status >= 500 ? { outcome: 'unknown' } : {};
}

/** An empty 200 where data is due is one more way of saying "signed out" (§10.1). */
function saysNothing(call: Call, answer: Response): boolean {
  if (call.answer.kind !== 'json' || call.answer.empty !== undefined) return false;
  return answer.status === 200 && answer.headers.get('content-length') === '0';
}
