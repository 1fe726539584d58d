/** Home for the signed-in, the sign-in for everybody else. */

import { AppShell } from '@/components/shell/app-shell';
import { FailureView } from '@/components/shell/failure-view';
import { Home } from '@/components/shell/home';
import { Login } from '@/components/shell/login';
import { routes } from '@/lib/routes';
import { currentSession } from '@/lib/session/guard';
import { requestId } from '@/lib/session/request-headers';

export default async function HomePage() {
  const opened = await currentSession();
  if (opened.kind === 'unavailable') {
    return <FailureView kind="unavailable" requestId={await requestId()} path={routes.home} />;
  }
  if (opened.kind === 'signed-out') return <Login />;
  return (
    <AppShell>
      <Home />
    </AppShell>
  );
}
