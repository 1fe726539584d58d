'use client';
/** Keeps the focus with the filters when what had it is gone: a chip that was taken away, a form that was sent. */
import { type ReactNode, useEffect, useRef } from 'react';

export function FilterFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  // After every drawing, because each may be the one that took it away.
  useEffect(() => {
    const gone = focused.current;
    if (!gone || document.activeElement !== document.body) return;
    focused.current = null;
    const nearest = gone.matches('button') ? 'button[type=submit]' : 'li a';
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (find(nearest) ?? find('summary'))?.focus({ preventScroll: true });
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus and takes part in nothing
    <div
      ref={box}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      // Does not come when the element itself goes.
      onBlur={() => {
        focused.current = null;
      }}
      className="mb-3 rounded-lg border border-line bg-surface shadow-panel"
    >
      {children}
    </div>
  );
}
