/** A bordered part of a page with a heading of its own. */
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-panel"
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-1.5">
        <h2 id={id} className="font-semibold text-base wrap-anywhere">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** What a panel says when it has nothing to show, or could not be filled. */
export function PanelText({ children }: { children: ReactNode }) {
  return <p className="px-4 py-4 text-muted text-sm">{children}</p>;
}
