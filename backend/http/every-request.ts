/** What every request passes before anybody asks who is calling. */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from './refusal';

/** As the legacy's security framework sets them (legacy-api.md §1.1). */
const SECURITY_HEADERS = {
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-xss-protection': '1; mode=block',
};
/** What the legacy's web server refuses in a request target, and then its firewall (§1.14). */
const REFUSED_BY_SERVER = /[^!-~]|["<>\\^`{|}[\]]|%(?![0-9a-f]{2})|%00/i;
const ENCODED_SLASH = /%2f|%5c/i;
const REFUSED_BY_FIREWALL = /\/\/|;|%3b|%25/i;
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const SAFE_ID = /^[\w.:-]{1,64}$/;
const TOKEN_COOKIE = 'XSRF-TOKEN';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

export function addSecurityHeaders(reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
}

export function checkRequestTarget(url: string): void {
  const path = url.split('?', 1)[0] ?? '';
  if (REFUSED_BY_SERVER.test(url) || ENCODED_SLASH.test(path)) {
    throw new Refusal(400, 'request target with a refused character');
  }
  if (REFUSED_BY_FIREWALL.test(path) || DOT_SEGMENT.test(path)) {
    throw new Refusal(500, 'request target refused by the firewall');
  }
}

/** The caller's own id where it sends one, so that both programs' log lines can be put together. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

/** One line per request: which call and how it went, never what was in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = `${request.method} ${request.routeOptions.url ?? '(unknown path)'}`;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ call, status: reply.statusCode, milliseconds }, 'request');
  });
}

/** Gives an anti-forgery token to a caller without one; scripts must be able to read it (§1.6). */
export function issueToken(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.cookies[TOKEN_COOKIE]) reply.setCookie(TOKEN_COOKIE, randomUUID());
}

/** A write repeats the cookie in a header, or in the parameter `_csrf`. Nothing is kept here: any equal pair passes. */
export function checkToken({ method, cookies, headers, query }: FastifyRequest): void {
  if (SAFE_METHODS.includes(method)) return;
  const parameter =
    typeof query === 'object' && query !== null && '_csrf' in query ? query._csrf : undefined;
  const cookie = Buffer.from(cookies[TOKEN_COOKIE] ?? '');
  const sent = Buffer.from(String(headers['x-xsrf-token'] ?? parameter ?? ''));
  if (cookie.length === 0 || cookie.length !== sent.length || !timingSafeEqual(cookie, sent)) {
    throw new Refusal(403, 'anti-forgery token missing or different');
  }
}
