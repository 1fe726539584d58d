/**
 * A page of any list. A row that cannot be read leaves a gap, which is named, and never takes the page with it; nor does
 * a sort that the backend fails on.
 */
import 'server-only';
import { z } from 'zod';
import type { Call, PathValues } from '@/lib/contract/call';
import { pageOf } from '@/lib/contract/entities/page';
import { log } from '@/lib/log';
import { type CallInput, callApi } from './call-api';
import { LegacyError } from './error';
import { type MissingRow, type PageRange, type PlacedRow, recoverPage } from './partial-page';
import type { RequestContext } from './request-context';

/** What a list asks. */
interface WireSource {
  /** The backend's own first page. */
  byDefault: Call;
  /** Path values of `byDefault`, where it has any. */
  defaultParams?: PathValues;
  filtered: Call;
  /** Path values with which `filtered` gives what `byDefault` does. */
  start: PathValues;
}

/** What a list asks, and what a row of it is. */
export interface ListSource<Row> extends WireSource {
  row: z.ZodType<Row>;
  idOf: (row: Row) => number;
}

export interface ListPage<Row> {
  rows: Row[];
  /** In their order; empty where every row of the page is there. */
  gaps: MissingRow[];
  totalPages: number;
  totalRows: number | null;
  pageSize: number;
  /** The backend fails on the sort field that was asked for: the rows are in the list's default order. */
  sortFailed: boolean;
}

interface WirePage extends Omit<ListPage<unknown>, 'rows'> {
  rows: PlacedRow[];
  /** It was put together from pages of several sizes. */
  mended: boolean;
}

type ReadRow<Row> = { position: number; row: Row };

/** A page behind the last one has no rows, and so no damaged one, and says how many there are (legacy-api.md §1.13). */
export const BEHIND_THE_END = { page: 1_000_000, size: 1 };

/** The envelope alone: each row is checked by itself. */
const ANSWER = { kind: 'json', schema: pageOf(z.unknown()) } as const;

/** Null asks for the backend's own default list, whose page size is the server's. */
export async function listPage<Row>(
  context: RequestContext,
  source: ListSource<Row>,
  query: CallInput | null,
): Promise<ListPage<Row>> {
  const { rows, mended, ...page } = await wirePage(context, source, query);
  const unread: MissingRow[] = [];
  const read = rows.flatMap(({ position, value }): ReadRow<Row>[] => {
    const { success, data } = source.row.safeParse(value);
    if (success) return [{ position, row: data }];
    unread.push({ position, why: 'damaged' });
    return [];
  });
  const once = mended ? eachOnce(read, source.idOf) : { rows: read, gaps: [] };
  const gaps = [...page.gaps, ...unread, ...once.gaps].sort((a, b) => a.position - b.position);
  if (gaps.length > 0) {
    const { requestId } = context;
    log().error({ requestId, call: source.filtered.name, gaps: gaps.length }, 'rows missing');
  }
  return { ...page, gaps, rows: once.rows.map(({ row }) => row) };
}

/**
 * Equal rows have no order of their own (legacy-api.md §1.16), and may have another one in each page size: then pieces of a
 * mended page overlap, and for each row that comes again another one of the page is missing.
 */
function eachOnce<Row>(
  read: readonly ReadRow<Row>[],
  idOf: (row: Row) => number,
): { rows: ReadRow<Row>[]; gaps: MissingRow[] } {
  const seen = new Set<number>();
  const rows: ReadRow<Row>[] = [];
  const gaps: MissingRow[] = [];
  for (const one of read) {
    if (seen.has(idOf(one.row))) gaps.push({ position: one.position, why: 'repeated' });
    else rows.push(one);
    seen.add(idOf(one.row));
  }
  return { rows, gaps };
}

/**
 * Where the page fails, one more call tells whether its sort is at fault: an unknown sort field is 500 whatever rows there
 * are (legacy-api.md §1.16). Then the page is read in the default order, and otherwise around its damaged rows.
 */
async function wirePage(
  context: RequestContext,
  source: WireSource,
  query: CallInput | null,
): Promise<WirePage> {
  const { byDefault, defaultParams = {}, filtered, start } = source;
  const askRows = async (call: Call, input: CallInput) =>
    (await callApi(context, { ...call, answer: ANSWER }, input)).value;
  try {
    const page = await (query
      ? askRows(filtered, query)
      : askRows(byDefault, { params: defaultParams }));
    const rows = page.rows.map((value, index) => ({ position: index + 1, value }));
    return { ...page, rows, gaps: [], sortFailed: false, mended: false };
  } catch (error) {
    if (!failedOnRows(error)) throw error;
    const params = query?.params ?? start;
    const askPiece = (piece: PageRange) =>
      askRows(filtered, { ...query, params: { ...params, ...piece } }).catch((failure) => {
        if (failedOnRows(failure)) return null;
        throw failure;
      });
    if (params.sortField !== 'null' && (await askPiece(BEHIND_THE_END)) === null) {
      const { requestId } = context;
      log().warn({ requestId, call: filtered.name, sortField: params.sortField }, 'sort failed');
      const unsorted = { ...query, params: { ...params, sortField: 'null', order: 'null' } };
      return { ...(await wirePage(context, source, unsorted)), sortFailed: true };
    }
    const whole = { page: Number(params.page), size: Number(params.size) };
    const mended = await recoverPage(whole, askPiece);
    if (!mended) throw error;
    return { ...mended, pageSize: whole.size, sortFailed: false, mended: true };
  }
}

/** 500, or an answer that broke off midway, closed or cut short (legacy-api.md §1.9, "Broken rows"). */
export function failedOnRows(error: unknown): boolean {
  if (!(error instanceof LegacyError)) return false;
  const { kind, status } = error;
  return kind === 'contract' || status === 500 || (kind === 'unavailable' && status === 200);
}
