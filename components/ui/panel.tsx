/** The heading of a screen, its panels and its alerts. */
import { type ReactNode, useId } from 'react';

/** The h1 of a screen, with its actions. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="font-bold text-xl wrap-anywhere">{title}</h1>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  );
}

interface ListNoun {
  one: string;
  many: string;
}

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

export function PanelText({ children }: { children: ReactNode }) {
  return <p className="px-4 py-4 text-muted text-sm">{children}</p>;
}

const NOTICE_LOOKS = {
  danger: 'border-danger bg-danger-soft text-danger',
  warning: 'border-warning bg-warning-soft text-warning',
};

type NoticeKind = keyof typeof NOTICE_LOOKS;

export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div role="alert" className={`rounded border px-3 py-2 text-sm ${NOTICE_LOOKS[kind]}`}>
      {children}
    </div>
  );
}

/** Names rows that a list lacks, because the backend could not print them. */
export function UnreadableNotice({ count, noun }: { count: number; noun: ListNoun }) {
  if (count === 0) return null;
  return (
    <Notice kind="warning">
      {count === 1 ? `1 ${noun.one}` : `${count} ${noun.many}`} could not be shown: damaged in the
      backend.
    </Notice>
  );
}
