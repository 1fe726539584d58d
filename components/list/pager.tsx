/** Page numbers in blocks of ten, with First, Previous, Next and Last leading from block to block. */
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
  const window = pageWindow(state.page, totalPages);
  const href = (page: number) => listHref(definition, { ...state, page });
  const step = (label: string, page: number | null) => (
    <Step key={label} label={label} href={page === null ? null : href(page)} />
  );
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center gap-1">
        {step('First', window.first)}
        {step('Previous', window.previous)}
        {window.pages.map((page) => (
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
        {step('Next', window.next)}
        {step('Last', window.last)}
      </ul>
    </nav>
  );
}

function Step({ label, href }: { label: string; href: string | null }): ReactNode {
  return (
    <li>
      {href ? (
        <AppLink href={href} className={`${BOX} border border-line text-brand hover:bg-brand-soft`}>
          {label}
        </AppLink>
      ) : (
        // A link that leads nowhere stays in its place and says that it is disabled.
        // biome-ignore lint/a11y/useValidAnchor: without href it is no link to follow, which is the point
        <a
          role="link"
          aria-disabled="true"
          className={`${BOX} border border-line text-muted opacity-70`}
        >
          {label}
        </a>
      )}
    </li>
  );
}
