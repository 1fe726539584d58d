/** A page of a list with its pager and page size, or what it says when there is nothing to show. */
import type { ReactNode } from 'react';
import { Table } from '@/components/ui/table';
import type { ListPage } from '@/lib/legacy/list-page';
import type { ListDefinition } from '@/lib/list/definition';
import { changed, type ListState, listHref, listPairs, shownState } from '@/lib/list/state';
import { ListEmpty } from './list-empty';
import { ListGaps, ListUnsorted } from './list-gaps';
import { ListPlace } from './list-place';
import { ListRows } from './list-rows';
import { PageSize } from './page-size';
import { Pager } from './pager';
import { shownNumber } from './row-count';
import { ListHead } from './sort-header';

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

export function ListTable<Row>({ definition, state, page }: ListViewProps<Row>) {
  const { columns, idOf, noun } = definition;
  return (
    <Table
      label={noun.many}
      head={<ListHead definition={definition} state={shownState(state, page)} />}
    >
      <ListRows
        columns={columns.map(({ key, look = null }) => ({ key, look }))}
        rows={page.rows.map((row) => ({
          id: idOf(row),
          cells: columns.map(({ cell }) => cell(row)),
        }))}
      />
    </Table>
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

/** `1,011–1,020 of 3,661`; the backend need not say how many there are. */
function rangeText(state: ListState, page: ListPage<unknown>): string {
  const { rows, gaps, totalRows, pageSize } = page;
  const count = rows.length + gaps.length;
  if (count === 0) return '';
  const from = (state.page - 1) * pageSize + 1;
  const range = `${shownNumber(from)}–${shownNumber(from + count - 1)}`;
  return totalRows === null ? range : `${range} of ${shownNumber(totalRows)}`;
}
