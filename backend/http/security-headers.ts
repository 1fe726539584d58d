/** The headers on every answer, as the legacy's security framework sets them (legacy-api.md §1.1). */
import type { FastifyReply } from 'fastify';

const HEADERS = {
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-xss-protection': '1; mode=block',
};

export function addSecurityHeaders(reply: FastifyReply): void {
  reply.headers(HEADERS);
}
