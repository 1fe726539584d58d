/** One log line per request: which call and how it went, never what was in it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const SAFE_ID = /^[\w.:-]{1,64}$/;

/** The caller's own id where it sends one, so that both programs' log lines can be put together. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = `${request.method} ${request.routeOptions.url ?? '(unknown path)'}`;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ call, status: reply.statusCode, milliseconds }, 'request');
  });
}
