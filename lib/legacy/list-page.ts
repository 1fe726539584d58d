/** Pagination: reads one page of a list, without its damaged rows, and without a sort that the backend fails on. */
import 'server-only';
import { z } from 'zod';
import type { Call, PathValues } from '@/lib/contract/call';
import { pageOf } from '@/lib/contract/entities/wire';
import { log } from '@/lib/log';
import { type CallInput, callApi } from './call-api';
import { LegacyError } from './error';
import { type MissingRow, type PageRange, type PlacedRow, recoverPage } from './partial-page';
import type { RequestContext } from './request-context';

export interface ListSource<Row> {
  /** The backend's own first page. */
  byDefault: Call;
  /** Path values of `byDefault`, where it has any. */
  defaultParams?: PathValues;
  filtered: Call;
  /** Path values with which `filtered` returns the same page as `byDefault`. */
  start: PathValues;
  row: z.ZodType<Row>;
  idOf: (row: Row) => number;
}

export interface ListPage<Row> {
  rows: Row[];
  /** In their order. */
  gaps: MissingRow[];
  totalPages: number;
  totalRows: number | null;
  pageSize: number;
  /** The backend fails on the sort field: the rows are in the list's default order. */
  sortFailed: boolean;
}

interface WirePage extends Omit<ListPage<unknown>, 'rows'> {
  rows: PlacedRow[];
  /** Read in smaller ranges. */
  partial: boolean;
}

type ReadRow<Row> = { position: number; row: Row };

/** Path values of an unsorted first page. */
export const FIRST_PAGE = { page: 0, size: 10, sortField: 'null', order: 'null' };
/** Path values of any date. */
export const UNDATED = { from: 'null', to: 'null' };
/** A page behind the last one has the total, but no rows, and therefore no damaged one (legacy-api.md §1.13). */
export const BEHIND_THE_END = { page: 1_000_000, size: 1 };

/** The envelope of a page. Each row is parsed by itself. */
export const PAGE_ENVELOPE = { kind: 'json', schema: pageOf(z.unknown()) } as const;

/** Returns `listPage` for one list. */
export function pagedList<Row>(source: ListSource<Row>) {
  return (context: RequestContext, query: CallInput | null): Promise<ListPage<Row>> =>
    listPage(context, source, query);
}

/** A null query requests the backend's default list, whose page size is the server's. Throws LegacyError. */
export async function listPage<Row>(
  context: RequestContext,
  source: ListSource<Row>,
  query: CallInput | null,
): Promise<ListPage<Row>> {
  const { rows, partial, ...page } = await wirePage(context, source, query);
  const unread: MissingRow[] = [];
  const read = rows.flatMap(({ position, value }): ReadRow<Row>[] => {
    const { success, data } = source.row.safeParse(value);
    if (success) return [{ position, row: data }];
    unread.push({ position, why: 'damaged' });
    return [];
  });
  const unique = partial ? withoutRepeats(read, source.idOf) : { rows: read, gaps: [] };
  const gaps = [...page.gaps, ...unread, ...unique.gaps].sort((a, b) => a.position - b.position);
  if (gaps.length > 0) {
    const { requestId } = context;
    log().error({ requestId, call: source.filtered.name, gaps: gaps.length }, 'rows missing');
  }
  return { ...page, gaps, rows: unique.rows.map(({ row }) => row) };
}

/**
 * The order of equal rows may differ between page sizes (legacy-api.md §1.16): then ranges of a partial page overlap, and for
 * each repeated row another one is missing.
 */
function withoutRepeats<Row>(
  read: readonly ReadRow<Row>[],
  idOf: (row: Row) => number,
): { rows: ReadRow<Row>[]; gaps: MissingRow[] } {
  const seen = new Set<number>();
  const rows: ReadRow<Row>[] = [];
  const gaps: MissingRow[] = [];
  for (const found of read) {
    if (seen.has(idOf(found.row))) gaps.push({ position: found.position, why: 'repeated' });
    else rows.push(found);
    seen.add(idOf(found.row));
  }
  return { rows, gaps };
}

/**
 * If the page fails, another call shows whether its sort is the cause: an unknown sort field is 500 also without rows
 * (legacy-api.md §1.16). Then the page is read in the default order, and otherwise without its damaged rows.
 */
async function wirePage<Row>(
  context: RequestContext,
  source: ListSource<Row>,
  query: CallInput | null,
): Promise<WirePage> {
  const { byDefault, defaultParams = {}, filtered, start } = source;
  const fetchRows = async (call: Call, input: CallInput) =>
    (await callApi(context, { ...call, returns: PAGE_ENVELOPE }, input)).value;
  try {
    const page = await (query
      ? fetchRows(filtered, query)
      : fetchRows(byDefault, { params: defaultParams }));
    const rows = page.rows.map((value, index) => ({ position: index + 1, value }));
    return { ...page, rows, gaps: [], sortFailed: false, partial: false };
  } catch (error) {
    if (!failedOnRows(error)) throw error;
    const params = query?.params ?? start;
    const fetchRange = (range: PageRange) =>
      fetchRows(filtered, { ...query, params: { ...params, ...range } }).catch((failure) => {
        if (failedOnRows(failure)) return null;
        throw failure;
      });
    if (params.sortField !== 'null' && (await fetchRange(BEHIND_THE_END)) === null) {
      const { requestId } = context;
      log().warn({ requestId, call: filtered.name, sortField: params.sortField }, 'sort failed');
      const unsorted = { ...query, params: { ...params, sortField: 'null', order: 'null' } };
      return { ...(await wirePage(context, source, unsorted)), sortFailed: true };
    }
    const whole = { page: Number(params.page), size: Number(params.size) };
    const recovered = await recoverPage(whole, fetchRange);
    if (!recovered) throw error;
    return { ...recovered, pageSize: whole.size, sortFailed: false, partial: true };
  }
}

/** Whether damaged rows may be the cause: 500, or a truncated response (legacy-api.md §1.9, "Broken rows"). */
export function failedOnRows(error: unknown): boolean {
  if (!(error instanceof LegacyError)) return false;
  const { kind, status } = error;
  return kind === 'contract' || status === 500 || (kind === 'unavailable' && status === 200);
}
