'use client';
/** Asks before a link or the browser leaves a form that holds something typed and not saved. */
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLeaveWarning } from '@/components/ui/use-leave-warning';
import { LeaveQuestion } from './leave-question';

export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);
  useLeaveWarning(unsaved);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: MouseEvent) => {
      const href = leadsAway(event);
      if (href === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTarget(href);
    };
    // Before React and Next hear of the press.
    window.addEventListener('click', ask, { capture: true });
    return () => window.removeEventListener('click', ask, { capture: true });
  }, [unsaved]);

  if (target === null) return null;
  return (
    <LeaveQuestion
      onLeave={() => {
        setTarget(null);
        router.push(target);
      }}
      onStay={() => setTarget(null)}
    />
  );
}

/** The address of ours that this press would put in place of the page; null for every other press. */
function leadsAway(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self') || link.download) return null;
  const to = new URL(link.href);
  // The browser itself asks before it goes elsewhere.
  if (to.origin !== location.origin) return null;
  const stays = to.pathname === location.pathname && to.search === location.search;
  return stays ? null : `${to.pathname}${to.search}${to.hash}`;
}
