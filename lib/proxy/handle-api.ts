/**
 * The proxy: the only way from the browser to the backend. In this order it asks whether the call is declared,
 * whether the request comes from a page of ours or of an allowed client, who asks, whether a write carries the
 * token, and whether every value is one that the declaration takes.
 */
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import type { RequestContext } from '@/lib/legacy/request-context';
import { findCall } from './find-call';
import { forward } from './forward';
import { pathOfRequest } from './path-of-request';
import { methodNotAllowed, problem, refusedRequest } from './problem';
import { readInput } from './read-input';
import { withSession } from './with-session';

export async function handleApi(request: NextRequest): Promise<NextResponse> {
  const requestId = crypto.randomUUID();
  const path = pathOfRequest(request);
  const found = findCall(request.method, path);
  if (found.kind === 'undeclared') {
    return problem({ status: 404, title: 'There is no such call.', requestId });
  }
  if (found.kind === 'wrong-method') return methodNotAllowed(found.allowed, requestId);
  const { call, values } = found;

  const serve = async (context: RequestContext) => {
    const read = await readInput(request, call, values);
    if (read.kind === 'refused') return refusedRequest(read, requestId);
    return forward(context, call, read.input, path, request.signal);
  };
  return withSession(request, call.access, requestId, serve, { allowsClients: true });
}
