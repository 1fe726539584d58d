/** Column types and sort keys. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  type ExtraConfigColumn,
  integer,
  smallint,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The agency's local time without a zone, read as on the wire: `2021-05-03T09:30:00` (legacy-api.md §1.11, family L). */
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
 * Case-insensitive (legacy-api.md §1.16), and the first 255 characters only: index entries have at most 2,700 bytes, texts
 * any length (§7.17). Not a parameter, which would not match an index.
 */
export const sortKey = (column: AnyPgColumn) => sql`left(lower(${column}), 255)`;
/** For indexes, which are read in both directions: nulls last descending (legacy-api.md §1.16). */
export const sortedText = (column: AnyPgColumn) => sql`${sortKey(column)} nulls first`;
export const sortedDate = (column: ExtraConfigColumn) => column.asc().nullsFirst();

/** The tokens of a text, from `array_to_tsvector`. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
