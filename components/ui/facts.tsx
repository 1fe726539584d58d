/** Labelled values of one thing, read-only. Nothing known reads as a dash, which is spoken as "none". */
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-3 px-4 py-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="min-h-[1.4rem] wrap-anywhere">{value || <Nothing />}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Nothing() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">none</span>
    </>
  );
}
