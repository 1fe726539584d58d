/** The kinds of columns that the tables are made of. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  type ExtraConfigColumn,
  integer,
  smallint,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The agency's local time, without a zone: read as the wire prints it, `2021-05-03T09:30:00` (legacy-api.md §1.11, family L). */
export const wallClock = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3)',
  fromDriver: (stored) => stored.replace(' ', 'T'),
});
export const instant = (name: string) => timestamp(name, { mode: 'date', withTimezone: true });
export const identity = (name: string) => integer(name).primaryKey().generatedByDefaultAsIdentity();
export const reference = (name: string, column: () => AnyPgColumn) =>
  integer(name).references(column);
/** 0 = No, 1 = Yes. */
export const flag = (name: string) => smallint(name).notNull().default(0);

/**
 * What text sorts by: case-insensitive (legacy-api.md §1.16), and only its beginning, because an index holds no entry
 * of more than 2,700 bytes while a text may have any length (§7.17). Written out, as a parameter would not match an index.
 */
export const sortKey = (column: AnyPgColumn) => sql`left(lower(${column}), 255)`;
/** For indexes: nulls first ascending, hence last descending (legacy-api.md §1.16). */
export const sortedText = (column: AnyPgColumn) => sql`${sortKey(column)} nulls first`;
export const sortedDate = (column: ExtraConfigColumn) => column.asc().nullsFirst();

/** The words of a text, which full-text queries look for; `array_to_tsvector` makes it. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
