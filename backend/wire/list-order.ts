/** How a list is ordered from the two values in its path (legacy-api.md §1.16). */
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { sortKey } from '@/backend/database/columns';
import { isNotGiven } from '@/backend/http/path-values';
import { Refusal } from '@/backend/http/refusal';

type Direction = 'ascending' | 'descending';

export type Sorting = {
  /** What each property path of the legacy's rows sorts by. */
  fields: ReadonlyMap<string, SQLWrapper>;
  defaultField: string;
  defaultDirection: Direction;
  /** Settles the order among equals, which the legacy leaves open. */
  id: PgColumn;
};

/** Text compares case-insensitively. */
export function ignoringCase(column: PgColumn): SQL {
  return sortKey(column);
}

/** A field that is not given takes the default order too, whatever order was asked for. */
export function listOrder(sorting: Sorting, field: string, order: string): SQL[] {
  if (isNotGiven(field)) return ordered(sorting, sorting.defaultField, sorting.defaultDirection);
  return ordered(sorting, field, directionOf(order));
}

/** Only "asce" and "null" ascend; "asc" does not. */
function directionOf(order: string): Direction {
  return isNotGiven(order) || order.toLowerCase() === 'asce' ? 'ascending' : 'descending';
}

/** Nulls come first ascending and last descending. */
function ordered({ fields, id }: Sorting, field: string, direction: Direction): SQL[] {
  const key = fields.get(field);
  if (!key) throw new Refusal(500, 'unknown sort field');
  return direction === 'ascending'
    ? [sql`${key} asc nulls first`, asc(id)]
    : [sql`${key} desc nulls last`, desc(id)];
}
