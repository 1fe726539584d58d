/** Two stand-ins on one database behave as one backend; rights of a database role. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TestClient, type TestResponse } from '@/tests/backend/support/client';
import {
  begin,
  besides,
  connected,
  failedStart,
  type StandIn,
  startStandIn,
} from '@/tests/backend/support/stand-in';
import { dataDirectory, rowsOf, signedIn, Wire } from '@/tests/backend/support/wire';

const wire = new Wire(`
  insert into organization (org_id, orgname, county_id) values (500, 'Org A', 1);
  insert into contact (contact_id, first_name) values (7, 'Cee'), (8, 'before');
  insert into event (event_id, event_name, event_type_id) values (42, 'Fair', 5)`);
let other: StandIn;

beforeAll(async () => {
  other = await startStandIn({ DATABASE_URL: wire.databaseUrl });
});

afterAll(() => other.stop());

/** A client of the other process with the same cookies. */
function atOther({ cookies } = wire.ann): TestClient {
  const client = new TestClient(other.url);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

/** Sends the same number of requests to each in parallel; returns the sorted statuses and the index of the first success. */
async function atBoth(times: number, request: (client: TestClient) => Promise<TestResponse>) {
  const clients = Array.from({ length: times }, () => [wire.ann, atOther()]).flat();
  const statuses = (await Promise.all(clients.map(request))).map(({ status }) => status);
  return { winner: statuses.findIndex((status) => status < 300), statuses: statuses.sort() };
}

const ONCE = [204, ...Array(7).fill(500)];

test('a session and its end hold at both', async () => {
  const employee = await signedIn(wire);
  const elsewhere = atOther(employee);
  expect(await elsewhere.json('/api/user')).toMatchObject({ username: 'abee' });
  expect((await elsewhere.write('POST', '/api/logout')).status).toBe(200);
  expect((await employee.get('/api/user')).text).toBe('');
});

test('35: of parallel associations or joins exactly one succeeds', async () => {
  for (const [path, table] of [
    ['/api/associate-org-contact/500/7', 'organization_contact'],
    ['/api/joinevent/42', 'event_presenter'],
  ] as const) {
    const { statuses } = await atBoth(4, (client) => client.write('PUT', path));
    expect([path, ...statuses]).toEqual([path, ...ONCE]);
    expect(await rowsOf(wire.db, `select 1 from ${table}`)).toHaveLength(1);
  }
});

test('of parallel contact saves with an association only the successful one is stored', async () => {
  let count = 0;
  const { statuses, winner } = await atBoth(4, (client) => {
    count += 1;
    const body = { contactId: 8, firstName: `save${count}`, lastName: `save${count}` };
    return client.write('PUT', '/api/create-update-contact/500', body);
  });
  expect(statuses).toEqual(ONCE);
  const name = `save${winner + 1}`;
  const saved = { firstName: name, lastName: name };
  expect(await wire.ann.json('/api/contact/8')).toMatchObject(saved);
});

test('parallel saves with equal new tokens succeed, and the search of either process finds them', async () => {
  const orgname = 'Yarrow Xerus Wombat Vetch';
  const save = (client: TestClient) => client.write('POST', '/api/organization/Cook', { orgname });
  expect((await atBoth(6, save)).statuses).toEqual(Array(12).fill(201));
  for (const client of [wire.ann, atOther()]) {
    const found = await client.json('/api/elasticsearch/multi-field-index/wombat%20yarrow');
    expect(found).toMatchObject({ totalHits: { value: 12 } });
  }
});

test('parallel starts on an empty database fill it once and create no data directory', async () => {
  await wire.db.query('create database empty_for_several');
  const DATABASE_URL = besides(wire.databaseUrl, 'empty_for_several');
  const unused = join(await dataDirectory(), 'unused');
  const settings = { DATABASE_URL, DEMO_DATA: 'demo', OUTREACH_DATA_DIR: unused };
  const runs = [1, 2, 3].map(() => begin(settings));
  await Promise.all(runs.map(({ ready }) => ready));
  const db = await connected(DATABASE_URL);
  const counts = 'select count(*)::int as organizations from organization';
  expect(await rowsOf(db, counts)).toEqual([{ organizations: 300 }]);
  await db.end();
  for (const { child } of runs) child.kill('SIGTERM');
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  await expect(readdir(unused)).rejects.toThrow('ENOENT');
  await wire.db.query('drop database empty_for_several with (force)');
});

test('a role without rights gets a message, and the owner of a database needs no others', async () => {
  const { db, databaseUrl } = wire;
  await db.query(`create role keeper login password 'of the keeper'`);
  await db.query('create database foreign_one');
  await db.query('create database own_one owner keeper');
  const addressOf = (database: string) => {
    const account = { username: 'keeper', password: 'of the keeper' };
    return Object.assign(new URL(besides(databaseUrl, database)), account).href;
  };
  const message =
    /^The database needs PostgreSQL's extension pg_trgm, and creating it failed: permission denied [^\n]+; let an administrator say "create extension pg_trgm" in it [^\n]+\.\n$/;
  const failed = { code: 1, stderr: expect.stringMatching(message) };
  expect(await failedStart({ DATABASE_URL: addressOf('foreign_one') })).toEqual(failed);
  expect(await (await startStandIn({ DATABASE_URL: addressOf('own_one') })).stop()).toBe(0);
  for (const what of ['database foreign_one', 'database own_one', 'role keeper'])
    await db.query(`drop ${what}`);
});
