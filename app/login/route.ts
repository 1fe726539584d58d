import type { NextRequest, NextResponse } from 'next/server';
import { problemResponse } from '@/lib/proxy/problem-response';
import { proxySignIn } from '@/lib/proxy/sign-in-proxy';
import { isSameOrigin } from '@/lib/session/same-origin';

export { proxySignIn as GET };

/** Rejects foreign pages, which could sign the browser in under a name of their choosing. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  if (isSameOrigin(request)) return proxySignIn(request);
  return problemResponse({
    status: 403,
    title: 'You can only sign in from a page of this application.',
  });
}
