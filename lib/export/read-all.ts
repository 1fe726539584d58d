/** Reads one of the backend's unfiltered answers with all rows, and counts them against the list. */
import 'server-only';
import { z } from 'zod';
import type { Call, PathValues } from '@/lib/contract/call';
import { pageOf } from '@/lib/contract/entities/page';
import { callApi } from '@/lib/legacy/call-api';
import { BEHIND_THE_END, failedOnRows } from '@/lib/legacy/list-page';
import type { RequestContext } from '@/lib/legacy/request-context';
import { streamRows } from '@/lib/legacy/stream-rows';
import type { Outcome } from './outcome';
import type { RowsRead } from './read-pages';

export interface WholeList<Row> {
  call: Call;
  params: PathValues;
  row: z.ZodType<Row>;
  idOf: (row: Row) => number;
  /** Name of a row's id on the wire. */
  idName: string;
  /** The filtered list that has the same rows, and what it is asked with; null where none has. */
  counted: { call: Call; params: PathValues } | null;
}

interface Reading<Row> {
  context: RequestContext;
  list: WholeList<Row>;
  noun: { one: string; many: string };
  /**
   * The same rows page by page, without those seen: for an answer that breaks off at a damaged row (legacy-api.md §1.9)
   * or has fewer rows than the list. Null where no list has the same rows.
   */
  pages: ((seen: Set<number>) => AsyncGenerator<RowsRead<Row>, Outcome>) | null;
}

export async function* readAll<Row>({
  context,
  list,
  noun,
  pages,
}: Reading<Row>): AsyncGenerator<RowsRead<Row>, Outcome> {
  const total = list.counted && (await countRows(context, list.counted));
  yield { rows: [], total };
  const seen = new Set<number>();
  const unreadable: string[] = [];
  let written = 0;
  let brokeOff = false;
  try {
    for await (const wire of streamRows(context, list.call, list.params)) {
      const rows: Row[] = [];
      for (const value of wire) {
        written += 1;
        const read = list.row.safeParse(value);
        if (!read.success) unreadable.push(nameOf(list, noun, value, written));
        else if (!pages || isNew(seen, list.idOf(read.data))) rows.push(read.data);
      }
      yield { rows, total };
    }
  } catch (error) {
    if (!pages || !failedOnRows(error)) throw error;
    brokeOff = true;
  }
  const short = total !== null && seen.size + unreadable.length < total;
  if (pages && (brokeOff || short)) return yield* pages(seen);
  const leftOut = pages || total === null ? 0 : Math.max(total - written, 0);
  return { total, unreadable, leftOut, sortFailed: false };
}

function isNew(seen: Set<number>, id: number): boolean {
  const before = seen.size;
  return seen.add(id).size > before;
}

const ENVELOPE = { kind: 'json', schema: pageOf(z.unknown()) } as const;

async function countRows(
  context: RequestContext,
  { call, params }: { call: Call; params: PathValues },
): Promise<number | null> {
  const counting = { ...call, answer: ENVELOPE };
  const { value } = await callApi(context, counting, { params: { ...params, ...BEHIND_THE_END } });
  return value.totalRows;
}

const wireId = z.record(z.string(), z.unknown());

/** By its id, where at least that can be read. */
function nameOf<Row>(
  { idName }: WholeList<Row>,
  noun: { one: string },
  value: unknown,
  position: number,
): string {
  const id = z.int().safeParse(wireId.safeParse(value).data?.[idName]);
  return id.success
    ? `The ${noun.one} with the number ${id.data}`
    : `The ${noun.one} at position ${position} of the answer`;
}
