'use client';
/** A `details` element that closes once something in it is chosen. */
import { type ReactNode, useEffect, useRef } from 'react';

interface ChoicePanelProps {
  /** Null: nothing. */
  chosen: number | null;
  /** Begins with the `summary`. */
  children: ReactNode;
}

export function ChoicePanel({ chosen, children }: ChoicePanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);

  // The pressed button is hidden with the panel: the focus moves to the summary.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new choice
  useEffect(() => {
    const details = panel.current;
    if (details && !details.open && details.contains(document.activeElement)) {
      details.querySelector('summary')?.focus();
    }
  }, [chosen]);

  return (
    <details
      ref={panel}
      open={chosen === null}
      className="group mb-3 rounded-lg border border-line bg-surface shadow-panel print:hidden"
    >
      {children}
    </details>
  );
}
