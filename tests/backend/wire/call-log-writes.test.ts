/** Saving call logs (legacy-api.md §9, assertions 29, 30, 32, 43, 44 and 46). */
import {
  CALL_LOG_BODY,
  CALL_LOG_SAVE,
  callLogDetail,
  createCallLog,
  editedCallLog,
  insertParties,
} from '@/tests/backend/support/call-logs';
import type { Caller } from '@/tests/backend/support/caller';
import { signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const OLD = '2001-02-03 04:05:06';

let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn();
  await insertParties(standIn.db);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

beforeEach(async () => {
  await standIn.db.query(`
    update organization set last_status_id = 9, last_contact = '${OLD}';
    update contact set last_contact_date = '${OLD}'`);
});

/** Which of the parties a save has touched, as it was just now. */
async function touched(): Promise<string[]> {
  const { rows } = await standIn.db.query<{ who: string }>(`
    with clock as (select now() at time zone 'America/Chicago' as now),
    stamps as (
      select 'org ' || org_id || ' ' || coalesce(last_status_id::text, '-') as who, last_contact as at from organization
      union all select 'contact ' || contact_id, last_contact_date from contact)
    select who from stamps, clock
    where at between now - interval '1 minute' and now + interval '1 second' order by who`);
  return rows.map(({ who }) => who);
}

test('29, 32: a new call log answers 201 with the id of the call log', async () => {
  const answer = await employee.write('POST', `${CALL_LOG_SAVE}/1/7/2/1`, CALL_LOG_BODY);
  expect([answer.status, answer.text]).toEqual([201, '']);
  const callId = Number(answer.headers.location?.match(/(\d+)$/)?.[1]);
  expect(answer.headers.location).toBe(`${standIn.url}${CALL_LOG_SAVE}/1/7/2/1/${callId}`);
  const read = await callLogDetail(employee, callId);
  const { createDate } = read;
  expect(read).toMatchObject({
    noteEntry: 'comment',
    createDate,
    lastModifiedDate: createDate,
    createdBy: { presenterId: 11 },
    lastModifiedBy: { presenterId: 11 },
    regSite: 1,
    callLogDate: null,
    callLog: {
      callId,
      org: { orgId: '1', orgName: 'Org A' },
      contact: { contactId: '7', contactName: 'Cee Dee' },
      status: { lastStatusId: '2', lastStatus: 'Active' },
      createdBy: 'Ann Bee',
      lastModifiedBy: 'Ann Bee',
      createDate,
      lastModifiedDate: createDate,
      lastStatusDate: null,
      regsite: 1,
    },
  });
});

test('43: a new call log sets status and last contact of its organization and contact, no others', async () => {
  await createCallLog(employee, '1/7/2/0');
  expect(await touched()).toEqual(['contact 7', 'org 1 2']);
});

test('43: the comment is listed among the call comments, not among the notes', async () => {
  const callId = await createCallLog(employee, '2/7/2/1');
  const comments = await employee.get('/api/org/callLogNotes/2');
  expect(comments.json()).toContainEqual(expect.objectContaining({ callId, noteEntry: 'comment' }));
  expect((await employee.get('/api/org/notes/2')).json()).toEqual([]);
});

test.each([
  [{ callLogDate: '2024-01-02T03:04:00' }, {}, '2024-01-02T03:04:00'],
  [{}, { callLogDate: '2024-01-02T03:04:00' }, '2024-01-02T03:04:00'],
  [{ callLogDate: null }, { callLogDate: '2024-01-02T03:04:00' }, '2024-01-02T03:04:00'],
  [{ callLogDate: '' }, {}, null],
])(
  'the past date in %j and %j is stored beside the stamps of the server',
  async (outer, inner, expected) => {
    const body = { ...CALL_LOG_BODY, ...outer, callLog: { ...CALL_LOG_BODY.callLog, ...inner } };
    const read = await callLogDetail(employee, await createCallLog(employee, '1/7/2/1', body));
    expect(read).toMatchObject({ callLogDate: expected, callLog: { callLogDate: expected } });
    expect(read.callLog.createDate).toBe(read.createDate);
    expect(await touched()).toEqual(['contact 7', 'org 1 2']);
  },
);

test('the registration site comes from the path and stays with the call log', async () => {
  const body = { ...CALL_LOG_BODY, regSite: 1, callLog: { ...CALL_LOG_BODY.callLog, regsite: 1 } };
  expect(
    await callLogDetail(employee, await createCallLog(employee, '1/7/2/0', body)),
  ).toMatchObject({ regSite: 0 });
  expect((await employee.get('/api/organizations/1')).json()).toMatchObject({ regsite: 0 });
});

test('ids that are not given leave the objects of the body as they are', async () => {
  const callLog = { ...CALL_LOG_BODY.callLog, org: null, contact: null, status: null };
  const path = `${CALL_LOG_SAVE}/-1/-1/2/1`;
  const answer = await employee.write('POST', path, { ...CALL_LOG_BODY, callLog });
  expect(answer.status).toBe(201);
  expect(
    await callLogDetail(employee, Number(answer.headers.location?.split('/').at(-1))),
  ).toMatchObject({
    callLog: { org: null, contact: null, createdBy: 'Ann Bee' },
  });
  const given = { ...callLog, org: { orgId: '2' }, contact: { contactId: 8 } };
  const read = await callLogDetail(
    employee,
    await createCallLog(employee, '-1/-1/2/1', { ...CALL_LOG_BODY, callLog: given }),
  );
  expect(read).toMatchObject({ callLog: { org: { orgId: '2' }, contact: { contactId: '8' } } });
  expect(await touched()).toEqual([]);
});

test('a new call log without a status leaves the organization alone and carries no stamps', async () => {
  const callLog = { ...CALL_LOG_BODY.callLog, status: null };
  const callId = await createCallLog(employee, '1/7/-1/1', { ...CALL_LOG_BODY, callLog });
  expect((await employee.get(`/api/callLog-detail/${callId}`)).json()).toMatchObject({
    createdBy: { presenterId: 11 },
    callLog: { status: null, createdBy: null, createDate: null, org: { orgId: '1' } },
  });
  expect(await touched()).toEqual(['contact 7']);
});

test('30, 44: a change answers 204 and takes the call from the path and the comment from the body', async () => {
  const callId = await createCallLog(employee, '1/7/2/1');
  await standIn.db.query(
    `update call_log set create_date = '${OLD}', last_modified_date = '${OLD}' where call_id = $1`,
    [callId],
  );
  await standIn.db.query(`update note set create_date = '${OLD}' where call_id = $1`, [callId]);
  const before = await callLogDetail(employee, callId);
  const manager = await signedIn(standIn, 'mcole');
  const body = await editedCallLog(employee, callId, {
    noteEntry: 'new comment',
    callLogDate: '2024-05-06T00:00:00',
  });
  const answer = await manager.write('PUT', `${CALL_LOG_SAVE}/2/8/1/0`, body);
  expect([answer.status, answer.text]).toEqual([204, '']);
  const after = await callLogDetail(employee, callId);
  expect(after).toMatchObject({
    noteId: before.noteId,
    noteEntry: 'new comment',
    createDate: before.createDate,
    createdBy: { presenterId: 11 },
    lastModifiedBy: { presenterId: 12 },
    callLogDate: '2024-05-06T00:00:00',
    callLog: {
      org: { orgId: '2' },
      contact: { contactId: '8' },
      status: { lastStatusId: '1' },
      createDate: before.callLog.createDate,
      createdBy: 'Ann Bee',
      lastModifiedBy: 'Max null',
      regsite: 0,
    },
  });
  expect(after.callLog.lastModifiedDate).not.toBe(before.callLog.lastModifiedDate);
});

test('44: a change that only edits the comment counts as a contact too', async () => {
  const callId = await createCallLog(employee, '1/7/2/1');
  await standIn.db.query(`update organization set last_contact = '${OLD}', last_status_id = 9`);
  await standIn.db.query(`update contact set last_contact_date = '${OLD}'`);
  const answer = await employee.write(
    'PUT',
    `${CALL_LOG_SAVE}/1/7/2/1`,
    await editedCallLog(employee, callId),
  );
  expect(answer.status).toBe(204);
  expect(await touched()).toEqual(['contact 7', 'org 1 2']);
});

test('44: the comment follows its call log to the other organization', async () => {
  const callId = await createCallLog(employee, '1/7/2/1');
  await employee.write('PUT', `${CALL_LOG_SAVE}/2/7/2/1`, await editedCallLog(employee, callId));
  const comments = async (orgId: number) =>
    (await employee.get(`/api/org/callLogNotes/${orgId}`)).json();
  expect(await comments(2)).toContainEqual(expect.objectContaining({ callId }));
  expect(await comments(1)).not.toContainEqual(expect.objectContaining({ callId }));
});

test('a change replaces the comment as a whole, and what the body leaves out is lost', async () => {
  const callId = await createCallLog(employee);
  const { noteId } = await callLogDetail(employee, callId);
  const body = { noteId, callLog: { callId } };
  expect((await employee.write('PUT', `${CALL_LOG_SAVE}/-1/-1/-1/1`, body)).status).toBe(204);
  expect((await employee.get(`/api/callLog-detail/${callId}`)).json()).toMatchObject({
    noteEntry: null,
    createDate: null,
    createdBy: null,
    callLog: { org: { orgId: '1' }, contact: { contactId: '7' }, status: { lastStatusId: '2' } },
  });
});

test('a change clears the past date in the outer place although the inner one is echoed', async () => {
  const callId = await createCallLog(employee, '1/7/2/1', {
    ...CALL_LOG_BODY,
    callLogDate: '2024-01-02T03:04:00',
  });
  const kept = await editedCallLog(employee, callId, { callLogDate: undefined });
  await employee.write('PUT', `${CALL_LOG_SAVE}/1/7/2/1`, kept);
  expect(await callLogDetail(employee, callId)).toMatchObject({
    callLogDate: '2024-01-02T03:04:00',
  });
  const cleared = await editedCallLog(employee, callId, { callLogDate: null });
  await employee.write('PUT', `${CALL_LOG_SAVE}/1/7/2/1`, cleared);
  expect(await callLogDetail(employee, callId)).toMatchObject({
    callLogDate: null,
    callLog: { callLogDate: null },
  });
});

test('46: deleting the comment leaves the call log in the list', async () => {
  const callId = await createCallLog(employee);
  const { noteId } = await callLogDetail(employee, callId);
  await employee.write('DELETE', `/api/deleteNote/${noteId}`);
  const gone = await employee.get(`/api/callLog-detail/${callId}`);
  expect([gone.status, gone.text]).toEqual([200, '']);
  expect((await employee.get('/api/call-logs-sorted-default')).json()).toMatchObject({
    content: expect.arrayContaining([expect.objectContaining({ callId })]),
  });
});

test('a call log whose comment was deleted can be given a new one, once', async () => {
  const callId = await createCallLog(employee);
  const read = await callLogDetail(employee, callId);
  await employee.write('DELETE', `/api/deleteNote/${read.noteId}`);
  const body = { noteId: null, noteEntry: 'said again', callLog: { callId } };
  const save = () => employee.write('PUT', `${CALL_LOG_SAVE}/1/7/2/1`, body);
  expect((await save()).status).toBe(204);
  expect(await callLogDetail(employee, callId)).toMatchObject({
    noteEntry: 'said again',
    createdBy: { presenterId: 11 },
    callLog: { callId, createDate: read.callLog.createDate },
  });
  expect((await save()).status).toBe(500);
});

test('two call logs at once about the same people are both stored', async () => {
  const [one, other] = await Promise.all([
    createCallLog(employee, '1/7/2/1'),
    createCallLog(employee, '1/7/1/1'),
  ]);
  expect(one).not.toBe(other);
  expect(await touched()).toHaveLength(2);
});
