/** Rows of the wire: by id, linked to others, in filtered and sorted pages (legacy-api.md §1.13, §1.16), or all of them. */
import { and, asc, desc, eq, getTableName, gt, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgText } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { sortKey } from '@/backend/database/columns';
import type { Queries } from '@/backend/database/connection';
import { county, eventType, presenter, status } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { isNotGiven, type ListPath, listPathOf, pathNumber, pathValues } from './path-and-query';

export const EVERY_ROW = 2 ** 31 - 1;
const { statusId, statusDesc } = status;
export const LAST_STATUS = { statusId, statusDesc };

const EXPORT_BATCH = 2_000;

/** Rows of one shape; `read` orders them by id. */
export interface RowSource<Row> {
  id: PgColumn;
  idOf: (row: Row) => number;
  read: (db: Queries, condition: SQL | undefined, limit?: number) => Promise<Row[]>;
}

type Columns = Readonly<Record<string, PgColumn>>;
type Join = { on: SQL; columns: Columns };

/** Sort fields are property paths of the legacy's entities: `orgname`, or `county.countyDesc` by a join. */
export interface List<Row> extends RowSource<Row> {
  columns: Columns;
  joins?: Readonly<Record<string, Join>>;
  prefix?: string;
  defaultField: string;
  defaultOrder: 'asce' | 'desc';
}

/** An unknown id is a server error, never a 404 (§1.9). */
export async function rowById<Row>(db: Queries, source: RowSource<Row>, id: number): Promise<Row> {
  const [row] = await source.read(db, eq(source.id, id));
  return row ?? rejectUnknown(source.id);
}

export async function requireRow(db: Queries, column: PgColumn, id: number): Promise<void> {
  if ((await db.$count(column.table, eq(column, id))) === 0) rejectUnknown(column);
}

function rejectUnknown(column: PgColumn): never {
  throw new HttpError(500, `unknown ${getTableName(column.table)}`);
}

async function rowsById<Row>(db: Queries, source: RowSource<Row>, ids: readonly number[]) {
  const rows = await source.read(db, whereIn(source.id, ids));
  return new Map(rows.map((row) => [source.idOf(row), row]));
}

/** For each owner the rows that a link table assigns to it, ordered by id. Each row is loaded once. */
export async function linkedRows<Row>(
  db: Queries,
  link: { owner: PgColumn; member: PgColumn },
  ownerIds: readonly number[],
  source: RowSource<Row>,
): Promise<(ownerId: number) => Row[]> {
  const links = await db
    .select({
      owner: numberOf(link.owner),
      members: sql<number[]>`array_agg(${link.member} order by ${link.member})`,
    })
    .from(link.owner.table)
    .where(whereIn(link.owner, ownerIds))
    .groupBy(link.owner);
  const ids = new Set(links.flatMap(({ members }) => members));
  const rows = await rowsById(db, source, [...ids]);
  const membersOf = new Map(links.map(({ owner, members }) => [owner, members]));
  return (ownerId) => (membersOf.get(ownerId) ?? []).flatMap((id) => rows.get(id) ?? []);
}

interface ListRoutes {
  first: string;
  firstCondition?: (request: FastifyRequest) => Promise<SQL | undefined>;
  filtered: string;
  condition: (request: FastifyRequest, path: ListPath) => Promise<SQL | undefined>;
}

/** The paged calls of a list: its first page, and any page with order and filters. */
export function addListRoutes<Row>(
  app: FastifyInstance,
  db: Queries,
  list: List<Row>,
  { first, firstCondition, filtered, condition }: ListRoutes,
): void {
  app.get(first, async (request) =>
    listPage(db, list, listPathOf(request), await firstCondition?.(request)),
  );
  app.get(filtered, async (request) => {
    const path = listPathOf(request);
    return listPage(db, list, path, await condition(request, path));
  });
}

