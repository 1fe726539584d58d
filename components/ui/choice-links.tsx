/** A row of links of which one is current. */
import type { ReactNode } from 'react';
import { AppLink } from './app-link';

export function ChoiceLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap overflow-hidden rounded border border-line-strong">
        {children}
      </ul>
    </nav>
  );
}

interface ChoiceLinkProps {
  href: string;
  current: boolean;
  label: string;
}

export function ChoiceLink({ href, current, label }: ChoiceLinkProps) {
  return (
    <li className="border-line-strong not-first:border-l">
      <AppLink
        href={href}
        scroll={false}
        aria-current={current ? 'true' : undefined}
        className={`inline-flex min-h-9 items-center px-4 font-semibold text-sm ${
          current ? 'bg-brand text-on-brand' : 'bg-surface text-brand hover:bg-brand-soft'
        }`}
      >
        {label}
      </AppLink>
    </li>
  );
}
