/** A number that leads to the events it counts; none is no link. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';

interface CountLinkProps {
  count: number;
  href: string;
  /** What is counted, for those who hear the link alone. */
  of: string;
}

export function CountLink({ count, href, of }: CountLinkProps) {
  if (count === 0) return count;
  return (
    <AppLink href={href} className={`${CELL_LINK} text-right tabular-nums`}>
      {count}
      <span className="sr-only"> {of}</span>
    </AppLink>
  );
}
