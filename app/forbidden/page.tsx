/** Middleware rewrites to it with 403. Renders the view itself, because that of `forbidden()` needs a script. */
import type { Metadata } from 'next';
import { AppShell } from '@/components/shell/app-shell';
import { NotAllowed } from '@/components/shell/problem-pages';

export const metadata: Metadata = { title: 'Not allowed' };
export const dynamic = 'force-dynamic';

export default function ForbiddenPage() {
  return (
    <AppShell>
      <NotAllowed />
    </AppShell>
  );
}
