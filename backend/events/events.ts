/** What the wire shows of events, and their lists (legacy-api.md D1, D3, §1.16 and §3.5). */
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

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
import {
  EVERY_ROW,
  LAST_STATUS,
  type List,
  lookupFilter,
  type Source,
  sortKeysOf,
} from '@/backend/wire/lists';
import { queryList } from '@/backend/wire/request-values';
import { looked, personName } from '@/backend/wire/selections';

const { countyId, eventTypeId, lastStatusId, ...columns } = getTableColumns(event);

const eventPresenters = looked<string[]>(
  sql`select coalesce(json_agg(${personName(presenter.name, presenter.lastName)} order by presenter_id), '[]')
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
  eventaudienceType: looked<string[]>(
    sql`select coalesce(json_agg(${audienceType.audienceDesc} order by audience_type_id), '[]')
        from ${eventAudienceType} join ${audienceType} using (audience_type_id)
        where ${eventAudienceType.eventId} = ${event.eventId}`,
  ),
  /** Name and last status, by organization id. */
  orgNames: looked<Record<string, [string | null, string | null]>>(
    sql`select coalesce(json_object_agg(org_id, json_build_array(${organization.orgname}, ${status.statusDesc})), '{}')
        from ${eventOrganization} join ${organization} using (org_id)
        left join ${status} on ${status.statusId} = ${organization.lastStatusId}
        where ${eventOrganization.eventId} = ${event.eventId}`,
  ),
};
/** Nested in an organization's detail. */
const short = {
  eventId: event.eventId,
  location: event.location,
  startDateTime: event.startDateTime,
  endDateTime: event.endDateTime,
  eventPresenters,
  eventTypeDesc: eventType.eventTypeDesc,
};

const source = { id: event.eventId, idOf: (row: { eventId: number }) => row.eventId };

export const EVENTS: List<Awaited<ReturnType<typeof readFull>>[number]> = {
  ...source,
  read: readFull,
  sortKeys: new Map([
    ...sortKeysOf(columns),
    ...sortKeysOf(getTableColumns(county), 'county.'),
    ...sortKeysOf(getTableColumns(eventType), 'eventType.'),
    ...sortKeysOf(LAST_STATUS, 'lastStatus.'),
  ]),
  defaultField: 'startDateTime',
  defaultOrder: 'desc',
  joins: {
    county: { table: county, on: eq(county.countyId, countyId) },
    eventType: { table: eventType, on: eq(eventType.eventTypeId, eventTypeId) },
    lastStatus: { table: status, on: eq(status.statusId, lastStatusId) },
  },
};
export const SHORT_EVENTS: Source<Awaited<ReturnType<typeof readShort>>[number]> = {
  ...source,
  read: readShort,
};

async function readFull(db: Queries, condition: SQL | undefined, limit = EVERY_ROW) {
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

/** Types are OR-ed, statuses are OR-ed, the two are AND-ed. */
export async function eventsOfKind(db: Queries, request: FastifyRequest): Promise<SQL | undefined> {
  return and(
    await lookupFilter(db, 'eventType', eventTypeId, queryList(request, 'eveType')),
    await lookupFilter(db, 'status', lastStatusId, queryList(request, 'eveStatus')),
  );
}
