/** The calls for notes (legacy-api.md §3.3). */
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { jsonBody } from '@/backend/http/json-body';
import { createdLocation } from '@/backend/http/origins';
import { pathNumber, pathValues } from '@/backend/http/path-values';
import type { StandIn } from '@/backend/http/stand-in';
import { requireOrganization } from '@/backend/organizations/require';
import { employeeOf } from '@/backend/sessions/request-session';
import { wallClockAt } from '@/backend/wire/dates';
import { changedNote, newNote } from './body';
import { callLogComments, organizationNotes } from './rows';
import { changeNote, createNote, deleteNote, type Stamp } from './write';

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

  app.post('/api/org/newNote/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    const { noteEntry } = jsonBody(request, newNote);
    const noteId = await db.transaction(async (tx) => {
      await requireOrganization(tx, id);
      return createNote(tx, { orgId: id }, noteEntry, stampOf(request));
    });
    return reply.code(201).header('location', createdLocation(request, noteId)).send();
  });

  app.put('/api/editNote/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    const { noteEntry } = jsonBody(request, changedNote);
    await changeNote(db, id, noteEntry, stampOf(request));
    return reply.code(204).send();
  });

  app.delete('/api/deleteNote/:id', async (request, reply) => {
    const { id } = pathValues(request, idPath);
    await deleteNote(db, id);
    return reply.code(204).send();
  });

  function stampOf(request: FastifyRequest): Stamp {
    const { presenterId } = employeeOf(request);
    return { presenterId, at: wallClockAt(new Date(), config.agencyTimeZone) };
  }
}
