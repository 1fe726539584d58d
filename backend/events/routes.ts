/** The calls for events (legacy-api.md §3.5). */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { event } from '@/backend/database/schema';
import { jsonBody } from '@/backend/http/json-body';
import { createdLocation } from '@/backend/http/origins';
import {
  checkPage,
  numberInText,
  pagePath,
  pathBoolean,
  pathNumber,
  pathText,
  pathValues,
  sortedPagePath,
} from '@/backend/http/path-values';
import { queryFlag, queryIds } from '@/backend/http/query-values';
import { Refusal } from '@/backend/http/refusal';
import type { StandIn } from '@/backend/http/stand-in';
import { employeeOf } from '@/backend/sessions/request-session';
import { jsonList } from '@/backend/wire/all-rows';
import { rangePath, withinRange } from '@/backend/wire/date-range';
import { requireRow } from '@/backend/wire/known-row';
import { listOrder } from '@/backend/wire/list-order';
import { audienceTypesWith, removeAudienceType } from './audience';
import { changedEvent, newEvent } from './body';
import { allEvents, EVENT_SORTING, eventPage, eventsOfKind } from './list';
import { removeOrganization } from './organizations';
import { eventFilter } from './query';
import { fullEvents } from './read';
import { changeEvent, createEvent, type EventSave } from './write';

const NO_EVENT = -1;

const idPath = { id: pathNumber };
const listPath = { ...sortedPagePath, ...rangePath };
const savePath = {
  eventTypeDesc: pathText,
  orgId: pathText,
  joins: pathBoolean,
  statusDesc: pathText,
};

export function eventRoutes(app: FastifyInstance, { db }: StandIn): void {
  /** The call that the specification prints as "GET {token}" (§7.1). */
  app.get('/api/events-sorted-default/:page/:size', async (request) => {
    const page = checkPage(pathValues(request, pagePath));
    return eventPage(db, undefined, listOrder(EVENT_SORTING, 'null', 'null'), page);
  });

  app.get(
    '/api/events-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate',
    async (request) => {
      const { field, order, fromDate, toDate, ...page } = pathValues(request, listPath);
      const condition = and(
        await eventsOfKind(db, eventFilter(request)),
        queryFlag(request, 'eveRegSite') ? eq(event.regsite, 1) : undefined,
        withinRange(event.startDateTime, { fromDate, toDate }),
      );
      return eventPage(db, condition, listOrder(EVENT_SORTING, field, order), checkPage(page));
    },
  );

  app.get('/api/events', async (_request, reply) =>
    reply.type('application/json').send(jsonList(allEvents(db))),
  );

  app.get('/api/events/:id', async (request) => {
    const { id } = pathValues(request, idPath);
    const found = (await fullEvents(db, [id])).get(id);
    if (!found) throw new Refusal(500, 'unknown event');
    return found;
  });

  app.get('/api/allAudienceWithTypeExist/:id', async (request) => {
    const { id } = pathValues(request, idPath);
    if (id === NO_EVENT) return audienceTypesWith(db, null);
    await requireRow(db, event.eventId, id);
    return audienceTypesWith(db, id);
  });

  app.post('/api/event/:eventTypeDesc/:orgId/:joins/:statusDesc', async (request, reply) => {
    const { save, joins } = saveOf(request);
    const joining = joins ? employeeOf(request) : null;
    const id = await createEvent(db, save, jsonBody(request, newEvent), joining);
    return reply.code(201).header('location', createdLocation(request, id)).send();
  });

  /** The slot for joining must hold a boolean and has no effect. */
  app.put('/api/event/:eventTypeDesc/:orgId/:joins/:statusDesc', async (request, reply) => {
    const { save } = saveOf(request);
    await changeEvent(db, save, jsonBody(request, changedEvent));
    return reply.code(204).send();
  });

  app.delete('/api/deleteAudienceType/:id/:audienceTypeId', async (request, reply) => {
    const { id, audienceTypeId } = pathValues(request, { ...idPath, audienceTypeId: pathNumber });
    await removeAudienceType(db, id, audienceTypeId);
    return reply.code(204).send();
  });

  app.delete('/api/removeOrg/:id/:orgId', async (request, reply) => {
    const { id, orgId } = pathValues(request, { ...idPath, orgId: pathNumber });
    await removeOrganization(db, id, orgId);
    return reply.code(204).send();
  });
}

function saveOf(request: FastifyRequest): { save: EventSave; joins: boolean } {
  const { joins, orgId, ...descriptions } = pathValues(request, savePath);
  const audienceTypeIds = queryIds(request, 'audType');
  return { save: { ...descriptions, orgId: organizationIn(orgId), audienceTypeIds }, joins };
}

function organizationIn(text: string): number | null {
  const orgId = numberInText(text);
  return orgId > 0 ? orgId : null;
}
