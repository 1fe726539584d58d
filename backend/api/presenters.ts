/** Presenters of an event: joining, leaving and inviting (legacy-api.md §3.5, D7, §5 and §7.12). */
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import { event, eventPresenter, eventType, presenter } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { cancelInvitation, inviteToEvent } from '@/backend/mail/outbox';
import { employeeOf } from '@/backend/sign-in/sessions';
import * as read from '@/backend/wire/path-and-query';
import { displayName, presenterName, requireRow } from '@/backend/wire/rows';

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

  /** Text without quotes (§7.6). */
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
    const asPrimary = read.queryFlag(request, 'primary');
    const { presenterId } = employeeOf(request);
    await db.transaction((tx) => joinEvent(tx, id, presenterId, asPrimary));
    return reply.code(204).send();
  });

  app.delete('/api/removePresenter/:id', async (request, reply) => {
    const eventId = read.pathId(request);
    const { presenterId } = employeeOf(request);
    await db.transaction(async (tx) => {
      const { rowCount } = await tx.delete(eventPresenter).where(isMember(eventId, presenterId));
      if (rowCount) await cancelInvitation(tx, { eventId, presenterId });
    });
    return reply.code(204).send();
  });

  /** A presenter who is invited again gets an updated invitation. A GET that sends mail must not respond to HEAD. */
  app.get(
    '/api/send-invite/:subject/:message/:location/:eventId',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { eventId, subject, location, message } = read.pathValues(request, invitePath);
      const presenterIds = read.queryIds(request, 'presenter');
      const sender = employeeOf(request);
      const description = `Sender: ${displayName(sender.name, sender.lastName)}\n\nNote from Sender: ${message}`;
      await db.transaction(async (tx) => {
        if (presenterIds.length === 0) throw new HttpError(500, 'no presenter to invite');
        const { startDateTime, endDateTime } = await lockEvent(tx, eventId);
        if (startDateTime === null || endDateTime === null) {
          throw new HttpError(500, 'event without start or end');
        }
        for (const presenterId of presenterIds) {
          await tx.insert(eventPresenter).values({ eventId, presenterId }).onConflictDoNothing();
          await inviteToEvent(tx, { eventId, presenterId, subject, location, description });
        }
      });
      return reply.send();
    },
  );
}

/**
 * Joining twice violates a constraint, which is a 500. A new primary presenter replaces the previous one. An event without
 * start or end sends no invitation.
 */
export async function joinEvent(
  tx: Queries,
  eventId: number,
  presenterId: number,
  asPrimary: boolean,
): Promise<void> {
  const joined = await lockEvent(tx, eventId);
  if (asPrimary) {
    const isPrimary = and(eq(eventPresenter.eventId, eventId), eventPresenter.isPrimary);
    await tx.update(eventPresenter).set({ isPrimary: false }).where(isPrimary);
  }
  await tx.insert(eventPresenter).values({ eventId, presenterId, isPrimary: asPrimary });
  if (joined.startDateTime === null || joined.endDateTime === null) return;
  await inviteToEvent(tx, {
    eventId,
    presenterId,
    subject: joined.eventName || joined.eventTypeDesc,
    location: joined.location ?? '',
    description: `Event Type: ${joined.eventTypeDesc}`,
  });
}

function isMember(eventId: number, presenterId: number) {
  return and(eq(eventPresenter.eventId, eventId), eq(eventPresenter.presenterId, presenterId));
}

/** Serializes joins, invitations and saves of one event. */
async function lockEvent(tx: Queries, eventId: number) {
  const [found] = await tx
    .select({ ...getTableColumns(event), eventTypeDesc: eventType.eventTypeDesc })
    .from(event)
    .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
    .where(eq(event.eventId, eventId))
    .for('no key update', { of: event });
  if (!found) throw new HttpError(500, 'unknown event');
  return found;
}
