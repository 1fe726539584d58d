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
  const { referer } = request.headers;
  if (!referer || referer.length > LONGEST || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  if (!frontendOrigins.includes(origin) || NOT_A_DESTINATION.includes(pathname)) return undefined;
  return `${origin}${pathname}${search}`;
}

export function homePage(frontendOrigins: readonly [string, ...string[]]): string {
  return `${frontendOrigins[0]}/`;
}
