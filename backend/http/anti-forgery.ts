/**
 * Double submit (legacy-api.md §1.6): a write must repeat the XSRF-TOKEN cookie in a header.
 * Nothing is kept on the server; any equal pair passes.
 */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from './refusal';

const COOKIE = 'XSRF-TOKEN';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Gives a token to whoever has none; scripts must be able to read it. */
export function issueToken(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.cookies[COOKIE]) reply.setCookie(COOKIE, randomUUID());
}

export function checkToken(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method)) return;
  if (!equal(request.cookies[COOKIE], sentToken(request))) {
    throw new Refusal(403, 'anti-forgery token missing or different');
  }
}

/** The header, or the parameter `_csrf` where there is none. */
function sentToken(request: FastifyRequest): unknown {
  const { query } = request;
  const parameter =
    typeof query === 'object' && query !== null && '_csrf' in query ? query._csrf : undefined;
  return request.headers['x-xsrf-token'] ?? parameter;
}

function equal(cookie: string | undefined, sent: unknown): boolean {
  if (!cookie || typeof sent !== 'string') return false;
  const [expected, actual] = [Buffer.from(cookie), Buffer.from(sent)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
