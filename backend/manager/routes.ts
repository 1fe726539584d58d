/** The calls for the manager's report and dashboard (legacy-api.md §3.8); the legacy lets any employee call them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { event, presenter } from '@/backend/database/schema';
import { allEvents } from '@/backend/events/list';
import { pathNumber, pathValues } from '@/backend/http/path-values';
import type { StandIn } from '@/backend/http/stand-in';
import { filteredSchedule, presentedBy, schedule } from '@/backend/presenters/schedule';
import { jsonList } from '@/backend/wire/all-rows';
import { rangePath, withinRange } from '@/backend/wire/date-range';
import { requireRow } from '@/backend/wire/known-row';
import { eventsByCounty, eventsByType } from './dashboard';

const FILTERED =
  '/api/sorted-filtered-presenter-events/:id/:page/:size/:field/:order/:fromDate/:toDate/:upcomingOnly';

export function managerRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  /** Past ones too, unlike "my schedule" (§7.9). */
  app.get('/api/sorted-default-presenter-events/:id', async (request) =>
    schedule(db, presentedBy(db, await presenterIn(request))),
  );

  app.get(FILTERED, async (request) =>
    filteredSchedule(db, request, await presenterIn(request), config.agencyTimeZone),
  );

  app.get('/api/all-moc-events-export/:id', async (request, reply) => {
    const events = allEvents(db, presentedBy(db, await presenterIn(request)));
    return reply.type('application/json').send(jsonList(events));
  });

  app.get('/api/dashboard/events/:id/:fromDate/:toDate', async (request) =>
    eventsByType(db, await presenterIn(request), startIn(request)),
  );

  app.get('/api/dashboard/counties/:id/:fromDate/:toDate', async (request) =>
    eventsByCounty(db, await presenterIn(request), startIn(request)),
  );

  /** Also one who is no longer active. */
  async function presenterIn(request: FastifyRequest): Promise<number> {
    const { id } = pathValues(request, { id: pathNumber });
    await requireRow(db, presenter.presenterId, id);
    return id;
  }
}

/** Clients send `null` for both; a range means what it means in the lists. */
function startIn(request: FastifyRequest) {
  return withinRange(event.startDateTime, pathValues(request, rangePath));
}
