/** What a known path says to methods it does not have: 405 (legacy-api.md §1.9), and to OPTIONS which ones it has. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from './refusal';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Call before the routes are added; the returned function, after. */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]));
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allowed = [...methods, 'OPTIONS'].join(', ');
      app.options(url, async (_request, reply) => reply.header('allow', allowed).send());
      const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header('allow', allowed);
        throw new Refusal(405, 'wrong method');
      };
      const others = METHODS.filter((method) => !methods.has(method));
      // Before a body is read.
      app.route({ url, method: others, onRequest: refuse, handler: refuse });
    }
  };
}
