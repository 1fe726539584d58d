'use client';
/** Passing messages. Kinds and durations are the seeds'; what may not pass by stands on the page instead. */
import type { ReactNode } from 'react';
import { Toaster, toast } from 'sonner';

export function Messages() {
  return (
    <Toaster
      // Over the end of the page: at its top they would lie on the buttons of the heading.
      position="bottom-right"
      closeButton
      theme="system"
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          border: '1px solid var(--line-strong)',
          fontSize: '0.9375rem',
        },
      }}
    />
  );
}

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

/** `action` is what the person can do about it. */
export function showMessage(
  kind: MessageKind,
  text: string,
  seconds: number,
  action?: ReactNode,
): void {
  toast[kind](text, { duration: seconds * 1000, action });
}
