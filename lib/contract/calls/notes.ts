/** Notes of organizations, contacts and events, comments of call logs, and changes to any note. */

import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import {
  callLogNoteRow,
  editedNote,
  newNote,
  noteEntity,
  noteRow,
} from '@/lib/contract/entities/note';
import { PATHS } from '@/lib/contract/paths';
import { id, noQuery } from '@/lib/contract/values';

const ofOrganization = {
  params: z.strictObject({ orgId: id }),
  query: noQuery,
  access: 'employee',
  browser: true,
  source: '§3.3',
} as const;

export const getOrganizationNotes = declareCall({
  ...ofOrganization,
  name: 'getOrganizationNotes',
  method: 'GET',
  path: '/api/org/notes/{orgId}',
  body: null,
  answer: { kind: 'json', schema: z.array(noteRow) },
  repeatable: true,
});

export const getOrganizationCallLogNotes = declareCall({
  ...ofOrganization,
  name: 'getOrganizationCallLogNotes',
  method: 'GET',
  path: '/api/org/callLogNotes/{orgId}',
  body: null,
  answer: { kind: 'json', schema: z.array(callLogNoteRow) },
  repeatable: true,
});

export const createOrganizationNote = declareCall({
  ...ofOrganization,
  name: 'createOrganizationNote',
  method: 'POST',
  path: PATHS.newOrganizationNote,
  body: newNote,
  answer: { kind: 'created' },
  repeatable: false,
});

const ofContact = {
  ...ofOrganization,
  params: z.strictObject({ contactId: id }),
  source: '§3.4',
} as const;

export const getContactNotes = declareCall({
  ...ofContact,
  name: 'getContactNotes',
  method: 'GET',
  path: '/api/contact/notes/{contactId}',
  body: null,
  answer: { kind: 'json', schema: z.array(noteEntity) },
  repeatable: true,
});

export const createContactNote = declareCall({
  ...ofContact,
  name: 'createContactNote',
  method: 'POST',
  path: PATHS.newContactNote,
  body: newNote,
  answer: { kind: 'created' },
  repeatable: false,
});

const ofEvent = {
  ...ofOrganization,
  params: z.strictObject({ eventId: id }),
  source: '§3.5',
} as const;

export const getEventNotes = declareCall({
  ...ofEvent,
  name: 'getEventNotes',
  method: 'GET',
  path: '/api/event/notes/{eventId}',
  body: null,
  answer: { kind: 'json', schema: z.array(noteEntity) },
  repeatable: true,
});

export const createEventNote = declareCall({
  ...ofEvent,
  name: 'createEventNote',
  method: 'POST',
  path: PATHS.newEventNote,
  body: newNote,
  answer: { kind: 'created' },
  repeatable: false,
});

const ofNote = { ...ofOrganization, params: z.strictObject({ noteId: id }) } as const;

export const editNote = declareCall({
  ...ofNote,
  name: 'editNote',
  method: 'PUT',
  path: PATHS.editNote,
  body: editedNote,
  answer: { kind: 'done' },
  repeatable: true,
});

export const deleteNote = declareCall({
  ...ofNote,
  name: 'deleteNote',
  method: 'DELETE',
  path: PATHS.deleteNote,
  body: null,
  answer: { kind: 'done' },
  repeatable: true,
});
