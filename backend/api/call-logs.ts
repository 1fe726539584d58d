/** Reading call logs, and their comments (legacy-api.md D6, §1.16 and §3.7). */
import { and, asc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import { callLog, contact, note, organization, status } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { sendRows } from '@/backend/http/responses';
import { employeeOf } from '@/backend/sign-in/sessions';
import * as read from '@/backend/wire/path-and-query';
import * as wire from '@/backend/wire/rows';
import { readNotes } from './notes';

const { orgId, contactId, statusId, createdById, lastModifiedById, ...columns } =
  getTableColumns(callLog);
const personColumns = { firstName: contact.firstName, lastName: contact.lastName };
const contactName = wire.personName(contact.firstName, contact.lastName);

/** Ids in the three objects are text (§1.10). */
const shown = {
  callId: callLog.callId,
  org: wire.subquery<{ orgId: string; orgName: string | null } | null>(
    sql`select json_build_object('orgId', ${organization.orgId}::text, 'orgName', ${organization.orgname})
        from ${organization} where ${organization.orgId} = ${orgId}`,
  ),
  contact: wire.subquery<{ contactId: string; contactName: string } | null>(
    sql`select json_build_object('contactId', ${contact.contactId}::text, 'contactName', ${contactName})
        from ${contact} where ${contact.contactId} = ${contactId}`,
  ),
  status: wire.subquery<{ lastStatusId: string; lastStatus: string } | null>(
    sql`select json_build_object('lastStatusId', ${status.statusId}::text, 'lastStatus', ${status.statusDesc})
        from ${status} where ${status.statusId} = ${statusId}`,
  ),
  createdBy: wire.presenterName(createdById),
  lastModifiedBy: wire.presenterName(lastModifiedById),
  createDate: callLog.createDate,
  lastModifiedDate: callLog.lastModifiedDate,
  lastStatusDate: callLog.lastStatusDate,
  callLogDate: callLog.callLogDate,
  regsite: callLog.regsite,
};

const CALL_LOGS: wire.List<Awaited<ReturnType<typeof readCallLogs>>[number]> = {
  id: callLog.callId,
  idOf: ({ callId }) => callId,
  read: readCallLogs,
  columns,
  joins: {
    org: {
      on: eq(organization.orgId, orgId),
      columns: { orgId: organization.orgId, orgname: organization.orgname },
    },
    contact: {
      on: eq(contact.contactId, contactId),
      columns: { contactId: contact.contactId, ...personColumns },
    },
    status: { on: eq(status.statusId, statusId), columns: wire.LAST_STATUS },
  },
  defaultField: 'createDate',
  defaultOrder: 'desc',
};

/** The notes that are comments, each with its call log. */
const COMMENTS = {
  id: note.noteId,
  idOf: ({ noteId }: { noteId: number }) => noteId,
  read: readComments,
};

export function callLogRoutes(app: FastifyInstance, { db }: StandIn): void {
  /** The first page has the call logs of all employees (§7.7). */
  wire.addListRoutes(app, db, CALL_LOGS, {
    first: '/api/call-logs-sorted-default',
    filtered:
      '/api/call-logs-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate/:onlyMine',
    condition: async (request, path) =>
      and(
        read.withinRange(callLog.lastModifiedDate, path),
        read.flagFilter(request, 'regsite', callLog.regsite),
        path.onlyMine ? eq(createdById, employeeOf(request).presenterId) : undefined,
        await wire.lookupFilter(db, 'status', statusId, read.queryList(request, 'status')),
      ),
  });

  /** Without a body if the comment was deleted. */
  app.get('/api/callLog-detail/:id', async (request, reply) => {
    const id = read.pathId(request);
    await wire.requireRow(db, callLog.callId, id);
    const [comment] = await readComments(db, eq(note.callId, id));
    return reply.send(comment);
  });

  app.get('/api/all-callLogs-export', async (_request, reply) =>
    sendRows(reply, wire.allRows(db, COMMENTS)),
  );

  app.get('/api/all-my-callLogs-export', async (request, reply) => {
    const isMine = eq(note.createdById, employeeOf(request).presenterId);
    return sendRows(reply, wire.allRows(db, COMMENTS, isMine));
  });

  /** Responds with 500 to an unknown id, and to one that is not a number. */
  app.get('/api/callLogs-view-export', async (request, reply) => {
    const ids = read.queryIds(request, 'cid', 500);
    if (ids.length === 0) return reply.send();
    const known = await db.$count(callLog, wire.whereIn(callLog.callId, ids));
    if (known < ids.length) throw new HttpError(500, 'unknown call log');
    return readComments(db, wire.whereIn(note.callId, ids));
  });
}

async function readCallLogs(db: Queries, condition: SQL | undefined, limit = wire.EVERY_ROW) {
  const rows = db.select(shown).from(callLog).where(condition);
  return rows.orderBy(asc(callLog.callId)).limit(limit);
}

/** Two values of the call log are repeated at the level of the comment (§7.8). */
async function readComments(db: Queries, condition: SQL | undefined, limit?: number) {
  const notes = await readNotes(db, and(isNotNull(note.callId), condition), limit);
  const ids = notes.flatMap(({ callId }) => callId ?? []);
  const logs = await readCallLogs(db, wire.whereIn(callLog.callId, ids));
  const logsById = new Map(logs.map((log) => [log.callId, log]));
  return notes.map(({ callId, ...row }) => {
    const log = logsById.get(callId ?? 0) ?? null;
    return {
      ...row,
      callLog: log,
      regSite: log?.regsite ?? 0,
      callLogDate: log?.callLogDate ?? null,
    };
  });
}
