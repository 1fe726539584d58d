/** Notes as the organization endpoints give them, in rows (legacy-api.md D5), and what is written. */
import { z } from 'zod';
import { date, flag, id, text } from './wire';

/** The two flat names of a person, as one text; null when the row names nobody. */
function person(first: string | null, last: string | null): string | null {
  return [first, last].filter(Boolean).join(' ') || null;
}

const rowFields = {
  noteId: id,
  noteEntry: text,
  createDate: date,
  createdByFirstName: text,
  createdByLastName: text,
  lastModifiedDate: date,
  lastModifiedByFirstName: text,
  lastModifiedByLastName: text,
};

interface RowPeople {
  createdByFirstName: string | null;
  createdByLastName: string | null;
  lastModifiedByFirstName: string | null;
  lastModifiedByLastName: string | null;
}

function withPeople<Row extends RowPeople>(row: Row) {
  const {
    createdByFirstName,
    createdByLastName,
    lastModifiedByFirstName,
    lastModifiedByLastName,
    ...rest
  } = row;
  return {
    ...rest,
    createdBy: person(createdByFirstName, createdByLastName),
    lastModifiedBy: person(lastModifiedByFirstName, lastModifiedByLastName),
  };
}

export const noteRow = z.object(rowFields).transform(withPeople);

/** A call log's comment; the date is spelled all lower case on this wire alone. */
export const callLogNoteRow = z
  .object({ ...rowFields, callId: id, calllogdate: date, regsite: flag })
  .transform(({ calllogdate, ...row }) => ({ ...withPeople(row), callLogDate: calllogdate }));

/** The longest note that a body of ours carries; the legacy names no limit (§7.17). */
export const NOTE_MAXIMUM = 20_000;

const noteEntry = z
  .string()
  .max(NOTE_MAXIMUM, `A note can hold ${NOTE_MAXIMUM} characters at most`)
  .refine((entry) => entry.trim() !== '', 'Note cannot be empty!');

/** A number in `noteId` would overwrite that note, and the server stamps both dates itself (§3.3). */
export const newNote = z.object({ noteEntry }).transform(({ noteEntry: entry }) => ({
  noteId: null,
  noteEntry: entry,
  createDate: null,
  lastModifiedDate: null,
}));

export const editedNote = z.object({ noteId: id, noteEntry });

export type NoteRow = z.output<typeof noteRow>;
export type CallLogNoteRow = z.output<typeof callLogNoteRow>;
