import type { Metadata } from 'next';
import { AppShell } from '@/components/shell/app-shell';
import { PageNotFound } from '@/components/shell/problem-pages';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <AppShell>
      <PageNotFound />
    </AppShell>
  );
}
