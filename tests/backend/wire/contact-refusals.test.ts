/** What is refused about contacts (legacy-api.md §9, assertions 35 and 54 to 56). */
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

/** What is stored, to see that a refusal changed nothing. */
async function stored(): Promise<unknown> {
  return (await employee.get('/api/all-contacts-export')).json();
}

test('35: a change that associates a second time is refused and nothing is stored', async () => {
  const id = await createContact(employee, 1);
  const before = await stored();
  const body = { ...CONTACT_BODY, contactId: String(id), firstName: 'Unwanted' };
  expect((await employee.write('PUT', `${CONTACT_SAVE}/1`, body)).status).toBe(500);
  expect(await stored()).toEqual(before);
  const found = await employee.get('/api/elasticsearch/multi-field-index/Unwanted');
  expect(found.json()).toMatchObject({ hits: [] });
});

test('54: a new contact for an unknown organization is a server error and nothing is stored', async () => {
  const before = await stored();
  for (const orgId of ['999', '0', 'abc', '1.5', 'null']) {
    expect((await employee.write('POST', `${CONTACT_SAVE}/${orgId}`, CONTACT_BODY)).status).toBe(
      500,
    );
  }
  expect(await stored()).toEqual(before);
});

test('54: changes of unknown or unnamed contacts are server errors', async () => {
  const known = await createContact(employee);
  const before = await stored();
  for (const contactId of [999_999, null, '']) {
    const answer = await employee.write('PUT', `${CONTACT_SAVE}/-1`, {
      ...CONTACT_BODY,
      contactId,
    });
    expect(answer.status).toBe(500);
  }
  for (const pair of ['1/999999', `999/${known}`]) {
    const answer = await employee.write('PUT', `/api/associate-org-contact/${pair}`);
    expect(answer.status).toBe(500);
  }
  expect(await stored()).toEqual(before);
});

test.each([
  ['PUT', '/api/associate-org-contact/x/1'],
  ['PUT', '/api/associate-org-contact/1/null'],
  ['DELETE', '/api/orgContact/1/x'],
] as const)('55: %s %s is refused with 400', async (method, path) => {
  expect((await employee.write(method, path)).status).toBe(400);
});

test.each([
  { contactId: 'abc' },
  { contactOrgs: {} },
  { contactOrgs: { 1: 'Org A' } },
  { createdBy: 'Ann Bee' },
  { lastModifiedBy: '' },
  { createDate: '2021-05-03T14:30:00.000+00:00' },
  { regSite: true },
  { regsite: 2 },
  { firstName: ['Cee'] },
])('56: a body with %j is refused with 400 and nothing is stored', async (part) => {
  const before = await stored();
  const body = { ...CONTACT_BODY, ...part };
  expect((await employee.write('POST', `${CONTACT_SAVE}/-1`, body)).status).toBe(400);
  const changed = { ...CONTACT_BODY, contactId: 1, ...part };
  expect((await employee.write('PUT', `${CONTACT_SAVE}/-1`, changed)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('a new contact that names an id is refused and overwrites nothing', async () => {
  const id = await createContact(employee);
  const before = await stored();
  const body = { ...CONTACT_BODY, contactId: id, firstName: 'Intruder' };
  expect((await employee.write('POST', `${CONTACT_SAVE}/-1`, body)).status).toBe(400);
  expect(await stored()).toEqual(before);
});
