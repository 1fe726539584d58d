/** An empty list says whether there is nothing yet, or nothing that matches. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';
import type { ListDefinition } from '@/lib/list/definition';
import { isFiltered, type ListState, leavesNoRange, listHref, unfiltered } from '@/lib/list/state';

interface ListEmptyProps {
  definition: ListDefinition;
  state: ListState;
}

export function ListEmpty({ definition, state }: ListEmptyProps) {
  const { noun, emptyText, noMatchText } = definition;
  if (!isFiltered(state)) {
    return (
      <p className="px-4 py-10 text-center text-muted">
        {emptyText ?? `There are no ${noun.many} yet.`}
      </p>
    );
  }
  const nothing = leavesNoRange(definition, state.flags) ? emptyText : undefined;
  const sentence = nothing ?? noMatchText ?? `No ${noun.many} match these filters.`;
  return (
    <p className="px-4 py-10 text-center text-muted">
      {sentence}{' '}
      <AppLink href={listHref(definition, unfiltered(definition, state))} className={CELL_LINK}>
        Remove all filters
      </AppLink>
    </p>
  );
}
