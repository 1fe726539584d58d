/** The calls for notes (legacy-api.md §3.3, §3.4 and §3.5). */
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { contact, event, note, organization } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { created, noContent } from '@/backend/http/responses';
import { stampOf } from '@/backend/sessions/request-session';
import { jsonBody } from '@/backend/wire/body-values';
import { requireRow } from '@/backend/wire/lists';
import { pathId } from '@/backend/wire/request-values';
import {
  callLogComments,
  changedNote,
  createNote,
  NOTES,
  type NoteOwner,
  newNote,
  organizationNotes,
} from './notes';

export function noteRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  app.get('/api/org/notes/:id', async (request) =>
    organizationNotes(db, pathId(request), config.legacyRowTimeZone),
  );

  app.get('/api/org/callLogNotes/:id', async (request) =>
    callLogComments(db, pathId(request), config.legacyRowTimeZone),
  );

  app.get('/api/contact/notes/:id', async (request) => {
    const id = pathId(request);
    await requireRow(db, contact.contactId, id);
    return NOTES.read(db, eq(note.contactId, id));
  });

  app.get('/api/event/notes/:id', async (request) => {
    const id = pathId(request);
    await requireRow(db, event.eventId, id);
    return NOTES.read(db, eq(note.eventId, id));
  });

  newNoteRoute('/api/org/newNote/:id', organization.orgId, (orgId) => ({ orgId }));
  newNoteRoute('/api/contact/newNote/:id', contact.contactId, (contactId) => ({ contactId }));
  newNoteRoute('/api/event/newNote/:id', event.eventId, (eventId) => ({ eventId }));

  /** Anyone signed in may change any note; who and when it was created stays. */
  app.put('/api/editNote/:id', async (request, reply) => {
    const id = pathId(request);
    const { noteEntry } = jsonBody(request, changedNote);
    const row = { noteEntry, ...stampOf(request, config.agencyTimeZone) };
    const { rowCount } = await db.update(note).set(row).where(eq(note.noteId, id));
    if (!rowCount) throw new Refusal(500, 'unknown note');
    return noContent(reply);
  });

  app.delete('/api/deleteNote/:id', async (request, reply) => {
    await db.delete(note).where(eq(note.noteId, pathId(request)));
    return noContent(reply);
  });

  function newNoteRoute(path: string, column: PgColumn, ownerOf: (id: number) => NoteOwner): void {
    app.post(path, async (request, reply) => {
      const id = pathId(request);
      const { noteEntry } = jsonBody(request, newNote);
      const stamp = stampOf(request, config.agencyTimeZone);
      await requireRow(db, column, id);
      return created(reply, await createNote(db, ownerOf(id), noteEntry, stamp));
    });
  }
}
