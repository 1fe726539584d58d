import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/panel';
import { Cell, HeadCell } from '@/components/ui/table';

/** The cell that names its row. */
export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="min-w-32 px-3 py-1.5 align-baseline font-semibold wrap-anywhere">
      {children}
    </th>
  );
}

export function NumberHead({ children }: { children: ReactNode }) {
  return <HeadCell className="text-right">{children}</HeadCell>;
}

export function NumberCell({ children }: { children: ReactNode }) {
  return <Cell className="text-right tabular-nums">{children}</Cell>;
}

export function UnreadNotice({ missing, what }: { missing: number; what: string }) {
  if (missing === 0) return null;
  const [events, are] = missing === 1 ? ['event', 'is'] : ['events', 'are'];
  return (
    <Notice kind="warning">
      {missing} more {events} of {what} could not be read and {are} left out: damaged records in the
      backend.
    </Notice>
  );
}
