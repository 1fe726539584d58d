'use client';
/** Removes parts of a record, each with its own request. */
import { useState } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showMessage } from '@/components/ui/messages';
import { removalFailure } from '@/lib/browser/failed-response';
import { sendToProxy } from '@/lib/browser/send';

/** `what` and `done` begin the message of a failure: "The note was not deleted". */
export function useRemoval(what: string, done: 'removed' | 'deleted', success: string) {
  const [removing, setRemoving] = useState<readonly number[]>([]);

  /** Returns whether the backend removed it. */
  const remove = async (id: number, path: string): Promise<boolean> => {
    setRemoving((all) => [...all, id]);
    const sent = await sendToProxy({ method: 'DELETE', path });
    setRemoving((all) => all.filter((one) => one !== id));
    if (sent.ok) {
      showMessage('info', success, 6);
    } else {
      const wayBack = sent.signedOut ? <SignInAgain /> : undefined;
      showMessage('error', removalFailure(what, done, sent), 12, wayBack);
    }
    return sent.ok;
  };

  return { removing, remove };
}

interface ConfirmedRemoval {
  what: string;
  done: 'removed' | 'deleted';
  success: string;
  dialog: { title: string; question: string; action: string };
  pathOf: (id: number) => string;
  onRemoved: (id: number) => void;
}

/** The same after a dialog. `buttonFor` returns the properties of the button that opens it. */
export function useConfirmedRemoval(removal: ConfirmedRemoval) {
  const { what, done, success, dialog, pathOf, onRemoved } = removal;
  const [asking, setAsking] = useState<number | null>(null);
  const { removing, remove } = useRemoval(what, done, success);

  const confirm = async (id: number) => {
    setAsking(null);
    if (await remove(id, pathOf(id))) onRemoved(id);
  };

  const buttonFor = (id: number) => {
    const busy = removing.includes(id);
    return { 'aria-disabled': busy, onClick: busy ? undefined : () => setAsking(id) };
  };

  return {
    buttonFor,
    dialog:
      asking === null ? null : (
        <ConfirmDialog
          {...dialog}
          onConfirm={() => void confirm(asking)}
          onCancel={() => setAsking(null)}
        />
      ),
  };
}
