/** The calls for call logs (legacy-api.md §3.7). */
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import { callLog, note } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { created, noContent, sendRows } from '@/backend/http/responses';
import { NOTES } from '@/backend/notes/notes';
import { employeeOf, stampOf } from '@/backend/sessions/request-session';
import { jsonBody } from '@/backend/wire/body-values';
import { allRows, among, listPage, lookupFilter, requireRow } from '@/backend/wire/lists';
import * as read from '@/backend/wire/request-values';
import { CALL_LOGS } from './call-logs';
import { changeCallLog, changedCallLog, createCallLog, newCallLog } from './write';

const LIST = '/api/call-logs-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate/:onlyMine';
const SAVE = '/api/callLogChange/:orgId/:contactId/:statusId/:regsite';
const givenId = read.pathNumber.transform((id) => (id === -1 ? null : id));
const savePath = {
  orgId: givenId,
  contactId: givenId,
  statusId: givenId,
  regsite: read.pathNumber.pipe(z.literal([0, 1])),
};

/** Call logs read through their comments, which say two of the call log's values at their own level too (§7.8). */
const COMMENTS = {
  ...NOTES,
  read: async (db: Queries, condition: SQL | undefined, limit?: number) => {
    const comments = await NOTES.read(db, and(isNotNull(note.callId), condition), limit);
    return comments.map((comment) => {
      const { regsite = 0, callLogDate = null } = comment.callLog ?? {};
      return { ...comment, regSite: regsite, callLogDate };
    });
  },
};

export function callLogRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  /** Everybody's, as the specification leaves it open whether the first list is the caller's own (§7.7). */
  app.get('/api/call-logs-sorted-default', async (request) =>
    listPage(db, CALL_LOGS, read.listPathOf(request)),
  );

  app.get(LIST, async (request) => {
    const path = read.listPathOf(request);
    const { statusId, regsite, createdById, lastModifiedDate } = callLog;
    const condition = and(
      read.withinRange(lastModifiedDate, path),
      read.flagFilter(request, 'regsite', regsite),
      path.onlyMine ? eq(createdById, employeeOf(request).presenterId) : undefined,
      await lookupFilter(db, 'status', statusId, read.queryList(request, 'status')),
    );
    return listPage(db, CALL_LOGS, path, condition);
  });

  /** Nothing at all where the comment was deleted. */
  app.get('/api/callLog-detail/:id', async (request, reply) => {
    const id = read.pathId(request);
    await requireRow(db, callLog.callId, id);
    const [comment] = await COMMENTS.read(db, eq(note.callId, id));
    return reply.send(comment);
  });

  app.post(SAVE, async (request, reply) => {
    const path = read.pathValues(request, savePath);
    const sent = jsonBody(request, newCallLog);
    const stamp = stampOf(request, config.agencyTimeZone);
    return created(reply, await createCallLog(db, path, sent, stamp));
  });

  app.put(SAVE, async (request, reply) => {
    const path = read.pathValues(request, savePath);
    const sent = jsonBody(request, changedCallLog);
    await changeCallLog(db, path, sent, stampOf(request, config.agencyTimeZone));
    return noContent(reply);
  });

  app.get('/api/all-callLogs-export', async (_request, reply) =>
    sendRows(reply, allRows(db, COMMENTS)),
  );

  /** Those whose comment the caller created. */
  app.get('/api/all-my-callLogs-export', async (request, reply) => {
    const isMine = eq(note.createdById, employeeOf(request).presenterId);
    return sendRows(reply, allRows(db, COMMENTS, isMine));
  });

  /** All that are named must exist. The legacy reads the ids itself, so that what is no number is a server error. */
  app.get('/api/callLogs-view-export', async (request, reply) => {
    const ids = read.queryIds(request, 'cid', 500);
    if (ids.length === 0) return reply.send();
    const known = await db.$count(callLog, among(callLog.callId, ids));
    if (known < ids.length) throw new Refusal(500, 'unknown call log');
    return COMMENTS.read(db, among(note.callId, ids));
  });
}
