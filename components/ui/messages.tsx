'use client';
/** Passing messages. Kinds and durations are the seeds'; what may not pass by stands on the page instead. */
import { Toaster, toast } from 'sonner';

export function Messages() {
  return (
    <Toaster
      position="top-right"
      closeButton
      toastOptions={{ classNames: { toast: 'passing-message' } }}
    />
  );
}

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export function showMessage(kind: MessageKind, text: string, seconds: number): void {
  toast[kind](text, { duration: seconds * 1000 });
}
