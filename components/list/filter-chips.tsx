/** The filters in force, each a link that removes it. */
import { AppLink } from '@/components/ui/app-link';
import { CloseIcon } from '@/components/ui/icons';
import type { ListDefinition } from '@/lib/list/definition';
import { activeFilters, type ListState, listHref, unfiltered } from '@/lib/list/state';

interface FilterChipsProps {
  definition: ListDefinition;
  state: ListState;
}

export function FilterChips({ definition, state }: FilterChipsProps) {
  return (
    <ul
      aria-label="Filters in force"
      className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-2"
    >
      {activeFilters(definition, state).map(({ key, text, without }) => (
        <li key={key}>
          <AppLink
            href={listHref(definition, without)}
            scroll={false}
            className="inline-flex min-h-7 items-center gap-1 rounded-full bg-brand-soft py-0.5 pr-1.5 pl-3 text-sm hover:bg-sunken"
          >
            <span className="sr-only">Remove filter </span>
            {text}
            <CloseIcon />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink
          href={listHref(definition, unfiltered(definition, state))}
          scroll={false}
          className="inline-flex min-h-7 items-center px-1 text-brand text-sm underline underline-offset-2 hover:no-underline"
        >
          Remove all filters
        </AppLink>
      </li>
    </ul>
  );
}
