/** Notes, in the two forms of the wire (legacy-api.md §1.8, §3.3 to §3.5, D4 and D5). */
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import { callLog, contact, event, note, presenter } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { created } from '@/backend/http/responses';
import { type AuditColumns, auditColumns, creationColumns } from '@/backend/sign-in/sessions';
import * as sent from '@/backend/wire/body';
import { rowDate } from '@/backend/wire/dates';
import { pathId } from '@/backend/wire/path-and-query';
import { EVERY_ROW, insertedId, personName, requireRow, subquery } from '@/backend/wire/rows';

const creator = alias(presenter, 'creator');
const modifier = alias(presenter, 'modifier');

/** Only the text is stored; the other properties are checked. */
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
const newNote = changedNote.extend({ noteId: sent.noId });

export function noteRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  const zone = config.legacyRowTimeZone;

  app.get('/api/org/notes/:id', async (request) => {
    const condition = and(eq(note.orgId, pathId(request)), isNull(note.callId));
    return noteRows(db, zone, condition);
  });

  app.get('/api/org/callLogNotes/:id', async (request) => {
    const { callId, callLogDate, regsite } = callLog;
    const condition = and(eq(note.orgId, pathId(request)), isNotNull(callId));
    return noteRows(db, zone, condition, {
      callId,
      calllogdate: rowDate(callLogDate, zone),
      regsite,
    });
  });

  for (const kind of ['org', 'contact', 'event']) {
    app.post(`/api/${kind}/newNote/:id`, async (request, reply) => {
      const owner = { [`${kind}Id`]: pathId(request) };
      const { noteEntry } = sent.jsonBody(request, newNote);
      const audit = auditColumns(request, config);
      return created(reply, await createNote(db, owner, noteEntry, audit));
    });
  }

  for (const { kind, ownerId, notesBy } of [
    { kind: 'contact', ownerId: contact.contactId, notesBy: note.contactId },
    { kind: 'event', ownerId: event.eventId, notesBy: note.eventId },
  ]) {
    app.get(`/api/${kind}/notes/:id`, async (request) => {
      const id = pathId(request);
      await requireRow(db, ownerId, id);
      const notes = await readNotes(db, eq(notesBy, id));
      return notes.map(({ callId: _none, ...row }) => ({ ...row, callLog: null }));
    });
  }

  /** Any employee may edit any note. */
  app.put('/api/editNote/:id', async (request, reply) => {
    const id = pathId(request);
    const { noteEntry } = sent.jsonBody(request, changedNote);
    const row = { noteEntry, ...auditColumns(request, config) };
    const { rowCount } = await db.update(note).set(row).where(eq(note.noteId, id));
    if (!rowCount) throw new HttpError(500, 'unknown note');
    return reply.code(204).send();
  });

  app.delete('/api/deleteNote/:id', async (request, reply) => {
    await db.delete(note).where(eq(note.noteId, pathId(request)));
    return reply.code(204).send();
  });
}

/** The row form, with dates of family Z. A note without creator or last modifier is left out, as in the legacy. */
function noteRows(
  db: Queries,
  zone: string,
  condition: SQL | undefined,
  more: Record<string, PgColumn | SQL> = {},
) {
  return db
    .select({
      noteId: note.noteId,
      noteEntry: note.noteEntry,
      createDate: rowDate(note.createDate, zone),
      createdByFirstName: creator.name,
      createdByLastName: creator.lastName,
      lastModifiedDate: rowDate(note.lastModifiedDate, zone),
      lastModifiedByFirstName: modifier.name,
      lastModifiedByLastName: modifier.lastName,
      ...more,
    })
    .from(note)
    .innerJoin(creator, eq(creator.presenterId, note.createdById))
    .innerJoin(modifier, eq(modifier.presenterId, note.lastModifiedById))
    .leftJoin(callLog, eq(callLog.callId, note.callId))
    .where(condition)
    .orderBy(asc(note.noteId));
}

/** The entity form, with the id of the call log in place of the call log. */
export async function readNotes(db: Queries, condition: SQL | undefined, limit = EVERY_ROW) {
  const contactName = personName(contact.firstName, contact.lastName);
  return db
    .select({
      noteId: note.noteId,
      noteEntry: note.noteEntry,
      createDate: note.createDate,
      lastModifiedDate: note.lastModifiedDate,
      event: event.eventName,
      contact: subquery<string | null>(
        sql`select ${contactName} from ${contact} where ${contact.contactId} = ${note.contactId}`,
      ),
      createdBy: publicColumns(creator),
      lastModifiedBy: publicColumns(modifier),
      callId: note.callId,
    })
    .from(note)
    .leftJoin(event, eq(event.eventId, note.eventId))
    .leftJoin(creator, eq(creator.presenterId, note.createdById))
    .leftJoin(modifier, eq(modifier.presenterId, note.lastModifiedById))
    .where(condition)
    .orderBy(asc(note.noteId))
    .limit(limit);
}

/** Columns of a presenter on the wire (D7). */
function publicColumns(person: typeof creator | typeof modifier) {
  const { presenterId, name, lastName, email, username, active } = person;
  return { presenterId, name, lastName, email, username, active };
}

/** Dates and people are the server's. Returns the new id. An unknown owner violates a constraint, which is a 500. */
export async function createNote(
  db: Queries,
  owner: typeof note.$inferInsert,
  noteEntry: string | null,
  audit: AuditColumns,
): Promise<number> {
  const row = { ...owner, ...creationColumns(audit), noteEntry };
  return insertedId(await db.insert(note).values(row).returning({ id: note.noteId }));
}
