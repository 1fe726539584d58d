/** The answer to a call that failed at the backend: whoever is signed out there is signed out here. */
import 'server-only';
import type { NextResponse } from 'next/server';
import { destroySession } from '@/lib/session/session-cookies';
import { FAILURES, type Failure } from './failures';
import { problem } from './problem';

export function failedCall(failure: Failure, requestId: string): NextResponse {
  const response = problem({ ...failure, requestId });
  if (failure.status === FAILURES['signed-out'].status) destroySession(response);
  return response;
}
