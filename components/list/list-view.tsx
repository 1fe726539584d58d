/** A page of a list: its table, pager and page size, or a message in their place. */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { HeadCell, Table } from '@/components/ui/table';
import { formatCount } from '@/lib/format/text';
import type { ListPage } from '@/lib/legacy/list-page';
import type { Column, ListDefinition, Order } from '@/lib/list/definition';
import { changed, type ListState, listHref, listPairs, shownState } from '@/lib/list/state';
import { ListEmpty, ListGaps, ListUnsorted } from './list-notices';
import { ListPlace } from './list-place';
import { ListRows } from './list-rows';
import { PageSize } from './page-size';
import { Pager } from './pager';

interface ListViewProps<Row> {
  definition: ListDefinition<Row>;
  state: ListState;
  page: ListPage<Row>;
}

export function ListView<Row>(list: ListViewProps<Row>) {
  return (
    <ListFrame {...list}>
      <ListTable {...list} />
    </ListFrame>
  );
}

/** For a list whose page is more than a table. */
export function ListFrame<Row>({
  definition,
  state,
  page,
  children,
}: ListViewProps<Row> & { children: ReactNode }) {
  return (
    <>
      <ListPlace
        path={definition.path}
        address={listHref(definition, state)}
        className="overflow-hidden rounded-lg border border-line bg-surface shadow-panel"
      >
        {page.sortFailed && state.sort ? (
          <ListUnsorted definition={definition} sort={state.sort} />
        ) : null}
        <ListGaps noun={definition.noun} gaps={page.gaps} />
        {page.rows.length + page.gaps.length === 0 ? (
          <ListEmpty definition={definition} state={state} />
        ) : (
          children
        )}
      </ListPlace>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Pager definition={definition} state={state} totalPages={page.totalPages} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-muted text-sm">{rangeText(state, page)}</p>
          <PageSize
            path={definition.path}
            kept={listPairs(definition, changed(state, { size: null }))}
            pageSize={page.pageSize}
          />
        </div>
      </div>
    </>
  );
}

/** `1,011–1,020 of 3,661`; without the total where the backend does not report it. */
function rangeText(state: ListState, page: ListPage<unknown>): string {
  const { rows, gaps, totalRows, pageSize } = page;
  const count = rows.length + gaps.length;
  if (count === 0) return '';
  const first = (state.page - 1) * pageSize + 1;
  const range = `${formatCount(first)}–${formatCount(first + count - 1)}`;
  return totalRows === null ? range : `${range} of ${formatCount(totalRows)}`;
}

export function ListTable<Row>({ definition, state, page }: ListViewProps<Row>) {
  const { columns, idOf, noun } = definition;
  return (
    <Table
      label={noun.many}
      head={columns.map((column) => (
        <ColumnHead
          key={column.label}
          column={column}
          definition={definition}
          state={shownState(state, page)}
        />
      ))}
    >
      <ListRows
        columns={columns.map(({ label, look = null }) => ({ label, look }))}
        rows={page.rows.map((row) => ({
          id: idOf(row),
          cells: columns.map(({ cell }) => cell(row)),
        }))}
      />
    </Table>
  );
}

interface ColumnHeadProps {
  column: Column;
  definition: ListDefinition;
  state: ListState;
}

const ARIA_SORT = { asce: 'ascending', desc: 'descending' } as const;

/** The header of a sortable column is a link that sorts ascending, or descending where it is ascending already. */
function ColumnHead({ column: { label, sortField }, definition, state }: ColumnHeadProps) {
  if (!sortField) return <HeadCell>{label}</HeadCell>;
  const current = state.sort ?? definition.defaultSort;
  const order = current.field === sortField ? current.order : null;
  const next: Order = order === 'asce' ? 'desc' : 'asce';
  const sorted = changed(state, { sort: { field: sortField, order: next } });
  return (
    <HeadCell aria-sort={order ? ARIA_SORT[order] : 'none'}>
      <AppLink
        href={listHref(definition, sorted)}
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
