/** Notes and comments out of the legacy. */
import { listCallLogNotes, listContactNotes, listOrganizationNotes } from '@/lib/legacy/notes';
import { backend, CALLER } from '@/tests/support/backend';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

test('notes come newest first in wall-clock time, whichever family their dates are of', async () => {
  backend()
    .get('/api/org/notes/5')
    .reply(200, [
      rows.noteRow({ noteId: 1, createDate: null }),
      rows.noteRow({ noteId: 2, createDate: '2021-05-03T09:00:00' }),
      rows.noteRow({ noteId: 3, createDate: '2021-05-03T14:30:00.000+00:00' }),
      rows.noteRow({ noteId: 4, createDate: '2021-05-03T09:00:00' }),
    ]);
  const notes = await listOrganizationNotes(CALLER, 5);
  expect(notes.map(({ noteId, createDate }) => [noteId, createDate])).toEqual([
    [3, '2021-05-03T09:30:00'],
    [4, '2021-05-03T09:00:00'],
    [2, '2021-05-03T09:00:00'],
    [1, null],
  ]);
});

test('notes of a contact come in the same form, though theirs names people as objects', async () => {
  backend()
    .get('/api/contact/notes/7')
    .reply(200, [
      rows.noteEntity({ noteId: 1, createDate: '2021-05-02T09:00:00' }),
      rows.noteEntity({ noteId: 2, createdBy: null }),
    ]);
  expect(await listContactNotes(CALLER, 7)).toEqual([
    {
      noteId: 2,
      text: 'hello',
      createDate: '2021-05-03T09:30:00',
      createdBy: null,
      lastModifiedDate: '2021-05-03T09:30:00',
      lastModifiedBy: 'Ann',
    },
    expect.objectContaining({ noteId: 1, createdBy: 'Ann Bee' }),
  ]);
});

test('comments of call logs bring the day of the call along', async () => {
  const row = { callId: 31, calllogdate: '2021-01-15T06:00:00.000+00:00', regsite: 1 };
  backend()
    .get('/api/org/callLogNotes/5')
    .reply(200, [rows.noteRow({ ...row, noteId: 1 }), rows.noteRow({ ...row, noteId: 2 })]);
  const notes = await listCallLogNotes(CALLER, 5);
  expect(notes.map(({ noteId }) => noteId)).toEqual([2, 1]);
  expect(notes[0]).toMatchObject({
    callId: 31,
    callLogDate: '2021-01-15T00:00:00',
    lastModifiedDate: '2021-05-03T09:30:00',
    registrationSite: true,
  });
});
