'use client';
/** A panel that closes once something in it is chosen. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Summary } from '@/components/ui/summary';

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
      <Summary ref={heading}>
        <span>{title}</span>
        <span className="font-normal text-muted text-sm">whose events you want to see</span>
      </Summary>
      <div className="border-line border-t px-4 py-4">{children}</div>
    </details>
  );
}
