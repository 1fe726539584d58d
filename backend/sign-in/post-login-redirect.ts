/** The page to return to after signing in (legacy-api.md §1.4): the Referer, if it is a page of the frontend. */
import type { FastifyRequest } from 'fastify';

const LONGEST = 2_000;
const NO_DESTINATION = ['/login', '/logout'];

export function returnToOf(
  request: FastifyRequest,
  frontendOrigins: readonly string[],
): string | undefined {
  const referer = refererOf(request);
  if (!referer || !frontendOrigins.includes(referer.origin)) return undefined;
  if (NO_DESTINATION.includes(referer.pathname)) return undefined;
  return `${referer.origin}${referer.pathname}${referer.search}`;
}

export function homePage(
  request: FastifyRequest,
  frontendOrigins: readonly [string, ...string[]],
): string {
  const origin = refererOf(request)?.origin ?? '';
  return `${frontendOrigins.includes(origin) ? origin : frontendOrigins[0]}/`;
}

function refererOf(request: FastifyRequest): URL | null {
  const { referer } = request.headers;
  if (!referer || referer.length > LONGEST || !URL.canParse(referer)) return null;
  return new URL(referer);
}
