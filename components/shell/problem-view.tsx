/** Pages for errors. The request id leads to the lines of the log. */
import type { ReactNode } from 'react';
import { ButtonLink, buttonLook } from '@/components/ui/button';
import type { LegacyErrorKind } from '@/lib/legacy/error';
import { routes } from '@/lib/routes';

interface ProblemViewProps {
  title: string;
  children: ReactNode;
  requestId: string | null;
  retry?: ReactNode;
}

export function ProblemView({ title, children, requestId, retry }: ProblemViewProps) {
  return (
    <div className="mx-auto max-w-2xl py-8">
      {/* Not `PageHeading`: every page loads this file, and would load the panels with it. */}
      <h1 className="mb-4 font-bold text-xl wrap-anywhere">{title}</h1>
      <p className="mb-5 text-base">{children}</p>
      <div className="flex flex-wrap gap-2">
        {retry}
        <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
      </div>
      {requestId ? (
        <p className="mt-6 text-muted text-sm">
          If the problem continues, contact IT Support with request number{' '}
          <code className="font-mono wrap-anywhere">{requestId}</code>
        </p>
      ) : null}
    </div>
  );
}

const TEXTS: Partial<Record<LegacyErrorKind, { title: string; text: string }>> = {
  unavailable: {
    title: 'We cannot reach the outreach system',
    text: 'The outreach system is not responding. Your saved data is safe. Try again in a few minutes.',
  },
  timeout: {
    title: 'The outreach system is slow to respond',
    text: 'The outreach system did not respond in time. Your saved data is safe. Try again in a few minutes.',
  },
  damaged: {
    title: 'We cannot show this record',
    text: 'The record exists, but the outreach system cannot read it. Part of it may be damaged or missing. Other records are not affected. Try again. If the problem continues, contact IT Support and tell them which record it is.',
  },
};

export const UNEXPECTED = {
  title: 'Something went wrong',
  text: 'We could not show this page. Try again. If the problem continues, contact IT Support.',
};

interface FailureViewProps {
  kind: LegacyErrorKind;
  requestId: string;
  /** The address to try again. */
  path: string;
}

/** A failed call to the backend. */
export function FailureView({ kind, requestId, path }: FailureViewProps) {
  const { title, text } = TEXTS[kind] ?? UNEXPECTED;
  const retry = (
    // A document request, because the router would show this page again.
    <a href={path} className={buttonLook('primary')}>
      Try again
    </a>
  );
  return (
    <ProblemView title={title} requestId={requestId} retry={retry}>
      {text}
    </ProblemView>
  );
}
