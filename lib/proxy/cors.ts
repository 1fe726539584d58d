/** CORS for allowed clients of another origin, as at the backend (legacy-api.md §1.3, §1.7). */
import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { routes } from '@/lib/routes';
import { allowedOrigin } from '@/lib/session/same-origin';
import { OWN_PAGES_ONLY } from './problem';
import { problemResponse } from './problem-response';

type Handler = (request: NextRequest) => Promise<NextResponse>;

/**
 * Middleware around `handle`: adds the CORS headers to every response. In place of 401, an allowed client receives the
 * backend's redirect to the sign-in: its `fetch` fails, and it does not parse a problem document as data.
 */
export function withCors(handle: Handler): Handler {
  return async (request) => {
    const response = await handle(request);
    const signedOut = response.status === 401 && allowedOrigin(request);
    return addCorsHeaders(request, signedOut ? redirectToSignIn(response) : response);
  };
}

/** Keeps the cookies that the 401 sets. */
function redirectToSignIn(response: NextResponse): NextResponse {
  const headers = new Headers(response.headers);
  headers.delete('content-type');
  headers.set('location', routes.login);
  return new NextResponse(null, { status: 302, headers });
}

/** Responds with 204 to an OPTIONS request of an allowed origin, and with 403 to others. */
export function respondToPreflight(request: NextRequest): NextResponse {
  if (!allowedOrigin(request)) {
    return problemResponse({
      status: 403,
      title: OWN_PAGES_ONLY,
    });
  }
  const response = addCorsHeaders(request, new NextResponse(null, { status: 204 }));
  response.headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.headers.set('access-control-allow-headers', 'accept, content-type, x-xsrf-token');
  return response;
}

function addCorsHeaders(request: NextRequest, response: NextResponse): NextResponse {
  response.headers.append('vary', 'Origin');
  const origin = allowedOrigin(request);
  if (!origin) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set('access-control-expose-headers', 'Location');
  return response;
}
