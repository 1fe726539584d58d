/** What a list is, as data. A screen declares one; address, headers, pager, filters and calls follow from it. */

export type Order = 'asce' | 'desc';

export interface Sort {
  field: string;
  order: Order;
}

export interface Column {
  key: string;
  label: string;
  /** The backend's name for sorting by this column; without it the column is not sortable. */
  sortField?: string;
}

/** A filter of several values out of a list that the backend gives. */
export interface ChoiceFilter {
  /** Name in our address and in the backend's query. */
  name: string;
  label: string;
}

/** A filter that is on or off. */
export interface FlagFilter {
  name: string;
  label: string;
}

/** A filter by days: from the first through the last of a range. A list has one at most (legacy-api.md §1.14). */
export interface RangeFilter {
  /** What the days are those of. */
  label: string;
}

export interface ListDefinition {
  /** Address of the screen. */
  path: string;
  /** What the list holds, in lower case. */
  noun: { one: string; many: string };
  columns: readonly Column[];
  defaultSort: Sort;
  choices: readonly ChoiceFilter[];
  flags: readonly FlagFilter[];
  range: RangeFilter | null;
}

export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;

/** What the backend's default lists use, and so what an address without a size means (legacy-api.md §1.13). */
export const DEFAULT_PAGE_SIZE = 10;
