'use client';
/** Asks before a link or the browser leaves this page while something on it would be lost. */
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { followedLink } from './followed-link';

export interface LeaveAnswers {
  onLeave: () => void;
  onStay: () => void;
}

interface LeaveGuardProps {
  active: boolean;
  /** Whether what would be lost is there at this address too. */
  stays: (to: URL) => boolean;
  question: (answers: LeaveAnswers) => ReactNode;
}

export function LeaveGuard({ active, stays, question }: LeaveGuardProps) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);
  useLeaveWarning(active);

  useEffect(() => {
    if (!active) return;
    const ask = (event: MouseEvent) => {
      const to = followedLink(event);
      if (to === null || stays(to)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTarget(`${to.pathname}${to.search}${to.hash}`);
    };
    // Before React and Next hear of the press.
    window.addEventListener('click', ask, { capture: true });
    return () => window.removeEventListener('click', ask, { capture: true });
  }, [active, stays]);

  if (target === null) return null;
  return question({
    onLeave: () => {
      setTarget(null);
      router.push(target);
    },
    onStay: () => setTarget(null),
  });
}

/** The browser asks before it leaves a page that holds something typed and not saved. */
function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
