/** Column headers. A sortable one is a link and tells assistive technology how the list is sorted. */
import { AppLink } from '@/components/ui/app-link';
import { HeadCell } from '@/components/ui/table';
import type { Column, ListDefinition, Order } from '@/lib/list/definition';
import { changed, type ListState, listHref, nextSort } from '@/lib/list/state';

interface ListHeadProps {
  definition: ListDefinition;
  state: ListState;
}

const SPOKEN = { asce: 'ascending', desc: 'descending' } as const;

export function ListHead({ definition, state }: ListHeadProps) {
  return definition.columns.map((column) => (
    <ColumnHead key={column.key} column={column} definition={definition} state={state} />
  ));
}

function ColumnHead({ column, definition, state }: ListHeadProps & { column: Column }) {
  const { label, sortField } = column;
  if (!sortField) return <HeadCell>{label}</HeadCell>;
  const current = state.sort ?? definition.defaultSort;
  const order = current.field === sortField ? current.order : null;
  const href = listHref(definition, changed(state, { sort: nextSort(current, sortField) }));
  return (
    <HeadCell aria-sort={order ? SPOKEN[order] : 'none'}>
      <AppLink
        href={href}
        scroll={false}
        className="group inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline"
      >
        {label}
        <SortArrow order={order} />
      </AppLink>
    </HeadCell>
  );
}

function SortArrow({ order }: { order: Order | null }) {
  const turn = order === 'desc' ? 'rotate-180' : '';
  const shade = order ? 'text-brand' : 'opacity-40 group-hover:opacity-100';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 10"
      className={`size-2.5 fill-current ${turn} ${shade}`}
    >
      <path d="M5 1.5 9 8H1z" />
    </svg>
  );
}
