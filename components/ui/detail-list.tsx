/** Read-only labelled values. A missing value is a dash, read aloud as "none". */
import type { ReactNode } from 'react';

export interface Detail {
  label: string;
  value: ReactNode;
}

export function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-3 px-4 py-4 sm:grid-cols-2 lg:grid-cols-3">
      {details.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="min-h-[1.4rem] wrap-anywhere">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Isolates text, which may read from right to left. */
function shown(value: ReactNode): ReactNode {
  if (typeof value === 'string' && value.trim()) return <bdi>{value}</bdi>;
  return value && typeof value !== 'string' ? value : <NoValue />;
}

export function NoValue() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">none</span>
    </>
  );
}
