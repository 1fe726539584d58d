/** The events of one presenter: own schedule, manager report and dashboard (legacy-api.md §3.6 and §3.8), for any employee. */
import { and, count, eq, gte, inArray, type SQL, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { StandIn } from '@/backend/config';
import { sortKey } from '@/backend/database/columns';
import { county, event, eventPresenter, eventType, presenter } from '@/backend/database/schema';
import { sendRows } from '@/backend/http/responses';
import { employeeOf } from '@/backend/sign-in/sessions';
import { wallClockAt } from '@/backend/wire/dates';
import { listPathOf, pathId, withinRange } from '@/backend/wire/path-and-query';
import { addListRoutes, allRows, requireRow } from '@/backend/wire/rows';
import { EVENTS, typeAndStatusFilter } from './events';

/** Sort fields begin with `event.` (§1.16). */
const SCHEDULE: typeof EVENTS = {
  ...EVENTS,
  prefix: 'event.',
  defaultField: `event.${EVENTS.defaultField}`,
};

export function scheduleRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  addSchedule('sorted-default-myevents', 'sorted-filtered-myevents', 'all-my-events-export', '');
  addSchedule(
    'sorted-default-presenter-events',
    'sorted-filtered-presenter-events',
    'all-moc-events-export',
    '/:id',
  );

  app.get('/api/dashboard/events/:id/:fromDate/:toDate', async (request) => {
    const sumOf = (flag: PgColumn) => sum(flag).mapWith(Number);
    return db
      .select({
        name: eventType.eventTypeDesc,
        ev: count(),
        rg: sumOf(event.regsite),
        nw: sumOf(event.neworg),
        el: sumOf(event.electedOfficial),
      })
      .from(event)
      .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
      .where(await inRange(request))
      .groupBy(eventType.eventTypeId)
      .orderBy(sortKey(eventType.eventTypeDesc), eventType.eventTypeId);
  });

  /** Events without a county are left out. */
  app.get('/api/dashboard/counties/:id/:fromDate/:toDate', async (request) =>
    db
      .select({ County: county.countyDesc, Events: count() })
      .from(event)
      .innerJoin(county, eq(county.countyId, event.countyId))
      .where(await inRange(request))
      .groupBy(county.countyId)
      .orderBy(sortKey(county.countyDesc), county.countyId),
  );

  /** The calls for the first page, any page and all rows, of the caller or of the presenter in the path. */
  function addSchedule(first: string, filtered: string, all: string, id: '' | '/:id'): void {
    addListRoutes(app, db, SCHEDULE, {
      first: `/api/${first}${id}`,
      // Only the caller's first page is limited to upcoming events (§7.9).
      firstCondition: async (request) =>
        and(await presented(request), id ? undefined : isUpcoming()),
      filtered: `/api/${filtered}${id}/:page/:size/:field/:order/:fromDate/:toDate/:upcomingOnly`,
      condition: async (request, path) =>
        and(
          await presented(request),
          path.upcomingOnly ? isUpcoming() : withinRange(event.startDateTime, path),
          await typeAndStatusFilter(db, request),
        ),
    });
    app.get(`/api/${all}${id}`, async (request, reply) =>
      sendRows(reply, allRows(db, EVENTS, await presented(request))),
    );
    const presented = (request: FastifyRequest) =>
      id ? presentedByPath(request) : presentedBy(employeeOf(request).presenterId);
  }

  async function inRange(request: FastifyRequest): Promise<SQL | undefined> {
    const presented = await presentedByPath(request);
    return and(presented, withinRange(event.startDateTime, listPathOf(request)));
  }

  async function presentedByPath(request: FastifyRequest): Promise<SQL> {
    const id = pathId(request);
    await requireRow(db, presenter.presenterId, id);
    return presentedBy(id);
  }

  function presentedBy(id: number): SQL {
    const { eventId, presenterId } = eventPresenter;
    const theirs = db.select({ eventId }).from(eventPresenter).where(eq(presenterId, id));
    return inArray(event.eventId, theirs);
  }

  /** From today on, by the agency's calendar. */
  function isUpcoming(): SQL {
    const today = wallClockAt(new Date(), config.agencyTimeZone).slice(0, 10);
    return gte(event.startDateTime, `${today} 00:00:00`);
  }
}
