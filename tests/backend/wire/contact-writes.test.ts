/** Saving contacts and associating them (legacy-api.md §9, assertions 29 to 36 and 47). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import {
  CONTACT_BODY,
  CONTACT_SAVE,
  createContact,
  insertOrganizations,
} from '@/tests/backend/support/contacts';
import { signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn();
  await insertOrganizations(standIn.db);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function detail(id: number) {
  return z.looseObject({}).parse((await employee.get(`/api/contact/${id}`)).json());
}

async function hits(text: string): Promise<string[]> {
  const found = z.object({
    hits: z.array(z.object({ sourceAsMap: z.object({ id: z.string() }) })),
  });
  const answer = await employee.get(`/api/elasticsearch/multi-field-index/${text}`);
  return found.parse(answer.json()).hits.map(({ sourceAsMap }) => sourceAsMap.id);
}

test('29, 32: a new contact answers 201 with its address and is stored as the client sent it', async () => {
  const answer = await employee.write('POST', `${CONTACT_SAVE}/-1`, CONTACT_BODY);
  expect([answer.status, answer.text]).toEqual([201, '']);
  const id = answer.headers.location?.match(/(\d+)$/)?.[1];
  expect(answer.headers.location).toBe(`${standIn.url}${CONTACT_SAVE}/-1/${id}`);
  const read = await detail(Number(id));
  expect(read).toEqual({
    contactId: Number(id),
    firstName: 'Cee',
    lastName: 'Dee',
    title: '',
    email: '',
    phone: '3125550002',
    altPhone: '',
    regSite: 1,
    regsite: 1,
    createDate: expect.any(String),
    lastModifiedDate: read.createDate,
    lastContactDate: null,
    createdBy: 'Ann Bee',
    lastModifiedBy: 'Ann Bee',
    contactOrgs: {},
  });
});

test('a new contact is stamped by the clock of the agency', async () => {
  const id = await createContact(employee);
  const { rows } = await standIn.db.query<{ seconds: number }>(
    `select abs(extract(epoch from create_date - (now() at time zone 'America/Chicago')))::float8 as seconds
     from contact where contact_id = $1`,
    [id],
  );
  expect(rows[0]?.seconds).toBeLessThan(60);
});

test('dates in the body of a new contact are not taken', async () => {
  const old = '2001-01-01T00:00:00';
  const dates = { createDate: old, lastModifiedDate: old, lastContactDate: old };
  const read = await detail(await createContact(employee, -1, { ...CONTACT_BODY, ...dates }));
  expect(read.createDate).not.toBe(old);
  expect(read.lastModifiedDate).not.toBe(old);
  expect(read.lastContactDate).toBeNull();
});

test.each([
  [{ regSite: 1 }, 1],
  [{ regsite: 1 }, 1],
  [{ regSite: 0, regsite: 1 }, 0],
  [{ regSite: '', regsite: '1' }, 1],
  [{}, 0],
])('the registration site flag in %j is stored as %i', async (flag, expected) => {
  const { regSite: _flag, ...body } = CONTACT_BODY;
  expect(await detail(await createContact(employee, -1, { ...body, ...flag }))).toMatchObject({
    regSite: expected,
  });
});

test('34: an id in the path associates, and -1 does not', async () => {
  expect(await detail(await createContact(employee, 1))).toMatchObject({
    contactOrgs: { 1: 'Org A' },
  });
  expect(await detail(await createContact(employee, -1))).toMatchObject({ contactOrgs: {} });
});

test('30: a change answers 204, copies what it may and stamps who changed it', async () => {
  const id = await createContact(employee, 1);
  await standIn.db.query(
    `update contact set create_date = '2020-01-01 10:00', last_modified_date = '2020-01-01 10:00',
       last_contact_date = '2020-02-02 10:00' where contact_id = $1`,
    [id],
  );
  const read = await detail(id);
  const echoed = { ...read, contactOrgs: null, createdBy: null, lastModifiedBy: null };
  const body = { ...echoed, firstName: 'Zoe', email: undefined, regSite: 0 };
  const manager = await signedIn(standIn, 'mcole');
  const answer = await manager.write('PUT', `${CONTACT_SAVE}/-1`, body);
  expect([answer.status, answer.text]).toEqual([204, '']);
  const changed = await detail(id);
  expect(changed).toEqual({
    ...read,
    firstName: 'Zoe',
    email: null,
    regSite: 0,
    regsite: 0,
    lastModifiedDate: expect.any(String),
    lastModifiedBy: 'Max null',
  });
  expect(changed.lastModifiedDate).not.toBe(read.lastModifiedDate);
});

test('34: a change with an id in the path associates too', async () => {
  const id = await createContact(employee, 1);
  await employee.write('PUT', `${CONTACT_SAVE}/2`, { ...CONTACT_BODY, contactId: id });
  expect(await detail(id)).toMatchObject({ contactOrgs: { 1: 'Org A', 2: 'Org B' } });
});

test('47: a contact is found by its words at once, and by the old ones no more', async () => {
  const id = await createContact(employee, -1, { ...CONTACT_BODY, firstName: 'Wilhelmina' });
  expect(await hits('Wilhelmina')).toEqual([String(id)]);
  const body = { ...CONTACT_BODY, contactId: id, firstName: 'Bartholomew' };
  expect((await employee.write('PUT', `${CONTACT_SAVE}/-1`, body)).status).toBe(204);
  expect(await hits('Bartholomew')).toEqual([String(id)]);
  expect(await hits('Wilhelmina')).toEqual([]);
});

test('30, 35: an association answers 204 once and 500 the second time', async () => {
  const id = await createContact(employee);
  const path = `/api/associate-org-contact/2/${id}`;
  const first = await employee.write('PUT', path);
  expect([first.status, first.text]).toEqual([204, '']);
  expect((await employee.write('PUT', path)).status).toBe(500);
  expect(await detail(id)).toMatchObject({ contactOrgs: { 2: 'Org B' } });
});

test('35: of many associations at once exactly one succeeds', async () => {
  const id = await createContact(employee);
  const path = `/api/associate-org-contact/2/${id}`;
  const answers = await Promise.all(Array.from({ length: 6 }, () => employee.write('PUT', path)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([204, 500, 500, 500, 500, 500]);
});

test('an association leaves the stamps of the contact alone', async () => {
  const id = await createContact(employee);
  const before = await detail(id);
  const manager = await signedIn(standIn, 'mcole');
  await manager.write('PUT', `/api/associate-org-contact/1/${id}`);
  expect(await detail(id)).toEqual({ ...before, contactOrgs: { 1: 'Org A' } });
});

test('31, 36: removing a contact answers 204 each time and leaves the contact and its other ties', async () => {
  const id = await createContact(employee, 1);
  await employee.write('PUT', `/api/associate-org-contact/2/${id}`);
  for (const _time of ['first', 'second']) {
    const answer = await employee.write('DELETE', `/api/orgContact/1/${id}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
  }
  expect(await detail(id)).toMatchObject({ contactOrgs: { 2: 'Org B' } });
  expect((await employee.write('DELETE', '/api/orgContact/998/999')).status).toBe(204);
});
