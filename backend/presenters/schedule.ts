/** The events of one presenter: "my schedule", and the manager's report on anyone (legacy-api.md §3.6 and §3.8). */
import { and, eq, gte, inArray, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import type { Queries } from '@/backend/database/connection';
import { event, eventPresenter } from '@/backend/database/schema';
import { EVENT_SORTING, eventPage, eventsOfKind } from '@/backend/events/list';
import { eventFilter } from '@/backend/events/query';
import { checkPage, pathBoolean, pathValues, sortedPagePath } from '@/backend/http/path-values';
import { rangePath, withinRange } from '@/backend/wire/date-range';
import { wallClockAt } from '@/backend/wire/dates';
import { listOrder, type Sorting } from '@/backend/wire/list-order';
import { FIRST_PAGE } from '@/backend/wire/page';

const schedulePath = { ...sortedPagePath, ...rangePath, upcomingOnly: pathBoolean };

/** The legacy sorts memberships here, whose events are one step away (§1.16). */
const SCHEDULE_SORTING: Sorting = {
  ...EVENT_SORTING,
  fields: new Map([...EVENT_SORTING.fields].map(([field, key]) => [`event.${field}`, key])),
  defaultField: `event.${EVENT_SORTING.defaultField}`,
};

export function presentedBy(db: Queries, presenterId: number): SQL {
  const memberships = db
    .select({ eventId: eventPresenter.eventId })
    .from(eventPresenter)
    .where(eq(eventPresenter.presenterId, presenterId));
  return inArray(event.eventId, memberships);
}

/** Starting today or later, by the calendar of the zone; what began earlier today counts. */
export function upcoming(zone: string): SQL {
  const today = wallClockAt(new Date(), zone).slice(0, 10);
  return gte(event.startDateTime, `${today} 00:00:00`);
}

/** The first page, in the default order. */
export function schedule(db: Queries, condition: SQL | undefined) {
  return eventPage(db, condition, listOrder(SCHEDULE_SORTING, 'null', 'null'), FIRST_PAGE);
}

/** The page that the request asks for; upcoming events only means that the range does not count. */
export async function filteredSchedule(
  db: Queries,
  request: FastifyRequest,
  presenterId: number,
  zone: string,
) {
  const { field, order, upcomingOnly, fromDate, toDate, ...page } = pathValues(
    request,
    schedulePath,
  );
  const condition = and(
    presentedBy(db, presenterId),
    await eventsOfKind(db, eventFilter(request)),
    upcomingOnly ? upcoming(zone) : withinRange(event.startDateTime, { fromDate, toDate }),
  );
  return eventPage(db, condition, listOrder(SCHEDULE_SORTING, field, order), checkPage(page));
}
