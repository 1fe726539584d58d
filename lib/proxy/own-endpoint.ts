/**
 * Our own addresses below `/api`, which are no calls of the backend: guarded as the proxy is, and what fails on the
 * way to the backend is answered as the proxy answers it.
 */
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import type { Method } from '@/lib/contract/call';
import type { Caller } from '@/lib/legacy/caller';
import { LegacyError } from '@/lib/legacy/error';
import { failedCall } from './failed-call';
import { FAILURES } from './failures';
import { guarded } from './guarded';
import { refusedMethod } from './problem';

type Serve = (caller: Caller, request: NextRequest) => Promise<NextResponse>;

export function ownEndpoint(method: Method, serve: Serve) {
  return async (request: NextRequest): Promise<NextResponse> => {
    const requestId = crypto.randomUUID();
    if (request.method !== method) return refusedMethod([method], requestId);
    return guarded(request, 'employee', requestId, (caller) =>
      serve(caller, request).catch((error: unknown) => failed(error, requestId)),
    );
  };
}

/** Throws what is no failure of the backend's. */
function failed(error: unknown, requestId: string): NextResponse {
  if (!(error instanceof LegacyError)) throw error;
  return failedCall(FAILURES[error.kind], requestId);
}
