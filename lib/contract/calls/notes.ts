import { z } from 'zod';
import { get, post, put, remove, resource } from '@/lib/contract/call';
import {
  callLogNoteRow,
  editedNote,
  newNote,
  noteEntity,
  noteRow,
} from '@/lib/contract/entities/note';
import { PATHS } from '@/lib/contract/paths';

const entities = z.array(noteEntity);

export const notes = resource('§3.3', {
  getOrganizationNotes: get('/api/org/notes/{orgId}', z.array(noteRow)),
  getOrganizationCallLogNotes: get('/api/org/callLogNotes/{orgId}', z.array(callLogNoteRow)),
  getContactNotes: get('/api/contact/notes/{contactId}', entities, { source: '§3.4' }),
  getEventNotes: get('/api/event/notes/{eventId}', entities, { source: '§3.5' }),
  createOrganizationNote: post(PATHS.newOrganizationNote, newNote),
  createContactNote: post(PATHS.newContactNote, newNote, { source: '§3.4' }),
  createEventNote: post(PATHS.newEventNote, newNote, { source: '§3.5' }),
  editNote: put(PATHS.editNote, editedNote),
  deleteNote: remove(PATHS.deleteNote),
});
