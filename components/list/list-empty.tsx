/** An empty list says whether there is nothing yet, or nothing that matches. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';
import type { ListDefinition } from '@/lib/list/definition';
import { isFiltered, type ListState, listHref, unfiltered } from '@/lib/list/state';

interface ListEmptyProps {
  definition: ListDefinition;
  state: ListState;
}

export function ListEmpty({ definition, state }: ListEmptyProps) {
  if (!isFiltered(state)) {
    return (
      <p className="px-4 py-10 text-center text-muted">There are no {definition.noun.many} yet.</p>
    );
  }
  return (
    <p className="px-4 py-10 text-center text-muted">
      No {definition.noun.many} match these filters.{' '}
      <AppLink href={listHref(definition, unfiltered(definition, state))} className={CELL_LINK}>
        Remove all filters
      </AppLink>
    </p>
  );
}
