/** Cells of the dashboard's tables. */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';

interface CountLinkProps {
  count: number;
  href: string;
  /** What is counted, for those who hear the link alone. */
  of: string;
}

/** A number that leads to the events it counts; none is no link. */
export function CountLink({ count, href, of }: CountLinkProps) {
  if (count === 0) return count;
  return (
    <AppLink href={href} className={`${CELL_LINK} text-right tabular-nums`}>
      {count}
      <span className="sr-only"> {of}</span>
    </AppLink>
  );
}

/** The cell that names its row. */
export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="min-w-32 px-3 py-1.5 align-baseline font-semibold wrap-anywhere">
      {children}
    </th>
  );
}
