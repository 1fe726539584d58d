/** What rows of the wire hold beside columns of their own table, put together by the database. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { presenter } from '@/backend/database/schema';

/** A value from another table. The query is nested, or drizzle would drop the tables' names from its columns. */
export function looked<Value>(query: SQL) {
  return sql<Value>`(${query})`;
}

/** A missing part shows as the literal word "null", as in the legacy (legacy-api.md §1.10). */
export function personName(first: PgColumn, last: PgColumn): SQL {
  return sql`coalesce(${first}, 'null') || ' ' || coalesce(${last}, 'null')`;
}

/** The name of the presenter that a column refers to. */
export function presenterName(id: PgColumn) {
  const name = personName(presenter.name, presenter.lastName);
  return looked<string | null>(
    sql`select ${name} from ${presenter} where ${presenter.presenterId} = ${id}`,
  );
}

/** In what people read a missing part is left out. */
export function writtenName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}
