/** Notes of organizations as they are written (legacy-api.md §9, assertions 29 to 32, 45, 54 to 56). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { countRows, insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

/** As the client sends it. */
const UI_BODY = { noteId: null, noteEntry: 'hello', createDate: null, lastModifiedDate: null };

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'organization', [{ org_id: 3, orgname: 'Org C', county_id: 1 }]);
  await insert(db, 'call_log', [{ call_id: 501, org_id: 3 }]);
  const people = { created_by_id: 11, last_modified_by_id: 12 };
  await insert(db, 'note', [
    { note_id: 1001, note_entry: 'first', org_id: 3, ...people },
    { note_id: 1003, note_entry: 'comment', org_id: 3, call_id: 501, ...people },
  ]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

const noteRow = z.object({
  noteEntry: z.string().nullable(),
  createDate: z.string(),
  lastModifiedDate: z.string(),
});

async function create(body: unknown = UI_BODY): Promise<string> {
  const answer = await employee.write('POST', '/api/org/newNote/3', body);
  expect(answer.status).toBe(201);
  return answer.headers.location?.split('/').at(-1) ?? '';
}

async function listed(id: string) {
  const notes = z.array(z.looseObject({ noteId: z.number() }));
  const answer = await employee.get('/api/org/notes/3');
  return notes.parse(answer.json()).find(({ noteId }) => String(noteId) === id);
}

test('29, 32: a new note answers 201 with its address and carries who and when', async () => {
  const before = Date.now();
  const answer = await employee.write('POST', '/api/org/newNote/3', UI_BODY);
  expect(answer.status).toBe(201);
  expect(answer.text).toBe('');
  const id = answer.headers.location?.match(/(\d+)$/)?.[1] ?? '';
  expect(answer.headers.location).toBe(`${standIn.url}/api/org/newNote/3/${id}`);
  const note = await listed(id);
  expect(note).toMatchObject({
    noteEntry: 'hello',
    createdByFirstName: 'Ann',
    lastModifiedByFirstName: 'Ann',
  });
  const { createDate, lastModifiedDate } = noteRow.parse(note);
  expect(lastModifiedDate).toBe(createDate);
  expect(Date.parse(createDate)).toBeGreaterThanOrEqual(before - 1000);
  expect(Date.parse(createDate)).toBeLessThanOrEqual(Date.now() + 1000);
});

test('the wall clock of a new note is stored in the zone of the agency', async () => {
  const id = await create();
  const { rows } = await standIn.db.query<{ minutes: number }>(
    `select abs(extract(epoch from create_date - (now() at time zone 'America/Chicago')))::float8 / 60 as minutes
     from note where note_id = $1`,
    [id],
  );
  expect(rows[0]?.minutes).toBeLessThan(1);
});

test('dates and people in the body of a new note are ignored', async () => {
  const createdBy = { presenterId: 12, name: 'Max' };
  const id = await create({ ...UI_BODY, createDate: '2001-01-01T00:00:00', createdBy });
  expect(await listed(id)).toMatchObject({
    createDate: expect.not.stringContaining('2001'),
    createdByFirstName: 'Ann',
  });
});

test('a note may be empty, and as long as anyone likes', async () => {
  expect(await listed(await create({ ...UI_BODY, noteEntry: '' }))).toMatchObject({
    noteEntry: '',
  });
  const noteEntry = 'lang '.repeat(40_000);
  expect(await listed(await create({ ...UI_BODY, noteEntry }))).toMatchObject({ noteEntry });
});

test('a note leaves status and last contact of its organization alone', async () => {
  await create();
  const answer = await employee.get('/api/organizations/3');
  expect(answer.json()).toMatchObject({ lastStatus: null, lastContact: null });
});

test('54: a note for an unknown organization is a server error and is not stored', async () => {
  const before = await countRows(standIn.db, 'note');
  const answer = await employee.write('POST', '/api/org/newNote/999', UI_BODY);
  expect(answer.status).toBe(500);
  expect(await countRows(standIn.db, 'note')).toBe(before);
});

test('a new note that names an id is refused with 400', async () => {
  const answer = await employee.write('POST', '/api/org/newNote/3', { ...UI_BODY, noteId: 1001 });
  expect(answer.status).toBe(400);
});

test('30, 45: an edit changes text, modifier and modified date and not what was at creation', async () => {
  const id = await create();
  await standIn.db.query(
    `update note set create_date = '2020-01-01 10:00', last_modified_date = '2020-01-01 10:00' where note_id = $1`,
    [id],
  );
  const other = await signedIn(standIn, 'mcole');
  const body = {
    noteId: Number(id),
    noteEntry: 'new text',
    createDate: null,
    lastModifiedDate: null,
  };
  const answer = await other.write('PUT', `/api/editNote/${id}`, body);
  expect(answer.status).toBe(204);
  expect(answer.text).toBe('');
  const note = await listed(id);
  expect(note).toMatchObject({
    noteEntry: 'new text',
    createDate: '2020-01-01T16:00:00.000+00:00',
    createdByFirstName: 'Ann',
    lastModifiedByFirstName: 'Max',
  });
  const { lastModifiedDate } = noteRow.parse(note);
  expect(Math.abs(Date.parse(lastModifiedDate) - Date.now())).toBeLessThan(60_000);
});

test('45: an edit goes by the id in the path and works on call comments too', async () => {
  const body = { noteId: 1001, noteEntry: 'edited comment' };
  expect((await employee.write('PUT', '/api/editNote/1003', body)).status).toBe(204);
  const { rows } = await standIn.db.query(
    'select note_id, note_entry from note where note_id in (1001, 1003) order by note_id',
  );
  expect(rows).toEqual([
    { note_id: 1001, note_entry: 'first' },
    { note_id: 1003, note_entry: 'edited comment' },
  ]);
});

test('54: an edit of an unknown note is a server error', async () => {
  const answer = await employee.write('PUT', '/api/editNote/999999', { noteEntry: 'x' });
  expect(answer.status).toBe(500);
});

test('31: a deletion answers 204, also when repeated, and takes only that note', async () => {
  const [kept, gone] = [await create(), await create()];
  for (const _time of ['first', 'second']) {
    const answer = await employee.write('DELETE', `/api/deleteNote/${gone}`);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
  }
  expect(await listed(gone)).toBeUndefined();
  expect(await listed(kept)).toBeDefined();
});

test('a call without a body does not mind what its body is called', async () => {
  const token = employee.cookies.get('XSRF-TOKEN') ?? '';
  for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
    const headers = { 'x-xsrf-token': token, 'content-type': type };
    const answer = await employee.send({ method: 'DELETE', path: '/api/deleteNote/1', headers });
    expect(answer.status).toBe(204);
  }
});

test.each([
  ['POST', '/api/org/newNote/abc'],
  ['PUT', '/api/editNote/abc'],
  ['DELETE', '/api/deleteNote/abc'],
] as const)('55: %s %s is refused with 400', async (method, path) => {
  expect((await employee.write(method, path, UI_BODY)).status).toBe(400);
});

test.each([
  { event: 'Ev' },
  { contact: '' },
  { createdBy: 'Ann Bee' },
  { lastModifiedBy: 'Ann Bee' },
  { createDate: '2021-05-03T14:30:00.000+00:00' },
  { callLog: 'x' },
  { callLog: { createdBy: 'Ann Bee' } },
  { callLog: { org: 'Org A' } },
  { noteEntry: { text: 'x' } },
])('56: a note with %j is refused with 400', async (part) => {
  const body = { ...UI_BODY, ...part };
  expect((await employee.write('POST', '/api/org/newNote/3', body)).status).toBe(400);
  expect((await employee.write('PUT', '/api/editNote/1001', body)).status).toBe(400);
});
