/** How an agenda is sorted, which has no column headers to say it and to change it. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';
import { columnOf, type ListDefinition, type Sort } from '@/lib/list/definition';
import { changed, type ListState, listHref } from '@/lib/list/state';

interface AgendaOrderProps {
  definition: ListDefinition;
  state: ListState;
}

export function AgendaOrder({ definition, state }: AgendaOrderProps) {
  const { defaultSort } = definition;
  const current = state.sort ?? defaultSort;
  const to = (order: Sort['order'], label: string) => (
    <AppLink
      href={listHref(definition, changed(state, { sort: { ...defaultSort, order } }))}
      scroll={false}
      className={CELL_LINK}
    >
      {label}
    </AppLink>
  );
  const byStart = current.field === defaultSort.field;
  const column = columnOf(definition, current);
  return (
    <p className="flex flex-wrap gap-x-4 border-line border-b px-4 py-2 text-muted text-sm">
      <span>{byStart ? orderName(current) : `Sorted by ${column?.label.toLowerCase()}`}</span>
      {byStart && current.order === 'asce' ? null : to('asce', 'Show earliest first')}
      {byStart && current.order === 'desc' ? null : to('desc', 'Show latest first')}
    </p>
  );
}

const orderName = ({ order }: Sort) => (order === 'asce' ? 'Earliest first' : 'Latest first');
