/** JSON bodies: read only where a call has one, whatever the caller labels the others (legacy-api.md §1.8). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { Refusal } from './refusal';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Bodies stay bytes until a handler asks for them: the calls without a body ignore what comes. */
export function keepBodiesRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Refuses with 415 what is not called JSON, with 400 what is malformed or of the wrong shape. */
export function jsonBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const type = request.headers['content-type'];
  if (type ? !JSON_TYPE.test(type) : bytes.length > 0) throw new Refusal(415, 'body is not JSON');
  const body = schema.safeParse(parse(bytes));
  if (body.success) return body.data;
  throw new Refusal(400, `body refused at: ${body.error.issues.map(({ path }) => path.join('.'))}`);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'malformed JSON');
  }
}
