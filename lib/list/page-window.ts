/** Which pages a pager leads to: the numbers of a block of ten, the pages beside the current one, the other blocks. */

export const BLOCK = 10;

export interface PageWindow {
  /** Numbers of the block in which the current page lies, counted from 1. */
  pages: number[];
  /** The page before the current one; null on the first page. */
  pageBefore: number | null;
  /** The page after the current one; null on the last page. */
  pageAfter: number | null;
  /** Where the controls of blocks lead; null where one block holds all pages. */
  blocks: BlockSteps | null;
}

interface BlockSteps {
  /** The first page; null in the first block. */
  first: number | null;
  /** The last page of the block before; null in the first block. */
  previous: number | null;
  /** The first page of the block after; null in the last block. */
  next: number | null;
  /** The last page; null in the last block. */
  last: number | null;
}

/** `current` is counted from 1; a list without rows has one page, empty. */
export function pageWindow(current: number, totalPages: number): PageWindow {
  const total = Math.max(totalPages, 1);
  const page = Math.min(current, total);
  const start = Math.floor((page - 1) / BLOCK) * BLOCK + 1;
  const end = Math.min(start + BLOCK - 1, total);
  const [isFirst, isLast] = [start === 1, end === total];
  return {
    pages: Array.from({ length: end - start + 1 }, (_, offset) => start + offset),
    pageBefore: page > 1 ? page - 1 : null,
    pageAfter: page < total ? page + 1 : null,
    blocks:
      isFirst && isLast
        ? null
        : {
            first: isFirst ? null : 1,
            previous: isFirst ? null : start - 1,
            next: isLast ? null : end + 1,
            last: isLast ? null : total,
          },
  };
}
