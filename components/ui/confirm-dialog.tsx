'use client';
/** Asks before something that cannot be undone. Native dialog: focus stays inside and Escape means no. */
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Label of the button that does it. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  title,
  question,
  action,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed while it still stands in the page: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-5 text-ink shadow-float backdrop:bg-[rgb(8_14_20/0.55)]"
    >
      <h2 id={`${id}-title`} className="mb-2 font-bold text-lg">
        {title}
      </h2>
      <p id={`${id}-question`} className="mb-5">
        {question}
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button weight="danger" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </dialog>
  );
}
