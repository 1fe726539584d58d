/** Events in the shapes the wire shows them in (legacy-api.md D1 and D3). */
import { eq, getTableColumns } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { county, event, eventType, status } from '@/backend/database/schema';
import { localDate } from '@/backend/wire/dates';
import { audienceTypes, organizationNames, presenterNames } from './associations';

type EventRow = typeof event.$inferSelect;

export type FullEvent =
  Awaited<ReturnType<typeof fullEvents>> extends Map<number, infer E> ? E : never;
export type ShortEvent = ReturnType<typeof shortEvent>;

export async function fullEvents(db: Queries, ids: readonly number[]) {
  const [rows, presenters, audiences, organizations] = await Promise.all([
    db
      .select({
        row: getTableColumns(event),
        county: getTableColumns(county),
        eventTypeDesc: eventType.eventTypeDesc,
        lastStatus: status.statusDesc,
      })
      .from(event)
      .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
      .leftJoin(status, eq(status.statusId, event.lastStatusId))
      .leftJoin(county, eq(county.countyId, event.countyId))
      .where(among(event.eventId, ids)),
    presenterNames(db, ids),
    audienceTypes(db, ids),
    organizationNames(db, ids),
  ]);
  return new Map(
    rows.map(({ row, ...lookups }) => [
      row.eventId,
      {
        ...ownValues(row),
        ...lookups,
        eventPresenters: presenters.get(row.eventId) ?? [],
        eventaudienceType: audiences.get(row.eventId) ?? [],
        orgNames: organizations.get(row.eventId) ?? {},
      },
    ]),
  );
}

/** The form nested in an organization's detail. */
export async function shortEvents(
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, ShortEvent>> {
  const [rows, presenters] = await Promise.all([
    db
      .select({ row: getTableColumns(event), eventTypeDesc: eventType.eventTypeDesc })
      .from(event)
      .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
      .where(among(event.eventId, ids)),
    presenterNames(db, ids),
  ]);
  return new Map(
    rows.map(({ row, eventTypeDesc }) => [
      row.eventId,
      shortEvent(row, eventTypeDesc, presenters.get(row.eventId) ?? []),
    ]),
  );
}

function shortEvent(row: EventRow, eventTypeDesc: string, eventPresenters: string[]) {
  return {
    eventId: row.eventId,
    location: row.location,
    startDateTime: localDate(row.startDateTime),
    endDateTime: localDate(row.endDateTime),
    eventPresenters,
    eventTypeDesc,
  };
}

function ownValues({ countyId, eventTypeId, lastStatusId, ...row }: EventRow) {
  return {
    ...row,
    startDateTime: localDate(row.startDateTime),
    endDateTime: localDate(row.endDateTime),
    surveyDateTime: localDate(row.surveyDateTime),
    // The specification names both spellings (§7.5).
    deleteFlag: row.deleteflag,
  };
}
