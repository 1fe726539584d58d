/** The calls for events (legacy-api.md §3.5). */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { StandIn } from '@/backend/config';
import {
  audienceType,
  event,
  eventAudienceType,
  eventOrganization,
} from '@/backend/database/schema';
import { created, noContent, sendRows } from '@/backend/http/responses';
import { employeeOf } from '@/backend/sessions/request-session';
import { jsonBody } from '@/backend/wire/body-values';
import { allRows, listPage, requireRow, rowById } from '@/backend/wire/lists';
import * as read from '@/backend/wire/request-values';
import { EVENTS, eventsOfKind } from './events';
import { changedEvent, changeEvent, createEvent, type EventSave, newEvent } from './write';

const NO_EVENT = -1;
const SAVE = '/api/event/:eventTypeDesc/:orgId/:joins/:statusDesc';

const savePath = {
  eventTypeDesc: read.pathText,
  orgId: read.pathText,
  joins: read.pathBoolean,
  statusDesc: read.pathText,
};

export function eventRoutes(app: FastifyInstance, { db }: StandIn): void {
  /** The call that the specification prints as "GET {token}" (§7.1). */
  app.get('/api/events-sorted-default/:page/:size', async (request) =>
    listPage(db, EVENTS, read.listPathOf(request)),
  );

  app.get(
    '/api/events-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate',
    async (request) => {
      const path = read.listPathOf(request);
      const condition = and(
        read.withinRange(event.startDateTime, path),
        read.flagFilter(request, 'eveRegSite', event.regsite),
        await eventsOfKind(db, request),
      );
      return listPage(db, EVENTS, path, condition);
    },
  );

  app.get('/api/events', async (_request, reply) => sendRows(reply, allRows(db, EVENTS)));

  app.get('/api/events/:id', async (request) => rowById(db, EVENTS, read.pathId(request)));

  /** All there are, each with whether the event has it; for no event none exists. */
  app.get('/api/allAudienceWithTypeExist/:id', async (request) => {
    const id = read.pathId(request);
    if (id !== NO_EVENT) await requireRow(db, event.eventId, id);
    const { audienceTypeId, audienceDesc } = audienceType;
    const { eventId } = eventAudienceType;
    const isEvents = and(eq(eventAudienceType.audienceTypeId, audienceTypeId), eq(eventId, id));
    return db
      .select({
        audiencetypeId: audienceTypeId,
        audienceDesc,
        typeExist: sql<boolean>`${eventId} is not null`,
      })
      .from(audienceType)
      .leftJoin(eventAudienceType, isEvents)
      .orderBy(asc(audienceTypeId));
  });

  app.post(SAVE, async (request, reply) => {
    const { save, joins } = saveOf(request);
    const joining = joins ? employeeOf(request) : null;
    return created(reply, await createEvent(db, save, jsonBody(request, newEvent), joining));
  });

  /** The slot for joining must hold a boolean and has no effect. */
  app.put(SAVE, async (request, reply) => {
    const { save } = saveOf(request);
    await changeEvent(db, save, jsonBody(request, changedEvent));
    return noContent(reply);
  });

  app.delete('/api/deleteAudienceType/:id/:typeId', async (request, reply) => {
    const { id, typeId } = read.pathValues(request, {
      id: read.pathNumber,
      typeId: read.pathNumber,
    });
    const { eventId, audienceTypeId } = eventAudienceType;
    await db.delete(eventAudienceType).where(and(eq(eventId, id), eq(audienceTypeId, typeId)));
    return noContent(reply);
  });

  /** The organization's status stays what the event made it. */
  app.delete('/api/removeOrg/:id/:orgId', async (request, reply) => {
    const { id, orgId } = read.pathValues(request, { id: read.pathNumber, orgId: read.pathNumber });
    const { eventId, orgId: ofOrganization } = eventOrganization;
    await db.delete(eventOrganization).where(and(eq(eventId, id), eq(ofOrganization, orgId)));
    return noContent(reply);
  });
}

function saveOf(request: FastifyRequest): { save: EventSave; joins: boolean } {
  const { joins, orgId: text, ...descriptions } = read.pathValues(request, savePath);
  const audienceTypeIds = read.queryIds(request, 'audType');
  const orgId = read.numberInText(text);
  return { save: { ...descriptions, orgId: orgId > 0 ? orgId : null, audienceTypeIds }, joins };
}
