/** Shown while the session cannot be confirmed. Middleware sets its status, 503. */
import type { Metadata } from 'next';
import { FailureView } from '@/components/shell/problem-view';
import { routes } from '@/lib/routes';
import { requestId, requestPath } from '@/lib/session/request-headers';
import { safeReturnTo } from '@/lib/session/return-to';

export const metadata: Metadata = { title: 'Not available' };

export default async function UnavailablePage({ searchParams }: PageProps<'/unavailable'>) {
  const path = safeReturnTo((await searchParams).returnTo) ?? safeReturnTo(await requestPath());
  return (
    <main className="p-4">
      <FailureView kind="unavailable" requestId={await requestId()} path={path ?? routes.home} />
    </main>
  );
}
