/** Saving a call log with its comment and its effects on organization and contact (legacy-api.md §1.8, §3.7, §7.8 and D10). */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import { callLog, contact, note, organization } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { created } from '@/backend/http/responses';
import { type AuditColumns, auditColumns, creationColumns } from '@/backend/sign-in/sessions';
import * as sent from '@/backend/wire/body';
import { pathNumber, pathValues } from '@/backend/wire/path-and-query';
import { insertedId } from '@/backend/wire/rows';
import { changedNote, createNote } from './notes';

const SAVE = '/api/callLogChange/:orgId/:contactId/:statusId/:regsite';

/** -1 means "not given". */
const givenId = pathNumber.transform((id) => (id === -1 ? null : id));
const savePath = {
  orgId: givenId,
  contactId: givenId,
  statusId: givenId,
  regsite: pathNumber.pipe(z.literal([0, 1])),
};
const savePathOf = (request: FastifyRequest) => pathValues(request, savePath);
type SavePath = ReturnType<typeof savePathOf>;

const call = z.object({
  callId: sent.id,
  org: z.looseObject({ orgId: sent.id }).nullish(),
  contact: z.looseObject({ contactId: sent.id }).nullish(),
  status: z.looseObject({ lastStatusId: sent.id }).nullish(),
  createdBy: sent.mustBeNull,
  lastModifiedBy: sent.mustBeNull,
  createDate: sent.wallClock,
  lastModifiedDate: sent.wallClock,
  lastStatusDate: sent.wallClock,
  callLogDate: sent.wallClock,
});
/** The body is the comment, with the call log inside. */
const comment = changedNote.extend({
  createdBy: z.looseObject({ presenterId: sent.id }).nullish(),
  /** Undefined if only the call log inside has it. */
  callLogDate: z.union([z.undefined(), sent.wallClock]),
});
const newCallLog = comment.extend({
  noteId: sent.noId,
  callLog: call.extend({ callId: sent.noId }).nullish(),
});
const changedCallLog = comment.extend({ callLog: call.nullish() });

export function callLogSaveRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  /** Responds with the id of the call log, not of its comment. Without a status the call log has no audit columns. */
  app.post(SAVE, async (request, reply) => {
    const path = savePathOf(request);
    const { callLog: body, noteEntry, ...outer } = sent.jsonBody(request, newCallLog);
    if (!body) throw new HttpError(500, 'comment without call log');
    const audit = auditColumns(request, config);
    const id = await db.transaction(async (tx) => {
      await updateLastContact(tx, path, audit);
      const { org, contact: person, status: last } = body;
      const row = {
        orgId: path.orgId ?? sentReference(org?.orgId),
        contactId: path.contactId ?? sentReference(person?.contactId),
        statusId: path.statusId ?? sentReference(last?.lastStatusId),
        regsite: path.regsite,
        callLogDate: outer.callLogDate ?? body.callLogDate,
        lastStatusDate: body.lastStatusDate,
        ...(path.statusId !== null && creationColumns(audit)),
      };
      const inserted = tx.insert(callLog).values(row).returning({ id: callLog.callId });
      const callId = insertedId(await inserted);
      await createNote(tx, { orgId: path.orgId, callId }, noteEntry, audit);
      return callId;
    });
    return created(reply, id);
  });

  /** Only what the path gives is changed. */
  app.put(SAVE, async (request, reply) => {
    const path = savePathOf(request);
    const body = sent.jsonBody(request, changedCallLog);
    const callId = body.callLog?.callId ?? 0;
    const audit = auditColumns(request, config);
    // A form clears the outer date and echoes the inner one (§7.8).
    const { callLogDate = body.callLog?.callLogDate ?? null } = body;
    const change = {
      ...(path.orgId !== null && { orgId: path.orgId }),
      ...(path.contactId !== null && { contactId: path.contactId }),
      ...(path.statusId !== null && { statusId: path.statusId, ...audit }),
      regsite: path.regsite,
      callLogDate,
    };
    await db.transaction(async (tx) => {
      await updateLastContact(tx, path, audit);
      const { rowCount } = await tx.update(callLog).set(change).where(eq(callLog.callId, callId));
      if (!rowCount) throw new HttpError(500, 'unknown call log');
      await replaceComment(tx, callId, path.orgId, body, audit);
    });
    return reply.code(204).send();
  });
}

/** Every save counts as the latest contact; the registration site is not copied (§7.14). The call log's row rejects unknown ids. */
async function updateLastContact(
  tx: Queries,
  { orgId, contactId, statusId }: SavePath,
  { lastModifiedDate }: AuditColumns,
): Promise<void> {
  if (contactId !== null) {
    const called = { lastContactDate: lastModifiedDate };
    await tx.update(contact).set(called).where(eq(contact.contactId, contactId));
  }
  if (orgId !== null && statusId !== null) {
    const called = { lastStatusId: statusId, lastContact: lastModifiedDate };
    await tx.update(organization).set(called).where(eq(organization.orgId, orgId));
  }
}

/**
 * Replaces the whole comment: properties absent in the body are cleared. A body without the comment's id creates the comment
 * of a call log that has none; the legacy creates a second one.
 */
async function replaceComment(
  tx: Queries,
  callId: number,
  orgId: number | null,
  { noteId, noteEntry, createDate, createdBy }: z.output<typeof changedCallLog>,
  audit: AuditColumns,
): Promise<void> {
  if (noteId === null) {
    const existing = await tx.$count(note, eq(note.callId, callId));
    if (existing > 0) throw new HttpError(500, 'comment without id');
    await createNote(tx, { orgId, callId }, noteEntry, audit);
    return;
  }
  const createdById = sentReference(createdBy?.presenterId);
  const { rowCount } = await tx
    .update(note)
    .set({ noteEntry, createDate, createdById, orgId, ...audit })
    .where(and(eq(note.noteId, noteId), eq(note.callId, callId)));
  if (!rowCount) throw new HttpError(500, 'no comment of this call log');
}

/** The id in an object of the body: undefined without the object, null without an id in it. */
function sentReference(id: number | null | undefined): number | null {
  if (id === null) throw new HttpError(500, 'reference without id');
  return id ?? null;
}
