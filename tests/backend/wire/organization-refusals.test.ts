/** What is refused about organizations on the wire (legacy-api.md §9, assertions 54 to 56). */
import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

const BODY = { orgname: 'Org A', zip: '60601', regsite: 1, orgContacts: [], lastStatus: null };

beforeAll(async () => {
  standIn = await startStandIn();
  await insertBasics(standIn.db);
  await insert(standIn.db, 'organization', [{ org_id: 5, orgname: 'Org E', county_id: 2 }]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

/** What is stored, to see that a refusal changed nothing. */
async function stored(): Promise<unknown> {
  return (await employee.get('/api/organizations')).json();
}

test('54: an unknown organization is a server error with an empty message', async () => {
  const answer = await employee.get('/api/organizations/999');
  expect(answer.status).toBe(500);
  expect(answer.json()).toEqual({
    timestamp: expect.stringMatching(/\+00:00$/),
    status: 500,
    error: 'Internal Server Error',
    message: '',
    path: '/api/organizations/999',
  });
});

test.each(['abc', '5x', '1.5', '99999999999', '%205', 'null'])(
  '55: the organization id %s is refused with 400',
  async (id) => {
    const answer = await employee.get(`/api/organizations/${id}`);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, error: 'Bad Request', message: '' });
  },
);

test('an unknown county is refused with 400 and nothing is stored', async () => {
  const before = await stored();
  for (const county of ['Nowhere', 'null', 'cook%20']) {
    const path = `/api/organization/${county}`;
    expect((await employee.write('POST', path, BODY)).status).toBe(400);
    expect((await employee.write('PUT', path, { ...BODY, orgId: 5 })).status).toBe(400);
  }
  expect(await stored()).toEqual(before);
});

test('a new organization that names an id is refused and overwrites nothing', async () => {
  const before = await stored();
  for (const orgId of [5, '5', 999]) {
    const answer = await employee.write('POST', '/api/organization/Cook', { ...BODY, orgId });
    expect(answer.status).toBe(400);
  }
  expect(await stored()).toEqual(before);
});

test('54: changing an organization that is unknown or unnamed is a server error', async () => {
  for (const orgId of [999_999, null, '']) {
    const answer = await employee.write('PUT', '/api/organization/Cook', { ...BODY, orgId });
    expect(answer.status).toBe(500);
  }
});

test.each([
  ['a truncated object', '{"orgname":"Org'],
  ['nothing at all', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['text', '"Org"'],
  ['JSON but for its encoding', Buffer.from('{"orgname":"\xff"}', 'latin1')],
])('55: a body that is %s is refused with 400', async (_case, body) => {
  const answer = await employee.write('POST', '/api/organization/Cook', body);
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ status: 400, message: '' });
});

test.each([
  { orgId: 'abc' },
  { orgname: { first: 'Org' } },
  { orgname: ['Org'] },
  { orgname: 'with a NUL \0 inside' },
  { regsite: true },
  { regsite: 'x' },
  { regsite: 2 },
  { lastStatus: 'Active' },
  { lastStatus: '' },
  { orgContacts: [{ contactId: 7 }] },
  { lastContact: '2021-05-03T09:30:00-05:00' },
  { lastContact: '2021-05-03T14:30:00.000+00:00' },
  { lastContact: '2021-05-03 09:30:00' },
  { lastContact: '2021-05-03' },
  { lastContact: '2021-02-30T09:30:00' },
  { lastContact: '2021-05-03T24:30:00' },
  { lastContact: 1620034200 },
])('56: a body with %j is refused with 400 and nothing is stored', async (part) => {
  const before = await stored();
  const answer = await employee.write('POST', '/api/organization/Cook', { ...BODY, ...part });
  expect(answer.status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('a body that is not called JSON is refused with 415', async () => {
  const token = { 'x-xsrf-token': employee.cookies.get('XSRF-TOKEN') ?? '' };
  for (const headers of [
    token,
    { ...token, 'content-type': 'text/plain' },
    { ...token, 'content-type': 'application/x-www-form-urlencoded' },
  ]) {
    const path = '/api/organization/Cook';
    const answer = await employee.send({
      method: 'POST',
      path,
      headers,
      body: '{"orgname":"Org"}',
    });
    expect(answer.status).toBe(415);
    expect(answer.json()).toMatchObject({ status: 415, error: 'Unsupported Media Type' });
  }
});
