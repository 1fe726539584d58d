/** An empty list says whether there is nothing yet, or nothing that matches. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';
import type { ListDefinition } from '@/lib/list/definition';
import { isFiltered, type ListState, listHref, unfiltered } from '@/lib/list/state';

interface ListEmptyProps {
  definition: ListDefinition;
  state: ListState;
  /** What the list holds, in the plural and in lower case. */
  noun: string;
}

export function ListEmpty({ definition, state, noun }: ListEmptyProps) {
  if (!isFiltered(state)) {
    return <p className="px-4 py-10 text-center text-muted">There are no {noun} yet.</p>;
  }
  return (
    <p className="px-4 py-10 text-center text-muted">
      No {noun} match these filters.{' '}
      <AppLink href={listHref(definition, unfiltered(definition, state))} className={CELL_LINK}>
        Remove all filters
      </AppLink>
    </p>
  );
}
