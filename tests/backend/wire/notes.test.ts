/** Notes of organizations as they are read (legacy-api.md §9, assertions 24, 28, 54 and 55). */
import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

const PEOPLE = { created_by_id: 11, last_modified_by_id: 12 };

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'organization', [
    { org_id: 1, orgname: 'Org A', county_id: 1 },
    { org_id: 2, orgname: 'Org B', county_id: 1 },
    { org_id: 3, orgname: 'Org C', county_id: 1 },
  ]);
  const summer = {
    create_date: '2021-05-03 09:30:00',
    last_modified_date: '2021-07-01 23:59:59.5',
  };
  const winter = { create_date: '2021-12-24 18:00:00', last_modified_date: '2022-01-01 00:00:00' };
  await insert(db, 'call_log', [
    { call_id: 501, org_id: 1, regsite: 1, call_log_date: '2021-04-01 12:00:00' },
    { call_id: 502, org_id: 1 },
  ]);
  await insert(db, 'note', [
    { note_id: 1001, note_entry: 'summer', org_id: 1, ...summer, ...PEOPLE },
    { note_id: 1002, note_entry: null, org_id: 1, ...winter, ...PEOPLE },
    { note_id: 1003, note_entry: 'comment', org_id: 1, call_id: 501, ...summer, ...PEOPLE },
    { note_id: 1004, note_entry: 'nobody wrote this', org_id: 1, ...summer },
    { note_id: 1005, note_entry: 'elsewhere', org_id: 2, ...summer, ...PEOPLE },
  ]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

test('24, 28: organization notes are flat rows with offset dates, call comments left out', async () => {
  const answer = await employee.get('/api/org/notes/1');
  expect(answer.status).toBe(200);
  const people = {
    createdByFirstName: 'Ann',
    createdByLastName: 'Bee',
    lastModifiedByFirstName: 'Max',
    lastModifiedByLastName: null,
  };
  expect(answer.json()).toEqual([
    {
      noteId: 1001,
      noteEntry: 'summer',
      createDate: '2021-05-03T14:30:00.000+00:00',
      lastModifiedDate: '2021-07-02T04:59:59.500+00:00',
      ...people,
    },
    {
      noteId: 1002,
      noteEntry: null,
      createDate: '2021-12-25T00:00:00.000+00:00',
      lastModifiedDate: '2022-01-01T06:00:00.000+00:00',
      ...people,
    },
  ]);
});

test('24: call comments bring their call log, and calls without comment do not appear', async () => {
  const answer = await employee.get('/api/org/callLogNotes/1');
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual([
    {
      noteId: 1003,
      noteEntry: 'comment',
      createDate: '2021-05-03T14:30:00.000+00:00',
      createdByFirstName: 'Ann',
      createdByLastName: 'Bee',
      lastModifiedDate: '2021-07-02T04:59:59.500+00:00',
      lastModifiedByFirstName: 'Max',
      lastModifiedByLastName: null,
      callId: 501,
      calllogdate: '2021-04-01T17:00:00.000+00:00',
      regsite: 1,
    },
  ]);
});

test('54: notes of an unknown organization are an empty list', async () => {
  for (const path of ['/api/org/notes/999', '/api/org/callLogNotes/999']) {
    const answer = await employee.get(path);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual([]);
  }
});

test.each(['/api/org/notes/abc', '/api/org/callLogNotes/abc'])(
  '55: %s is refused with 400',
  async (path) => {
    expect((await employee.get(path)).status).toBe(400);
  },
);

test('the zone of raw rows is a setting of its own', async () => {
  const inUtc = await startStandIn({ LEGACY_ROW_TIME_ZONE: 'UTC' });
  try {
    const { db } = inUtc;
    await insertBasics(db);
    await insert(db, 'organization', [{ org_id: 1, county_id: 1 }]);
    const dates = { create_date: '2021-05-03 09:30', last_modified_date: '2021-05-03 09:30' };
    await insert(db, 'note', [{ org_id: 1, ...dates, ...PEOPLE }]);
    const answer = await (await signedIn(inUtc)).get('/api/org/notes/1');
    expect(answer.json()).toMatchObject([{ createDate: '2021-05-03T09:30:00.000+00:00' }]);
  } finally {
    await inUtc.stop();
  }
});
