/** Notes of organizations, contacts and events, comments of call logs, and changes to any note. */
import { z } from 'zod';
import { BY_EMPLOYEES, read, write } from '@/lib/contract/call';
import {
  callLogNoteRow,
  editedNote,
  newNote,
  noteEntity,
  noteRow,
} from '@/lib/contract/entities/note';
import { PATHS } from '@/lib/contract/paths';
import { id } from '@/lib/contract/values';

const ofOrganization = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ orgId: id }),
  source: '§3.3',
} as const;
const ofContact = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ contactId: id }),
  source: '§3.4',
} as const;
const ofEvent = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ eventId: id }),
  source: '§3.5',
} as const;
const created = { repeatable: false } as const;

export const getOrganizationNotes = read(
  ofOrganization,
  'getOrganizationNotes',
  '/api/org/notes/{orgId}',
  z.array(noteRow),
);

export const getOrganizationCallLogNotes = read(
  ofOrganization,
  'getOrganizationCallLogNotes',
  '/api/org/callLogNotes/{orgId}',
  z.array(callLogNoteRow),
);

export const getContactNotes = read(
  ofContact,
  'getContactNotes',
  '/api/contact/notes/{contactId}',
  z.array(noteEntity),
);

export const getEventNotes = read(
  ofEvent,
  'getEventNotes',
  '/api/event/notes/{eventId}',
  z.array(noteEntity),
);

export const createOrganizationNote = write(
  { ...ofOrganization, ...created },
  'createOrganizationNote',
  'POST',
  PATHS.newOrganizationNote,
  newNote,
);

export const createContactNote = write(
  { ...ofContact, ...created },
  'createContactNote',
  'POST',
  PATHS.newContactNote,
  newNote,
);

export const createEventNote = write(
  { ...ofEvent, ...created },
  'createEventNote',
  'POST',
  PATHS.newEventNote,
  newNote,
);

const ofNote = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ noteId: id }),
  repeatable: true,
  source: '§3.3',
} as const;

export const editNote = write(ofNote, 'editNote', 'PUT', PATHS.editNote, editedNote);
export const deleteNote = write(ofNote, 'deleteNote', 'DELETE', PATHS.deleteNote, null);
