/** Notes in rows, and what is written of them. */
import {
  callLogNoteRow,
  editedNote,
  NOTE_MAXIMUM,
  newNote,
  noteEntity,
  noteRow,
} from '@/lib/contract/entities/note';
import * as printed from '@/tests/lib/contract/printed-call-log';
import * as rows from '@/tests/support/legacy-rows';

test('the four names of a row become two people', () => {
  expect(noteRow.parse(rows.noteRow({ lastModifiedByLastName: null }))).toEqual({
    noteId: 77,
    text: 'hello',
    createDate: '2021-05-03T14:30:00.000+00:00',
    createdBy: 'Ann Bee',
    lastModifiedDate: '2021-05-03T14:30:00.000+00:00',
    lastModifiedBy: 'Ann',
  });
});

test('a row that names nobody has no person', () => {
  const nobody = { createdByFirstName: null, createdByLastName: undefined };
  expect(noteRow.parse(rows.noteRow(nobody)).createdBy).toBeNull();
});

test('a note whose people are objects reads like a row (D4)', () => {
  expect(noteEntity.parse({ ...printed.note, callLog: null, lastModifiedBy: null })).toEqual({
    noteId: 77,
    text: 'hello',
    createDate: '2021-05-03T09:35:00',
    createdBy: 'Ann Bee',
    lastModifiedDate: '2021-05-03T09:35:00',
    lastModifiedBy: null,
  });
});

test("a comment's date is read in its own spelling and comes out in ours (D5)", () => {
  const row = rows.noteRow({ callId: 31, calllogdate: '2021-05-02T00:00:00', regsite: '1' });
  const { callId, callLogDate, registrationSite } = callLogNoteRow.parse(row);
  expect({ callId, callLogDate, registrationSite }).toEqual({
    callId: 31,
    callLogDate: '2021-05-02T00:00:00',
    registrationSite: true,
  });
});

test('a comment of the version without date and flag is read all the same', () => {
  expect(callLogNoteRow.parse(rows.noteRow({ callId: '31' }))).toMatchObject({
    callId: 31,
    callLogDate: null,
    registrationSite: false,
  });
});

test('a new note is written with nothing but its text, whatever was sent (§3.3)', () => {
  const sent = { noteId: '', noteEntry: ' text ', createDate: '2021-05-03', createdBy: 'somebody' };
  expect(newNote.parse(sent)).toEqual({
    noteId: null,
    noteEntry: ' text ',
    createDate: null,
    lastModifiedDate: null,
  });
});

test('a changed note is written with its id and its text only', () => {
  const sent = { noteId: '77', noteEntry: 'new', createDate: null, callLog: {} };
  expect(editedNote.parse(sent)).toEqual({ noteId: 77, noteEntry: 'new' });
});

test.each([
  ['empty', '', 'Note cannot be empty!'],
  ['blank', ' \n\t ', 'Note cannot be empty!'],
  ['too long', 'x'.repeat(NOTE_MAXIMUM + 1), /20000 characters at most/],
])('a note that is %s is refused', (_what, noteEntry, message) => {
  expect(newNote.safeParse({ noteEntry }).error?.issues[0]?.message).toMatch(message);
});

test('the longest note is taken', () => {
  expect(newNote.safeParse({ noteEntry: 'x'.repeat(NOTE_MAXIMUM) }).success).toBe(true);
});
