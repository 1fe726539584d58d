/** The frame of pages without a session. */
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/icons';

export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <div className="w-full max-w-sm overflow-hidden rounded-lg border border-line bg-surface text-center shadow-panel">
        <div className="flex h-28 items-center justify-center bg-bar">
          <Logo large />
        </div>
        <div className="space-y-6 px-6 py-8">
          <h1 className="font-bold text-xl text-balance">{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
