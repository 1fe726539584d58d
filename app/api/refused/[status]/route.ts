/** Where requests end that no page and no call can get (`lib/proxy/unroutable.ts`). */
import type { NextRequest, NextResponse } from 'next/server';
import { methodNotAllowed, PAGE_METHODS, problem } from '@/lib/proxy/problem';

const CALL_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export function GET({ nextUrl }: NextRequest): NextResponse {
  const requestId = crypto.randomUUID();
  if (nextUrl.pathname.endsWith('/405')) {
    const isCall = nextUrl.searchParams.get('of') === 'call';
    return methodNotAllowed(isCall ? CALL_METHODS : PAGE_METHODS, requestId);
  }
  return problem({ status: 400, title: 'This address cannot be read.', requestId });
}
