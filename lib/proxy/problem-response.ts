/** Error responses of route handlers: `application/problem+json` (RFC 9457). */
import 'server-only';
import { NextResponse } from 'next/server';
import { REQUEST_ID_HEADER } from '@/lib/session/request-headers';
import { destroySession } from '@/lib/session/session-cookies';
import type { Problem } from './problem';

const HEADERS = {
  'content-type': 'application/problem+json',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A response with the problem and `no-store`; a 401 also destroys the session in the browser. */
export function problemResponse(
  problem: Problem,
  requestId: string = crypto.randomUUID(),
  headers: Record<string, string> = {},
): NextResponse {
  const { status } = problem;
  const response = new NextResponse(
    JSON.stringify({ type: 'about:blank', ...problem, requestId }),
    {
      status,
      headers: { ...HEADERS, [REQUEST_ID_HEADER]: requestId, ...headers },
    },
  );
  if (status === 401) destroySession(response);
  return response;
}

export const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];

/** A 405 with `Allow`. */
export function methodNotAllowed(allowed: readonly string[], requestId?: string): NextResponse {
  const allow = allowed.join(', ');
  return problemResponse({ status: 405, title: `This address takes ${allow}.` }, requestId, {
    allow,
  });
}
