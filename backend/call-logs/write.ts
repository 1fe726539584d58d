/**
 * Saving a call log together with its comment and what a call says about its organization and its contact, all in one
 * transaction (legacy-api.md §1.8, §3.7, §7.8 and D10).
 */
import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import type { Database, Queries } from '@/backend/database/connection';
import { callLog, contact, note, organization, presenter, status } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { changedNote, createNote } from '@/backend/notes/notes';
import { createdBy, type Stamp } from '@/backend/sessions/request-session';
import * as sent from '@/backend/wire/body-values';
import { requireRow } from '@/backend/wire/lists';

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
  /** Undefined where only the call log inside says it. */
  callLogDate: z.union([z.undefined(), sent.wallClock]),
});

export const newCallLog = comment
  .extend({ noteId: sent.noId, callLog: call.extend({ callId: sent.noId }).nullish() })
  .transform((body) => ({
    ...body,
    callLogDate: body.callLogDate ?? body.callLog?.callLogDate ?? null,
  }));

/** A form clears the date in the one place and echoes the other, so the outer one goes first (§7.8). */
export const changedCallLog = comment.extend({ callLog: call.nullish() }).transform((body) => ({
  ...body,
  callLogDate:
    body.callLogDate === undefined ? (body.callLog?.callLogDate ?? null) : body.callLogDate,
}));
type ChangedCallLog = z.output<typeof changedCallLog>;

/** What the path says; null where it says that something is not given. */
export type CallLogPath = {
  orgId: number | null;
  contactId: number | null;
  statusId: number | null;
  regsite: 0 | 1;
};

/** Returns the id of the call log, not of its comment. Without a status the call log gets no stamps. */
export async function createCallLog(
  db: Database,
  path: CallLogPath,
  { callLog: body, noteEntry, callLogDate }: z.output<typeof newCallLog>,
  stamp: Stamp,
): Promise<number> {
  if (!body) throw new Refusal(500, 'comment without call log');
  return db.transaction(async (tx) => {
    await stampParties(tx, path, stamp);
    const [created] = await tx
      .insert(callLog)
      .values({
        orgId: path.orgId ?? (await sentLink(tx, organization.orgId, body.org?.orgId)),
        contactId:
          path.contactId ?? (await sentLink(tx, contact.contactId, body.contact?.contactId)),
        statusId: path.statusId ?? (await sentLink(tx, status.statusId, body.status?.lastStatusId)),
        regsite: path.regsite,
        callLogDate,
        lastStatusDate: body.lastStatusDate,
        ...(path.statusId !== null && createdBy(stamp)),
      })
      .returning({ callId: callLog.callId });
    if (!created) throw new Error('The call log was not stored.');
    await createNote(tx, { orgId: path.orgId, callId: created.callId }, noteEntry, stamp);
    return created.callId;
  });
}

/** The call log goes by the path, and what is not given there stays; its creation never changes. */
export async function changeCallLog(
  db: Database,
  path: CallLogPath,
  body: ChangedCallLog,
  stamp: Stamp,
): Promise<void> {
  const callId = body.callLog?.callId ?? null;
  if (callId === null) throw new Refusal(500, 'call log without id');
  await db.transaction(async (tx) => {
    await stampParties(tx, path, stamp);
    const { rowCount } = await tx
      .update(callLog)
      .set({
        ...(path.orgId !== null && { orgId: path.orgId }),
        ...(path.contactId !== null && { contactId: path.contactId }),
        ...(path.statusId !== null && { statusId: path.statusId, ...stamp }),
        regsite: path.regsite,
        callLogDate: body.callLogDate,
      })
      .where(eq(callLog.callId, callId));
    if (!rowCount) throw new Refusal(500, 'unknown call log');
    await replaceComment(tx, callId, path.orgId, body, stamp);
  });
}

/** Every call, and every change to one, counts as the latest contact. The site's flag stays where it is (§7.14). */
async function stampParties(
  tx: Queries,
  { orgId, contactId, statusId }: CallLogPath,
  { lastModifiedDate: at }: Stamp,
): Promise<void> {
  if (statusId !== null) await requireRow(tx, status.statusId, statusId);
  if (orgId !== null) {
    await requireRow(tx, organization.orgId, orgId);
    const called = { lastStatusId: statusId, lastContact: at };
    const ofCalled = eq(organization.orgId, orgId);
    if (statusId !== null) await tx.update(organization).set(called).where(ofCalled);
  }
  if (contactId !== null) {
    await requireRow(tx, contact.contactId, contactId);
    const ofCalled = eq(contact.contactId, contactId);
    await tx.update(contact).set({ lastContactDate: at }).where(ofCalled);
  }
}

/**
 * As a whole, so that what the body leaves out is lost. A comment without id would become a second one in the
 * legacy; here it is the first one of a call log that has none, and is refused otherwise, like one that belongs
 * elsewhere.
 */
async function replaceComment(
  tx: Queries,
  callId: number,
  orgId: number | null,
  { noteId, noteEntry, createDate, createdBy: creator }: ChangedCallLog,
  stamp: Stamp,
): Promise<void> {
  if (noteId === null) {
    // The call log's row was changed before and is locked, so none is added at the same time.
    const existing = await tx.$count(note, eq(note.callId, callId));
    if (existing > 0) throw new Refusal(500, 'comment without id');
    await createNote(tx, { orgId, callId }, noteEntry, stamp);
    return;
  }
  const createdById = await sentLink(tx, presenter.presenterId, creator?.presenterId);
  const { rowCount } = await tx
    .update(note)
    .set({ noteEntry, createDate, createdById, orgId, ...stamp })
    .where(and(eq(note.noteId, noteId), eq(note.callId, callId)));
  if (!rowCount) throw new Refusal(500, 'no comment of this call log');
}

/** From an object in the body: no object is no link, and one without an id points at nothing. */
async function sentLink(
  tx: Queries,
  column: PgColumn,
  id: number | null | undefined,
): Promise<number | null> {
  if (id === undefined) return null;
  if (id === null) throw new Refusal(500, 'reference without id');
  await requireRow(tx, column, id);
  return id;
}
