/** Lookups (legacy-api.md D8). */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { county, eventType, status } from '@/backend/database/schema';

export function lookupRoutes(app: FastifyInstance, { db }: StandIn): void {
  const { statusId, statusDesc, statusType } = status;

  app.get('/api/counties', async () => db.select().from(county).orderBy(asc(county.countyId)));

  app.get('/api/allStatusTypes', async () => db.select().from(status).orderBy(asc(statusId)));

  app.get('/api/orgStatusTypes', async () =>
    db.select().from(status).where(eq(statusType, 'O')).orderBy(asc(statusId)),
  );

  /** Only here the description is `statusdesc` (D8). */
  app.get('/api/eventStatusTypes', async () => {
    const rows = db.select({ statusId, statusdesc: statusDesc }).from(status);
    return rows.where(eq(statusType, 'E')).orderBy(asc(statusId));
  });

  app.get('/api/all-event-types', async () =>
    db.select().from(eventType).orderBy(asc(eventType.eventTypeId)),
  );
}
