/** Partial page recovery: rows found, positions named, and the number of calls. */
import fc from 'fast-check';
import { MAX_CALLS, type PageRange, recoverPage } from '@/lib/legacy/partial-page';
import { PAGE_SIZES } from '@/lib/list/definition';

/** A backend of `total` rows, counted from 0, that fails on every range with a damaged one in it. */
function backendWith(total: number, damaged: number[]) {
  const requested: PageRange[] = [];
  const read = async (range: PageRange) => {
    requested.push(range);
    const start = range.page * range.size;
    const rows = Array.from({ length: total }, (_, row) => row).slice(start, start + range.size);
    if (rows.some((row) => damaged.includes(row))) return null;
    return { rows, totalRows: total, totalPages: Math.ceil(total / range.size) };
  };
  return { requested, read };
}

test('a damaged row costs 7 calls in a page of 10 rows, and 16 in a page of 200', async () => {
  const { requested, read } = backendWith(63, [26]);
  expect(await recoverPage({ page: 2, size: 10 }, read)).toEqual({
    rows: [20, 21, 22, 23, 24, 25, 27, 28, 29].map((value) => ({ position: value - 19, value })),
    gaps: [{ position: 7, why: 'damaged' }],
    totalPages: 7,
    totalRows: 63,
  });
  expect(requested).toHaveLength(7);
  const large = backendWith(1000, [777]);
  const page = await recoverPage({ page: 3, size: 200 }, large.read);
  expect(page?.gaps).toEqual([{ position: 178, why: 'damaged' }]);
  expect(large.requested).toHaveLength(16);
});

test('returns the number of pages also without a total', async () => {
  const { read } = backendWith(63, [0]);
  const page = await recoverPage({ page: 0, size: 10 }, async (range) => {
    const found = await read(range);
    return found && { ...found, totalRows: null };
  });
  expect(page).toMatchObject({ totalPages: 7, totalRows: null });
});

test('rows beyond the limit of calls are skipped', async () => {
  const { requested, read } = backendWith(200, [3, 23, 43, 63, 83, 103, 123, 143]);
  const page = await recoverPage({ page: 0, size: 200 }, read);
  expect(requested.length).toBeLessThanOrEqual(MAX_CALLS);
  expect(new Set(page?.gaps.map((gap) => gap.why))).toEqual(new Set(['damaged', 'skipped']));
});

test('every position of a page is either a row or a gap, whichever rows are damaged', async () => {
  const cases = fc.record({
    size: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 0, max: 3 }),
    total: fc.integer({ min: 0, max: 700 }),
    damaged: fc.uniqueArray(fc.integer({ min: 0, max: 699 }), { maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ size, page, total, damaged }) => {
      const { requested, read } = backendWith(total, damaged);
      const found = await recoverPage({ page, size }, read);
      expect(requested.length).toBeLessThanOrEqual(MAX_CALLS);
      const first = page * size;
      const onPage = Math.max(0, Math.min(size, total - first));
      const isDamaged = (position: number) => damaged.includes(first + position - 1);
      if (found === null) {
        expect([isDamaged(1), isDamaged(size)]).toEqual([true, true]);
        return;
      }
      const { rows, gaps } = found;
      const positions = [...rows, ...gaps].map(({ position }) => position).sort((a, b) => a - b);
      expect(positions).toEqual(Array.from({ length: onPage }, (_, index) => index + 1));
      for (const { position, value } of rows) expect(value).toBe(first + position - 1);
      for (const gap of gaps) if (gap.why === 'damaged') expect(isDamaged(gap.position)).toBe(true);
      expect(found.totalPages).toBe(Math.ceil(total / size));
    }),
    // A list of nothing but one damaged row.
    { examples: [[{ size: 10, page: 0, total: 1, damaged: [0] }]] },
  );
});
