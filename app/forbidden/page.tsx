/**
 * Where middleware leads employees who ask for a manager's page, with status 403. It shows the view itself:
 * what `forbidden()` shows is drawn by script only.
 */
import type { Metadata } from 'next';
import { AppShell } from '@/components/shell/app-shell';
import { NotAllowed } from '@/components/shell/not-allowed';

export const metadata: Metadata = { title: 'Not allowed' };
export const dynamic = 'force-dynamic';

export default function ForbiddenPage() {
  return (
    <AppShell>
      <NotAllowed />
    </AppShell>
  );
}
