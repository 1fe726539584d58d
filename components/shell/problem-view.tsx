/** A page that could not be shown: what happened, what to do, and the number that finds it in the log. */
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { routes } from '@/lib/routes';

interface ProblemViewProps {
  title: string;
  children: ReactNode;
  requestId: string | null;
  /** Reloads or retries; without it only the way home is offered. */
  retry?: ReactNode;
}

export function ProblemView({ title, children, requestId, retry }: ProblemViewProps) {
  return (
    <div className="mx-auto max-w-2xl py-8">
      <PageHeading title={title} />
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
