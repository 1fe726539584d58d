/** The calls by which employees join events, leave them and invite each other (legacy-api.md §3.5 and §5). */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { event, presenter } from '@/backend/database/schema';
import { pathNumber, pathText, pathValues } from '@/backend/http/path-values';
import { queryFlag, queryIds } from '@/backend/http/query-values';
import type { StandIn } from '@/backend/http/stand-in';
import { employeeOf } from '@/backend/sessions/request-session';
import { requireRow } from '@/backend/wire/known-row';
import { invitePresenters } from './invite';
import { isMember, joinEvent, leaveEvent, primaryPresenterName } from './membership';
import { publicColumns } from './public-columns';

const idPath = { id: pathNumber };
const invitePath = {
  subject: pathText,
  message: pathText,
  location: pathText,
  eventId: pathNumber,
};

export function presenterRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/activePresenters', async () =>
    db
      .select(publicColumns)
      .from(presenter)
      .where(eq(presenter.active, true))
      .orderBy(asc(presenter.presenterId)),
  );

  app.get('/api/checkPresenter/:id', async (request) => {
    const { id } = pathValues(request, idPath);
    return isMember(db, id, employeeOf(request).presenterId);
  });

  /** Raw text, without quotes (§7.6). */
  app.get('/api/primaryPresenter/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    await requireRow(db, event.eventId, id);
    const name = await primaryPresenterName(db, id);
    return reply.type('text/plain').send(name ?? '(not set)');
  });

  app.put('/api/joinevent/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    const { presenterId } = employeeOf(request);
    const asPrimary = queryFlag(request, 'primary');
    await db.transaction((tx) => joinEvent(tx, id, presenterId, { asPrimary }));
    return reply.code(204).send();
  });

  app.delete('/api/removePresenter/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    const { presenterId } = employeeOf(request);
    await db.transaction((tx) => leaveEvent(tx, id, presenterId));
    return reply.code(204).send();
  });

  // It sends mail although it is a GET, so at least it does not answer to HEAD as well.
  app.get(
    '/api/send-invite/:subject/:message/:location/:eventId',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const path = pathValues(request, invitePath);
      const invitation = { ...path, presenterIds: queryIds(request, 'presenter') };
      const sender = employeeOf(request);
      await db.transaction((tx) => invitePresenters(tx, invitation, sender));
      return reply.send();
    },
  );
}
