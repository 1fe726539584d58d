/** Checks and headers of every request: target, CORS, XSRF token and allowed methods (legacy-api.md §1.1 to §1.14). */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { HttpError } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An HTML page, without CORS headers for scripts of other origins. */
    page?: boolean;
  }
}

const SECURITY_HEADERS = {
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-xss-protection': '1; mode=block',
};
/** In a request target (§1.14). */
const REJECTED_BY_SERVER = /[^!-~]|["<>\\^`{|}[\]]|%(?![0-9a-f]{2})|%00/i;
const ENCODED_SLASH = /%2f|%5c/i;
const REJECTED_BY_FIREWALL = /\/\/|;|%3b|%25/i;
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const SAFE_ID = /^[\w.:-]{1,64}$/;
const TOKEN_COOKIE = 'XSRF-TOKEN';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const CORS_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export function addSecurityHeaders(reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
}

export function checkRequestTarget(url: string): void {
  const path = url.split('?', 1)[0] ?? '';
  if (REJECTED_BY_SERVER.test(url) || ENCODED_SLASH.test(path)) {
    throw new HttpError(400, 'request target with a rejected character');
  }
  if (REJECTED_BY_FIREWALL.test(path) || DOT_SEGMENT.test(path)) {
    throw new HttpError(500, 'request target rejected by the firewall');
  }
}

/** The application's id of the request, for the log lines of both programs. */
export function requestId({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && SAFE_ID.test(sent) ? sent : randomUUID();
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = `${request.method} ${request.routeOptions.url ?? '(unknown path)'}`;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ call, status: reply.statusCode, milliseconds }, 'request');
  });
}

/** Readable by scripts (§1.6). */
export function issueToken(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.cookies[TOKEN_COOKIE]) reply.setCookie(TOKEN_COOKIE, randomUUID());
}

/** Double submit: a write repeats the cookie in a header or in the parameter `_csrf`. */
export function checkToken({ method, cookies, headers, query }: FastifyRequest): void {
  if (SAFE_METHODS.includes(method)) return;
  const parameter =
    typeof query === 'object' && query !== null && '_csrf' in query ? query._csrf : undefined;
  const cookie = Buffer.from(cookies[TOKEN_COOKIE] ?? '');
  const sent = Buffer.from(String(headers['x-xsrf-token'] ?? parameter ?? ''));
  if (cookie.length === 0 || cookie.length !== sent.length || !timingSafeEqual(cookie, sent)) {
    throw new HttpError(403, 'XSRF token missing or different');
  }
}

export function ownOrigin(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  if (!request.host || !URL.canParse(address)) throw new HttpError(400, 'invalid Host header');
  return new URL(address).origin;
}

/** Compares hosts only: behind a TLS gateway the browser's scheme differs from ours. */
export function isCrossOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(ownOrigin(request)).host;
}

/** Allows an exact list of origins, with credentials, and rejects all others (§1.7). */
export function addCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  const reject = (reply: FastifyReply) =>
    reply.code(403).type('text/plain').send('Invalid CORS request');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
    if (!isCrossOrigin(request)) return;
    const { origin = '', ...headers } = request.headers;
    if (!allowedOrigins.includes(origin)) return reject(reply);
    // A script without a session is redirected to the sign-in, and must not read it as a response (§1.3).
    if (request.routeOptions.config.page) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Location',
    });
    const method = headers['access-control-request-method'];
    if (request.method !== 'OPTIONS' || !method) return;
    if (!CORS_METHODS.includes(method)) return reject(reply);
    reply.header('access-control-allow-methods', CORS_METHODS.join(','));
    const wanted = headers['access-control-request-headers'];
    if (wanted) reply.header('access-control-allow-headers', wanted);
    return reply.code(200).send();
  });
}

/**
 * Known paths respond with 405 to other methods (§1.9) and list theirs for OPTIONS. Called before the routes are added;
 * the returned function is called after them.
 */
export function addMethodChecks(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]));
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allow = [...methods, 'OPTIONS'].join(', ');
      app.options(url, async (_request, reply) => reply.header('allow', allow).send());
      const reject = async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header('allow', allow);
        throw new HttpError(405, 'wrong method');
      };
      const others = METHODS.filter((method) => !methods.has(method));
      // As a hook it runs before the body is read.
      app.route({ url, method: others, onRequest: reject, handler: reject });
    }
  };
}
