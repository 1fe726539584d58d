/** Reads a list page by page until every row that it has was seen once. */
import 'server-only';
import type { ListPage } from '@/lib/legacy/list-page';
import type { MissingRow } from '@/lib/legacy/partial-page';
import { IncompleteExport, type Outcome } from './outcome';

/** An entry of a list, with what is exported of it. */
export interface Entry<Row> {
  id: number;
  rows: Row[];
}

export interface ExportPage<Row> {
  entries: Entry<Row>[];
  gaps: MissingRow[];
  totalPages: number;
  totalRows: number | null;
  sortFailed: boolean;
}

/** A page of a list each of whose rows is one line of the file. */
export function exportPage<Row>(
  { rows, ...page }: ListPage<Row>,
  idOf: (row: Row) => number,
): ExportPage<Row> {
  return { ...page, entries: rows.map((row) => ({ id: idOf(row), rows: [row] })) };
}

export interface RowsRead<Row> {
  rows: Row[];
  total: number | null;
}

/** As many as the backend is ever asked for at once. */
export const PAGE = 200;
const ROUNDS = 3;

/**
 * The backend's pages are no snapshot, and among equal rows their order is not stable (legacy-api.md §1.16): a row may
 * move to a page that was read already, or come twice. So a round counts only when it met as many different entries as
 * the list had all the while; otherwise the list is read again, for what is missing, and sorted by the numbers of its entries
 * (`byNumber`), of which no two are equal. `seen` are written already.
 */
export async function* readPages<Row>(
  readPage: (page: number, byNumber: boolean) => Promise<ExportPage<Row>>,
  noun: { one: string; many: string },
  seen = new Set<number>(),
): AsyncGenerator<RowsRead<Row>, Outcome> {
  let last = { met: 0, total: 0 };
  let sortFailed = false;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const met = new Set<number>();
    const totals = new Set<number | null>();
    const unreadable: string[] = [];
    let leftOut = 0;
    let repeated = 0;
    const byNumber = round > 1;
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const { entries, gaps, totalPages, totalRows, ...read } = await readPage(page, byNumber);
      const fresh = entries.filter(({ id }) => !seen.has(id));
      for (const { id } of entries) {
        seen.add(id);
        met.add(id);
      }
      leftOut += entries.filter(({ rows }) => rows.length === 0).length;
      const places = gaps.filter(({ why }) => why !== 'repeated');
      const offset = page * PAGE;
      unreadable.push(
        ...places.map(({ position }) => placeOf(noun.one, offset + position, byNumber)),
      );
      repeated += gaps.length - places.length;
      totals.add(totalRows);
      if (!byNumber) sortFailed ||= read.sortFailed;
      pages = totalPages;
      yield { rows: fresh.flatMap(({ rows }) => rows), total: totalRows };
    }
    const [total = null] = totals;
    const found = met.size + unreadable.length;
    if (totals.size === 1 && (total === null ? repeated === 0 : found >= total)) {
      return { total, unreadable, leftOut, sortFailed };
    }
    last = { met: found, total: total ?? 0 };
  }
  throw new IncompleteExport(
    `The list kept changing while it was read: of ${last.total} ${noun.many}, ${last.met} could be read.`,
  );
}

/** A row that the backend cannot print has no name but its place in the order of the list, or in that of the numbers. */
export function placeOf(noun: string, position: number, byNumber = false): string {
  const place = `The ${noun} at position ${position} of the list`;
  return byNumber ? `${place} in the order of its numbers` : place;
}
