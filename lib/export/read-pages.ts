import 'server-only';
import type { PathValues } from '@/lib/contract/call';
import type { CallInput } from '@/lib/legacy/call-api';
import type { ListPage } from '@/lib/legacy/list-page';
import type { ListDefinition } from '@/lib/list/definition';

/** Rows are missing, or the list kept changing: the file must not look complete. */
export class IncompleteExport extends Error {
  override readonly name = 'IncompleteExport';
}

export interface Outcome {
  /** Rows that the backend counts; null where it does not. */
  total: number | null;
  /** Names of rows that could not be read; the file has the name in place of the values. */
  unreadable: string[];
  /** Call logs without a comment, which are not exported. */
  leftOut: number;
  /** The backend fails on the requested sort: the rows are in the list's default order. */
  sortFailed: boolean;
}

export interface ExportPage<Row> extends Omit<ListPage<Row>, 'rows' | 'pageSize'> {
  /** Entries of the list, each with its rows of the file. */
  entries: { id: number; rows: Row[] }[];
}

/** Converts a page of a list of which each row is one line of the file. */
export function exportPage<Row>(
  { rows, ...page }: ListPage<Row>,
  idOf: (row: Row) => number,
): ExportPage<Row> {
  return { ...page, entries: rows.map((row) => ({ id: idOf(row), rows: [row] })) };
}

/** Takes rows as they are read, and the list's total, null while unknown. The next rows are read after it resolves. */
export type Emit<Row> = (rows: Row[], total: number | null) => Promise<void> | void;

/** The largest page that is requested. */
const PAGE = 200;
const ROUNDS = 3;

/**
 * Reads a paginated list page by page until each row was emitted once. Pages are not a snapshot, and equal rows have no
 * stable order (legacy-api.md §1.16): a row may move to a page that was already read, or be returned twice. A round succeeds
 * if the total did not change and as many different entries were found. Otherwise the list is read again for missing rows,
 * sorted by id, which is unique. `seen` has the ids that were already emitted. Throws LegacyError, and IncompleteExport after
 * three rounds.
 */
export async function readPages<Row>(
  { noun, numberField }: Pick<ListDefinition, 'noun' | 'numberField'>,
  input: CallInput,
  readPage: (input: CallInput) => Promise<ExportPage<Row>>,
  emit: Emit<Row>,
  seen = new Set<number>(),
): Promise<Outcome> {
  let last = '';
  let sortFailed = false;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const found = new Set<number>();
    const totals = new Set<number | null>();
    const unreadable: string[] = [];
    let leftOut = 0;
    let repeated = 0;
    const byNumber = round > 1;
    const order: PathValues = byNumber ? { sortField: numberField, order: 'asce' } : {};
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const params = { ...input.params, ...order, page, size: PAGE };
      const { entries, gaps, totalPages, totalRows, ...read } = await readPage({
        ...input,
        params,
      });
      const fresh = entries.filter(({ id }) => !seen.has(id));
      for (const { id } of entries) {
        seen.add(id);
        found.add(id);
      }
      leftOut += entries.filter(({ rows }) => rows.length === 0).length;
      for (const { why, position } of gaps) {
        if (why === 'repeated') repeated += 1;
        else unreadable.push(placeOf(noun.one, page * PAGE + position, byNumber));
      }
      totals.add(totalRows);
      if (!byNumber) sortFailed ||= read.sortFailed;
      pages = totalPages;
      await emit(
        fresh.flatMap(({ rows }) => rows),
        totalRows,
      );
    }
    const [total = null] = totals;
    const count = found.size + unreadable.length;
    if (totals.size === 1 && (total === null ? repeated === 0 : count >= total)) {
      return { total, unreadable, leftOut, sortFailed };
    }
    last = `of ${total ?? 0} ${noun.many}, ${count} could be read.`;
  }
  throw new IncompleteExport(`The list changed while we were reading it: ${last}`);
}

/** Names a row that the backend cannot serialize by its position in the list's order, or in the order of ids. */
export function placeOf(noun: string, position: number, byNumber = false): string {
  const place = `The ${noun} at position ${position} of the list`;
  return byNumber ? `${place} in the order of its numbers` : place;
}
