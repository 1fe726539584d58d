/**
 * Page numbers in blocks of ten between links to the page before and the page after. First, Previous, Next and Last
 * lead from block to block, and are there only where there is more than one.
 */
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
  const step = (label: string, page: number | null, sign?: string) => (
    <Step
      key={label}
      label={label}
      sign={sign}
      href={page === null ? null : listHref(definition, { ...state, page })}
    />
  );
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center gap-1">
        {blocks ? [step('First', blocks.first), step('Previous', blocks.previous)] : null}
        {isOnlyPage ? null : step('Previous page', pageBefore, '‹')}
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
        {isOnlyPage ? null : step('Next page', pageAfter, '›')}
        {blocks ? [step('Next', blocks.next), step('Last', blocks.last)] : null}
      </ul>
    </nav>
  );
}

interface StepProps {
  /** Accessible name. */
  label: string;
  /** What is shown in place of the label. */
  sign: string | undefined;
  /** Null: leads nowhere. */
  href: string | null;
}

function Step({ label, sign, href }: StepProps) {
  const named = { 'aria-label': sign ? label : undefined, title: sign ? label : undefined };
  return (
    <li>
      {href ? (
        <AppLink
          href={href}
          {...named}
          className={`${BOX} border border-line text-brand hover:bg-brand-soft`}
        >
          {sign ?? label}
        </AppLink>
      ) : (
        // A link that leads nowhere stays in its place and says that it is disabled.
        <a
          role="link"
          aria-disabled="true"
          {...named}
          className={`${BOX} border border-line text-muted opacity-70`}
        >
          {sign ?? label}
        </a>
      )}
    </li>
  );
}
