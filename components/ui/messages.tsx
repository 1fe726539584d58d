'use client';
/** Passing messages. Kinds and durations are the seeds'; what may not pass by stands on the page instead. */
import { Toaster, toast } from 'sonner';

export function Messages() {
  return (
    <Toaster
      position="top-right"
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

export function showMessage(kind: MessageKind, text: string, seconds: number): void {
  toast[kind](text, { duration: seconds * 1000 });
}
