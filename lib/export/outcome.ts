/** What comes out of reading a list for an export, and the one way in which it must not come out. */
import type { Value } from './column';

/** Rows, already as values of the columns; and how many there are, as far as the backend has said so. */
export interface Step {
  lines: Line[];
  total: number | null;
}

export type Line = Value[];

export interface Outcome {
  /** How many rows the backend counts; null where it does not say. */
  total: number | null;
  /** Rows that could not be read, each by a name; they stand in the file in place of their values. */
  unreadable: string[];
  /** Call logs without a comment, which are not exported. */
  leftOut: number;
  /** The backend fails on the sort that was asked for: the rows are in the list's default order. */
  sortFailed: boolean;
}

/** Fewer rows came than there are, or they kept changing: the file must not look complete. */
export class IncompleteExport extends Error {
  override readonly name = 'IncompleteExport';
}
