/** Lookup rows found by their description, which is what paths and filters carry (legacy-api.md §1.14, §1.15). */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { amongTexts } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { county, eventType, status } from '@/backend/database/schema';

type Lookup = { table: PgTable; id: PgColumn; description: PgColumn };

const COUNTIES = { table: county, id: county.countyId, description: county.countyDesc };
const STATUSES = { table: status, id: status.statusId, description: status.statusDesc };
const EVENT_TYPES = {
  table: eventType,
  id: eventType.eventTypeId,
  description: eventType.eventTypeDesc,
};

/** Unknown descriptions are dropped silently. */
export function countyIds(db: Queries, descriptions: readonly string[]): Promise<number[]> {
  return idsOf(db, COUNTIES, descriptions);
}

/** Of either type: an organization may hold an event's status (D10). */
export function statusIds(db: Queries, descriptions: readonly string[]): Promise<number[]> {
  return idsOf(db, STATUSES, descriptions);
}

export function eventTypeIds(db: Queries, descriptions: readonly string[]): Promise<number[]> {
  return idsOf(db, EVENT_TYPES, descriptions);
}

async function idsOf(
  db: Queries,
  { table, id, description }: Lookup,
  descriptions: readonly string[],
): Promise<number[]> {
  if (descriptions.length === 0) return [];
  const rows = await db
    .select({ id: wholeNumber(id) })
    .from(table)
    .where(amongTexts(description, descriptions));
  return rows.map((row) => row.id);
}

function wholeNumber(id: PgColumn): SQL<number> {
  return sql<number>`${id}`;
}
