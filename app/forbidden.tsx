import type { Metadata } from 'next';
import { AppShell } from '@/components/shell/app-shell';
import { NotAllowed } from '@/components/shell/problem-pages';

export const metadata: Metadata = { title: 'Not allowed' };

export default function Forbidden() {
  return (
    <AppShell>
      <NotAllowed />
    </AppShell>
  );
}
