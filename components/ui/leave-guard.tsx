'use client';
/** Asks before a link or the browser leaves a page with unsaved input. */
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { followedLink } from './followed-link';

const UNSAVED = {
  title: 'Leave without saving?',
  question:
    'Your changes are not saved. We restore them when you open this page again in this tab.',
};

interface LeaveGuardProps {
  active: boolean;
  /** Whether nothing is lost by a navigation to this address. */
  staysAt?: (to: URL) => boolean;
  texts?: { title: string; question: string };
}

export function LeaveGuard({ active, staysAt = isThisPage, texts }: LeaveGuardProps) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    const onClick = (event: MouseEvent) => {
      const to = followedLink(event);
      if (to === null || staysAt(to)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTarget(`${to.pathname}${to.search}${to.hash}`);
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Captured before React and Next handle the click.
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [active, staysAt]);

  if (target === null) return null;
  const leave = () => {
    setTarget(null);
    router.push(target);
  };
  return <LeaveQuestion texts={texts} onLeave={leave} onStay={() => setTarget(null)} />;
}

function isThisPage({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}

interface LeaveQuestionProps {
  texts?: LeaveGuardProps['texts'] | undefined;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ texts = UNSAVED, onLeave, onStay }: LeaveQuestionProps) {
  return <ConfirmDialog {...texts} action="Leave" onConfirm={onLeave} onCancel={onStay} />;
}
