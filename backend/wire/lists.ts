/** Rows of the wire: by id, linked to others, in filtered and sorted pages (legacy-api.md §1.13, §1.16), or all of them. */
import { and, asc, desc, eq, getTableName, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, PgText } from 'drizzle-orm/pg-core';

import { sortKey } from '@/backend/database/columns';
import type { Queries } from '@/backend/database/connection';
import { county, eventType, status } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { isNotGiven, type ListPath } from './request-values';

export const EVERY_ROW = 2 ** 31 - 1;
/** Columns by which lists may be sorted through the last status. */
export const LAST_STATUS = { statusId: status.statusId, statusDesc: status.statusDesc };

/** Rows of an export that are in memory at once. */
const BATCH = 2_000;

/** Rows of one shape. */
export interface Source<Row> {
  id: PgColumn;
  idOf: (row: Row) => number;
  /** In the order of their ids. */
  read: (db: Queries, condition: SQL | undefined, limit?: number) => Promise<Row[]>;
}

export interface List<Row> extends Source<Row> {
  /** What each property path of the legacy's rows sorts by. */
  sortKeys: ReadonlyMap<string, SQLWrapper>;
  defaultField: string;
  defaultOrder: 'asce' | 'desc';
  /** Other tables, by the name that stands last but one in the property paths that lead through them. */
  joins: Readonly<Record<string, { table: PgTable; on: SQL }>>;
}

/** By the names of the columns, text ignoring case; `path` stands before each name. */
export function sortKeysOf(columns: Record<string, PgColumn>, path = ''): [string, SQLWrapper][] {
  return Object.entries(columns).map(([name, column]) => [
    `${path}${name}`,
    column instanceof PgText ? sortKey(column) : column,
  ]);
}

/** In the order of the ids given; unknown ones are left out. */
export async function rowsById<Row>(
  db: Queries,
  { id, idOf, read }: Source<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = new Map((await read(db, among(id, ids))).map((row) => [idOf(row), row]));
  return ids.flatMap((wanted) => rows.get(wanted) ?? []);
}

/** An unknown id is a server error on this API, never a 404 (§1.9). */
export async function rowById<Row>(db: Queries, source: Source<Row>, id: number): Promise<Row> {
  const [row] = await source.read(db, eq(source.id, id));
  return row ?? refuseUnknown(source.id);
}

export async function requireRow(db: Queries, column: PgColumn, id: number): Promise<void> {
  if ((await db.$count(column.table, eq(column, id))) === 0) refuseUnknown(column);
}

function refuseUnknown(column: PgColumn): never {
  throw new Refusal(500, `unknown ${getTableName(column.table)}`);
}

/** For each owner the rows that a table of pairs links to it, in the order of their ids; each is loaded once. */
export async function linkedRows<Row>(
  db: Queries,
  link: { owner: PgColumn; member: PgColumn },
  ownerIds: readonly number[],
  source: Source<Row>,
): Promise<(ownerId: number) => Row[]> {
  const links = await db
    .select({
      owner: wholeNumber(link.owner),
      members: sql<number[]>`array_agg(${link.member} order by ${link.member})`,
    })
    .from(link.owner.table)
    .where(among(link.owner, ownerIds))
    .groupBy(link.owner);
  const ids = new Set(links.flatMap(({ members }) => members));
  const loaded = await source.read(db, among(source.id, [...ids]));
  const rows = new Map(loaded.map((row) => [source.idOf(row), row]));
  const membersOf = new Map(links.map(({ owner, members }) => [owner, members]));
  return (ownerId) => (membersOf.get(ownerId) ?? []).flatMap((id) => rows.get(id) ?? []);
}

