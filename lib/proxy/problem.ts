/** Failures of our own HTTP entry points, as `application/problem+json` (RFC 9457). */
import 'server-only';
import { NextResponse } from 'next/server';
import type { Problem as Said } from '@/lib/contract/problem';
import { REQUEST_ID_HEADER } from '@/lib/session/request-headers';
import type { Refused } from './refused';

type Problem = Said & { status: number; requestId: string };

/** Thrown where a request cannot be served; the endpoint answers with it. */
export class HttpProblem extends Error {
  constructor(readonly about: Omit<Problem, 'requestId'>) {
    super(about.title);
  }
}

const HEADERS = {
  'content-type': 'application/problem+json',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function problem(
  { requestId, ...about }: Problem,
  headers: Record<string, string> = {},
): NextResponse {
  return new NextResponse(JSON.stringify({ type: 'about:blank', ...about, requestId }), {
    status: about.status,
    headers: { ...HEADERS, [REQUEST_ID_HEADER]: requestId, ...headers },
  });
}

export function refusedRequest(
  { status, title, errors }: Refused,
  requestId: string,
): NextResponse {
  return problem({ status, title, errors, requestId });
}

/** Methods that a page takes. */
export const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];

export function methodNotAllowed(allowed: readonly string[], requestId: string): NextResponse {
  const allow = allowed.join(', ');
  return problem({ status: 405, title: `This address takes ${allow}.`, requestId }, { allow });
}
