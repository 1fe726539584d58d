import type { NextRequest, NextResponse } from 'next/server';
import { problem } from '@/lib/proxy/problem';
import { proxySignIn } from '@/lib/proxy/sign-in-proxy';
import { isSameOrigin } from '@/lib/session/same-origin';

export { proxySignIn as GET };

/** A foreign page must not sign anybody in under a name of its choosing. */
export function POST(request: NextRequest): Promise<NextResponse> | NextResponse {
  if (isSameOrigin(request)) return proxySignIn(request);
  const title = 'Only pages of this application may sign in.';
  return problem({ status: 403, title, requestId: crypto.randomUUID() });
}
