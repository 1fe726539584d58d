'use client';
/** Asks before a link or the browser leaves a form that holds something typed and not saved. */
import { LeaveGuard as Guard } from '@/components/ui/leave-guard';
import { LeaveQuestion } from './leave-question';

export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  return (
    <Guard active={unsaved} stays={isHere} question={(answers) => <LeaveQuestion {...answers} />} />
  );
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
