'use client';
/** For an error while rendering, or a script that could not be loaded. */
import { useEffect, useRef } from 'react';
import { ProblemView, UNEXPECTED } from '@/components/shell/problem-view';
import { Button } from '@/components/ui/button';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);
  // After an update, the scripts of the page have other names.
  const unloaded = error.name === 'ChunkLoadError';
  return (
    <main ref={region} tabIndex={-1} className="p-4 focus:outline-none">
      <ProblemView
        title={unloaded ? 'Part of this page did not load' : UNEXPECTED.title}
        requestId={error.digest ?? null}
        retry={
          <Button weight="primary" onClick={unloaded ? () => location.reload() : reset}>
            {unloaded ? 'Reload the page' : 'Try again'}
          </Button>
        }
      >
        {unloaded ? 'Reload the page to continue. We keep your drafts.' : UNEXPECTED.text}
      </ProblemView>
    </main>
  );
}
