/** Which origin a request was sent to, and which it may come from (legacy-api.md §1.7 and §1.17). */
import type { FastifyRequest } from 'fastify';

import { Refusal } from './refusal';

/** Scheme, host and port this request was addressed to; a default port is left out. */
export function ownOrigin(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  if (!request.host || !URL.canParse(address)) throw new Refusal(400, 'unreadable Host header');
  return new URL(address).origin;
}

/**
 * A request without Origin, or from the host that it was sent to, is not cross-origin. The scheme is left aside:
 * behind a gateway with TLS the browser sees another one than we do.
 */
export function isForeignOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(ownOrigin(request)).host;
}
