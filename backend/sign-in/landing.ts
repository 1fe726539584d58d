/** Where a browser goes after signing in (legacy-api.md §1.4: back to the page it came from). */
import type { FastifyRequest } from 'fastify';

const LONGEST = 2_000;
/** Coming from these says nothing about where somebody wanted to go. */
const NOT_A_DESTINATION = ['/login', '/logout'];

/** The page of one of the frontend's origins that led here, if any. */
export function pageBefore(
  request: FastifyRequest,
  frontendOrigins: readonly string[],
): string | undefined {
  const before = refererOf(request);
  if (!before || !frontendOrigins.includes(before.origin)) return undefined;
  if (NOT_A_DESTINATION.includes(before.pathname)) return undefined;
  return `${before.origin}${before.pathname}${before.search}`;
}

/** Home of the frontend that led here, or of the first one. */
export function homePage(
  request: FastifyRequest,
  frontendOrigins: readonly [string, ...string[]],
): string {
  const from = refererOf(request)?.origin ?? '';
  return `${frontendOrigins.includes(from) ? from : frontendOrigins[0]}/`;
}

function refererOf(request: FastifyRequest): URL | null {
  const { referer } = request.headers;
  if (!referer || referer.length > LONGEST || !URL.canParse(referer)) return null;
  return new URL(referer);
}
