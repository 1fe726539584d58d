'use client';
/**
 * A link of ours. It never loads a page before it is followed, because most are followed rarely and each
 * would cost the backend a call; while the page is on its way, a line shows over the top edge.
 */
import Link, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';
import { PendingLine } from './pending-line';

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>;

export function AppLink({ children, ...rest }: AppLinkProps) {
  return (
    <Link prefetch={false} {...rest}>
      {children}
      <FollowedLine />
    </Link>
  );
}

function FollowedLine() {
  return <PendingLine pending={useLinkStatus().pending} />;
}

/** A link that leaves this page where it is. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
