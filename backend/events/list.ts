/** Events filtered and sorted by the page, and all of them for the exports (legacy-api.md §3.5 and §1.16). */
import { and, asc, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { county, event, eventType, status } from '@/backend/database/schema';
import { eventTypeIds, statusIds } from '@/backend/lookups/by-description';
import { allRows } from '@/backend/wire/all-rows';
import { ignoringCase, type Sorting } from '@/backend/wire/list-order';
import { loadedPage, loadedRows } from '@/backend/wire/loaded-page';
import type { PageRequest } from '@/backend/wire/page';
import { fullEvents } from './read';

export const EVENT_SORTING: Sorting = {
  fields: new Map<string, SQLWrapper>([
    ['eventId', event.eventId],
    ['eventName', ignoringCase(event.eventName)],
    ['location', ignoringCase(event.location)],
    ['address', ignoringCase(event.address)],
    ['city', ignoringCase(event.city)],
    ['state', ignoringCase(event.state)],
    ['zip', ignoringCase(event.zip)],
    ['startDateTime', event.startDateTime],
    ['endDateTime', event.endDateTime],
    ['audienceCount', ignoringCase(event.audienceCount)],
    ['rtaStaffCount', ignoringCase(event.rtaStaffCount)],
    ['surveyComplete', event.surveyComplete],
    ['surveyCount', ignoringCase(event.surveyCount)],
    ['surveyDateTime', event.surveyDateTime],
    ['cancelReason', ignoringCase(event.cancelReason)],
    ['regsite', event.regsite],
    ['neworg', event.neworg],
    ['electedOfficial', event.electedOfficial],
    ['deleteflag', event.deleteflag],
    ['county.countyId', event.countyId],
    ['county.countyDesc', described(event.countyId, county.countyId, county.countyDesc)],
    ['eventType.eventTypeId', event.eventTypeId],
    [
      'eventType.eventTypeDesc',
      described(event.eventTypeId, eventType.eventTypeId, eventType.eventTypeDesc),
    ],
    ['lastStatus.statusId', event.lastStatusId],
    ['lastStatus.statusDesc', described(event.lastStatusId, status.statusId, status.statusDesc)],
  ]),
  defaultField: 'startDateTime',
  defaultDirection: 'descending',
  id: event.eventId,
};

/** Descriptions as they came; unknown ones count as not given. */
export type EventFilter = { types: string[]; statuses: string[] };

/** Types are OR-ed, statuses are OR-ed, the two are AND-ed; undefined where nothing is filtered. */
export async function eventsOfKind(db: Queries, filter: EventFilter): Promise<SQL | undefined> {
  const [types, statuses] = await Promise.all([
    eventTypeIds(db, filter.types),
    statusIds(db, filter.statuses),
  ]);
  return and(
    types.length > 0 ? among(event.eventTypeId, types) : undefined,
    statuses.length > 0 ? among(event.lastStatusId, statuses) : undefined,
  );
}

/** The condition is on the events themselves. */
export function eventPage(
  db: Queries,
  condition: SQL | undefined,
  order: SQL[],
  request: PageRequest,
) {
  const ids = db
    .select({ id: event.eventId })
    .from(event)
    .where(condition)
    .orderBy(...order)
    .limit(request.size)
    .offset(request.page * request.size);
  const chosen = { ids, total: db.$count(event, condition) };
  return loadedPage(chosen, (eventIds) => fullEvents(db, eventIds), request);
}

/** By ascending ids; the legacy knows no order here. */
export function allEvents(db: Queries, condition?: SQL) {
  return allRows(
    async (afterId, limit) => {
      const chosen = await db
        .select({ id: event.eventId })
        .from(event)
        .where(and(gt(event.eventId, afterId), condition))
        .orderBy(asc(event.eventId))
        .limit(limit);
      return loadedRows(chosen, (ids) => fullEvents(db, ids));
    },
    (row) => row.eventId,
  );
}

/** As a subquery: a join, needed or not, would keep PostgreSQL from answering far pages from an index alone. */
function described(reference: PgColumn, id: PgColumn, description: PgColumn): SQL {
  return sql`(select ${ignoringCase(description)} from ${id.table} where ${id} = ${reference})`;
}
