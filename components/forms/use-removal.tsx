'use client';
/** Removes parts of a record, each with its own request. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { HydratedButton } from '@/components/ui/hydrated-button';
import { showMessage } from '@/components/ui/messages';
import { removalFailure } from '@/lib/browser/failed-response';
import { sendToProxy } from '@/lib/browser/send';

/** `what` and `done` begin the message of a failure: "The note was not deleted". */
export function useRemoval(what: string, done: 'removed' | 'deleted', success: string) {
  const [removing, setRemoving] = useState<readonly number[]>([]);

  /** Returns whether the backend removed it. */
  const remove = async (id: number, path: string): Promise<boolean> => {
    setRemoving((all) => [...all, id]);
    // The page may be left during the request.
    const sent = await sendToProxy({ method: 'DELETE', path, keepalive: true });
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

/** How long a removal can be undone. */
const UNDO_SECONDS = 8;

/**
 * Runs `complete` for an id after a time in which it can be undone. Leaving the page ends that time: what was started is
 * completed.
 */
export function useUndo(complete: (id: number) => Promise<void>) {
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const undo = (id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setWaiting((all) => all.filter((one) => one !== id));
  };

  const finish = useRef<(id: number) => void>(() => undefined);
  useEffect(() => {
    finish.current = (id) => {
      undo(id);
      void complete(id);
    };
  });

  useEffect(() => {
    const started = timers.current;
    const leave = () => {
      for (const id of [...started.keys()]) finish.current(id);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const start = (id: number) => {
    setWaiting((all) => [...all, id]);
    timers.current.set(
      id,
      setTimeout(() => finish.current(id), UNDO_SECONDS * 1000),
    );
  };

  return { waiting, start, undo };
}

interface ConfirmedRemoval {
  what: string;
  done: 'removed' | 'deleted';
  success: string;
  dialog: { title: string; question: string; action: string };
  pathOf: (id: number) => string;
  onRemoved: (id: number) => void;
}

export type Removal = ReturnType<typeof useConfirmedRemoval>;

/** As `useRemoval`, after a dialog and a time in which it can be undone. */
export function useConfirmedRemoval(removal: ConfirmedRemoval) {
  const { what, done, success, dialog, pathOf, onRemoved } = removal;
  const [asking, setAsking] = useState<number | null>(null);
  const { removing, remove } = useRemoval(what, done, success);

  const { waiting, start, undo } = useUndo(async (id) => {
    if (await remove(id, pathOf(id))) onRemoved(id);
  });

  const confirm = (id: number) => {
    setAsking(null);
    start(id);
  };

  return {
    removing,
    waiting,
    ask: setAsking,
    undo,
    dialog:
      asking === null ? null : (
        <ConfirmDialog
          {...dialog}
          onConfirm={() => confirm(asking)}
          onCancel={() => setAsking(null)}
        />
      ),
  };
}

/** Focuses the button in the element of the ref when a change of the state has removed the focused one. */
export function useFocusOnChange<Box extends HTMLElement = HTMLDivElement>(state: unknown) {
  const box = useRef<Box>(null);
  const before = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== state && isLost) box.current?.querySelector('button')?.focus();
    before.current = state;
  }, [state]);
  return box;
}

interface RemovalButtonProps {
  removal: Removal;
  id: number;
  /** What is removed, read aloud after "Undo". */
  what: string;
  className: string;
  children: ReactNode;
}

/** Opens the dialog of a removal; "Undo" while the removal waits. A row with "Undo" is struck through (`globals.css`). */
export function RemovalButton({ removal, id, what, className, children }: RemovalButtonProps) {
  const { removing, waiting, ask, undo } = removal;
  const waits = waiting.includes(id);
  const busy = removing.includes(id);
  const box = useFocusOnChange<HTMLSpanElement>(waits);

  return (
    <span ref={box}>
      {waits ? (
        <Button data-undo onClick={() => undo(id)}>
          Undo<span className="sr-only"> removing {what}</span>
        </Button>
      ) : (
        <HydratedButton
          aria-disabled={busy}
          onClick={busy ? undefined : () => ask(id)}
          className={className}
        >
          {children}
        </HydratedButton>
      )}
    </span>
  );
}
