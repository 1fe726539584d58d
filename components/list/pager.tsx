/**
 * Page numbers in blocks of ten between links to the page before and the page after. First, Previous, Next and Last
 * lead from block to block, and are there only where there is more than one.
 */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import type { ListDefinition } from '@/lib/list/definition';
import { pageWindow } from '@/lib/list/page-window';
import { type ListState, listHref } from '@/lib/list/state';

interface PagerProps {
  definition: ListDefinition;
  state: ListState;
  totalPages: number;
}

const BOX = 'inline-flex h-9 min-w-9 items-center justify-center rounded px-2 text-sm font-medium';

export function Pager({ definition, state, totalPages }: PagerProps) {
  const { pages, pageBefore, pageAfter, blocks } = pageWindow(state.page, totalPages);
  const isOnlyPage = pageBefore === null && pageAfter === null;
  const href = (page: number | null) =>
    page === null ? null : listHref(definition, { ...state, page });
  const toBlock = (label: string, page: number | null) => (
    // Its label alone does not say that it skips pages.
    <Step key={label} href={href(page)} title={page === null ? undefined : `Page ${page}`}>
      {label}
    </Step>
  );
  const toPage = (label: string, sign: string, page: number | null) => (
    <Step href={href(page)} aria-label={label} title={label}>
      <span className="text-xl leading-none">{sign}</span>
    </Step>
  );
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center gap-1">
        {blocks ? [toBlock('First', blocks.first), toBlock('Previous', blocks.previous)] : null}
        {isOnlyPage ? null : toPage('Previous page', '‹', pageBefore)}
        {pages.map((page) => (
          <li key={page}>
            <AppLink
              href={listHref(definition, { ...state, page })}
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
        {isOnlyPage ? null : toPage('Next page', '›', pageAfter)}
        {blocks ? [toBlock('Next', blocks.next), toBlock('Last', blocks.last)] : null}
      </ul>
    </nav>
  );
}

interface StepProps {
  children: ReactNode;
  'aria-label'?: string;
  title?: string | undefined;
  /** Null: leads nowhere. */
  href: string | null;
}

function Step({ href, ...rest }: StepProps) {
  const box = `${BOX} border border-line`;
  return (
    <li>
      {href ? (
        <AppLink href={href} className={`${box} text-brand hover:bg-brand-soft`} {...rest} />
      ) : (
        // A link that leads nowhere stays in its place and says that it is disabled.
        <a role="link" aria-disabled="true" className={`${box} text-muted opacity-70`} {...rest} />
      )}
    </li>
  );
}
