/** What a failed call to the backend means for the person who asked for the page. */
import { buttonLook } from '@/components/ui/button';
import type { LegacyErrorKind } from '@/lib/legacy/error';
import { ProblemView } from './problem-view';

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
  /** Address to try again. */
  path: string;
}

export function FailureView({ kind, requestId, path }: FailureViewProps) {
  const { title, text } = TEXTS[kind] ?? UNEXPECTED;
  return (
    <ProblemView
      title={title}
      requestId={requestId}
      retry={
        // A whole new request on purpose: what this page holds is the failure.
        <a href={path} className={buttonLook('primary')}>
          Try again
        </a>
      }
    >
      {text}
    </ProblemView>
  );
}
