/** Health check: this program and, with `?deep=1`, the backend. */
import { type NextRequest, NextResponse } from 'next/server';
import { LegacyError } from '@/lib/legacy/error';
import { getUser } from '@/lib/legacy/session';
import { VERSION } from '@/lib/version';

const NO_STORE = { 'cache-control': 'no-store' };

export async function GET(request: NextRequest): Promise<NextResponse> {
  const about = { status: 'ok', version: VERSION };
  if (request.nextUrl.searchParams.get('deep') !== '1') {
    return NextResponse.json(about, { headers: NO_STORE });
  }
  const signedOut = { cookieHeader: '', xsrfToken: null, requestId: crypto.randomUUID() };
  const backend = await getUser(signedOut).then(
    () => 'ok',
    (error: unknown) => (error instanceof LegacyError ? error.kind : 'unexpected'),
  );
  if (backend === 'ok') return NextResponse.json({ ...about, backend }, { headers: NO_STORE });
  return NextResponse.json(
    { ...about, status: 'degraded', backend },
    { status: 503, headers: NO_STORE },
  );
}
