/** An exportable list: its columns, and the calls that return its rows. */
import 'server-only';
import { z } from 'zod';
import type { Call, PathValues } from '@/lib/contract/call';
import type { CallInput } from '@/lib/legacy/call-api';
import type { RequestContext } from '@/lib/legacy/request-context';
import { DEFAULT_PAGE_SIZE, type ListDefinition } from '@/lib/list/definition';
import { legacyQuery, listQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { type ListState, unfiltered } from '@/lib/list/state';
import type { Value } from './column';
import type { ListName, Rows } from './export-options';
import { type RowShape, readAll } from './read-all';
import { type Emit, type ExportPage, type Outcome, placeOf, readPages } from './read-pages';

interface Job {
  context: RequestContext;
  rows: Rows;
  state: ListState;
  /** Path values that the list's address has beside its state. */
  path: PathValues;
}

/** Reads all rows that match a state. */
type ReadChosen<Row> = (
  context: RequestContext,
  state: ListState,
) => Promise<{ rows: Row[]; unreadable: number }>;

interface Source<Row> extends RowShape<Row> {
  name: ListName;
  definition: ListDefinition<never, Row>;
  access?: 'manager';
  /** Schema of the values that the address has beside the list's state. */
  address?: z.ZodType<PathValues>;
  /** Calls that return all rows, and the employee's own. */
  all: Call;
  mine?: Call;
  /** Call of the paginated list on the screen. */
  filtered: Call;
  /** `query` is null for the backend's default list. */
  page: (
    context: RequestContext,
    query: CallInput | null,
    path: PathValues,
  ) => Promise<ExportPage<Row>>;
  /** For a screen without pages, the state of which all rows are shown, null for no rows; undefined for a page. */
  shown?: (state: ListState) => ListState | null | undefined;
  /** For rows that the application chooses itself; undefined where the backend does. */
  chosen?: (...job: Parameters<ReadChosen<Row>>) => ReturnType<ReadChosen<Row>> | undefined;
  /** `filtered` has entries that `all` lacks, so it can neither complete nor count them. */
  hasMore?: true;
}

export interface ListExport {
  name: ListName;
  definition: ListDefinition;
  access: 'employee' | 'manager';
  address: z.ZodType<PathValues>;
  /** Throws LegacyError and IncompleteExport. */
  read: (job: Job, emit: Emit<Value[]>) => Promise<Outcome>;
}

/** Declares an exportable list. Rows are emitted as values of the columns, without their type. */
export function listExport<Row>(source: Source<Row>): ListExport {
  const { name, definition, access = 'employee', address = z.object({}) } = source;
  const lineOf = (row: Row) => definition.fileColumns.map(({ value }) => value(row));
  const read: ListExport['read'] = (job, emit) =>
    readRows(source, job, (rows, total) => emit(rows.map(lineOf), total));
  return { name, definition, access, address, read };
}

/** Declares an exportable list whose rows the application chooses itself. */
export function chosenExport<Row>(
  name: ListName,
  definition: ListDefinition<never, Row>,
  readChosenRows: ReadChosen<Row>,
): ListExport {
  return {
    ...{ name, definition, access: 'employee', address: z.object({}) },
    read: async ({ context, rows, state }, emit) =>
      emitChosen(
        definition,
        await readChosenRows(context, state),
        rows === 'view' ? state : null,
        (read, total) =>
          emit(
            read.map((row) => definition.fileColumns.map(({ value }) => value(row))),
            total,
          ),
      ),
  };
}

async function readRows<Row>(source: Source<Row>, job: Job, emit: Emit<Row>): Promise<Outcome> {
  const { definition, all, mine = all, filtered, hasMore, row, idOf, idName } = source;
  const { context, rows, state, path } = job;
  const pages = (input: CallInput, seen?: Set<number>) =>
    readPages(definition, input, (page) => source.page(context, page, path), emit, seen);
  const chosen = rows === 'all' ? undefined : source.chosen?.(context, state);
  if (chosen) return emitChosen(definition, await chosen, rows === 'view' ? state : null, emit);
  if (rows === 'view') {
    const shown = source.shown?.(state);
    if (shown === undefined) return readView(source, job, emit);
    if (shown) return pages(legacyQuery(definition, shown));
    await emit([], 0);
    return { total: 0, unreadable: [], leftOut: 0, sortFailed: false };
  }
  if (rows === 'matching') return pages(legacyQuery(definition, state));
  const everything = unfiltered(definition, parseListState(definition, {}));
  const { params } = legacyQuery(definition, everything);
  const list = {
    ...{ context, noun: definition.noun, row, idOf, idName },
    call: rows === 'mine' ? mine : all,
    params: path,
    // Own call logs are those with an own comment; the list counts those that the employee created (legacy-api.md §3.7).
    counted: rows === 'mine' ? null : { call: filtered, params: { ...params, ...path } },
    pages: hasMore ? null : (seen: Set<number>) => pages({ params, query: {} }, seen),
  };
  return readAll(list, emit);
}

/** Rows in memory; with a `state`, the page of it. */
async function emitChosen<Row>(
  { noun }: ListDefinition<never, Row>,
  { rows, unreadable }: { rows: Row[]; unreadable: number },
  state: ListState | null,
  emit: Emit<Row>,
): Promise<Outcome> {
  const size = state?.size ?? DEFAULT_PAGE_SIZE;
  const first = state ? (state.page - 1) * size : 0;
  const emitted = state ? rows.slice(first, first + size) : rows;
  await emit(emitted, emitted.length);
  const unread = unreadable === 1 ? `1 ${noun.one}` : `${unreadable} ${noun.many}`;
  return {
    ...{ total: emitted.length, leftOut: 0, sortFailed: false },
    unreadable: unreadable > 0 ? [unread] : [],
  };
}

/** The page that is shown, with the screen's query. */
async function readView<Row>(
  { definition, page }: Source<Row>,
  { context, state, path }: Job,
  emit: Emit<Row>,
): Promise<Outcome> {
  const { entries, gaps, sortFailed } = await page(context, listQuery(definition, state), path);
  const total = entries.length + gaps.length;
  await emit(
    entries.flatMap(({ rows }) => rows),
    total,
  );
  const leftOut = entries.filter(({ rows }) => rows.length === 0).length;
  const unreadable = gaps.map(({ position }) => placeOf(definition.noun.one, position));
  return { total, unreadable, leftOut, sortFailed };
}
