/** The pager's blocks of ten. */
import fc from 'fast-check';
import { BLOCK, pageWindow } from '@/lib/list/page-window';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => from + offset);

test.each<[string, number, number, number[], (number | null)[]]>([
  ['no page', 1, 0, [1], [null, null, null, null]],
  ['one page', 1, 1, [1], [null, null, null, null]],
  ['exactly one block', 5, 10, numbers(1, 10), [null, null, null, null]],
  ['one page more than a block, at its end', 10, 11, numbers(1, 10), [null, null, 11, 11]],
  ['one page more than a block, behind it', 11, 11, [11], [1, 10, null, null]],
  ['three blocks, at the start', 1, 25, numbers(1, 10), [null, null, 11, 25]],
  ['three blocks, at the start of the second', 11, 25, numbers(11, 20), [1, 10, 21, 25]],
  ['three blocks, at the end of the second', 20, 25, numbers(11, 20), [1, 10, 21, 25]],
  ['three blocks, in the last', 25, 25, numbers(21, 25), [1, 20, null, null]],
  ['a page behind the last one', 999, 25, numbers(21, 25), [1, 20, null, null]],
])('%s: page %i of %i', (_what, current, total, pages, [first, previous, next, last]) => {
  expect(pageWindow(current, total)).toEqual({ pages, first, previous, next, last });
});

test('every page is in its own window, and Next leads out of it without a gap', () => {
  const pages = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(pages, pages, (a, b) => {
      const [current, total] = [Math.min(a, b), Math.max(a, b)];
      const window = pageWindow(current, total);
      expect(window.pages).toContain(current);
      expect(window.pages.length).toBeLessThanOrEqual(BLOCK);
      expect(window.next ?? total + 1).toBe((window.pages.at(-1) ?? 0) + 1);
      expect(window.previous ?? 0).toBe((window.pages[0] ?? 0) - 1);
    }),
  );
});
