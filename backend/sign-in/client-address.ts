/** Whose failures are counted together. */
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * The application sits on the same machine and passes sign-ins through, naming the browser's address
 * last in X-Forwarded-For. From anywhere else that header could be made up.
 */
export function clientAddress(request: FastifyRequest): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const browser = forwarded.split(',').at(-1)?.trim();
  return browser && LOOPBACK.test(request.ip) ? browser.slice(0, 64) : request.ip;
}
