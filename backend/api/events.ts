/** Reading events (legacy-api.md D1, D3, §1.16 and §3.5). */
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import {
  audienceType,
  county,
  event,
  eventAudienceType,
  eventOrganization,
  eventPresenter,
  eventType,
  organization,
  presenter,
  status,
} from '@/backend/database/schema';
import { sendRows } from '@/backend/http/responses';
import * as read from '@/backend/wire/path-and-query';
import * as wire from '@/backend/wire/rows';

const NO_EVENT = -1;

const { countyId, eventTypeId, lastStatusId, ...columns } = getTableColumns(event);

const eventPresenters = wire.subquery<string[]>(
  sql`select coalesce(json_agg(${wire.personName(presenter.name, presenter.lastName)} order by presenter_id), '[]')
      from ${eventPresenter} join ${presenter} using (presenter_id)
      where ${eventPresenter.eventId} = ${event.eventId}`,
);
const full = {
  ...columns,
  // The specification names both spellings (§7.5).
  deleteFlag: event.deleteflag,
  county: getTableColumns(county),
  eventTypeDesc: eventType.eventTypeDesc,
  lastStatus: status.statusDesc,
  eventPresenters,
  eventaudienceType: wire.subquery<string[]>(
    sql`select coalesce(json_agg(${audienceType.audienceDesc} order by audience_type_id), '[]')
        from ${eventAudienceType} join ${audienceType} using (audience_type_id)
        where ${eventAudienceType.eventId} = ${event.eventId}`,
  ),
  /** Name and last status, by organization id. */
  orgNames: wire.subquery<Record<string, [string | null, string | null]>>(
    sql`select coalesce(json_object_agg(org_id, json_build_array(${organization.orgname}, ${status.statusDesc})), '{}')
        from ${eventOrganization} join ${organization} using (org_id)
        left join ${status} on ${status.statusId} = ${organization.lastStatusId}
        where ${eventOrganization.eventId} = ${event.eventId}`,
  ),
};
const short = {
  eventId: event.eventId,
  location: event.location,
  startDateTime: event.startDateTime,
  endDateTime: event.endDateTime,
  eventPresenters,
  eventTypeDesc: eventType.eventTypeDesc,
};

const source = { id: event.eventId, idOf: (row: { eventId: number }) => row.eventId };

export const EVENTS: wire.List<Awaited<ReturnType<typeof readFull>>[number]> = {
  ...source,
  read: readFull,
  columns,
  joins: {
    county: { on: eq(county.countyId, countyId), columns: getTableColumns(county) },
    eventType: {
      on: eq(eventType.eventTypeId, eventTypeId),
      columns: getTableColumns(eventType),
    },
    lastStatus: { on: eq(status.statusId, lastStatusId), columns: wire.LAST_STATUS },
  },
  defaultField: 'startDateTime',
  defaultOrder: 'desc',
};
/** The form in an organization's detail. */
export const SHORT_EVENTS = { ...source, read: readShort };

export function eventRoutes(app: FastifyInstance, { db }: StandIn): void {
  wire.addListRoutes(app, db, EVENTS, {
    // The call that the specification prints as "GET {token}" (§7.1).
    first: '/api/events-sorted-default/:page/:size',
    filtered: '/api/events-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate',
    condition: async (request, path) =>
      and(
        read.withinRange(event.startDateTime, path),
        read.flagFilter(request, 'eveRegSite', event.regsite),
        await typeAndStatusFilter(db, request),
      ),
  });

  app.get('/api/events', async (_request, reply) => sendRows(reply, wire.allRows(db, EVENTS)));

  app.get('/api/events/:id', async (request) => wire.rowById(db, EVENTS, read.pathId(request)));

  /** All audience types, each with whether the event has it. */
  app.get('/api/allAudienceWithTypeExist/:id', async (request) => {
    const id = read.pathId(request);
    if (id !== NO_EVENT) await wire.requireRow(db, event.eventId, id);
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
}

async function readFull(db: Queries, condition: SQL | undefined, limit = wire.EVERY_ROW) {
  return db
    .select(full)
    .from(event)
    .innerJoin(eventType, eq(eventType.eventTypeId, eventTypeId))
    .leftJoin(status, eq(status.statusId, lastStatusId))
    .leftJoin(county, eq(county.countyId, countyId))
    .where(condition)
    .orderBy(asc(event.eventId))
    .limit(limit);
}

async function readShort(db: Queries, condition: SQL | undefined) {
  return db
    .select(short)
    .from(event)
    .innerJoin(eventType, eq(eventType.eventTypeId, eventTypeId))
    .where(condition);
}

export async function typeAndStatusFilter(db: Queries, request: FastifyRequest) {
  return and(
    await wire.lookupFilter(db, 'eventType', eventTypeId, read.queryList(request, 'eveType')),
    await wire.lookupFilter(db, 'status', lastStatusId, read.queryList(request, 'eveStatus')),
  );
}
