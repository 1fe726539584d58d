/** The calls for notes (legacy-api.md §3.3, §3.4 and §3.5). */
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';

import { contact, event, note, organization } from '@/backend/database/schema';
import { jsonBody } from '@/backend/http/json-body';
import { createdLocation } from '@/backend/http/origins';
import { pathNumber, pathValues } from '@/backend/http/path-values';
import type { StandIn } from '@/backend/http/stand-in';
import { stampOf } from '@/backend/sessions/stamp';
import { requireRow } from '@/backend/wire/known-row';
import { changedNote, newNote } from './body';
import { entityNotes } from './entities';
import { callLogComments, organizationNotes } from './rows';
import { changeNote, createNote, deleteNote, type NoteOwner } from './write';

const idPath = { id: pathNumber };

export function noteRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  app.get('/api/org/notes/:id', async (request) => {
    const { id } = pathValues(request, idPath);
    return organizationNotes(db, id, config.legacyRowTimeZone);
  });

  app.get('/api/org/callLogNotes/:id', async (request) => {
    const { id } = pathValues(request, idPath);
    return callLogComments(db, id, config.legacyRowTimeZone);
  });

  app.get('/api/contact/notes/:id', async (request) => {
    const { id } = pathValues(request, idPath);
    await requireRow(db, contact.contactId, id);
    return entityNotes(db, eq(note.contactId, id));
  });

  app.get('/api/event/notes/:id', async (request) => {
    const { id } = pathValues(request, idPath);
    await requireRow(db, event.eventId, id);
    return entityNotes(db, eq(note.eventId, id));
  });

  newNoteRoute('/api/org/newNote/:id', organization.orgId, (orgId) => ({ orgId }));
  newNoteRoute('/api/contact/newNote/:id', contact.contactId, (contactId) => ({ contactId }));
  newNoteRoute('/api/event/newNote/:id', event.eventId, (eventId) => ({ eventId }));

  app.put('/api/editNote/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    const { noteEntry } = jsonBody(request, changedNote);
    await changeNote(db, id, noteEntry, stampOf(request, config.agencyTimeZone));
    return reply.code(204).send();
  });

  app.delete('/api/deleteNote/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    await deleteNote(db, id);
    return reply.code(204).send();
  });

  function newNoteRoute(path: string, column: PgColumn, ownerOf: (id: number) => NoteOwner): void {
    app.post(path, async (request, reply) => {
      const { id } = pathValues(request, idPath);
      const { noteEntry } = jsonBody(request, newNote);
      const noteId = await db.transaction(async (tx) => {
        await requireRow(tx, column, id);
        return createNote(tx, ownerOf(id), noteEntry, stampOf(request, config.agencyTimeZone));
      });
      return reply.code(201).header('location', createdLocation(request, noteId)).send();
    });
  }
}
