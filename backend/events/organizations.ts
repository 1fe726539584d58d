/** The organizations of an event, which take over its status (legacy-api.md §3.5 and D10). */
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { eventOrganization, organization } from '@/backend/database/schema';
import { requireRow } from '@/backend/wire/known-row';

/** One that is associated already stays so without complaint, unlike contacts. */
export async function associateOrganization(
  tx: Queries,
  eventId: number,
  orgId: number,
): Promise<void> {
  await requireRow(tx, organization.orgId, orgId);
  await tx.insert(eventOrganization).values({ eventId, orgId }).onConflictDoNothing();
}

/** Every associated organization gets the event's status; when it was last contacted stays. */
export async function passOnStatus(tx: Queries, eventId: number, statusId: number): Promise<void> {
  const associated = inArray(
    organization.orgId,
    tx
      .select({ orgId: eventOrganization.orgId })
      .from(eventOrganization)
      .where(eq(eventOrganization.eventId, eventId)),
  );
  // Locked in the order of their ids, so that two events that share some never wait in a circle.
  await tx
    .select({ orgId: organization.orgId })
    .from(organization)
    .where(associated)
    .orderBy(asc(organization.orgId))
    .for('no key update');
  await tx.update(organization).set({ lastStatusId: statusId }).where(associated);
}

/** The organization's status stays what the event made it. */
export async function removeOrganization(
  db: Queries,
  eventId: number,
  orgId: number,
): Promise<void> {
  await db
    .delete(eventOrganization)
    .where(and(eq(eventOrganization.eventId, eventId), eq(eventOrganization.orgId, orgId)));
}
