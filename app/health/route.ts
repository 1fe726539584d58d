/** Health check: this program and, with `?deep=1`, the backend. */
import { type NextRequest, NextResponse } from 'next/server';
import { LegacyError } from '@/lib/legacy/error';
import { getUser } from '@/lib/legacy/session';
import { VERSION } from '@/lib/version';

export async function GET(request: NextRequest): Promise<NextResponse> {
  const respond = (status: number, health: object) =>
    NextResponse.json(
      { version: VERSION, ...health },
      { status, headers: { 'cache-control': 'no-store' } },
    );
  if (request.nextUrl.searchParams.get('deep') !== '1') return respond(200, { status: 'ok' });
  const signedOut = { cookieHeader: '', xsrfToken: null, requestId: crypto.randomUUID() };
  const backend = await getUser(signedOut).then(
    () => 'ok',
    (error: unknown) => (error instanceof LegacyError ? error.kind : 'unexpected'),
  );
  return backend === 'ok'
    ? respond(200, { status: 'ok', backend })
    : respond(503, { status: 'degraded', backend });
}
