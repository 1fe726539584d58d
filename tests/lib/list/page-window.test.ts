/** The pager's pages and blocks of ten. */
import fc from 'fast-check';
import { BLOCK, pageWindow } from '@/lib/list/page-window';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => from + offset);

type Steps = (number | null)[];

test.each<[string, number, number, number[], Steps, Steps | null]>([
  ['no page', 1, 0, [1], [null, null], null],
  ['one page', 1, 1, [1], [null, null], null],
  ['two pages, the first', 1, 2, [1, 2], [null, 2], null],
  ['exactly one block', 5, 10, numbers(1, 10), [4, 6], null],
  ['one page more than a block, at its end', 10, 11, numbers(1, 10), [9, 11], [null, null, 11, 11]],
  ['one page more than a block, behind it', 11, 11, [11], [10, null], [1, 10, null, null]],
  ['three blocks, at the start', 1, 25, numbers(1, 10), [null, 2], [null, null, 11, 25]],
  ['three blocks, in the second', 11, 25, numbers(11, 20), [10, 12], [1, 10, 21, 25]],
  ['three blocks, at the end of the second', 20, 25, numbers(11, 20), [19, 21], [1, 10, 21, 25]],
  ['three blocks, at the end', 25, 25, numbers(21, 25), [24, null], [1, 20, null, null]],
  ['a page behind the last one', 999, 25, numbers(21, 25), [24, null], [1, 20, null, null]],
])('%s: page %i of %i', (_what, current, total, pages, [pageBefore, pageAfter], steps) => {
  const [first, previous, next, last] = steps ?? [];
  const blocks = steps ? { first, previous, next, last } : null;
  expect(pageWindow(current, total)).toEqual({ pages, pageBefore, pageAfter, blocks });
});

test('every page is in its own window, and blocks follow one another without a gap', () => {
  const pages = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(pages, pages, (a, b) => {
      const [current, total] = [Math.min(a, b), Math.max(a, b)];
      const window = pageWindow(current, total);
      expect(window.pages).toContain(current);
      expect(window.pages.length).toBeLessThanOrEqual(BLOCK);
      expect(window.blocks?.next ?? total + 1).toBe((window.pages.at(-1) ?? 0) + 1);
      expect(window.blocks?.previous ?? 0).toBe((window.pages[0] ?? 0) - 1);
      expect([window.pageBefore ?? 0, window.pageAfter ?? total + 1]).toEqual([
        current - 1,
        current + 1,
      ]);
    }),
  );
});
