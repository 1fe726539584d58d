'use client';
/** A panel that closes once something in it is chosen. */
import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronIcon } from '@/components/ui/icons';

interface ChoicePanelProps {
  title: string;
  /** Null: nothing. */
  chosen: number | null;
  children: ReactNode;
}

export function ChoicePanel({ title, chosen, children }: ChoicePanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLElement>(null);

  // The pressed button is hidden with the panel: focus goes to the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new choice
  useEffect(() => {
    const focused = document.activeElement;
    if (panel.current && !panel.current.open && focused && panel.current.contains(focused)) {
      heading.current?.focus();
    }
  }, [chosen]);

  return (
    <details
      ref={panel}
      open={chosen === null}
      className="group mb-3 rounded-lg border border-line bg-surface shadow-panel print:hidden"
    >
      <summary
        ref={heading}
        className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-lg px-4 py-1.5 font-semibold hover:bg-sunken"
      >
        <span className="transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
        <span>{title}</span>
        <span className="font-normal text-muted text-sm">whose events you want to see</span>
      </summary>
      <div className="border-line border-t px-4 py-4">{children}</div>
    </details>
  );
}
