/** Call logs as they are read, one by one and in lists (legacy-api.md §9, assertions 10 to 17, 19, 25, 26 and 54). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const page = z.object({
  content: z.array(z.object({ callId: z.number() })),
  totalElements: z.number(),
});

let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'organization', [
    { org_id: 1, orgname: 'beta', county_id: 1 },
    { org_id: 2, orgname: 'Alpha', county_id: 1 },
  ]);
  await insert(db, 'contact', [{ contact_id: 7, first_name: 'Cee', last_name: null }]);
  const ann = { created_by_id: 11, last_modified_by_id: 12 };
  const max = { created_by_id: 12, last_modified_by_id: 12 };
  const rows: [
    number,
    number | null,
    number | null,
    number,
    string | null,
    string | null,
    string | null,
    object,
  ][] = [
    [1, 1, 1, 1, '2024-03-01 09:00', '2024-03-05 00:00', '2024-02-01 12:00', ann],
    [2, 2, 2, 0, '2024-03-03 09:00', '2024-03-04 23:59:00', '2023-01-01 12:00', ann],
    [3, null, null, 0, null, null, null, {}],
    [4, 1, 8, 1, '2024-03-02 09:00', '2024-03-04 23:59:01', null, max],
  ];
  for (const [
    call_id,
    org_id,
    status_id,
    regsite,
    created,
    modified,
    call_log_date,
    people,
  ] of rows) {
    const dates = { create_date: created, last_modified_date: modified, call_log_date };
    const contact_id = call_id < 3 ? 7 : null;
    await insert(db, 'call_log', [
      { call_id, org_id, contact_id, status_id, regsite, ...dates, ...people },
    ]);
  }
  const noted = { create_date: '2024-03-01 09:00', last_modified_date: '2024-03-06 10:00' };
  await insert(db, 'note', [
    { note_id: 101, note_entry: 'first call', org_id: 1, call_id: 1, ...noted, ...ann },
    { note_id: 102, note_entry: 'second call', org_id: 2, call_id: 2, ...noted, ...max },
    { note_id: 103, note_entry: 'no call', org_id: 1, ...noted, ...ann },
  ]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function ids(path: string): Promise<number[]> {
  const answer = await employee.get(`/api/call-logs-filtered-sorted/${path}`);
  expect(answer.status).toBe(200);
  const { content, totalElements } = page.parse(answer.json());
  const callIds = content.map(({ callId }) => callId);
  if (path.startsWith('0/10/')) expect(totalElements).toBe(callIds.length);
  return callIds;
}

/** As D6 has it. */
const FIRST = {
  callId: 1,
  org: { orgId: '1', orgName: 'beta' },
  contact: { contactId: '7', contactName: 'Cee null' },
  status: { lastStatusId: '1', lastStatus: 'Interested' },
  createdBy: 'Ann Bee',
  lastModifiedBy: 'Max null',
  createDate: '2024-03-01T09:00:00',
  lastModifiedDate: '2024-03-05T00:00:00',
  lastStatusDate: null,
  callLogDate: '2024-02-01T12:00:00',
  regsite: 1,
};

const ANN = {
  presenterId: 11,
  name: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.org',
  username: 'abee',
  active: true,
};
const MAX = {
  presenterId: 12,
  name: 'Max',
  lastName: null,
  email: null,
  username: 'mcole',
  active: true,
};

/** As D4 has it, with the two values that are said twice (§7.8). */
const FIRST_COMMENT = {
  noteId: 101,
  noteEntry: 'first call',
  createDate: '2024-03-01T09:00:00',
  lastModifiedDate: '2024-03-06T10:00:00',
  event: null,
  contact: null,
  createdBy: ANN,
  lastModifiedBy: MAX,
  callLog: FIRST,
  regSite: 1,
  callLogDate: '2024-02-01T12:00:00',
};

test('10, 25: the default call is everybody’s newest ten, with objects of text', async () => {
  const answer = await employee.get('/api/call-logs-sorted-default');
  expect(answer.json()).toMatchObject({ number: 0, size: 10, totalElements: 4 });
  const { content } = page.parse(answer.json());
  expect(content.map(({ callId }) => callId)).toEqual([2, 4, 1, 3]);
  expect(answer.json()).toMatchObject({ content: expect.arrayContaining([FIRST]) });
});

test('25: a call log that refers to nothing has nulls', async () => {
  const answer = await employee.get(
    '/api/call-logs-filtered-sorted/0/1/callId/desc/null/null/no?status=x',
  );
  expect(answer.json()).toMatchObject({ content: [{ callId: 4, contact: null }] });
  const last = await employee.get('/api/call-logs-filtered-sorted/3/1/null/null/null/null/no');
  expect(last.json()).toMatchObject({
    content: [{ callId: 3, org: null, contact: null, status: null, createdBy: null }],
  });
});

test('11, 12: pages are cut out of the whole order', async () => {
  expect(await ids('1/2/createDate/desc/null/null/false')).toEqual([1, 3]);
  expect(await ids('5/2/createDate/desc/null/null/false')).toEqual([]);
});

