/** Notes in their two forms (legacy-api.md D4, D5), and bodies of their writes. */

import { z } from 'zod';
import { NOTE_EMPTY } from '@/lib/contract/messages';
import { NOTE_MAXIMUM } from '@/lib/contract/text';
import { nameOf, presenterName } from './person';
import { date, flag, id, properties, text } from './wire';
import { noIdYet } from './written';

const rowFields = z.object({
  noteId: id,
  noteEntry: text,
  createDate: date,
  ...properties(text, 'createdByFirstName', 'createdByLastName'),
  lastModifiedDate: date,
  ...properties(text, 'lastModifiedByFirstName', 'lastModifiedByLastName'),
});

function named({ noteEntry, ...note }: z.output<typeof rowFields>) {
  const { createdByFirstName, createdByLastName, ...created } = note;
  const { lastModifiedByFirstName, lastModifiedByLastName, ...row } = created;
  return {
    ...row,
    text: noteEntry,
    createdBy: nameOf(createdByFirstName, createdByLastName),
    lastModifiedBy: nameOf(lastModifiedByFirstName, lastModifiedByLastName),
  };
}

/** A note of an organization. */
export const noteRow = rowFields.transform(named);

/** A note of a contact or an event, whose people are objects. */
export const noteEntity = z
  .object({
    noteId: id,
    noteEntry: text,
    createDate: date,
    createdBy: presenterName,
    lastModifiedDate: date,
    lastModifiedBy: presenterName,
  })
  .transform(({ noteEntry, ...note }) => ({ ...note, text: noteEntry }));

/** A call log's comment in an organization's list; only here the name of the date is in lower case. */
export const callLogNoteRow = rowFields
  .extend({ callId: id, calllogdate: date, regsite: flag })
  .transform(({ callId, calllogdate, regsite, ...row }) => ({
    ...named(row),
    callId,
    callLogDate: calllogdate,
    registrationSite: regsite,
  }));

/** A note of NOTE_MAXIMUM characters at most. `whenEmpty` is the message for a blank one. */
export const noteText = (whenEmpty: string) =>
  z
    .string()
    .max(NOTE_MAXIMUM, `must be ${NOTE_MAXIMUM} characters or fewer`)
    .refine((entry) => entry.trim() !== '', whenEmpty);

const noteEntry = noteText(NOTE_EMPTY);

/** The backend sets both dates (§3.3). */
export const newNote = z
  .object({ noteId: noIdYet, noteEntry })
  .transform((note) => ({ ...note, createDate: null, lastModifiedDate: null }));

export const editedNote = z.object({ noteId: id, noteEntry });

export type Note = z.output<typeof noteRow>;
export type CallLogNote = z.output<typeof callLogNoteRow>;
