/** Lookup rows found by their description, which is what paths and filters carry (legacy-api.md §1.14, §1.15). */

import { amongTexts } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { county, status } from '@/backend/database/schema';

/** Unknown descriptions are dropped silently. */
export async function countyIds(db: Queries, descriptions: readonly string[]): Promise<number[]> {
  if (descriptions.length === 0) return [];
  const rows = await db
    .select({ id: county.countyId })
    .from(county)
    .where(amongTexts(county.countyDesc, descriptions));
  return rows.map((row) => row.id);
}

/** Of either type: an organization may hold an event's status (D10). */
export async function statusIds(db: Queries, descriptions: readonly string[]): Promise<number[]> {
  if (descriptions.length === 0) return [];
  const rows = await db
    .select({ id: status.statusId })
    .from(status)
    .where(amongTexts(status.statusDesc, descriptions));
  return rows.map((row) => row.id);
}