test.each([
  ['null/asce', [2, 4, 1, 3]],
  ['createDate/asce', [3, 1, 4, 2]],
  ['lastModifiedDate/asce', [3, 2, 4, 1]],
  ['callLogDate/asce', [3, 4, 2, 1]],
  ['callLogDate/desc', [1, 2, 4, 3]],
  ['org.orgname/asce', [3, 2, 1, 4]],
  ['org.orgname/desc', [4, 1, 2, 3]],
])('13, 14: the list sorts by %s', async (order, expected) => {
  expect(await ids(`0/10/${order}/null/null/false`)).toEqual(expected);
});

test('14: the name as it is printed is no sort field', async () => {
  const path = '/api/call-logs-filtered-sorted/0/10/org.orgName/asce/null/null/false';
  expect((await employee.get(path)).status).toBe(500);
});

test.each([
  ['status=Interested', [1]],
  ['status=Interested&status=Info%20Needed', [4, 1]],
  ['status=Nonsense', [2, 4, 1, 3]],
  ['regsite=1', [4, 1]],
  ['regsite=0', [2, 4, 1, 3]],
  ['regsite=1&status=Interested', [1]],
])('15: %s selects by status and by the flag', async (query, expected) => {
  expect(await ids(`0/10/null/null/null/null/false?${query}`)).toEqual(expected);
});

test('16, 17: the range holds the last modification, both ends included', async () => {
  const within = (range: string) => ids(`0/10/null/null/${range}/false`);
  expect(await within('2024-03-01%2000:00:00/2024-03-04%2023:59:00')).toEqual([2]);
  expect(await within('2024-03-04%2023:59:01/2024-03-05%2000:00:00')).toEqual([4, 1]);
  expect(await within('2024-03-05%2000:00:00/null')).toEqual([2, 4, 1, 3]);
  const unreadable = '/api/call-logs-filtered-sorted/0/10/null/null/2024/null/false';
  expect((await employee.get(unreadable)).status).toBe(500);
});

test.each([
  ['true', [2, 1]],
  ['1', [2, 1]],
  ['YES', [2, 1]],
  ['off', [2, 4, 1, 3]],
])('19: onlyMine %s goes by who created the call log', async (word, expected) => {
  expect(await ids(`0/10/null/null/null/null/${word}`)).toEqual(expected);
});

test('19: onlyMine that is no boolean is refused with 400', async () => {
  for (const word of ['null', '2', 'mine']) {
    const path = `/api/call-logs-filtered-sorted/0/10/null/null/null/null/${word}`;
    expect((await employee.get(path)).status).toBe(400);
  }
});

test('26: the detail is the comment with its call log', async () => {
  expect((await employee.get('/api/callLog-detail/1')).json()).toEqual(FIRST_COMMENT);
});

test('46: the detail of a call log without comment is 200 with nothing', async () => {
  const answer = await employee.get('/api/callLog-detail/4');
  expect([answer.status, answer.text]).toEqual([200, '']);
});

test('54, 55: the detail of an unknown call log is a server error, of no number refused', async () => {
  expect((await employee.get('/api/callLog-detail/999')).status).toBe(500);
  expect((await employee.get('/api/callLog-detail/new')).status).toBe(400);
});

test('26: the exports hold the call logs with a comment, or those whose comment is mine', async () => {
  const all = await employee.get('/api/all-callLogs-export');
  expect(all.headers['content-type']).toBe('application/json');
  expect(all.json()).toEqual([FIRST_COMMENT, expect.objectContaining({ noteId: 102 })]);
  expect((await employee.get('/api/all-my-callLogs-export')).json()).toEqual([FIRST_COMMENT]);
  const other = await signedIn(standIn, 'mcole');
  expect((await other.get('/api/all-my-callLogs-export')).json()).toMatchObject([{ noteId: 102 }]);
});

test.each([
  ['cid=1', [101]],
  ['cid=2&cid=1&cid=1', [101, 102]],
  ['cid=1,2', [101, 102]],
  ['cid=1&cid=4', [101]],
])('the export of the view takes %s', async (query, expected) => {
  const answer = await employee.get(`/api/callLogs-view-export?${query}`);
  const rows = z.array(z.object({ noteId: z.number() })).parse(answer.json());
  expect(rows.map(({ noteId }) => noteId)).toEqual(expected);
});

test('the export of a view of nothing is 200 with nothing', async () => {
  for (const query of ['', '?', '?cid=', '?x=1']) {
    const answer = await employee.get(`/api/callLogs-view-export${query}`);
    expect([answer.status, answer.text]).toEqual([200, '']);
  }
});

test('54: the export of an unknown or unreadable call log is a server error', async () => {
  for (const query of ['cid=999', 'cid=1&cid=999', 'cid=x', 'cid=99999999999']) {
    expect((await employee.get(`/api/callLogs-view-export?${query}`)).status).toBe(500);
  }
});
