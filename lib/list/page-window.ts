/** Which page numbers a pager shows: blocks of ten, and where First, Previous, Next and Last lead. */

export const BLOCK = 10;

export interface PageWindow {
  /** Numbers of the block in which the current page lies, counted from 1. */
  pages: number[];
  /** The first page; null in the first block. */
  first: number | null;
  /** The page before this block; null in the first block. */
  previous: number | null;
  /** The page after this block; null in the last block. */
  next: number | null;
  /** The last page; null in the last block. */
  last: number | null;
}

/** `current` is counted from 1; a list without rows has one page, empty. */
export function pageWindow(current: number, totalPages: number): PageWindow {
  const total = Math.max(totalPages, 1);
  const start = Math.floor((Math.min(current, total) - 1) / BLOCK) * BLOCK + 1;
  const end = Math.min(start + BLOCK - 1, total);
  return {
    pages: Array.from({ length: end - start + 1 }, (_, offset) => start + offset),
    first: start > 1 ? 1 : null,
    previous: start > 1 ? start - 1 : null,
    next: end < total ? end + 1 : null,
    last: end < total ? total : null,
  };
}
