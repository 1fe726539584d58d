'use client';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Label of the confirming button. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A modal dialog: the browser keeps the focus inside, and Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, action, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed while it is still in the document: only then the browser restores the focus.
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
