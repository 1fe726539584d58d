/** One page of rows that are all there, for lists that are put together on our side. */
import { DEFAULT_PAGE_SIZE } from './definition';
import type { ListState } from './state';

export function pageOfRows<Row>(
  rows: readonly Row[],
  { page, size }: Pick<ListState, 'page' | 'size'>,
) {
  const pageSize = size ?? DEFAULT_PAGE_SIZE;
  const first = (page - 1) * pageSize;
  return {
    rows: rows.slice(first, first + pageSize),
    gaps: [],
    totalPages: Math.ceil(rows.length / pageSize),
    totalRows: rows.length,
    pageSize,
    sortFailed: false,
  };
}
