/** Tables that scroll sideways inside their own frame on a narrow screen. */
import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from './app-link';

interface TableProps {
  /** Accessible name. */
  label: string;
  head: ReactNode;
  children: ReactNode;
}

export function Table({ label, head, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={`${label}, may scroll sideways`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 requires it for scrolling frames
      tabIndex={0}
      className="relative overflow-x-auto -outline-offset-2"
    >
      <table aria-label={label} className="w-full border-collapse text-left text-sm">
        <thead className="border-line border-b bg-sunken text-muted">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={`px-3 py-2 align-baseline font-semibold whitespace-nowrap ${className ?? ''}`}
      {...rest}
    />
  );
}

export function Row(props: ComponentProps<'tr'>) {
  return <tr className="bg-surface hover:bg-brand-soft" {...props} />;
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return (
    <td className={`px-3 py-1.5 align-baseline wrap-break-word ${className ?? ''}`} {...rest} />
  );
}

/** A link of a row. `what` names the row for screen readers. */
export function RowLink({ href, text, what }: { href: string; text: string; what: string }) {
  return (
    <AppLink href={href} className={CELL_LINK}>
      {text}
      <span className="sr-only"> {what}</span>
    </AppLink>
  );
}

export const CELL_LINK =
  'inline-block min-h-6 min-w-6 align-top font-medium text-brand underline underline-offset-2 hover:no-underline';