/** One page in the envelope of §1.13. The condition is on the list's own table. */
async function listPage<Row>(
  db: Queries,
  list: List<Row>,
  { page, size, field, order }: ListPath,
  condition?: SQL,
) {
  if (page < 0 || size < 1) throw new HttpError(500, 'page below 0 or size below 1');
  const { id, defaultField, defaultOrder } = list;
  const { column, join } = sortColumn(list, isNotGiven(field) ? defaultField : field);
  // Without a field the order of the path is ignored.
  const isAscending = ['asce', 'null'].includes(
    isNotGiven(field) ? defaultOrder : order.toLowerCase(),
  );
  const offset = page * size;
  const ids = db
    .select({ id: numberOf(id) })
    .from(id.table)
    .where(condition)
    .orderBy(...orderBy(column, id, isAscending))
    .limit(size)
    .offset(offset)
    .$dynamic();
  // A join that the order does not need would prevent an index-only scan of far pages.
  if (join) void ids.leftJoin(column.table, join.on);
  const [chosen, totalElements] = await Promise.all([ids, db.$count(id.table, condition)]);
  const chosenIds = chosen.map((row) => row.id);
  const rows = await rowsById(db, list, chosenIds);
  const content = chosenIds.flatMap((chosenId) => rows.get(chosenId) ?? []);
  const totalPages = Math.ceil(totalElements / size);
  const sort = { sorted: true, unsorted: false, empty: false };
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

function sortColumn<Row>({ columns, joins = {}, prefix = '' }: List<Row>, field: string) {
  const path = field.slice(prefix.length).split('.');
  const name = path.pop() ?? '';
  const join = new Map(Object.entries(joins)).get(path.join('.'));
  const candidates = path.length === 0 ? columns : (join?.columns ?? {});
  const column = new Map(Object.entries(candidates)).get(name);
  if (!column || !field.startsWith(prefix)) throw new HttpError(500, 'unknown sort field');
  return { column, join };
}

/** Text sorts case-insensitively. Nulls come first ascending and last descending; ids break ties. */
function orderBy(column: PgColumn, id: PgColumn, isAscending: boolean): SQL[] {
  const key = column instanceof PgText ? sortKey(column) : column;
  return isAscending
    ? [sql`${key} asc nulls first`, asc(id)]
    : [sql`${key} desc nulls last`, desc(id)];
}

export async function* allRows<Row>(
  db: Queries,
  { id, idOf, read }: RowSource<Row>,
  condition?: SQL,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const after = last === undefined ? 0 : idOf(last);
    const rows = await read(db, and(gt(id, after), condition), EXPORT_BATCH);
    yield rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

/** Deletes a row that links two others; 204 also if it does not exist. */
export function addUnlinkRoute(
  app: FastifyInstance,
  db: Queries,
  path: string,
  [first, second]: [PgColumn, PgColumn],
): void {
  app.delete(`${path}/:id/:otherId`, async (request, reply) => {
    const ids = pathValues(request, { id: pathNumber, otherId: pathNumber });
    await db.delete(first.table).where(and(eq(first, ids.id), eq(second, ids.otherId)));
    return reply.code(204).send();
  });
}

export function insertedId([row]: { id: number }[]): number {
  if (!row) throw new Error('The row was not inserted.');
  return row.id;
}

/** Lookups are named by their descriptions (§1.14, §1.15); statuses are of either type (D10). */
const LOOKUPS = {
  county: { id: county.countyId, description: county.countyDesc },
  status: { id: status.statusId, description: status.statusDesc },
  eventType: { id: eventType.eventTypeId, description: eventType.eventTypeDesc },
};

export async function lookupIds(
  db: Queries,
  lookup: keyof typeof LOOKUPS,
  descriptions: readonly string[],
): Promise<number[]> {
  if (descriptions.length === 0) return [];
  const { id, description } = LOOKUPS[lookup];
  const isNamed = sql`${description} = any(${sql.param([...descriptions])}::text[])`;
  const rows = await db
    .select({ id: numberOf(id) })
    .from(id.table)
    .where(isNamed);
  return rows.map((row) => row.id);
}

/** Undefined, and so every row, if none of the descriptions is known. */
export async function lookupFilter(
  db: Queries,
  lookup: keyof typeof LOOKUPS,
  column: PgColumn,
  descriptions: readonly string[],
): Promise<SQL | undefined> {
  const ids = await lookupIds(db, lookup, descriptions);
  return ids.length > 0 ? whereIn(column, ids) : undefined;
}

/** `WHERE … IN` with one parameter for any number of ids. */
export function whereIn(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`;
}

function numberOf(column: PgColumn): SQL<number> {
  return sql<number>`${column}`;
}

/** A value from another table. Parentheses keep drizzle from dropping the table names of its columns. */
export function subquery<Value>(query: SQL) {
  return sql<Value>`(${query})`;
}

/** A missing part is the word "null", as in the legacy (§1.10). */
export function personName(first: PgColumn, last: PgColumn): SQL {
  return sql`coalesce(${first}, 'null') || ' ' || coalesce(${last}, 'null')`;
}

export function presenterName(id: PgColumn) {
  const name = personName(presenter.name, presenter.lastName);
  return subquery<string | null>(
    sql`select ${name} from ${presenter} where ${presenter.presenterId} = ${id}`,
  );
}

export function displayName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}
