/** A sentence that has to be seen: something failed, or something needs care. */
import type { ReactNode } from 'react';

const LOOKS = {
  danger: 'border-danger bg-danger-soft text-danger',
  warning: 'border-warning bg-warning-soft text-warning',
};

interface NoticeProps {
  kind: keyof typeof LOOKS;
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <div role="alert" className={`rounded border px-3 py-2 text-sm ${LOOKS[kind]}`}>
      {children}
    </div>
  );
}
