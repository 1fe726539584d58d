'use client';
/** Asks before a link, a button or the browser leaves something that is typed and not saved. */
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LeaveGuard as Guard, type LeaveAnswers } from '@/components/ui/leave-guard';

export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  return (
    <Guard active={unsaved} stays={isHere} question={(answers) => <LeaveQuestion {...answers} />} />
  );
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}

export function LeaveQuestion({ onLeave, onStay }: LeaveAnswers) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      question="Your changes are not saved. They come back when you open this page again in this tab."
      action="Leave"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
