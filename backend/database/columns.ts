/** The kinds of columns that the tables are made of. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, smallint, timestamp } from 'drizzle-orm/pg-core';

/** The agency's local time, without a zone. */
export const wallClock = (name: string) => timestamp(name, { mode: 'string', precision: 3 });
export const instant = (name: string) => timestamp(name, { mode: 'date', withTimezone: true });
export const identity = (name: string) => integer(name).primaryKey().generatedByDefaultAsIdentity();
export const reference = (name: string, column: () => AnyPgColumn) =>
  integer(name).references(column);
/** 0 = No, 1 = Yes. */
export const flag = (name: string) => smallint(name).notNull().default(0);

/** For indexes: case-insensitive, nulls first ascending, hence last descending (legacy-api.md §1.16). */
export const sortedText = (column: AnyPgColumn) => sql`lower(${column}) nulls first`;
