/** What the wire shows of a presenter (legacy-api.md D7): never the password hash. */
import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { presenter } from '@/backend/database/schema';

const { presenterId, name, lastName, email, username, active } = presenter;

export const publicColumns = { presenterId, name, lastName, email, username, active };

export type PublicPresenter = Awaited<ReturnType<typeof presentersAmong>>[number];

/** By id, each once, however many rows refer to them. */
export async function presentersById(
  db: Queries,
  ids: readonly (number | null)[],
): Promise<Map<number | null, PublicPresenter>> {
  const wanted = new Set(ids.filter((id) => id !== null));
  const rows = await presentersAmong(db, [...wanted]);
  return new Map(rows.map((row) => [row.presenterId, row]));
}

function presentersAmong(db: Queries, ids: readonly number[]) {
  return db.select(publicColumns).from(presenter).where(among(presenterId, ids));
}
