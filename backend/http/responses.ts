/** Responses that many calls give (legacy-api.md §1.9 and §1.17). */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

import { ownOrigin } from './origins';

/** 201 with the address where a created row claims to live: percent signs are encoded once more, as the legacy does. */
export function created(reply: FastifyReply, id: number) {
  const { request } = reply;
  const path = request.url.split('?', 1)[0]?.replace(/\/$/, '').replaceAll('%', '%25');
  return reply
    .code(201)
    .header('location', `${ownOrigin(request)}${path}/${id}`)
    .send();
}

export function noContent(reply: FastifyReply) {
  return reply.code(204).send();
}

/** One JSON list. A failure after the first batch cuts it off, as in the legacy (§1.9). */
export function sendRows(reply: FastifyReply, batches: AsyncIterable<unknown[]>) {
  return reply.type('application/json').send(jsonList(batches));
}

export function jsonList(batches: AsyncIterable<unknown[]>): Readable {
  return Readable.from(listText(batches), { objectMode: false });
}

async function* listText(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
