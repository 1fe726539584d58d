/** Puts a page that is outside the staff layout into the frame, when somebody is signed in. */
import type { ReactNode } from 'react';
import { currentSession } from '@/lib/session/guard';
import { Shell } from './shell';

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
