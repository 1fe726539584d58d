/**
 * Page numbers in blocks of ten between links to the previous and the next page. First, Previous, Next and Last lead to
 * other blocks, where there are several.
 */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import type { ListDefinition } from '@/lib/list/definition';
import { type ListState, listHref } from '@/lib/list/state';

interface PagerProps {
  definition: ListDefinition;
  state: ListState;
  totalPages: number;
}

const BLOCK = 10;
const BOX = 'inline-flex h-9 min-w-9 items-center justify-center rounded px-2 text-sm font-medium';

export function Pager({ definition, state, totalPages }: PagerProps) {
  const total = Math.max(totalPages, 1);
  const current = Math.min(state.page, total);
  const start = Math.floor((current - 1) / BLOCK) * BLOCK + 1;
  const end = Math.min(start + BLOCK - 1, total);
  const href = (page: number) => listHref(definition, { ...state, page });
  const toBlock = (label: string, page: number, enabled: boolean) => (
    // The label alone does not say that it skips pages.
    <Step
      key={label}
      href={enabled ? href(page) : null}
      title={enabled ? `Page ${page}` : undefined}
    >
      {label}
    </Step>
  );
  const toPage = (label: string, sign: string, page: number) => (
    <Step href={page >= 1 && page <= total ? href(page) : null} aria-label={label} title={label}>
      <span className="text-xl leading-none">{sign}</span>
    </Step>
  );
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center gap-1">
        {total > BLOCK
          ? [toBlock('First', 1, start > 1), toBlock('Previous', start - 1, start > 1)]
          : null}
        {total > 1 ? toPage('Previous page', '‹', current - 1) : null}
        {Array.from({ length: end - start + 1 }, (_, offset) => start + offset).map((page) => (
          <li key={page}>
            <AppLink
              href={href(page)}
              aria-label={`Page ${page}`}
              aria-current={page === state.page ? 'page' : undefined}
              className={`${BOX} ${
                page === state.page ? 'bg-brand text-on-brand' : 'text-brand hover:bg-brand-soft'
              }`}
            >
              {page}
            </AppLink>
          </li>
        ))}
        {total > 1 ? toPage('Next page', '›', current + 1) : null}
        {total > BLOCK
          ? [toBlock('Next', end + 1, end < total), toBlock('Last', total, end < total)]
          : null}
      </ul>
    </nav>
  );
}

interface StepProps {
  children: ReactNode;
  'aria-label'?: string;
  title?: string | undefined;
  /** Null: disabled. */
  href: string | null;
}

function Step({ href, ...rest }: StepProps) {
  const box = `${BOX} border border-line`;
  return (
    <li>
      {href ? (
        <AppLink href={href} className={`${box} text-brand hover:bg-brand-soft`} {...rest} />
      ) : (
        <a role="link" aria-disabled="true" className={`${box} text-muted opacity-70`} {...rest} />
      )}
    </li>
  );
}
