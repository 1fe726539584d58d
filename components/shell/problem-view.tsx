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
          If this goes on, tell IT Support this request number:{' '}
          <code className="font-mono wrap-anywhere">{requestId}</code>
        </p>
      ) : null}
    </div>
  );
}

const TEXTS: Partial<Record<LegacyErrorKind, { title: string; text: string }>> = {
  unavailable: {
    title: 'The outreach system cannot be reached',
    text: 'Nothing is lost. The system behind this application does not answer right now. Please try again in a moment.',
  },
  timeout: {
    title: 'The outreach system takes too long',
    text: 'Nothing is lost. The system behind this application did not answer in time. Please try again in a moment.',
  },
  damaged: {
    title: 'This record cannot be shown',
    text:
      'It exists, but the outreach system fails when it is asked for it. Most likely something in the record is ' +
      'damaged or missing there. Other records are not affected. If trying again does not help, tell IT Support ' +
      'which record it is.',
  },
};

const UNEXPECTED = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Please try again or contact IT Support.',
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
