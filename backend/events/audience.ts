/** Which audience types an event has, ticked one by one (legacy-api.md §3.5). */
import { and, asc, eq, sql } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { audienceType, eventAudienceType } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';

/** All there are, each with whether the event has it; for no event none exists. */
export async function audienceTypesWith(db: Queries, eventId: number | null) {
  const rows = await db
    .select({
      audiencetypeId: audienceType.audienceTypeId,
      audienceDesc: audienceType.audienceDesc,
      found: eventAudienceType.eventId,
    })
    .from(audienceType)
    .leftJoin(
      eventAudienceType,
      and(
        eq(eventAudienceType.audienceTypeId, audienceType.audienceTypeId),
        eventId === null ? sql`false` : eq(eventAudienceType.eventId, eventId),
      ),
    )
    .orderBy(asc(audienceType.audienceTypeId));
  return rows.map(({ found, ...row }) => ({ ...row, typeExist: found !== null }));
}

/** One that is unknown, or that the event has already, is a server error as in the legacy. */
export async function addAudienceTypes(
  tx: Queries,
  eventId: number,
  audienceTypeIds: readonly number[],
): Promise<void> {
  const chosen = tx
    .select({
      eventId: sql<number>`${eventId}::int`.as('event_id'),
      audienceTypeId: audienceType.audienceTypeId,
    })
    .from(audienceType)
    .where(among(audienceType.audienceTypeId, audienceTypeIds));
  const added = await tx
    .insert(eventAudienceType)
    .select(chosen)
    .onConflictDoNothing()
    .returning({ id: eventAudienceType.audienceTypeId });
  if (added.length < audienceTypeIds.length) {
    throw new Refusal(500, 'audience type unknown or there already');
  }
}

export async function removeAudienceType(
  db: Queries,
  eventId: number,
  audienceTypeId: number,
): Promise<void> {
  await db
    .delete(eventAudienceType)
    .where(
      and(
        eq(eventAudienceType.eventId, eventId),
        eq(eventAudienceType.audienceTypeId, audienceTypeId),
      ),
    );
}
