/** Saving events, each save with its effects in one transaction (legacy-api.md §1.8, §3.5 and D10). */
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import {
  county,
  event,
  eventAudienceType,
  eventOrganization,
  organization,
} from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { created } from '@/backend/http/responses';
import { indexRow } from '@/backend/search/search-documents';
import { employeeOf } from '@/backend/sign-in/sessions';
import * as sent from '@/backend/wire/body';
import * as read from '@/backend/wire/path-and-query';
import { addUnlinkRoute, insertedId, lookupIds } from '@/backend/wire/rows';
import { joinEvent } from './presenters';

const SAVE = '/api/event/:eventTypeDesc/:orgId/:joins/:statusDesc';
/** The status of a new event without one (D8). */
const INFO_NEEDED = 8;

const values = z.object({
  eventName: sent.text,
  location: sent.text,
  address: sent.text,
  city: sent.text,
  state: sent.text,
  zip: sent.text,
  /** Stored by its id (§7.11). */
  county: z.looseObject({ countyId: sent.id }).nullish(),
  startDateTime: sent.wallClock,
  endDateTime: sent.wallClock,
  audienceCount: sent.text,
  rtaStaffCount: sent.text,
  surveyComplete: sent.idOrZero,
  surveyCount: sent.text,
  surveyDateTime: sent.wallClock,
  cancelReason: sent.text,
  regsite: sent.flag,
  neworg: sent.flag,
  electedOfficial: sent.flag,
  deleteflag: sent.optionalFlag,
  deleteFlag: sent.optionalFlag,
  eventPresenters: sent.emptyList,
  eventaudienceType: sent.emptyList,
  lastStatus: sent.mustBeNull,
});
const newEvent = values.extend({ eventId: sent.noId });
const changedEvent = values.extend({ eventId: sent.idOrZero });

type SavePath = ReturnType<typeof savePathOf>;

export function eventSaveRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.post(SAVE, async (request, reply) => {
    const path = savePathOf(request);
    const { eventId: _none, ...body } = sent.jsonBody(request, newEvent);
    const id = await db.transaction(async (tx) => {
      const lastStatusId = (await statusIdIn(tx, path)) ?? INFO_NEEDED;
      const row = { ...(await savedColumns(tx, path, body)), lastStatusId };
      const inserted = tx.insert(event).values(row).returning({ id: event.eventId });
      const eventId = insertedId(await inserted);
      if (path.joins) await joinEvent(tx, eventId, employeeOf(request).presenterId, false);
      await saveLinks(tx, eventId, path, lastStatusId);
      return eventId;
    });
    return created(reply, id);
  });

  /** Ignores `joins` and `surveyComplete`, and an unknown status. */
  app.put(SAVE, async (request, reply) => {
    const path = savePathOf(request);
    const { eventId, ...body } = sent.jsonBody(request, changedEvent);
    await db.transaction(async (tx) => {
      const { surveyComplete: _kept, ...row } = await savedColumns(tx, path, body);
      const statusId = await statusIdIn(tx, path);
      const { rowCount } = await tx
        .update(event)
        .set({ ...row, ...(statusId !== null && { lastStatusId: statusId }) })
        .where(eq(event.eventId, eventId));
      if (!rowCount) throw new HttpError(500, 'unknown event');
      await saveLinks(tx, eventId, path, statusId);
    });
    return reply.code(204).send();
  });

  const { eventId, audienceTypeId } = eventAudienceType;
  addUnlinkRoute(app, db, '/api/deleteAudienceType', [eventId, audienceTypeId]);
  const { eventId: ofEvent, orgId } = eventOrganization;
  addUnlinkRoute(app, db, '/api/removeOrg', [ofEvent, orgId]);
}

function savePathOf(request: FastifyRequest) {
  const { orgId, ...path } = read.pathValues(request, {
    eventTypeDesc: read.pathText,
    orgId: read.pathText,
    joins: read.pathBoolean,
    statusDesc: read.pathText,
  });
  const audienceTypeIds = read.queryIds(request, 'audType');
  return { ...path, orgId: read.numberInText(orgId), audienceTypeIds };
}

/**
 * Of the two spellings `deleteflag` takes precedence (§7.5). Rejects an unknown type: the legacy stores the event without
 * one, which breaks every response with it (D3).
 */
async function savedColumns<Body extends z.output<typeof values>>(
  tx: Queries,
  { eventTypeDesc }: SavePath,
  { county: chosen, deleteflag, deleteFlag, ...body }: Body,
) {
  const [eventTypeId] = await lookupIds(tx, 'eventType', [eventTypeDesc]);
  if (eventTypeId === undefined) throw new HttpError(400, 'unknown event type');
  const countyId = chosen?.countyId ?? null;
  if (countyId !== null && (await tx.$count(county, eq(county.countyId, countyId))) === 0) {
    throw new HttpError(400, 'unknown county');
  }
  return { ...body, eventTypeId, countyId, deleteflag: deleteflag ?? deleteFlag ?? 0 };
}

/** Null if no status has the description, such as the word `null`. */
async function statusIdIn(tx: Queries, { statusDesc }: SavePath): Promise<number | null> {
  return (await lookupIds(tx, 'status', [statusDesc]))[0] ?? null;
}

/**
 * An unknown audience type or organization, and an audience type that is there already, violate a constraint, which is a
 * 500; an organization that is there already is accepted. Without a status the legacy clears the status of a newly
 * associated organization; here it stays.
 */
async function saveLinks(
  tx: Queries,
  eventId: number,
  { orgId, audienceTypeIds }: SavePath,
  lastStatusId: number | null,
): Promise<void> {
  const audience = audienceTypeIds.map((audienceTypeId) => ({ eventId, audienceTypeId }));
  if (audience.length > 0) await tx.insert(eventAudienceType).values(audience);
  if (orgId > 0) {
    await tx.insert(eventOrganization).values({ eventId, orgId }).onConflictDoNothing();
  }
  if (lastStatusId !== null) {
    // Of every associated organization, but not the last contact (D10).
    const linked = tx.select({ orgId: eventOrganization.orgId }).from(eventOrganization);
    const isLinked = inArray(
      organization.orgId,
      linked.where(eq(eventOrganization.eventId, eventId)),
    );
    await tx.update(organization).set({ lastStatusId }).where(isLinked);
  }
  // Last, as with organizations: locking rows before tokens prevents deadlocks.
  await indexRow(tx, 'events', eventId);
}
