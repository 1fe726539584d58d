/** The calls for "my schedule" (legacy-api.md §3.6). */
import { and } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { allEvents } from '@/backend/events/list';
import type { StandIn } from '@/backend/http/stand-in';
import { employeeOf } from '@/backend/sessions/request-session';
import { jsonList } from '@/backend/wire/all-rows';
import { filteredSchedule, presentedBy, schedule, upcoming } from './schedule';

const FILTERED =
  '/api/sorted-filtered-myevents/:page/:size/:field/:order/:fromDate/:toDate/:upcomingOnly';

export function myScheduleRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  const mine = (request: FastifyRequest) => presentedBy(db, employeeOf(request).presenterId);

  app.get('/api/sorted-default-myevents', async (request) =>
    schedule(db, and(mine(request), upcoming(config.agencyTimeZone))),
  );

  app.get(FILTERED, async (request) =>
    filteredSchedule(db, request, employeeOf(request).presenterId, config.agencyTimeZone),
  );

  app.get('/api/all-my-events-export', async (request, reply) =>
    reply.type('application/json').send(jsonList(allEvents(db, mine(request)))),
  );
}
