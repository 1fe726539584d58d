'use client';
/** Links, and the line that shows while the linked page is loading. */
import Link, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { routes } from '@/lib/routes';

/** A link to a page of this application. It is not prefetched: each prefetch would cost a backend call. */
export function AppLink({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return (
    <Link prefetch={false} {...rest}>
      {children}
      <LinkPendingLine />
    </Link>
  );
}

/** Rendered outside the link, because the menu around the link may close. */
function LinkPendingLine() {
  const { pending } = useLinkStatus();
  return pending ? createPortal(<PendingLine pending />, document.body) : null;
}

/** A line over the top edge of the window, which shifts nothing on the page. */
export function PendingLine({ pending }: { pending: boolean }) {
  if (!pending) return null;
  return (
    <span className="pending-line" role="status">
      <span className="sr-only">Loading…</span>
    </span>
  );
}

export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export const SESSION_ENDED = 'Your session has ended.';

export function SignInAgain() {
  return (
    <NewTabLink
      href={routes.login}
      // Without a referrer the sign-in leads to the home page, not to a second copy of this form.
      rel="noopener noreferrer"
      className="font-semibold text-brand underline"
    >
      Sign in again
    </NewTabLink>
  );
}
