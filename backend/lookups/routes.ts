/** The lists of values behind filters and selects (legacy-api.md D8), and the description of this API for developers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { StandIn } from '@/backend/config';
import { county, eventType, status } from '@/backend/database/schema';

const DESCRIPTION = join(import.meta.dirname, '../../docs/openapi.json');

export function lookupRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/counties', async () => db.select().from(county).orderBy(asc(county.countyId)));

  app.get('/api/allStatusTypes', async () =>
    db.select().from(status).orderBy(asc(status.statusId)),
  );

  app.get('/api/orgStatusTypes', async () =>
    db.select().from(status).where(eq(status.statusType, 'O')).orderBy(asc(status.statusId)),
  );

  /** Here, and only here, the description is spelt in lower case (D8). */
  app.get('/api/eventStatusTypes', async () =>
    db
      .select({ statusId: status.statusId, statusdesc: status.statusDesc })
      .from(status)
      .where(eq(status.statusType, 'E'))
      .orderBy(asc(status.statusId)),
  );

  app.get('/api/all-event-types', async () =>
    db.select().from(eventType).orderBy(asc(eventType.eventTypeId)),
  );

  /** It holds no data, so it is open to anyone. */
  app.get('/openapi.json', { config: { open: true } }, async (_request, reply) =>
    reply.type('application/json').send(await readFile(DESCRIPTION)),
  );
}
