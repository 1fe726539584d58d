/** Where middleware and sign-in lead while nobody can tell who is asking, because the backend does not answer. */
import type { Metadata } from 'next';
import { FailureView } from '@/components/shell/failure-view';
import { routes } from '@/lib/routes';
import { requestId, requestPath } from '@/lib/session/request-context';

export const metadata: Metadata = { title: 'Not available' };

export default async function UnavailablePage() {
  const path = await requestPath();
  return (
    <main className="p-4">
      <FailureView
        kind="unavailable"
        requestId={await requestId()}
        path={path === routes.unavailable ? routes.home : path}
      />
    </main>
  );
}
