/** What it takes to export a list: its columns, a page of it, and the backend's answers with all of it. */
import 'server-only';
import { z } from 'zod';
import type { Call, PathValues } from '@/lib/contract/call';
import type { CallInput } from '@/lib/legacy/call-api';
import type { RequestContext } from '@/lib/legacy/request-context';
import type { ListDefinition } from '@/lib/list/definition';
import { legacyQuery, listQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { type ListState, unfiltered } from '@/lib/list/state';
import type { ListName, Rows } from './choices';
import type { FileColumn } from './column';
import type { Outcome, Step } from './outcome';
import { readAll, type WholeList } from './read-all';
import { type ExportPage, PAGE, placeOf, type RowsRead, readPages } from './read-pages';

interface Job {
  context: RequestContext;
  rows: Rows;
  state: ListState;
  /** Path values that the list's address carries beside its state. */
  path: PathValues;
}

interface Described {
  name: ListName;
  access: 'employee' | 'manager';
  /** What the address carries beside the list's state. */
  address: z.ZodType<PathValues>;
}

interface Exported<Row>
  extends Partial<Described>,
    Pick<WholeList<Row>, 'row' | 'idOf' | 'idName'> {
  name: ListName;
  definition: ListDefinition<never, Row>;
  /** With every row, and with those of the caller. */
  all: Call;
  mine?: Call;
  /** The list that the screen shows. */
  filtered: Call;
  /** `query` is null for the backend's own default list, where the screen asks for that. */
  page: (
    context: RequestContext,
    query: CallInput | null,
    path: PathValues,
  ) => Promise<ExportPage<Row>>;
  /** What the screen shows in place of a page: all rows that this state leaves, or none. Undefined: it shows a page. */
  shown?: (state: ListState) => ListState | null | undefined;
  /** `filtered` has entries that `all` has not, so that it can neither complete nor count it exactly. */
  hasMore?: true;
}

export interface ListExport extends Described {
  definition: ListDefinition;
  /** Throws LegacyError and IncompleteExport. */
  read: (job: Job) => AsyncGenerator<Step, Outcome>;
}

/** Keeps the type of the rows inside: outside of here they are lines of values. */
export function listExport<Row>(exported: Exported<Row>): ListExport {
  const { name, definition, access = 'employee', address = z.object({}) } = exported;
  const read = (job: Job) => asLines(definition.fileColumns, readRows(exported, job));
  return { name, definition, access, address, read };
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
  { context, rows, state, path }: Job,
): AsyncGenerator<RowsRead<Row>, Outcome> {
  const { definition, page, all, mine = all, filtered, hasMore } = exported;
  const { noun, numberField } = definition;
  const pages = (asked: CallInput, seen?: Set<number>) =>
    readPages(
      (number, byNumber) => {
        const order: PathValues = byNumber ? { sortField: numberField, order: 'asce' } : {};
        const params = { ...asked.params, ...order, page: number, size: PAGE };
        return page(context, { ...asked, params }, path);
      },
      noun,
      seen,
    );
  if (rows === 'view') {
    const shown = exported.shown?.(state);
    if (shown === undefined) return readView(exported, { context, state, path });
    return shown ? pages(legacyQuery(definition, shown)) : noRows();
  }
  if (rows === 'matching') return pages(legacyQuery(definition, state));
  const everything = unfiltered(definition, parseListState(definition, {}));
  const { params } = legacyQuery(definition, everything);
  // Mine are those whose comment is mine, and the list counts those that I created (legacy-api.md §3.7).
  const counted = rows === 'mine' ? null : { call: filtered, params: { ...params, ...path } };
  return readAll({
    context,
    list: { ...exported, call: rows === 'mine' ? mine : all, params: path, counted },
    noun,
    pages: hasMore ? null : (seen) => pages({ params, query: {} }, seen),
  });
}

async function* noRows(): AsyncGenerator<{ rows: never[]; total: number }, Outcome> {
  yield { rows: [], total: 0 };
  return { total: 0, unreadable: [], leftOut: 0, sortFailed: false };
}

/** The page that is shown, asked for as the screen asks for it. */
async function* readView<Row>(
  { definition, page }: Exported<Row>,
  { context, state, path }: Pick<Job, 'context' | 'state' | 'path'>,
): AsyncGenerator<RowsRead<Row>, Outcome> {
  const { entries, gaps, sortFailed } = await page(context, listQuery(definition, state), path);
  const total = entries.length + gaps.length;
  yield { rows: entries.flatMap(({ rows }) => rows), total };
  const leftOut = entries.filter(({ rows }) => rows.length === 0).length;
  const unreadable = gaps.map(({ position }) => placeOf(definition.noun.one, position));
  return { total, unreadable, leftOut, sortFailed };
}