/** One page, in the envelope that every paged call responds with. The condition is on the list's own table. */
export async function listPage<Row>(
  db: Queries,
  list: List<Row>,
  { page, size, field, order }: ListPath,
  condition?: SQL,
) {
  // There is no largest size (§1.13).
  if (page < 0 || size < 1) throw new Refusal(500, 'page below 0 or size below 1');
  const { id, defaultField, defaultOrder } = list;
  // A field that is not given takes the default order too, whatever order was asked for.
  const sorting = isNotGiven(field)
    ? ([defaultField, defaultOrder] as const)
    : ([field, order] as const);
  const ids = db
    .select({ id: wholeNumber(id) })
    .from(id.table)
    .where(condition)
    .orderBy(...sortedBy(list, ...sorting))
    .limit(size)
    .offset(page * size)
    .$dynamic();
  // A join that the order does not need would keep PostgreSQL from cutting far pages out of an index alone.
  const join = list.joins[sorting[0].split('.').at(-2) ?? ''];
  if (join) void ids.leftJoin(join.table, join.on);
  const [chosen, totalElements] = await Promise.all([ids, db.$count(id.table, condition)]);
  const content = await rowsById(
    db,
    list,
    chosen.map((row) => row.id),
  );
  const totalPages = Math.ceil(totalElements / size);
  // Field and direction are not reported, and every list here is sorted.
  const sort = { sorted: true, unsorted: false, empty: false };
  const offset = page * size;
  return {
    content,
    pageable: { sort, offset, pageNumber: page, pageSize: size, paged: true, unpaged: false },
    totalPages,
    totalElements,
    last: page + 1 >= totalPages,
    size,
    number: page,
    sort,
    numberOfElements: content.length,
    first: page === 0,
    empty: content.length === 0,
  };
}

/** Only "asce" and "null" ascend; "asc" does not. Nulls come first ascending and last descending; ids settle the rest. */
function sortedBy<Row>({ sortKeys, id }: List<Row>, field: string, order: string): SQL[] {
  const key = sortKeys.get(field);
  if (!key) throw new Refusal(500, 'unknown sort field');
  return isNotGiven(order) || order.toLowerCase() === 'asce'
    ? [sql`${key} asc nulls first`, asc(id)]
    : [sql`${key} desc nulls last`, desc(id)];
}

/** Every row by ascending ids, so many at a time that memory does not grow with the table. */
export async function* allRows<Row>(
  db: Queries,
  { id, idOf, read }: Source<Row>,
  condition?: SQL,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const after = last === undefined ? 0 : idOf(last);
    const rows = await read(db, and(gt(id, after), condition), BATCH);
    yield rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

/** Lookups are named by their descriptions (§1.14, §1.15). */
const LOOKUPS = {
  county: { id: county.countyId, description: county.countyDesc },
  /** Of either type: an organization may hold an event's status (D10). */
  status: { id: status.statusId, description: status.statusDesc },
  eventType: { id: eventType.eventTypeId, description: eventType.eventTypeDesc },
};

/** Unknown descriptions are dropped silently. */
export async function lookupIds(
  db: Queries,
  lookup: keyof typeof LOOKUPS,
  descriptions: readonly string[],
): Promise<number[]> {
  if (descriptions.length === 0) return [];
  const { id, description } = LOOKUPS[lookup];
  const isNamed = sql`${description} = any(${sql.param([...descriptions])}::text[])`;
  const rows = await db
    .select({ id: wholeNumber(id) })
    .from(id.table)
    .where(isNamed);
  return rows.map((row) => row.id);
}

/** Any of the descriptions given; where none is known, all rows. */
export async function lookupFilter(
  db: Queries,
  lookup: keyof typeof LOOKUPS,
  column: PgColumn,
  descriptions: readonly string[],
): Promise<SQL | undefined> {
  const ids = await lookupIds(db, lookup, descriptions);
  return ids.length > 0 ? among(column, ids) : undefined;
}

/** As one parameter, however many there are. */
export function among(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`;
}

function wholeNumber(column: PgColumn): SQL<number> {
  return sql<number>`${column}`;
}
