/** Which origin a request was sent to, and which it may come from (legacy-api.md §1.7 and §1.17). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For browsers to go to, not for scripts of other origins to read. */
    page?: boolean;
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

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

/** An exact list of other origins is allowed, with credentials; all others are refused. */
export function addCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
    if (!isForeignOrigin(request)) return;
    const { origin = '', ...headers } = request.headers;
    if (!allowedOrigins.includes(origin)) return refuse(reply);
    // Scripts of the signed-out are redirected to the sign-in, and must not take it for an answer (§1.3).
    if (request.routeOptions.config.page) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Location',
    });
    // Preflights are answered before anyone asks who is calling.
    const method = headers['access-control-request-method'];
    if (request.method !== 'OPTIONS' || !method) return;
    if (!METHODS.includes(method)) return refuse(reply);
    reply.header('access-control-allow-methods', METHODS.join(','));
    const wanted = headers['access-control-request-headers'];
    if (wanted) reply.header('access-control-allow-headers', wanted);
    return reply.code(200).send();
  });
}

function refuse(reply: FastifyReply) {
  return reply.code(403).type('text/plain').send('Invalid CORS request');
}
