/** Responds to invalid requests, which `lib/proxy/normalize-request.ts` reroutes here. */
import type { NextRequest, NextResponse } from 'next/server';
import { methodNotAllowed, PAGE_METHODS, problemResponse } from '@/lib/proxy/problem-response';

const CALL_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export function GET({ nextUrl }: NextRequest): NextResponse {
  if (nextUrl.pathname.endsWith('/405')) {
    return methodNotAllowed(
      nextUrl.searchParams.get('of') === 'call' ? CALL_METHODS : PAGE_METHODS,
    );
  }
  return problemResponse({
    status: 400,
    title: 'The address is not valid. Check it and try again.',
  });
}
