/** Errors as responses: a status, the legacy's error body (legacy-api.md §1.9) and a line in the log. */
import { STATUS_CODES } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';

import { offsetDate } from '@/backend/wire/dates';

/** Rejects the request with a status. The reason is logged and never sent. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 500,
    reason: string,
  ) {
    super(reason);
  }
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error, request);
    if (error instanceof Error && (error instanceof HttpError || status < 500)) {
      request.log.info({ reason: error.message }, 'request rejected');
    } else {
      request.log.error({ err: loggedError(error) }, 'request failed');
    }
    sendError(request, reply, status);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      reply.header('content-type', 'application/json');
    }
  });
}

/** A Buffer, because Fastify adds a charset to text. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const body = {
    timestamp: offsetDate(new Date()),
    status,
    error: STATUS_CODES[status] ?? 'Error',
    message: '',
    path: request.url.split('?', 1)[0],
  };
  reply
    .code(status)
    .type('application/json')
    .send(Buffer.from(JSON.stringify(body)));
}

/** Errors of Fastify about a request have a status, such as 413. */
function statusOf(error: unknown, request: FastifyRequest): number {
  // The client disconnected before the end of the body.
  if (error === request.raw.errored) return 400;
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  return Number(error.statusCode) || 500;
}

/** Errors of the database without messages and details, which repeat the values of the query. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  if (!(error.cause instanceof DatabaseError)) return error.cause;
  const { name, code, table, constraint } = error.cause;
  return { type: name, code, table, constraint };
}
