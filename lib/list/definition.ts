/** A list as data. Its address, headers, pager, filters and backend calls follow from it. */
import type { FileColumn } from '@/lib/export/column';
import type { LookupName } from './choices';

/** The content of a cell. Of a row, only its cells go to the browser. */
export type Cell = string | null | CellLink | CellLink[] | { lines: string[] };

export interface CellLink {
  href: string;
  text: string;
  /** Read aloud after the text. */
  about?: string;
  newTab?: true;
}

export type Order = 'asce' | 'desc';

export interface Sort {
  field: string;
  order: Order;
}

/** Width of a cell, and how its text wraps. */
export type CellLook = 'time' | 'name' | 'names' | 'place' | 'person' | 'people' | 'email' | 'city';

export interface Column<Row = never> {
  /** Unique in its list. */
  label: string;
  /** The backend's sort field; a column without it is not sortable. */
  sortField?: string | undefined;
  cell: (row: Row) => Cell;
  look?: CellLook;
}

interface Filter {
  /** Name in our address. */
  name: string;
  /** Name in the backend's query, where it differs. */
  legacyName?: string;
  label: string;
}

/** Several values of a lookup. */
export interface ChoiceFilter extends Filter {
  lookup: LookupName;
}

export interface FlagFilter extends Filter {
  /** Text of the chip; the label and "Yes" by default. */
  chip?: string;
  /** The label is beside its box, instead of above a box with the label "Yes". */
  sentence?: true;
  onByDefault?: true;
  /** Sent as true or false in the path instead of 0 or 1 in the query. */
  inPath?: true;
}

/** `FileRow` is the row of an exported file. Code that makes no cells takes `ListDefinition` without arguments. */
export interface ListDefinition<Row = never, FileRow = never> {
  path: string;
  /** In lower case. */
  noun: { one: string; many: string };
  columns: readonly Column<Row>[];
  /** Columns of exported files; a list without any is not exported. */
  fileColumns: readonly FileColumn<FileRow>[];
  idOf: (row: Row) => number;
  /** The backend's sort field for the id. */
  numberField: string;
  defaultSort: Sort;
  /** The filtered list is requested even without parameters, and never the backend's default list. */
  alwaysFiltered?: true;
  choices: readonly ChoiceFilter[];
  flags: readonly FlagFilter[];
  /**
   * Filter by the days of a date, at most one in a list (legacy-api.md §1.14). `unless` names the flag for upcoming events,
   * beside which the backend ignores the range (§3.6).
   */
  range: { label: string; unless?: string } | null;
  /** Text of an empty list without filters, or with upcoming events only. */
  emptyText?: string;
  /** Text of a list that is empty because of its filters. */
  noMatchText?: string;
  /** Names of further parameters of the screen, which every link and form of the list keeps. */
  kept?: readonly string[];
}

/** The column that a list is sorted by. */
export function columnOf({ columns }: ListDefinition, { field }: Sort): Column | undefined {
  return columns.find(({ sortField }) => sortField === field);
}

export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;

/** Page size of the backend's default lists, and of an address without a size (legacy-api.md §1.13). */
export const DEFAULT_PAGE_SIZE = 10;
