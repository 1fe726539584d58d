/**
 * The events of one presenter: "my schedule", and the manager's report and dashboard on any of them (legacy-api.md §3.6 and
 * §3.8). The legacy lets any employee call all of them.
 */
import { and, count, eq, gte, inArray, type SQL, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { StandIn } from '@/backend/config';
import { sortKey } from '@/backend/database/columns';
import { county, event, eventPresenter, eventType, presenter } from '@/backend/database/schema';
import { EVENTS, eventsOfKind } from '@/backend/events/events';
import { sendRows } from '@/backend/http/responses';
import { employeeOf } from '@/backend/sessions/request-session';
import { wallClockAt } from '@/backend/wire/dates';
import { allRows, listPage, requireRow } from '@/backend/wire/lists';
import { listPathOf, pathId, withinRange } from '@/backend/wire/request-values';

const LIST = ':page/:size/:field/:order/:fromDate/:toDate/:upcomingOnly';

/** The legacy sorts memberships here, whose events are one step away (§1.16). */
const SCHEDULE: typeof EVENTS = {
  ...EVENTS,
  sortKeys: new Map([...EVENTS.sortKeys].map(([field, key]) => [`event.${field}`, key])),
  defaultField: `event.${EVENTS.defaultField}`,
};

export function scheduleRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  const ofCaller = async (request: FastifyRequest) => employeeOf(request).presenterId;
  addSchedule(
    ['sorted-default-myevents', 'sorted-filtered-myevents', 'all-my-events-export'],
    '',
    ofCaller,
  );
  addSchedule(
    [
      'sorted-default-presenter-events',
      'sorted-filtered-presenter-events',
      'all-moc-events-export',
    ],
    '/:id',
    presenterIn,
  );

  app.get('/api/dashboard/events/:id/:fromDate/:toDate', async (request) => {
    const condition = await inPath(request);
    return db
      .select({
        name: eventType.eventTypeDesc,
        ev: count(),
        rg: marked(event.regsite),
        nw: marked(event.neworg),
        el: marked(event.electedOfficial),
      })
      .from(event)
      .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
      .where(condition)
      .groupBy(eventType.eventTypeId)
      .orderBy(sortKey(eventType.eventTypeDesc), eventType.eventTypeId);
  });

  /** Events without a county are in none of the rows. */
  app.get('/api/dashboard/counties/:id/:fromDate/:toDate', async (request) => {
    const condition = await inPath(request);
    return db
      .select({ County: county.countyDesc, Events: count() })
      .from(event)
      .innerJoin(county, eq(county.countyId, event.countyId))
      .where(condition)
      .groupBy(county.countyId)
      .orderBy(sortKey(county.countyDesc), county.countyId);
  });

  /** Three calls: the first page, any page, and all rows. */
  function addSchedule(
    [first, page, all]: [string, string, string],
    of: string,
    presenterOf: (request: FastifyRequest) => Promise<number>,
  ): void {
    app.get(`/api/${first}${of}`, async (request) => {
      const mine = presentedBy(await presenterOf(request));
      // Only "my schedule" begins with what is to come (§7.9).
      const condition = of === '' ? and(mine, isUpcoming()) : mine;
      return listPage(db, SCHEDULE, listPathOf(request), condition);
    });

    app.get(`/api/${page}${of}/${LIST}`, async (request) => {
      const path = listPathOf(request);
      const condition = and(
        presentedBy(await presenterOf(request)),
        // Upcoming events only means that the range does not count.
        path.upcomingOnly ? isUpcoming() : withinRange(event.startDateTime, path),
        await eventsOfKind(db, request),
      );
      return listPage(db, SCHEDULE, path, condition);
    });

    app.get(`/api/${all}${of}`, async (request, reply) =>
      sendRows(reply, allRows(db, EVENTS, presentedBy(await presenterOf(request)))),
    );
  }

  /** Also one who is no longer active. */
  async function presenterIn(request: FastifyRequest): Promise<number> {
    const id = pathId(request);
    await requireRow(db, presenter.presenterId, id);
    return id;
  }

  /** Clients send `null` for both dates; a range means what it means in the lists. */
  async function inPath(request: FastifyRequest): Promise<SQL | undefined> {
    const mine = presentedBy(await presenterIn(request));
    return and(mine, withinRange(event.startDateTime, listPathOf(request)));
  }

  function presentedBy(presenterId: number): SQL {
    const { eventId, presenterId: whose } = eventPresenter;
    return inArray(
      event.eventId,
      db.select({ eventId }).from(eventPresenter).where(eq(whose, presenterId)),
    );
  }

  /** Starting today or later, by the agency's calendar; what began earlier today counts. */
  function isUpcoming(): SQL {
    const today = wallClockAt(new Date(), config.agencyTimeZone).slice(0, 10);
    return gte(event.startDateTime, `${today} 00:00:00`);
  }
}

function marked(flag: PgColumn): SQL<number> {
  return sum(flag).mapWith(Number);
}
