/** Saving events, each save with everything it entails in one transaction (legacy-api.md §3.5). */
import { eq } from 'drizzle-orm';

import type { Database, Queries } from '@/backend/database/connection';
import { county, event } from '@/backend/database/schema';
import { isNotGiven } from '@/backend/http/path-values';
import { Refusal } from '@/backend/http/refusal';
import { eventTypeIds, statusIds } from '@/backend/lookups/by-description';
import { joinEvent } from '@/backend/presenters/membership';
import { eventDocument } from '@/backend/search/documents';
import { indexDocument } from '@/backend/search/index-documents';
import { addAudienceTypes } from './audience';
import type { ChangedEvent, NewEvent } from './body';
import { associateOrganization, passOnStatus } from './organizations';

/** The status of a new event that is given none; known by its id (D8). */
const INFO_NEEDED = 8;

/** What a save says outside its body. */
export type EventSave = {
  eventTypeDesc: string;
  orgId: number | null;
  statusDesc: string;
  audienceTypeIds: number[];
};

type EventRow = typeof event.$inferSelect;

/** Returns the new id. Whoever joins does so as co-presenter (§7.12). */
export async function createEvent(
  db: Database,
  save: EventSave,
  { eventId: _none, ...values }: NewEvent,
  joining: { presenterId: number } | null,
): Promise<number> {
  return db.transaction(async (tx) => {
    const references = await knownReferences(tx, save, values);
    const statusId = (await givenStatus(tx, save)) ?? INFO_NEEDED;
    const [created] = await tx
      .insert(event)
      .values({ ...values, ...references, lastStatusId: statusId })
      .returning();
    if (!created) throw new Error('The event was not stored.');
    if (joining) await joinEvent(tx, created.eventId, joining.presenterId, { asPrimary: false });
    await saveAround(tx, created, save, statusId);
    return created.eventId;
  });
}

/** Whether the survey is complete is left alone; a status that is not given or unknown stays. */
export async function changeEvent(
  db: Database,
  save: EventSave,
  { eventId, surveyComplete: _unchanged, ...values }: ChangedEvent,
): Promise<void> {
  if (eventId === null) throw new Refusal(500, 'event without id');
  await db.transaction(async (tx) => {
    const references = await knownReferences(tx, save, values);
    const statusId = await givenStatus(tx, save);
    const [changed] = await tx
      .update(event)
      .set({ ...values, ...references, ...(statusId !== null && { lastStatusId: statusId }) })
      .where(eq(event.eventId, eventId))
      .returning();
    if (!changed) throw new Refusal(500, 'unknown event');
    await saveAround(tx, changed, save, statusId);
  });
}

/**
 * Without a status nothing is passed on: the legacy then sets a newly associated organization's
 * status to null, but a save that says nothing about the status must not wipe one out.
 */
async function saveAround(
  tx: Queries,
  row: EventRow,
  { orgId, audienceTypeIds }: EventSave,
  statusId: number | null,
): Promise<void> {
  await addAudienceTypes(tx, row.eventId, audienceTypeIds);
  if (orgId !== null) await associateOrganization(tx, row.eventId, orgId);
  if (statusId !== null) await passOnStatus(tx, row.eventId, statusId);
  // Last, as with organizations: rows are always locked before words.
  await indexDocument(tx, eventDocument(row));
}

/** The legacy would store the event without its type, which breaks every answer that holds it (D3). */
async function knownReferences(
  tx: Queries,
  { eventTypeDesc }: EventSave,
  { countyId }: Pick<NewEvent, 'countyId'>,
): Promise<Pick<EventRow, 'eventTypeId'>> {
  const [eventTypeId] = await eventTypeIds(tx, [eventTypeDesc]);
  if (eventTypeId === undefined) throw new Refusal(400, 'unknown event type');
  if (countyId !== null && !(await isCounty(tx, countyId))) {
    throw new Refusal(400, 'unknown county');
  }
  return { eventTypeId };
}

async function isCounty(tx: Queries, countyId: number): Promise<boolean> {
  return (await tx.$count(county, eq(county.countyId, countyId))) > 0;
}

/** Null for `null` and for a description that no status has. */
async function givenStatus(tx: Queries, { statusDesc }: EventSave): Promise<number | null> {
  if (isNotGiven(statusDesc)) return null;
  const [statusId] = await statusIds(tx, [statusDesc]);
  return statusId ?? null;
}
