/** Every failure's response: a status and the legacy's error body (legacy-api.md §1.9), and a line in the log. */
import { STATUS_CODES } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';

import { offsetDate } from '@/backend/wire/dates';
import { addSecurityHeaders } from './every-request';
import { Refusal } from './refusal';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error, request);
    const expected = error instanceof Refusal || status < 500;
    if (expected) request.log.info({ reason: reasonFor(error) }, 'request refused');
    else request.log.error({ err: loggedError(error) }, 'request failed');
    return sendError(request, reply, status);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));
  // Clients of the real API see the media type without a charset.
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      reply.header('content-type', 'application/json');
    }
  });
}

/** Paths that cannot be decoded come here without passing any hook. */
export function answerBadUrl(_error: Error, request: FastifyRequest, reply: FastifyReply) {
  addSecurityHeaders(reply);
  sendError(request, reply, 400);
}

/** As bytes, to which no charset is added. The message stays empty: the reason is not for the caller. */
function sendError(request: FastifyRequest, reply: FastifyReply, status: number) {
  const body = {
    timestamp: offsetDate(new Date()),
    status,
    error: STATUS_CODES[status] ?? 'Error',
    message: '',
    path: request.url.split('?', 1)[0],
  };
  return reply
    .code(status)
    .type('application/json')
    .send(Buffer.from(JSON.stringify(body)));
}

/** Of the server's own errors only those about the request say something about the caller. */
function statusOf(error: unknown, request: FastifyRequest): number {
  if (error instanceof Refusal) return error.statusCode;
  // The caller went away before the end of the body.
  if (error === request.raw.errored) return 400;
  if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE) return 413;
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE) return 415;
  if (error instanceof errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH) return 400;
  return 500;
}

function reasonFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Where it happened and what the database calls it: drizzle's error repeats the query with everything that was to be stored. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const about =
    cause instanceof DatabaseError
      ? { code: cause.code, table: cause.table, constraint: cause.constraint }
      : { message: cause?.message };
  return { type: cause?.name ?? error.name, ...about, stack: frames?.join('\n') };
}
