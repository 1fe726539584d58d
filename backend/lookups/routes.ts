/** The lists of values behind filters and selects (legacy-api.md D8). */
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { county, status } from '@/backend/database/schema';
import type { StandIn } from '@/backend/http/stand-in';

export function lookupRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/counties', async () => db.select().from(county).orderBy(asc(county.countyId)));

  app.get('/api/allStatusTypes', async () =>
    db.select().from(status).orderBy(asc(status.statusId)),
  );
}
