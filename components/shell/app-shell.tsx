import type { ReactNode } from 'react';
import { currentSession } from '@/lib/session/guard';
import { Shell } from './shell';

/** The shell around a page for the signed-in, the page alone without a session. */
export async function AppShell({ children }: { children: ReactNode }) {
  const opened = await currentSession();
  if (opened.kind !== 'signed-in') return <main className="p-4">{children}</main>;
  const { firstName, lastName, managerialAccess, employee } = opened.session;
  return (
    <Shell
      name={firstName || lastName || 'My account'}
      employee={employee}
      managerialAccess={managerialAccess}
    >
      {children}
    </Shell>
  );
}
