import 'server-only';
import { z } from 'zod';
import type { Call, PathValues } from '@/lib/contract/call';
import { callApi } from '@/lib/legacy/call-api';
import { BEHIND_THE_END, failedOnRows, PAGE_ENVELOPE } from '@/lib/legacy/list-page';
import type { RequestContext } from '@/lib/legacy/request-context';
import { streamRows } from '@/lib/legacy/stream-rows';
import type { Emit, Outcome } from './read-pages';

export interface RowShape<Row> {
  row: z.ZodType<Row>;
  idOf: (row: Row) => number;
  /** Name of a row's id on the wire. */
  idName: string;
}

interface WholeList<Row> extends RowShape<Row> {
  context: RequestContext;
  noun: { one: string };
  call: Call;
  params: PathValues;
  /** The filtered list with the same rows, and its parameters; null if there is none. */
  counted: { call: Call; params: PathValues } | null;
  /**
   * Reads the same rows page by page, without those seen: after a response that is truncated at a damaged row
   * (legacy-api.md §1.9) or has fewer rows than the list. Null if no list has the same rows.
   */
  pages: ((seen: Set<number>) => Promise<Outcome>) | null;
}

/**
 * Reads a list by the unpaged call that returns all of its rows, streamed, and compares their number with the total of the
 * paginated list. Throws LegacyError, and IncompleteExport if rows are missing.
 */
export async function readAll<Row>(list: WholeList<Row>, emit: Emit<Row>): Promise<Outcome> {
  const { context, pages } = list;
  const total = list.counted && (await countRows(context, list.counted));
  await emit([], total);
  const seen = new Set<number>();
  const unreadable: string[] = [];
  let position = 0;
  let brokeOff = false;
  try {
    for await (const wire of streamRows(context, list.call, list.params)) {
      const rows: Row[] = [];
      for (const value of wire) {
        position += 1;
        const { success, data } = list.row.safeParse(value);
        if (!success) {
          unreadable.push(nameOf(list, value, position));
          continue;
        }
        const id = list.idOf(data);
        // Without pages, several rows may have the same id.
        if (!pages || !seen.has(id)) rows.push(data);
        seen.add(id);
      }
      await emit(rows, total);
    }
  } catch (error) {
    if (!pages || !failedOnRows(error)) throw error;
    brokeOff = true;
  }
  const short = total !== null && seen.size + unreadable.length < total;
  if (pages && (brokeOff || short)) return pages(seen);
  const leftOut = pages || total === null ? 0 : Math.max(total - position, 0);
  return { total, unreadable, leftOut, sortFailed: false };
}

async function countRows(
  context: RequestContext,
  { call, params }: NonNullable<WholeList<never>['counted']>,
): Promise<number | null> {
  const input = { params: { ...params, ...BEHIND_THE_END } };
  return (await callApi(context, { ...call, returns: PAGE_ENVELOPE }, input)).value.totalRows;
}

const wireId = z.record(z.string(), z.unknown());

/** Names a row by its id, or by its position if the id is invalid. */
function nameOf<Row>({ idName, noun }: WholeList<Row>, value: unknown, position: number): string {
  const id = z.int().safeParse(wireId.safeParse(value).data?.[idName]);
  return id.success
    ? `The ${noun.one} with the number ${id.data}`
    : `The ${noun.one} at position ${position} of the response`;
}
