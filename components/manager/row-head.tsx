/** The cell that names its row. */
import type { ReactNode } from 'react';

export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="min-w-32 px-3 py-1.5 align-baseline font-semibold wrap-anywhere">
      {children}
    </th>
  );
}
