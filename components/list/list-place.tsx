'use client';
/**
 * Stores the address of a list, and scrolls to the opened row on return. The list's history entry contains the row, so that
 * Back shows it too.
 */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { followedLink } from '@/components/ui/followed-link';
import { storeListHref, withRow } from './list-address';

interface ListPlaceProps {
  path: string;
  /** With the list's state. */
  address: string;
  className?: string;
  children: ReactNode;
}

export function ListPlace({ path, address, className, children }: ListPlaceProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    storeListHref(path, address);
    const row = location.hash.slice(1);
    if (!row.startsWith('/')) return;
    // Next keeps its own state in the history entry.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    showRow(box.current, row);
  }, [path, address]);

  const leave = ({ nativeEvent }: MouseEvent) => {
    const to = followedLink(nativeEvent);
    if (to === null || to.pathname === path) return;
    storeListHref(path, withRow(address, to.pathname));
    history.replaceState(history.state, '', withRow('', to.pathname));
  };

  return (
    <div ref={box} onClickCapture={leave} className={className}>
      {children}
    </div>
  );
}

/** Focuses the row's link. A hidden link, such as one of another view, takes no focus. */
function showRow(box: HTMLElement | null, row: string): void {
  for (const link of box?.querySelectorAll('a') ?? []) {
    if (link.getAttribute('href') !== row) continue;
    link.focus({ preventScroll: true });
    if (document.activeElement !== link) continue;
    const { top, bottom } = link.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) link.scrollIntoView({ block: 'center' });
    return;
  }
}
