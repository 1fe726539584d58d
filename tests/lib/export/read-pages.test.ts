/** Lists that change while they are read. */
import { type ExportPage, IncompleteExport, readPages } from '@/lib/export/read-pages';

const NOUN = { one: 'contact', many: 'contacts' };

/** Pages as the backend gives them, one call after the other. */
function pagesOf(answers: { ids: number[]; total: number | null; pages: number; gap?: number }[]) {
  const asked: number[] = [];
  const readPage = async (page: number): Promise<ExportPage<number>> => {
    const answer = answers[asked.length];
    if (!answer) throw new Error('Asked too often');
    asked.push(page);
    return {
      entries: answer.ids.map((id) => ({ id, rows: [id] })),
      gaps: answer.gap === undefined ? [] : [{ position: answer.gap, why: 'damaged' }],
      totalPages: answer.pages,
      totalRows: answer.total,
      sortFailed: false,
    };
  };
  return { readPage, asked };
}

async function readAll(reading: ReturnType<typeof readPages<number>>) {
  const rows: number[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done) return { rows, outcome: next.value };
    rows.push(...next.value.rows);
  }
}

test('a list that stands still is read once', async () => {
  const { readPage, asked } = pagesOf([
    { ids: [1, 2], total: 3, pages: 2 },
    { ids: [3], total: 3, pages: 2 },
  ]);
  const { rows, outcome } = await readAll(readPages(readPage, NOUN));
  expect(rows).toEqual([1, 2, 3]);
  expect(outcome).toEqual({ total: 3, unreadable: [], leftOut: 0, sortFailed: false });
  expect(asked).toEqual([0, 1]);
});

test('a row that comes twice is written once, and the one it hid is looked for', async () => {
  const { readPage, asked } = pagesOf([
    { ids: [1, 2], total: 3, pages: 2 },
    { ids: [2], total: 3, pages: 2 },
    { ids: [1, 2], total: 3, pages: 2 },
    { ids: [3], total: 3, pages: 2 },
  ]);
  expect((await readAll(readPages(readPage, NOUN))).rows).toEqual([1, 2, 3]);
  expect(asked).toEqual([0, 1, 0, 1]);
});

test('a list that grows while it is read is read again', async () => {
  const { readPage } = pagesOf([
    { ids: [2, 3], total: 3, pages: 2 },
    { ids: [3, 4], total: 4, pages: 2 },
    { ids: [1, 2], total: 4, pages: 2 },
    { ids: [3, 4], total: 4, pages: 2 },
  ]);
  const { rows, outcome } = await readAll(readPages(readPage, NOUN));
  expect([...rows].sort()).toEqual([1, 2, 3, 4]);
  expect(outcome.total).toBe(4);
});

test('a list of which rows stay missing is no list to export', async () => {
  const short = { ids: [1, 2], total: 3, pages: 1 };
  const { readPage } = pagesOf([short, short, short]);
  const failure: unknown = await readAll(readPages(readPage, NOUN)).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(IncompleteExport);
  expect(failure).toHaveProperty(
    'message',
    'The list kept changing while it was read: of 3 contacts, 2 could be read.',
  );
});

test('a damaged row counts as met and is named by its place in the list', async () => {
  const { readPage } = pagesOf([
    { ids: [1], total: 3, pages: 2 },
    { ids: [2], total: 3, pages: 2, gap: 2 },
  ]);
  const { outcome } = await readAll(readPages(readPage, NOUN));
  expect(outcome.unreadable).toEqual(['The contact at position 202 of the list']);
});

test('what is written already is not written again, but has to be there', async () => {
  const { readPage } = pagesOf([{ ids: [1, 2, 3], total: 3, pages: 1 }]);
  const { rows } = await readAll(readPages(readPage, NOUN, new Set([1, 3])));
  expect(rows).toEqual([2]);
});

test('a backend that does not count is read to its last page', async () => {
  const { readPage } = pagesOf([
    { ids: [1], total: null, pages: 2 },
    { ids: [2], total: null, pages: 2 },
  ]);
  const { rows, outcome } = await readAll(readPages(readPage, NOUN));
  expect([rows, outcome.total]).toEqual([[1, 2], null]);
});
