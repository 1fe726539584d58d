/** Every failure ends here: a status, the legacy's error body, and a line in the log. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from 'fastify';

import { loggedError } from './logged-error';
import { errorBody, Refusal } from './refusal';
import { addSecurityHeaders } from './security-headers';

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

/** As bytes, to which no charset is added, also where no hook comes by to take it away. */
function sendError(request: FastifyRequest, reply: FastifyReply, status: number) {
  const body = JSON.stringify(errorBody(status, request.url));
  return reply.code(status).type('application/json').send(Buffer.from(body));
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
