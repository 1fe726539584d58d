/**
 * What lets the pages of an allowed client of another origin read responses, and what such a client gets when it is
 * signed out: both as from the backend itself (legacy-api.md §1.3, §1.7).
 */
import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { routes } from '@/lib/routes';
import { allowedOrigin } from '@/lib/session/same-origin';
import { FAILURES } from './failures';
import { problem } from './problem';

type Handler = (request: NextRequest) => Promise<NextResponse>;

/**
 * The same handler, whose responses an allowed client may read. Where it responds to such a client with 401, the
 * client gets the backend's redirect to the sign-in instead: its `fetch` then fails, and it reads no problem document
 * as if it were data.
 */
export function withCors(handle: Handler): Handler {
  return async (request) => {
    const response = await handle(request);
    const signedOut = response.status === FAILURES['signed-out'].status;
    return letRead(request, signedOut && allowedOrigin(request) ? toSignIn(response) : response);
  };
}

/** 302 to our own sign-in, with the cookies that the refusal sets. */
function toSignIn(refusal: NextResponse): NextResponse {
  const headers = new Headers(refusal.headers);
  headers.delete('content-type');
  headers.set('location', routes.login);
  return new NextResponse(null, { status: 302, headers });
}

/** What a browser asks before a write of another origin. */
export function respondToPreflight(request: NextRequest): NextResponse {
  if (!allowedOrigin(request)) {
    const title = 'Only pages of this application may ask.';
    return problem({ status: 403, title, requestId: crypto.randomUUID() });
  }
  const response = letRead(request, new NextResponse(null, { status: 204 }));
  response.headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.headers.set('access-control-allow-headers', 'accept, content-type, x-xsrf-token');
  return response;
}

function letRead(request: NextRequest, response: NextResponse): NextResponse {
  response.headers.append('vary', 'Origin');
  const client = allowedOrigin(request);
  if (!client) return response;
  response.headers.set('access-control-allow-origin', client);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set('access-control-expose-headers', 'Location');
  return response;
}
