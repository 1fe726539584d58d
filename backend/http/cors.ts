/** Calls from other origins: an exact list is allowed, with credentials, everyone else is refused (legacy-api.md §1.7). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isForeignOrigin } from './origins';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For browsers to go to, not for scripts of other origins to read. */
    page?: boolean;
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export function addCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
    if (!isForeignOrigin(request)) return;
    const origin = request.headers.origin ?? '';
    if (!allowedOrigins.includes(origin)) return refuse(reply);
    // Scripts of the signed-out are redirected to the sign-in, and must not take it for an answer (§1.3).
    if (request.routeOptions.config.page) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Location',
    });
    const wanted = request.headers['access-control-request-method'];
    if (request.method === 'OPTIONS' && wanted) return answerPreflight(request, reply, wanted);
  });
}

/** Preflights are answered before anyone asks who is calling. */
function answerPreflight(request: FastifyRequest, reply: FastifyReply, method: string) {
  if (!METHODS.includes(method)) return refuse(reply);
  const wantedHeaders = request.headers['access-control-request-headers'];
  reply.header('access-control-allow-methods', METHODS.join(','));
  if (wantedHeaders) reply.header('access-control-allow-headers', wantedHeaders);
  return reply.code(200).send();
}

function refuse(reply: FastifyReply) {
  return reply.code(403).type('text/plain').send('Invalid CORS request');
}
