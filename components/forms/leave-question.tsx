/** Asks before something that is typed and not saved is left. */
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { LeaveAnswers } from '@/components/ui/leave-guard';

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
