/** Rows that a caller names by their id. */
import { eq, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Queries } from '@/backend/database/connection';
import { Refusal } from '@/backend/http/refusal';

/** An unknown id is a server error on this API, never a 404 (legacy-api.md §1.9). */
export async function requireRow(db: Queries, column: PgColumn, id: number): Promise<void> {
  const [found] = await db.select({ id: column }).from(column.table).where(eq(column, id));
  if (!found) throw new Refusal(500, `unknown ${getTableName(column.table)}`);
}
