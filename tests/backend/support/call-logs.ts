/** Call logs as the client saves them, and whom they are about. */
import type { Client } from 'pg';
import { z } from 'zod';

import { formBody } from '@/tests/lib/contract/printed-call-log';
import type { Caller } from './caller';
import { insert, insertBasics } from './rows';

export const CALL_LOG_SAVE = '/api/callLogChange';

export const CALL_LOG_BODY = formBody;

const detailShape = z.looseObject({
  noteId: z.number(),
  createDate: z.string(),
  lastModifiedDate: z.string(),
  callLog: z.looseObject({ createDate: z.string(), lastModifiedDate: z.string() }),
});

/** Organizations 1 and 2, contacts 7 and 8, and note 1001 on the first organization. */
export async function insertParties(db: Client): Promise<void> {
  await insertBasics(db);
  await insert(db, 'organization', [
    { org_id: 1, orgname: 'Org A', county_id: 1 },
    { org_id: 2, orgname: 'Org B', county_id: 1 },
  ]);
  await insert(db, 'contact', [
    { contact_id: 7, first_name: 'Cee', last_name: 'Dee' },
    { contact_id: 8, first_name: 'Eve', last_name: 'Fox' },
  ]);
  const people = { created_by_id: 11, last_modified_by_id: 11 };
  await insert(db, 'note', [{ note_id: 1001, note_entry: 'on Org A', org_id: 1, ...people }]);
}

/** The new id. */
export async function createCallLog(
  employee: Caller,
  path = '1/7/2/1',
  body: unknown = CALL_LOG_BODY,
): Promise<number> {
  const answer = await employee.write('POST', `${CALL_LOG_SAVE}/${path}`, body);
  expect(answer.status).toBe(201);
  return Number(answer.headers.location?.split('/').at(-1));
}

export async function callLogDetail(employee: Caller, callId: number) {
  return detailShape.parse((await employee.get(`/api/callLog-detail/${callId}`)).json());
}

/** What the client sends back after an edit. */
export async function editedCallLog(
  employee: Caller,
  callId: number,
  change: Record<string, unknown> = {},
) {
  const read = await callLogDetail(employee, callId);
  const callLog = { ...read.callLog, createdBy: null, lastModifiedBy: null };
  return { ...read, callLog, ...change };
}
