/** Reads a list page by page until every row was seen once. */
import 'server-only';
import type { PathValues } from '@/lib/contract/call';
import type { CallInput } from '@/lib/legacy/call-api';
import type { ListPage } from '@/lib/legacy/list-page';
import type { ListDefinition } from '@/lib/list/definition';

/** Fewer rows came than there are, or they kept changing: the file must not look complete. */
export class IncompleteExport extends Error {
  override readonly name = 'IncompleteExport';
}

export interface Outcome {
  /** Rows that the backend counts; null where it does not. */
  total: number | null;
  /** Names of rows that could not be read; they are in the file in place of their values. */
  unreadable: string[];
  /** Call logs without a comment, which are not exported. */
  leftOut: number;
  /** The backend fails on the requested sort: the rows are in the list's default order. */
  sortFailed: boolean;
}

export interface ExportPage<Row> extends Omit<ListPage<Row>, 'rows' | 'pageSize'> {
  /** Of each entry of the list, the rows that are exported. */
  entries: { id: number; rows: Row[] }[];
}

/** A page of a list of which each row is one line of the file. */
export function exportPage<Row>(
  { rows, ...page }: ListPage<Row>,
  idOf: (row: Row) => number,
): ExportPage<Row> {
  return { ...page, entries: rows.map((row) => ({ id: idOf(row), rows: [row] })) };
}

/** Takes rows as they are read, and the list's total; null while it is unknown. The next ones are read after it resolves. */
export type Emit<Row> = (rows: Row[], total: number | null) => Promise<void> | void;

/** The largest page that is requested. */
const PAGE = 200;
const ROUNDS = 3;

/**
 * The backend's pages are no snapshot, and equal rows have no stable order (legacy-api.md §1.16): a row may move to a page
 * that was read already, or come twice. A round counts only when it found as many different entries as the list had all
 * the while. Otherwise the list is read again for missing rows, sorted by id, of which no two are equal. `seen` are ids that
 * were emitted already. Throws IncompleteExport after three rounds.
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

/** A row that the backend cannot print has no name but its position in the list's order, or in that of the ids. */
export function placeOf(noun: string, position: number, byNumber = false): string {
  const place = `The ${noun} at position ${position} of the list`;
  return byNumber ? `${place} in the order of its numbers` : place;
}
