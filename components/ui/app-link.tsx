'use client';
/**
 * A link of ours. It never loads a page before it is followed, because most are followed rarely and each
 * would cost the backend a call; while the page is on its way, a line shows over the top edge.
 */
import Link, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { routes } from '@/lib/routes';
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

/** Outside the link, which may stand in a menu that closes as soon as it is followed. */
function FollowedLine() {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<PendingLine pending />, document.body) : null;
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

/** The way back in for somebody whose session ended, which leaves what they were doing where it is. */
export function SignInAgain() {
  return (
    <NewTabLink
      href={routes.login}
      // Without referrer, after which the sign-in leads home. With it, a second and empty copy of the form would open.
      rel="noopener noreferrer"
      className="font-semibold text-brand underline"
    >
      Sign in again
    </NewTabLink>
  );
}
