/** What it takes to export a list: its columns, a page of it, and the backend's answers with all of it. */
import 'server-only';
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import type { AskInput } from '@/lib/legacy/ask';
import type { Caller } from '@/lib/legacy/caller';
import type { ListPage } from '@/lib/legacy/list-page';
import type { ListDefinition } from '@/lib/list/definition';
import { legacyQuery, listQuery } from '@/lib/list/legacy-query';
import type { ListState } from '@/lib/list/state';
import type { Rows } from './choices';
import type { ColumnLook, FileColumn } from './column';
import type { Outcome, Step } from './outcome';
import { readAll, type WholeList } from './read-all';
import { type ExportPage, PAGE, placeOf, type RowsRead, readPages } from './read-pages';

export interface Job {
  caller: Caller;
  rows: Rows;
  state: ListState;
  /** Path values that the list's address carries beside its state. */
  path: PathValues;
}

interface Exported<Row> {
  definition: ListDefinition<never, Row>;
  access: 'employee' | 'manager';
  /** The backend's name for sorting by the number of an entry, of which no two are equal. */
  numberField: string;
  address?: z.ZodType<PathValues>;
  /** `query` is null for the backend's own default list, where the screen asks for that. */
  page: (caller: Caller, query: AskInput | null, path: PathValues) => Promise<ExportPage<Row>>;
  /** What the screen shows in place of a page: all rows that this state leaves, or none. Undefined: it shows a page. */
  shown?: (state: ListState) => ListState | null | undefined;
  /** Path values under which the filtered list has every row; null where it does not have those of `whole`. */
  everything: PathValues | null;
  whole: (rows: 'all' | 'mine', path: PathValues) => WholeList<Row>;
}

export interface ListExport {
  definition: ListDefinition;
  access: 'employee' | 'manager';
  columns: readonly ColumnLook[];
  /** What the address carries beside the list's state. */
  address: z.ZodType<PathValues>;
  /** Throws LegacyError and IncompleteExport. */
  read: (job: Job) => AsyncGenerator<Step, Outcome>;
}

/** A page of a list each of whose rows is one line of the file. */
export function exportPage<Row>(
  { rows, ...page }: ListPage<Row>,
  idOf: (row: Row) => number,
): ExportPage<Row> {
  return { ...page, entries: rows.map((row) => ({ id: idOf(row), rows: [row] })) };
}

/** Keeps the type of the rows inside: outside of here they are lines of values. */
export function listExport<Row>(exported: Exported<Row>): ListExport {
  const { definition, access, address = z.object({}) } = exported;
  const { fileColumns: columns } = definition;
  return {
    definition,
    access,
    columns,
    address,
    read: (job) => asLines(columns, readRows(exported, job)),
  };
}

async function* asLines<Row>(
  columns: readonly FileColumn<Row>[],
  reading: AsyncGenerator<RowsRead<Row>, Outcome>,
): AsyncGenerator<Step, Outcome> {
  for (;;) {
    const next = await reading.next();
    if (next.done) return next.value;
    const { rows, total } = next.value;
    yield { lines: rows.map((row) => columns.map(({ value }) => value(row))), total };
  }
}

function readRows<Row>(
  exported: Exported<Row>,
  { caller, rows, state, path }: Job,
): AsyncGenerator<RowsRead<Row>, Outcome> {
  const { definition, page, everything, whole } = exported;
  const { noun } = definition;
  const pages = (asked: AskInput, seen?: Set<number>) =>
    readPages(
      (number, byNumber) => {
        const order: PathValues = byNumber
          ? { sortField: exported.numberField, order: 'asce' }
          : {};
        const params = { ...asked.params, ...order, page: number, size: PAGE };
        return page(caller, { ...asked, params }, path);
      },
      noun,
      seen,
    );
  if (rows === 'view') {
    const shown = exported.shown?.(state);
    if (shown === undefined) return readView(exported, { caller, state, path });
    return shown ? pages(legacyQuery(definition, shown)) : noRows();
  }
  if (rows === 'matching') return pages(legacyQuery(definition, state));
  return readAll({
    caller,
    list: whole(rows, path),
    noun,
    pages: everything && ((seen) => pages({ params: everything, query: {} }, seen)),
  });
}

async function* noRows(): AsyncGenerator<{ rows: never[]; total: number }, Outcome> {
  yield { rows: [], total: 0 };
  return { total: 0, unreadable: [], leftOut: 0, sortFailed: false };
}

/** The page that is shown, asked for as the screen asks for it. */
async function* readView<Row>(
  { definition, page }: Exported<Row>,
  { caller, state, path }: Pick<Job, 'caller' | 'state' | 'path'>,
): AsyncGenerator<RowsRead<Row>, Outcome> {
  const { entries, gaps, sortFailed } = await page(caller, listQuery(definition, state), path);
  const total = entries.length + gaps.length;
  yield { rows: entries.flatMap(({ rows }) => rows), total };
  const leftOut = entries.filter(({ rows }) => rows.length === 0).length;
  const unreadable = gaps.map(({ position }) => placeOf(definition.noun.one, position));
  return { total, unreadable, leftOut, sortFailed };
}
