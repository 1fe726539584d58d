/** Notes of every kind, in the two forms that the wire shows them in, and writing them (legacy-api.md §1.8, D4 and D5). */
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { CALL_LOGS } from '@/backend/call-logs/call-logs';
import type { Queries } from '@/backend/database/connection';
import { callLog, contact, event, note, presenter } from '@/backend/database/schema';
import { createdBy, type Stamp } from '@/backend/sessions/request-session';
import * as sent from '@/backend/wire/body-values';
import { rowDate } from '@/backend/wire/dates';
import { EVERY_ROW, rowsById, type Source } from '@/backend/wire/lists';
import { looked, personName } from '@/backend/wire/selections';

const creator = alias(presenter, 'creator');
const modifier = alias(presenter, 'modifier');

/** Only the text counts, yet the rest must be well formed. */
export const changedNote = z.object({
  noteId: sent.id,
  noteEntry: sent.text,
  createDate: sent.wallClock,
  lastModifiedDate: sent.wallClock,
  createdBy: sent.ignoredObject,
  lastModifiedBy: sent.ignoredObject,
  event: sent.mustBeNull,
  contact: sent.mustBeNull,
  callLog: z
    .looseObject({
      createdBy: sent.mustBeNull,
      lastModifiedBy: sent.mustBeNull,
      org: sent.ignoredObject,
      contact: sent.ignoredObject,
      status: sent.ignoredObject,
    })
    .nullish(),
});
export const newNote = changedNote.extend({ noteId: sent.noId });

/** In the entity form, with people as objects. */
export const NOTES: Source<Awaited<ReturnType<typeof entityNotes>>[number]> = {
  id: note.noteId,
  idOf: ({ noteId }) => noteId,
  read: entityNotes,
};

/** What a note belongs to is told by name only, and an organization not at all. */
async function entityNotes(db: Queries, condition: SQL | undefined, limit = EVERY_ROW) {
  const contactName = personName(contact.firstName, contact.lastName);
  const rows = await db
    .select({
      noteId: note.noteId,
      noteEntry: note.noteEntry,
      createDate: note.createDate,
      lastModifiedDate: note.lastModifiedDate,
      event: event.eventName,
      contact: looked<string | null>(
        sql`select ${contactName} from ${contact} where ${contact.contactId} = ${note.contactId}`,
      ),
      createdBy: shownOf(creator),
      lastModifiedBy: shownOf(modifier),
      callId: note.callId,
    })
    .from(note)
    .leftJoin(event, eq(event.eventId, note.eventId))
    .leftJoin(creator, eq(creator.presenterId, note.createdById))
    .leftJoin(modifier, eq(modifier.presenterId, note.lastModifiedById))
    .where(condition)
    .orderBy(asc(note.noteId))
    .limit(limit);
  const ids = rows.flatMap(({ callId }) => callId ?? []);
  const logs = await rowsById(db, CALL_LOGS, ids);
  const logsById = new Map(logs.map((log) => [log.callId, log]));
  return rows.map(({ callId, ...row }) => ({
    ...row,
    callLog: callId === null ? null : (logsById.get(callId) ?? null),
  }));
}

/** What the wire shows of a presenter (D7): never the password hash. */
function shownOf({
  presenterId,
  name,
  lastName,
  email,
  username,
  active,
}: typeof creator | typeof modifier) {
  return { presenterId, name, lastName, email, username, active };
}

/** A note without creator or last modifier is missing, as in the legacy's inner joins. */
const noteRow = (zone: string) => ({
  noteId: note.noteId,
  noteEntry: note.noteEntry,
  createDate: rowDate(note.createDate, zone),
  createdByFirstName: creator.name,
  createdByLastName: creator.lastName,
  lastModifiedDate: rowDate(note.lastModifiedDate, zone),
  lastModifiedByFirstName: modifier.name,
  lastModifiedByLastName: modifier.lastName,
});

/** Notes of an organization in the row form, flat and with dates of family Z; the comments of call logs are left out. */
export function organizationNotes(db: Queries, orgId: number, zone: string) {
  return db
    .select(noteRow(zone))
    .from(note)
    .innerJoin(creator, eq(creator.presenterId, note.createdById))
    .innerJoin(modifier, eq(modifier.presenterId, note.lastModifiedById))
    .where(and(eq(note.orgId, orgId), isNull(note.callId)))
    .orderBy(asc(note.noteId));
}

/** The comments of the organization's call logs; a call log without one does not appear. */
export function callLogComments(db: Queries, orgId: number, zone: string) {
  const { callId, callLogDate, regsite } = callLog;
  const row = { ...noteRow(zone), callId, calllogdate: rowDate(callLogDate, zone), regsite };
  return db
    .select(row)
    .from(note)
    .innerJoin(callLog, eq(callLog.callId, note.callId))
    .innerJoin(creator, eq(creator.presenterId, note.createdById))
    .innerJoin(modifier, eq(modifier.presenterId, note.lastModifiedById))
    .where(eq(note.orgId, orgId))
    .orderBy(asc(note.noteId));
}

/** What a note belongs to; the comment of a call log belongs to the call's organization too. */
export type NoteOwner =
  | { orgId: number }
  | { contactId: number }
  | { eventId: number }
  | { callId: number; orgId: number | null };

/** Both dates and both people are set here, whatever the body says. Returns the new id. */
export async function createNote(
  db: Queries,
  owner: NoteOwner,
  noteEntry: string | null,
  stamp: Stamp,
): Promise<number> {
  const row = { ...owner, ...createdBy(stamp), noteEntry };
  const [created] = await db.insert(note).values(row).returning({ id: note.noteId });
  if (!created) throw new Error('The note was not stored.');
  return created.id;
}
