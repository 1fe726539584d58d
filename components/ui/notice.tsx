import type { ReactNode } from 'react';

const LOOKS = {
  danger: 'border-danger bg-danger-soft text-danger',
  warning: 'border-warning bg-warning-soft text-warning',
};

/** An alert inside the page. */
export function Notice({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <div role="alert" className={`rounded border px-3 py-2 text-sm ${LOOKS[kind]}`}>
      {children}
    </div>
  );
}
