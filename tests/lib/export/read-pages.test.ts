/** Lists that change while they are read page by page. */
import { type ExportPage, IncompleteExport, readPages } from '@/lib/export/read-pages';
import type { CallInput } from '@/lib/legacy/call-api';
import type { MissingRow } from '@/lib/legacy/partial-page';

const LIST = { noun: { one: 'contact', many: 'contacts' }, numberField: 'contactId' };
/** Requested pages, each with its sort field. */
const ONCE = ['0 title', '1 title'];
const TWICE = [...ONCE, '0 contactId', '1 contactId'];

interface WirePage {
  ids: number[];
  total: number | null;
  pages: number;
  gap?: MissingRow;
}

/** Reads a list whose pages are these, one call after the other. */
async function read(responses: WirePage[], seen?: Set<number>) {
  const requested: string[] = [];
  const readPage = async ({ params }: CallInput): Promise<ExportPage<number>> => {
    const response = responses[requested.length];
    if (!response) throw new Error('Too many requests');
    requested.push(`${params?.page} ${params?.sortField}`);
    return {
      entries: response.ids.map((id) => ({ id, rows: [id] })),
      gaps: response.gap ? [response.gap] : [],
      totalPages: response.pages,
      totalRows: response.total,
      sortFailed: false,
    };
  };
  const rows: number[] = [];
  const input = { params: { sortField: 'title' } };
  const outcome = await readPages(LIST, input, readPage, (read) => void rows.push(...read), seen);
  return { rows, requested, outcome };
}

const DAMAGED: MissingRow = { position: 2, why: 'damaged' };
const REPEATED: MissingRow = { position: 1, why: 'repeated' };
const page = (ids: number[], total: number | null, pages = 2): WirePage => ({ ids, total, pages });
const OUTCOME = { total: 3, unreadable: [], leftOut: 0, sortFailed: false };

test.each<[string, WirePage[], number[], requested: string[], object]>([
  ['a list that does not change, once', [page([1, 2], 3), page([3], 3)], [1, 2, 3], ONCE, OUTCOME],
  [
    'a list with a repeated row, again for the missing one',
    [page([1, 2], 3), page([2], 3), page([1, 2], 3), page([3], 3)],
    [1, 2, 3],
    TWICE,
    OUTCOME,
  ],
  [
    'a list that grows, again',
    [page([2, 3], 3), page([3, 4], 4), page([1, 2], 4), page([3, 4], 4)],
    [2, 3, 4, 1],
    TWICE,
    { ...OUTCOME, total: 4 },
  ],
  [
    'a damaged row by its position',
    [page([1], 3), { ...page([2], 3), gap: DAMAGED }],
    [1, 2],
    ONCE,
    { ...OUTCOME, unreadable: ['The contact at position 202 of the list'] },
  ],
  [
    'a list without a total and with a repeated row, again in the order of ids, with a damaged row',
    [
      { ...page([1], null, 1), gap: REPEATED },
      { ...page([2], null, 1), gap: DAMAGED },
    ],
    [1, 2],
    ['0 title', '0 contactId'],
    {
      ...{ ...OUTCOME, total: null },
      unreadable: ['The contact at position 2 of the list in the order of its numbers'],
    },
  ],
])('reads %s', async (_what, responses, rows, requested, outcome) => {
  expect(await read(responses)).toEqual({ rows, requested, outcome });
});

test('rows that were already emitted count, and are not emitted again', async () => {
  expect((await read([page([1, 2, 3], 3, 1)], new Set([1, 3]))).rows).toEqual([2]);
});

test('throws if rows are missing after three rounds', async () => {
  const short = page([1, 2], 3, 1);
  await expect(read([short, short, short])).rejects.toThrow(
    new IncompleteExport(
      'The list changed while we were reading it: of 3 contacts, 2 could be read.',
    ),
  );
});
