/** The calls by which employees join events, leave them and invite each other (legacy-api.md §3.5, D7 and §5). */
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { event, eventPresenter, presenter } from '@/backend/database/schema';
import { noContent } from '@/backend/http/responses';
import { employeeOf } from '@/backend/sessions/request-session';
import { requireRow } from '@/backend/wire/lists';
import * as read from '@/backend/wire/request-values';
import { presenterName } from '@/backend/wire/selections';
import { invitePresenters, isMember, joinEvent, leaveEvent } from './membership';

const invitePath = {
  subject: read.pathText,
  message: read.pathText,
  location: read.pathText,
  eventId: read.pathNumber,
};
const { passwordHash: _secret, managerialAccess: _internal, ...shown } = getTableColumns(presenter);

export function presenterRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/activePresenters', async () =>
    db
      .select(shown)
      .from(presenter)
      .where(eq(presenter.active, true))
      .orderBy(asc(presenter.presenterId)),
  );

  app.get('/api/checkPresenter/:id', async (request) => {
    const { presenterId } = employeeOf(request);
    return (await db.$count(eventPresenter, isMember(read.pathId(request), presenterId))) > 0;
  });

  /** Raw text, without quotes (§7.6). */
  app.get('/api/primaryPresenter/:id', async (request, reply) => {
    const id = read.pathId(request);
    await requireRow(db, event.eventId, id);
    const [primary] = await db
      .select({ name: presenterName(eventPresenter.presenterId) })
      .from(eventPresenter)
      .where(and(eq(eventPresenter.eventId, id), eventPresenter.isPrimary));
    return reply.type('text/plain').send(primary?.name ?? '(not set)');
  });

  app.put('/api/joinevent/:id', async (request, reply) => {
    const id = read.pathId(request);
    const { presenterId } = employeeOf(request);
    const asPrimary = read.queryFlag(request, 'primary');
    await db.transaction((tx) => joinEvent(tx, id, presenterId, { asPrimary }));
    return noContent(reply);
  });

  app.delete('/api/removePresenter/:id', async (request, reply) => {
    const id = read.pathId(request);
    const { presenterId } = employeeOf(request);
    await db.transaction((tx) => leaveEvent(tx, id, presenterId));
    return noContent(reply);
  });

  // It sends mail although it is a GET, so at least it does not answer to HEAD as well.
  app.get(
    '/api/send-invite/:subject/:message/:location/:eventId',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const path = read.pathValues(request, invitePath);
      const invitation = { ...path, presenterIds: read.queryIds(request, 'presenter') };
      const sender = employeeOf(request);
      await db.transaction((tx) => invitePresenters(tx, invitation, sender));
      return reply.send();
    },
  );
}
