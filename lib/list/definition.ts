/** What a list is, as data. A screen declares one; address, headers, pager, filters and calls follow from it. */
import type { FileColumn } from '@/lib/export/column';
import type { Cell } from './cell';
import type { LookupName } from './choices';

export type Order = 'asce' | 'desc';

export interface Sort {
  field: string;
  order: Order;
}

/** How wide a cell is and how it breaks. */
export type CellLook = 'time' | 'name' | 'names' | 'place' | 'person' | 'people' | 'email' | 'city';

export interface Column<Row = never> {
  key: string;
  label: string;
  /** The backend's name for sorting by this column; without it the column is not sortable. */
  sortField?: string | undefined;
  cell: (row: Row) => Cell;
  look?: CellLook;
}

interface Filter {
  /** Name in our address. */
  name: string;
  /** Name in the backend's query, where it is another. */
  legacyName?: string;
  label: string;
}

/** A filter of several values out of a list that the backend gives. */
export interface ChoiceFilter extends Filter {
  lookup: LookupName;
}

/** A filter that is on or off. */
export interface FlagFilter extends Filter {
  /** What the chip says where the flag is on; without it the label and "Yes". */
  chip?: string;
  /** The label is a sentence that stands beside its box, and no heading over a box that says Yes. */
  sentence?: true;
  /** On where the address does not say otherwise. */
  onByDefault?: true;
  /** The backend wants it as true or false in the path, not as 0 or 1 in the query. */
  inPath?: true;
}

/** A filter by days: from the first through the last of a range. A list has one at most (legacy-api.md §1.14). */
interface RangeFilter {
  /** What the days are those of. */
  label: string;
  /** The flag, by name, that leaves upcoming events only: where it is on, the backend looks at no range (§3.6). */
  unless?: string;
}

/**
 * `Row` and `FileRow` matter only where cells are made; everything else takes the definition of any list. `FileRow` is
 * what an exported file tells in one line.
 */
export interface ListDefinition<Row = never, FileRow = never> {
  /** Address of the screen. */
  path: string;
  /** What the list holds, in lower case. */
  noun: { one: string; many: string };
  columns: readonly Column<Row>[];
  /** Columns of exported files, in their order; a list without any is not exported. */
  fileColumns: readonly FileColumn<FileRow>[];
  /** Number of a row, different for each. */
  idOf: (row: Row) => number;
  /** The backend's name for sorting by that number. */
  numberField: string;
  defaultSort: Sort;
  /** The backend's own default list is not what an address without parameters means. */
  alwaysFiltered?: true;
  choices: readonly ChoiceFilter[];
  flags: readonly FlagFilter[];
  range: RangeFilter | null;
  /** What an empty list says where nothing is filtered, or upcoming events only; without it, that there is nothing yet. */
  emptyText?: string;
  /** What it says where the filters leave nothing; without it, that nothing matches. */
  noMatchText?: string;
  /** Parameters of the screen's own, by name, which every link and form of the list keeps. */
  kept?: readonly string[];
}

/** The column that a list is sorted by. */
export function columnOf({ columns }: ListDefinition, { field }: Sort): Column | undefined {
  return columns.find(({ sortField }) => sortField === field);
}

export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;

/** What the backend's default lists use, and so what an address without a size means (legacy-api.md §1.13). */
export const DEFAULT_PAGE_SIZE = 10;
