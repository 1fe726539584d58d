/** Saving events, each save with everything it entails in one transaction (legacy-api.md §1.8, §3.5 and D10). */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database, Queries } from '@/backend/database/connection';
import {
  audienceType,
  county,
  event,
  eventAudienceType,
  eventOrganization,
  organization,
} from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { joinEvent } from '@/backend/presenters/membership';
import { indexRow } from '@/backend/search/index-documents';
import * as sent from '@/backend/wire/body-values';
import { among, lookupIds, requireRow } from '@/backend/wire/lists';
import { isNotGiven } from '@/backend/wire/request-values';

/** The status of a new event that is given none; known by its id (D8). */
const INFO_NEEDED = 8;

/** Type and status come from the path only. */
const values = z.object({
  eventName: sent.text,
  location: sent.text,
  address: sent.text,
  city: sent.text,
  state: sent.text,
  zip: sent.text,
  /** Its id counts, its text is ignored (§7.11). */
  county: z.looseObject({ countyId: sent.id }).nullish(),
  startDateTime: sent.wallClock,
  endDateTime: sent.wallClock,
  audienceCount: sent.text,
  rtaStaffCount: sent.text,
  surveyComplete: sent.id.transform((value) => value ?? 0),
  surveyCount: sent.text,
  surveyDateTime: sent.wallClock,
  cancelReason: sent.text,
  regsite: sent.flag,
  neworg: sent.flag,
  electedOfficial: sent.flag,
  deleteflag: sent.flagIfSent,
  deleteFlag: sent.flagIfSent,
  eventPresenters: sent.emptyList,
  eventaudienceType: sent.emptyList,
  lastStatus: sent.mustBeNull,
});
export const newEvent = values.extend({ eventId: sent.noId });
export const changedEvent = values.extend({ eventId: sent.id });

/** What a save says outside its body. */
export type EventSave = {
  eventTypeDesc: string;
  orgId: number | null;
  statusDesc: string;
  audienceTypeIds: number[];
};

/** Returns the new id. Joining makes a co-presenter (§7.12). */
export function createEvent(
  db: Database,
  save: EventSave,
  { eventId: _none, ...body }: z.output<typeof newEvent>,
  joining: { presenterId: number } | null,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await rowOf(tx, save, body);
    const lastStatusId = (await givenStatus(tx, save)) ?? INFO_NEEDED;
    const [created] = await tx
      .insert(event)
      .values({ ...row, lastStatusId })
      .returning({ id: event.eventId });
    if (!created) throw new Error('The event was not stored.');
    if (joining) await joinEvent(tx, created.id, joining.presenterId, { asPrimary: false });
    await saveAround(tx, created.id, save, lastStatusId);
    return created.id;
  });
}

/** Whether the survey is complete is left alone; a status that is not given or unknown stays. */
export async function changeEvent(
  db: Database,
  save: EventSave,
  { eventId, ...body }: z.output<typeof changedEvent>,
): Promise<void> {
  if (eventId === null) throw new Refusal(500, 'event without id');
  await db.transaction(async (tx) => {
    const { surveyComplete: _unchanged, ...row } = await rowOf(tx, save, body);
    const statusId = await givenStatus(tx, save);
    const { rowCount } = await tx
      .update(event)
      .set({ ...row, ...(statusId !== null && { lastStatusId: statusId }) })
      .where(eq(event.eventId, eventId));
    if (!rowCount) throw new Refusal(500, 'unknown event');
    await saveAround(tx, eventId, save, statusId);
  });
}

/**
 * In the terms of the table. Of the two spellings the specification lists, `deleteflag` goes first (§7.5). The legacy would
 * store the event without an unknown type, which breaks every response that holds it (D3).
 */
async function rowOf<Sent extends z.output<typeof values>>(
  tx: Queries,
  { eventTypeDesc }: EventSave,
  { county: chosen, deleteflag, deleteFlag, ...body }: Sent,
) {
  const [eventTypeId] = await lookupIds(tx, 'eventType', [eventTypeDesc]);
  if (eventTypeId === undefined) throw new Refusal(400, 'unknown event type');
  const countyId = chosen?.countyId ?? null;
  if (countyId !== null && (await tx.$count(county, eq(county.countyId, countyId))) === 0) {
    throw new Refusal(400, 'unknown county');
  }
  return { ...body, eventTypeId, countyId, deleteflag: deleteflag ?? deleteFlag ?? 0 };
}

/** Null for `null` and for a description that no status has. */
async function givenStatus(tx: Queries, { statusDesc }: EventSave): Promise<number | null> {
  if (isNotGiven(statusDesc)) return null;
  return (await lookupIds(tx, 'status', [statusDesc]))[0] ?? null;
}

/**
 * Without a status nothing is passed on: the legacy then sets a newly associated organization's
 * status to null, but a save that says nothing about the status must not wipe one out.
 */
async function saveAround(
  tx: Queries,
  eventId: number,
  { orgId, audienceTypeIds }: EventSave,
  statusId: number | null,
): Promise<void> {
  await addAudienceTypes(tx, eventId, audienceTypeIds);
  if (orgId !== null) {
    await requireRow(tx, organization.orgId, orgId);
    // One that is associated already stays so without complaint, unlike contacts.
    await tx.insert(eventOrganization).values({ eventId, orgId }).onConflictDoNothing();
  }
  if (statusId !== null) await passOnStatus(tx, eventId, statusId);
  // Last, as with organizations: rows are always locked before words.
  await indexRow(tx, 'events', eventId);
}

/** One that is unknown, or that the event has already, is a server error as in the legacy. */
async function addAudienceTypes(
  tx: Queries,
  eventId: number,
  audienceTypeIds: readonly number[],
): Promise<void> {
  const { audienceTypeId } = audienceType;
  const chosen = tx
    .select({ eventId: sql<number>`${eventId}::int`.as('event_id'), audienceTypeId })
    .from(audienceType)
    .where(among(audienceTypeId, audienceTypeIds));
  const { rowCount } = await tx.insert(eventAudienceType).select(chosen).onConflictDoNothing();
  if (rowCount !== audienceTypeIds.length) {
    throw new Refusal(500, 'audience type unknown or there already');
  }
}

/** Every associated organization gets the event's status; when it was last contacted stays (D10). */
async function passOnStatus(tx: Queries, eventId: number, statusId: number): Promise<void> {
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
