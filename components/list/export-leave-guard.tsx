'use client';
/** Asks before a page is left on which an export is running. Other pages and views of the same list keep it. */
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LeaveGuard } from '@/components/ui/leave-guard';

export function ExportLeaveGuard() {
  return (
    <LeaveGuard
      active
      stays={isSameList}
      question={({ onLeave, onStay }) => (
        <ConfirmDialog
          title="Stop the export?"
          question="It stops when you leave this page, and nothing is saved."
          action="Leave"
          onConfirm={onLeave}
          onCancel={onStay}
        />
      )}
    />
  );
}

/** The report of another presenter is another list. */
function isSameList({ pathname, searchParams }: URL): boolean {
  const here = new URL(location.href);
  return (
    pathname === here.pathname &&
    searchParams.get('presenter') === here.searchParams.get('presenter')
  );
}
