/**
 * A page of any list. A row that cannot be read leaves a gap, which is named, and never takes the page with it; nor does
 * a sort that the backend fails on.
 */
import 'server-only';
import { z } from 'zod';
import type { Call, PathValues } from '@/lib/contract/call';
import { pageOf } from '@/lib/contract/entities/page';
import { log } from '@/lib/log';
import { type AskInput, ask } from './ask';
import type { Caller } from './caller';
import { LegacyError } from './error';
import { type Gap, mendPage, type Piece, type PlacedRow } from './mended-page';

/** What a list asks, and what a row of it is. */
export interface ListSource<Row> {
  /** The backend's own first page. */
  byDefault: Call;
  /** Path values of `byDefault`, where it has any. */
  defaultParams?: PathValues;
  filtered: Call;
  row: z.ZodType<Row>;
  /** Path values with which `filtered` gives what `byDefault` does. */
  start: PathValues;
}

export interface ListPage<Row> {
  rows: Row[];
  /** In their order; empty where every row of the page is there. */
  gaps: Gap[];
  totalPages: number;
  totalRows: number | null;
  pageSize: number;
  /** The backend fails on the sort field that was asked for: the rows are in the list's default order. */
  sortFailed: boolean;
}

interface WirePage extends Omit<ListPage<unknown>, 'rows'> {
  rows: PlacedRow[];
}

/** A page behind the last one has no rows, and so no damaged one, and says how many there are (legacy-api.md §1.13). */
export const BEHIND_THE_END = { page: 1_000_000, size: 1 };

/** The envelope alone: each row is checked by itself. */
const ANSWER = { kind: 'json', schema: pageOf(z.unknown()) } as const;

/** Null asks for the backend's own default list, whose page size is the server's. */
export async function listPage<Row>(
  caller: Caller,
  source: ListSource<Row>,
  query: AskInput | null,
): Promise<ListPage<Row>> {
  const { rows, ...page } = await wirePage(caller, source, query);
  const read = rows.map(({ position, value }) => ({ position, row: source.row.safeParse(value) }));
  const unread = read
    .filter(({ row }) => !row.success)
    .map(({ position }) => ({ position, damaged: true }));
  const gaps = [...page.gaps, ...unread].sort((a, b) => a.position - b.position);
  if (gaps.length > 0) {
    const { requestId } = caller;
    log().error({ requestId, call: source.filtered.name, gaps: gaps.length }, 'rows missing');
  }
  return { ...page, gaps, rows: read.flatMap(({ row }) => (row.success ? [row.data] : [])) };
}

/**
 * Where the page fails, one more call tells whether its sort is at fault: an unknown sort field is 500 whatever rows there
 * are (legacy-api.md §1.16). Then the page is read in the default order, and otherwise around its damaged rows.
 */
async function wirePage(
  caller: Caller,
  source: ListSource<unknown>,
  query: AskInput | null,
): Promise<WirePage> {
  const { byDefault, defaultParams = {}, filtered, start } = source;
  const askRows = async (call: Call, input: AskInput) =>
    (await ask(caller, { ...call, answer: ANSWER }, input)).value;
  try {
    const page = await (query
      ? askRows(filtered, query)
      : askRows(byDefault, { params: defaultParams }));
    const rows = page.rows.map((value, index) => ({ position: index + 1, value }));
    return { ...page, rows, gaps: [], sortFailed: false };
  } catch (error) {
    if (!failedOnRows(error)) throw error;
    const params = query?.params ?? start;
    const askPiece = (piece: Piece) =>
      askRows(filtered, { ...query, params: { ...params, ...piece } }).catch((failure) => {
        if (failedOnRows(failure)) return null;
        throw failure;
      });
    if (params.sortField !== 'null' && (await askPiece(BEHIND_THE_END)) === null) {
      const { requestId } = caller;
      log().warn({ requestId, call: filtered.name, sortField: params.sortField }, 'sort failed');
      const unsorted = { ...query, params: { ...params, sortField: 'null', order: 'null' } };
      return { ...(await wirePage(caller, source, unsorted)), sortFailed: true };
    }
    const whole = { page: Number(params.page), size: Number(params.size) };
    const mended = await mendPage(whole, askPiece);
    if (!mended) throw error;
    return { ...mended, pageSize: whole.size, sortFailed: false };
  }
}

/** 500, or an answer that broke off midway, closed or cut short (legacy-api.md §1.9, "Broken rows"). */
export function failedOnRows(error: unknown): boolean {
  if (!(error instanceof LegacyError)) return false;
  const { kind, status } = error;
  return kind === 'contract' || status === 500 || (kind === 'unavailable' && status === 200);
}
