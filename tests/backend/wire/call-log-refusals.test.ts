/** What is refused about call logs (legacy-api.md §9, assertions 54 to 56). */
import {
  CALL_LOG_BODY,
  CALL_LOG_SAVE,
  createCallLog,
  editedCallLog,
  insertParties,
} from '@/tests/backend/support/call-logs';
import type { Caller } from '@/tests/backend/support/caller';
import { signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

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

/** The rows that a save may touch, to see that a refusal changed nothing. */
async function stored(): Promise<unknown> {
  const { rows } = await standIn.db.query(`
    select (select json_agg(o order by org_id) from organization o) as organizations,
           (select json_agg(c order by contact_id) from contact c) as contacts,
           (select json_agg(l order by call_id) from call_log l) as call_logs,
           (select json_agg(n order by note_id) from note n) as notes`);
  return rows[0];
}

test.each([
  ['an unknown organization', '999/7/2/1', CALL_LOG_BODY],
  ['an unknown contact', '1/999/2/1', CALL_LOG_BODY],
  ['an unknown status', '1/7/999/1', CALL_LOG_BODY],
  ['no call log in the body', '1/7/2/1', { noteEntry: 'x' }],
  ['an object without id where the path gives none', '-1/7/2/1', CALL_LOG_BODY],
  ['an object with an unknown id', '1/-1/2/1', { callLog: { contact: { contactId: 999 } } }],
])(
  '54: a new call log with %s is a server error and nothing is stored',
  async (_case, path, body) => {
    const before = await stored();
    expect((await employee.write('POST', `${CALL_LOG_SAVE}/${path}`, body)).status).toBe(500);
    expect(await stored()).toEqual(before);
  },
);

test.each([
  ['an unknown id', '1/7/2/1', { callLog: { callId: 999_999 } }],
  ['no id', '1/7/2/1', { callLog: { callId: null } }],
  ['no call log at all', '1/7/2/1', { callLog: null }],
  ['no id of the comment', '1/7/2/1', { noteId: null }],
  ['the id of another note', '1/7/2/1', { noteId: 1001 }],
  ['an unknown creator', '1/7/2/1', { createdBy: { presenterId: 999 } }],
  ['a creator without id', '1/7/2/1', { createdBy: {} }],
  ['an unknown organization', '999/7/2/1', {}],
  ['an unknown contact', '1/999/2/1', {}],
  ['an unknown status', '1/7/999/1', {}],
])('54: a change with %s is a server error and nothing is stored', async (_case, path, change) => {
  const body = await editedCallLog(employee, await createCallLog(employee), {
    noteEntry: 'unwanted',
    ...change,
  });
  const before = await stored();
  expect((await employee.write('PUT', `${CALL_LOG_SAVE}/${path}`, body)).status).toBe(500);
  expect(await stored()).toEqual(before);
});

test.each(['x/7/2/1', '1/null/2/1', '1/7/Active/1', '1/7/2/yes', '1/7/2/2', '1/7/2/-1'])(
  '55: the path %s is refused with 400',
  async (path) => {
    expect((await employee.write('POST', `${CALL_LOG_SAVE}/${path}`, CALL_LOG_BODY)).status).toBe(
      400,
    );
    expect((await employee.write('PUT', `${CALL_LOG_SAVE}/${path}`, CALL_LOG_BODY)).status).toBe(
      400,
    );
  },
);

test.each([
  { noteId: 'abc' },
  { event: 'Ev' },
  { contact: '' },
  { createdBy: 'Ann Bee' },
  { callLogDate: '2024-01-02' },
  { callLog: 'x' },
  { callLog: { createdBy: 'Ann Bee' } },
  { callLog: { lastModifiedBy: '' } },
  { callLog: { org: 'Org A' } },
  { callLog: { status: { lastStatusId: 'x' } } },
  { callLog: { callLogDate: '2024-01-02T00:00:00-06:00' } },
])('56: a call log with %j is refused with 400 and nothing is stored', async (part) => {
  const before = await stored();
  const body = { ...CALL_LOG_BODY, ...part };
  expect((await employee.write('POST', `${CALL_LOG_SAVE}/1/7/2/1`, body)).status).toBe(400);
  expect((await employee.write('PUT', `${CALL_LOG_SAVE}/1/7/2/1`, body)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('a new call log that names an id of its own or of its comment is refused', async () => {
  const before = await stored();
  for (const part of [{ noteId: 1001 }, { callLog: { ...CALL_LOG_BODY.callLog, callId: 1 } }]) {
    const body = { ...CALL_LOG_BODY, ...part };
    expect((await employee.write('POST', `${CALL_LOG_SAVE}/1/7/2/1`, body)).status).toBe(400);
  }
  expect(await stored()).toEqual(before);
});
