/** Responses that many calls share (legacy-api.md §1.9 and §1.17). */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

import { ownOrigin } from './request-hooks';

/** 201 with the address of the created row. The legacy encodes percent signs of the path once more. */
export function created(reply: FastifyReply, id: number) {
  const { request } = reply;
  const path = request.url.split('?', 1)[0]?.replace(/\/$/, '').replaceAll('%', '%25');
  return reply
    .code(201)
    .header('location', `${ownOrigin(request)}${path}/${id}`)
    .send();
}

/** Streams one JSON list. A failure after the first batch truncates it, as in the legacy (§1.9). */
export function sendRows(reply: FastifyReply, batches: AsyncIterable<unknown[]>) {
  return reply.type('application/json').send(jsonList(batches));
}

export function jsonList(batches: AsyncIterable<unknown[]>): Readable {
  return Readable.from(listText(batches), { objectMode: false });
}

async function* listText(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
