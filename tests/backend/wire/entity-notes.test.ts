/** Notes of contacts and events, read and written (legacy-api.md §9, assertions 24, 28, 29, 31, 45 and 54 to 56). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { countRows, insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

/** As the client sends it. */
const UI_BODY = { noteId: null, noteEntry: 'hello', createDate: null, lastModifiedDate: null };

const ANN = {
  presenterId: 11,
  name: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.org',
  username: 'abee',
  active: true,
};

const noteShape = z.looseObject({
  noteId: z.number(),
  createDate: z.string(),
  lastModifiedDate: z.string(),
});

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'contact', [
    { contact_id: 7, first_name: 'Cee', last_name: null },
    { contact_id: 8, first_name: 'Eve', last_name: 'Fox' },
  ]);
  await insert(db, 'event', [
    { event_id: 42, event_name: 'Ev', event_type_id: 4 },
    { event_id: 43, event_name: null, event_type_id: 4 },
  ]);
  const dates = {
    create_date: '2021-05-03 09:30:00',
    last_modified_date: '2021-07-01 23:59:59.5',
  };
  const people = { created_by_id: 11, last_modified_by_id: 12 };
  await insert(db, 'note', [
    { note_id: 1002, note_entry: 'later', contact_id: 7, ...dates, ...people },
    { note_id: 1001, note_entry: 'by nobody', contact_id: 7 },
    { note_id: 1003, note_entry: 'on the event', event_id: 42, ...dates, ...people },
  ]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function create(path: string, body: unknown = UI_BODY): Promise<number> {
  const answer = await employee.write('POST', path, body);
  expect([answer.status, answer.text]).toEqual([201, '']);
  const id = Number(answer.headers.location?.match(/(\d+)$/)?.[1]);
  expect(answer.headers.location).toBe(`${standIn.url}${path}/${id}`);
  return id;
}

async function listed(path: string) {
  return z.array(noteShape).parse((await employee.get(path)).json());
}

test('24, 28: the notes of a contact show whole people and local dates', async () => {
  const answer = await employee.get('/api/contact/notes/7');
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual([
    {
      noteId: 1001,
      noteEntry: 'by nobody',
      createDate: null,
      lastModifiedDate: null,
      event: null,
      contact: 'Cee null',
      createdBy: null,
      lastModifiedBy: null,
      callLog: null,
    },
    {
      noteId: 1002,
      noteEntry: 'later',
      createDate: '2021-05-03T09:30:00',
      lastModifiedDate: '2021-07-01T23:59:59.5',
      event: null,
      contact: 'Cee null',
      createdBy: ANN,
      lastModifiedBy: {
        presenterId: 12,
        name: 'Max',
        lastName: null,
        email: null,
        username: 'mcole',
        active: true,
      },
      callLog: null,
    },
  ]);
});

test('24: the notes of an event name the event', async () => {
  const answer = await employee.get('/api/event/notes/42');
  expect(answer.json()).toMatchObject([
    { noteId: 1003, event: 'Ev', contact: null, createdBy: ANN },
  ]);
});

test.each([
  ['contact', 8],
  ['event', 43],
])('29: a new note on a %s answers 201 and carries who and when', async (kind, owner) => {
  expect(await listed(`/api/${kind}/notes/${owner}`)).toEqual([]);
  const noteId = await create(`/api/${kind}/newNote/${owner}`);
  const [note] = await listed(`/api/${kind}/notes/${owner}`);
  expect(note).toMatchObject({ noteId, noteEntry: 'hello', createdBy: ANN, lastModifiedBy: ANN });
  expect(note?.lastModifiedDate).toBe(note?.createDate);
  const { rows } = await standIn.db.query<{ seconds: number }>(
    `select abs(extract(epoch from create_date - (now() at time zone 'America/Chicago')))::float8 as seconds
     from note where note_id = $1`,
    [noteId],
  );
  expect(rows[0]?.seconds).toBeLessThan(60);
});

test('31, 45: a note on an event is edited and deleted like any other', async () => {
  const noteId = await create('/api/event/newNote/42');
  const other = await signedIn(standIn, 'mcole');
  await other.write('PUT', `/api/editNote/${noteId}`, { noteId, noteEntry: 'new text' });
  expect(await listed('/api/event/notes/42')).toContainEqual(
    expect.objectContaining({
      noteId,
      noteEntry: 'new text',
      createdBy: ANN,
      lastModifiedBy: expect.objectContaining({ presenterId: 12 }),
    }),
  );
  expect((await employee.write('DELETE', `/api/deleteNote/${noteId}`)).status).toBe(204);
  expect((await listed('/api/event/notes/42')).map((note) => note.noteId)).toEqual([1003]);
});

test('no note shows a password', async () => {
  expect((await employee.get('/api/contact/notes/7')).text).not.toMatch(/password|scrypt|\$/i);
});

test.each(['contact', 'event'])('54: notes of an unknown %s are a server error', async (kind) => {
  const before = await countRows(standIn.db, 'note');
  expect((await employee.get(`/api/${kind}/notes/999`)).status).toBe(500);
  expect((await employee.write('POST', `/api/${kind}/newNote/999`, UI_BODY)).status).toBe(500);
  expect(await countRows(standIn.db, 'note')).toBe(before);
});

test.each(['contact', 'event'])('55, 56: bad calls for notes of a %s are refused', async (kind) => {
  expect((await employee.get(`/api/${kind}/notes/abc`)).status).toBe(400);
  expect((await employee.write('POST', `/api/${kind}/newNote/abc`, UI_BODY)).status).toBe(400);
  const body = { ...UI_BODY, noteId: 1001 };
  expect((await employee.write('POST', `/api/${kind}/newNote/7`, body)).status).toBe(400);
});
