'use client';
/** The last net under a screen: an error while rendering, which only the log can explain. */
import { useEffect, useRef } from 'react';
import { ProblemView } from '@/components/shell/problem-view';
import { Button } from '@/components/ui/button';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <main ref={region} tabIndex={-1} className="p-4 focus:outline-none">
      <ProblemView
        title="Something went wrong"
        requestId={error.digest ?? null}
        retry={
          <Button weight="primary" onClick={reset}>
            Try again
          </Button>
        }
      >
        This page could not be shown. Please try again or contact IT Support.
      </ProblemView>
    </main>
  );
}
