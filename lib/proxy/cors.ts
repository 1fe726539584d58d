/** What lets the pages of an allowed client of another origin read answers, as the backend itself does (§1.7). */
import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { allowedClient } from '@/lib/session/same-origin';
import { problem } from './problem';

type Handler = (request: NextRequest) => Promise<NextResponse>;

/** The same handler, whose answers an allowed client may read. */
export function readableByClients(handle: Handler): Handler {
  return async (request) => letRead(request, await handle(request));
}

/** What a browser asks before a write of another origin. */
export function answerPreflight(request: NextRequest): NextResponse {
  if (!allowedClient(request)) {
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
  const client = allowedClient(request);
  if (!client) return response;
  response.headers.set('access-control-allow-origin', client);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set('access-control-expose-headers', 'Location');
  return response;
}
