/** Saving organizations on the wire (legacy-api.md §9, assertions 28 to 30, 32 and 33). */
import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

/** As the 2.8 client sends it. */
const UI_BODY = {
  orgId: '',
  orgname: 'Org A',
  address: '',
  city: '',
  phone: '3125550100',
  countyName: 'Lake',
  email: '',
  zip: '60601',
  orgContacts: [],
  eventOrgs: [],
  lastStatus: null,
  regsite: 1,
};

beforeAll(async () => {
  standIn = await startStandIn();
  await insertBasics(standIn.db);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function create(body: unknown = UI_BODY): Promise<string> {
  const answer = await employee.write('POST', '/api/organization/Cook', body);
  expect(answer.status).toBe(201);
  return answer.headers.location?.split('/').at(-1) ?? '';
}

async function detail(id: string) {
  return (await employee.get(`/api/organizations/${id}`)).json();
}

test('29: a new organization answers 201 with nothing but its address', async () => {
  const answer = await employee.write('POST', '/api/organization/Cook', UI_BODY);
  expect(answer.status).toBe(201);
  expect(answer.text).toBe('');
  expect(answer.headers['content-type']).toBeUndefined();
  const id = answer.headers.location?.match(/(\d+)$/)?.[1];
  expect(answer.headers.location).toBe(`${standIn.url}/api/organization/Cook/${id}`);
  expect(await detail(id ?? '')).toMatchObject({ orgId: Number(id), orgname: 'Org A' });
});

test('29: the address repeats the path with its percent signs encoded again, without query', async () => {
  const answer = await employee.write('POST', '/api/organization/St.%20Clair?x=1', UI_BODY);
  expect(answer.status).toBe(201);
  expect(answer.headers.location).toMatch(/\/api\/organization\/St\.%2520Clair\/\d+$/);
});

test('29: the address is told in the terms of the request, default port left out', async () => {
  const token = employee.cookies.get('XSRF-TOKEN') ?? '';
  const headers = {
    'content-type': 'application/json',
    'x-xsrf-token': token,
    host: 'api.example.org:80',
  };
  const path = '/api/organization/Cook';
  const answer = await employee.send({ method: 'POST', path, headers, body: '{"orgname":"Org"}' });
  expect(answer.headers.location).toMatch(
    /^http:\/\/api\.example\.org\/api\/organization\/Cook\/\d+$/,
  );
});

test('33: the county comes from the path, whatever the body says', async () => {
  expect(await detail(await create())).toMatchObject({ countyName: 'Cook' });
});

test('32: the client body is stored as it came, unknown properties ignored', async () => {
  const id = await create({
    ...UI_BODY,
    altphone: '3125550101',
    brandNew: { a: 1 },
    lastContact: '',
  });
  expect(await detail(id)).toEqual({
    orgId: Number(id),
    orgname: 'Org A',
    address: '',
    city: '',
    email: '',
    phone: '3125550100',
    zip: '60601',
    regsite: 1,
    lastContact: null,
    lastStatus: null,
    countyName: 'Cook',
    orgContacts: [],
    eventOrgs: [],
  });
});

test('32: absent properties read as null and the flag as 0; numbers are taken as text', async () => {
  expect(await detail(await create({ orgname: 12, zip: 60601 }))).toMatchObject({
    orgname: '12',
    zip: '60601',
    address: null,
    regsite: 0,
  });
});

test.each([
  ['2021-05-03T09:30', '2021-05-03T09:30:00'],
  ['2021-05-03T09:30:15.120', '2021-05-03T09:30:15.12'],
  ['2021-05-03T14:30:00.000Z', '2021-05-03T14:30:00'],
  [[2021, 5, 3, 9, 30], '2021-05-03T09:30:00'],
])('28: the date %j is stored as the wall clock %s', async (sent, expected) => {
  const id = await create({ ...UI_BODY, lastContact: sent });
  expect(await detail(id)).toMatchObject({ lastContact: expected });
});

test('30: a change answers 204 with nothing and copies what a change may copy', async () => {
  const { db } = standIn;
  const id = await create({ ...UI_BODY, altphone: '3125550101' });
  await db.query(
    `update organization set last_status_id = 2, last_contact = '2024-01-01 10:00' where org_id = $1`,
    [id],
  );
  await insert(db, 'contact', [{ contact_id: 1000 + Number(id), first_name: 'Cee' }]);
  await insert(db, 'organization_contact', [{ org_id: id, contact_id: 1000 + Number(id) }]);
  const read = await employee.get(`/api/organizations/${id}`);
  const body = {
    ...JSON.parse(read.text),
    lastStatus: null,
    orgname: 'Org Z',
    zip: undefined,
    regsite: '0',
  };
  const answer = await employee.write('PUT', '/api/organization/Lake', body);
  expect(answer.status).toBe(204);
  expect(answer.text).toBe('');
  expect(await detail(id)).toMatchObject({
    orgname: 'Org Z',
    zip: null,
    regsite: 0,
    countyName: 'Lake',
    lastStatus: 'Active',
    lastContact: '2024-01-01T10:00:00',
    orgContacts: [{ firstName: 'Cee' }],
  });
  const { rows } = await db.query('select altphone from organization where org_id = $1', [id]);
  expect(rows).toEqual([{ altphone: '3125550101' }]);
});

test('JSON with a charset is JSON', async () => {
  const token = employee.cookies.get('XSRF-TOKEN') ?? '';
  const answer = await employee.send({
    method: 'POST',
    path: '/api/organization/Cook',
    headers: { 'x-xsrf-token': token, 'content-type': 'application/json;charset=UTF-8' },
    body: '{"orgname":"Café Ünïcode 日本 😀"}',
  });
  expect(answer.status).toBe(201);
  const id = answer.headers.location?.split('/').at(-1) ?? '';
  expect(await detail(id)).toMatchObject({ orgname: 'Café Ünïcode 日本 😀' });
});
