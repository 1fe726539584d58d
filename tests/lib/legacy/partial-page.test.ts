/** Asking for a page in pieces around its damaged rows: what is found, what is named, and how often is asked. */
import fc from 'fast-check';
import { MAX_CALLS, type PageRange, recoverPage } from '@/lib/legacy/partial-page';
import { PAGE_SIZES } from '@/lib/list/definition';

/** A backend of `total` rows, counted from 0, that fails on every piece with a damaged one in it. */
function backendWith(total: number, damaged: number[]) {
  const asked: PageRange[] = [];
  const ask = async (piece: PageRange) => {
    asked.push(piece);
    const start = piece.page * piece.size;
    const rows = Array.from({ length: total }, (_, row) => row).slice(start, start + piece.size);
    if (rows.some((row) => damaged.includes(row))) return null;
    return { rows, totalRows: total, totalPages: Math.ceil(total / piece.size) };
  };
  return { asked, ask };
}

test('one damaged row of ten leaves nine, its place, and the totals of the whole list', async () => {
  const { asked, ask } = backendWith(63, [26]);
  const mended = await recoverPage({ page: 2, size: 10 }, ask);
  expect(mended).toEqual({
    rows: [20, 21, 22, 23, 24, 25, 27, 28, 29].map((value) => ({ position: value - 19, value })),
    gaps: [{ position: 7, why: 'damaged' }],
    totalPages: 7,
    totalRows: 63,
  });
  expect(asked).toHaveLength(7);
});

test('one damaged row of two hundred costs sixteen calls', async () => {
  const { asked, ask } = backendWith(1000, [777]);
  const mended = await recoverPage({ page: 3, size: 200 }, ask);
  expect(mended?.gaps).toEqual([{ position: 178, why: 'damaged' }]);
  expect(mended?.rows).toHaveLength(199);
  expect(asked).toHaveLength(16);
});

test('two damaged rows in both halves are both named', async () => {
  const { ask } = backendWith(10, [2, 8]);
  const mended = await recoverPage({ page: 0, size: 10 }, ask);
  expect(mended?.gaps.map(({ position }) => position)).toEqual([3, 9]);
  expect(mended?.rows).toHaveLength(8);
});

test('a list of nothing but one damaged row names that row and no other', async () => {
  const { ask } = backendWith(1, [0]);
  expect(await recoverPage({ page: 0, size: 10 }, ask)).toEqual({
    rows: [],
    gaps: [{ position: 1, why: 'damaged' }],
    totalPages: 1,
    totalRows: 1,
  });
});

test('a backend that fails on everything is given up after four more calls', async () => {
  const asked: PageRange[] = [];
  const ask = async (piece: PageRange) => {
    asked.push(piece);
    return null;
  };
  expect(await recoverPage({ page: 1, size: 200 }, ask)).toBeNull();
  expect(asked).toEqual([
    { page: 2, size: 100 },
    { page: 3, size: 100 },
    { page: 200, size: 1 },
    { page: 399, size: 1 },
  ]);
});

test('whatever fails for another reason is not taken for a damaged row', async () => {
  const ask = async () => {
    throw new Error('signed out');
  };
  await expect(recoverPage({ page: 0, size: 10 }, ask)).rejects.toThrow('signed out');
});

test('a backend that does not count its rows gives the pages of the whole list all the same', async () => {
  const { ask } = backendWith(63, [0]);
  const mended = await recoverPage({ page: 0, size: 10 }, async (piece) => {
    const answer = await ask(piece);
    return answer && { ...answer, totalRows: null };
  });
  expect(mended).toMatchObject({ totalPages: 7, totalRows: null });
});

test('rows that are not reached within the limit are named as left out, not as damaged', async () => {
  const damaged = [3, 23, 43, 63, 83, 103, 123, 143];
  const { asked, ask } = backendWith(200, damaged);
  const mended = await recoverPage({ page: 0, size: 200 }, ask);
  expect(asked.length).toBeLessThanOrEqual(MAX_CALLS);
  const kinds = new Set(mended?.gaps.map((gap) => gap.why));
  expect(kinds).toEqual(new Set(['damaged', 'skipped']));
});

test('wherever the damage is, no row is lost unnamed, shown twice or out of its place', async () => {
  const cases = fc.record({
    size: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 0, max: 3 }),
    total: fc.integer({ min: 0, max: 700 }),
    damaged: fc.uniqueArray(fc.integer({ min: 0, max: 699 }), { maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ size, page, total, damaged }) => {
      const { asked, ask } = backendWith(total, damaged);
      const mended = await recoverPage({ page, size }, ask);
      expect(asked.length).toBeLessThanOrEqual(MAX_CALLS);
      const first = page * size;
      const onPage = Math.max(0, Math.min(size, total - first));
      const isDamaged = (position: number) => damaged.includes(first + position - 1);
      if (mended === null) {
        expect([isDamaged(1), isDamaged(size)]).toEqual([true, true]);
        return;
      }
      const { rows, gaps } = mended;
      const places = [...rows, ...gaps].map(({ position }) => position).sort((a, b) => a - b);
      expect(places).toEqual(Array.from({ length: onPage }, (_, index) => index + 1));
      for (const { position, value } of rows) expect(value).toBe(first + position - 1);
      for (const gap of gaps) if (gap.why === 'damaged') expect(isDamaged(gap.position)).toBe(true);
      expect(mended.totalPages).toBe(Math.ceil(total / size));
    }),
  );
});
