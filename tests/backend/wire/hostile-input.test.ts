/** Malformed and hostile requests (legacy-api.md §1.14), and their log lines. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { TestClient } from '@/tests/backend/support/client';
import { eventually, type StandIn, startStandIn } from '@/tests/backend/support/stand-in';
import { insertBasics, signedIn } from '@/tests/backend/support/wire';

let standIn: StandIn;
let employee: TestClient;

beforeAll(async () => {
  standIn = await startStandIn();
  await insertBasics(standIn.db);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

const SEARCH = '/api/elasticsearch/multi-field-index';
const ORG_SAVE = '/api/organization/Cook';

test('invalid paths are rejected with the error body', async () => {
  const rejected: Record<number, string[]> = {
    400: [
      ...['50%', '%zz', '%E9', 'a%2Fb', 'a%5Cb', 'a%00b', 'a|b', '[a]', 'a^b'].map(
        (text) => `${SEARCH}/${text}`,
      ),
      '/api/orgs-filtered-sorted/0/10/null/null?county=%00',
    ],
    404: [`${SEARCH}/`, `${SEARCH}/a/b`, '/backend/main.ts'],
    500: [
      ...['a;b', 'a%3Bb', 'a%25b'].map((text) => `${SEARCH}/${text}`),
      ...['/api//counties', '//api/counties', '/api/organizations/../counties', '/api/./counties'],
      ...['/api/organizations/%2e%2e/counties', '/api/counties/../../../etc/passwd'],
    ],
  };
  for (const [status, paths] of Object.entries(rejected))
    for (const path of paths) {
      const { headers, ...response } = await employee.send({ path });
      expect([path, response.status, headers['content-type']]).toEqual([
        ...[path, Number(status), 'application/json'],
      ]);
      expect(headers['cache-control']).toContain('no-store');
      expect(response.json()).toMatchObject({
        ...{ status: Number(status), message: '', path: path.split('?')[0] },
      });
    }
});

test('too large bodies are rejected by their length, and long texts are stored whole', async () => {
  const headers = { 'x-xsrf-token': employee.cookies.get('XSRF-TOKEN') ?? '' };
  for (const [path, length, type] of [
    [ORG_SAVE, 10 * 1024 * 1024, 'application/json'],
    ['/login', 100_000, 'application/x-www-form-urlencoded'],
  ] as const) {
    // Sends no bytes: the response to bytes under way could be lost with the connection.
    const announced = { ...headers, 'content-type': type, 'content-length': `${length}` };
    const response = await employee.send({ method: 'POST', path, headers: announced });
    expect(response.json()).toMatchObject({ status: 413, message: '' });
  }
  const long = randomBytes(50_000).toString('hex');
  for (const [post, get, names] of [
    [ORG_SAVE, '/api/organizations', ['orgname', 'city']],
    ['/api/create-update-contact/-1', '/api/contact', ['firstName', 'lastName', 'title', 'email']],
    ['/api/event/Presentation/-1/false/null', '/api/events', ['eventName', 'location', 'city']],
  ] as const) {
    // What lists sort by is in an index.
    const body = Object.fromEntries(names.map((name) => [name, long]));
    const id = await employee.create(post, body);
    expect(await employee.json(`${get}/${id}`)).toMatchObject(body);
  }
});

test('property names such as __proto__ have no effect', async () => {
  const body = '{"orgname":"Org","__proto__":{"orgId":5},"constructor":{"prototype":{"zip":"1"}}}';
  const id = await employee.create(ORG_SAVE, body);
  expect(await employee.json(`/api/organizations/${id}`)).toMatchObject({ zip: null });
});

test('an invalid Host gets 400', async () => {
  const token = employee.cookies.get('XSRF-TOKEN') ?? '';
  const headers = { host: 'a b"<>', 'content-type': 'application/json', 'x-xsrf-token': token };
  const sent = { method: 'POST', path: ORG_SAVE, headers, body: '{"orgname":"Org"}' };
  expect((await employee.send(sent)).status).toBe(400);
});

/** Log lines are written after the response, in order. */
async function logUpTo(id: string): Promise<string> {
  await employee.send({ path: '/api/counties', headers: { 'x-request-id': id } });
  await eventually(() => expect(standIn.log()).toContain(`"reqId":"${id}"`));
  return standIn.log();
}

test('responses show no internals, and the log no contents', async () => {
  const { db } = standIn;
  const path = '/api/orgs-filtered-sorted/0/10/secret-field/asce?county=secret-county';
  expect((await employee.get(path)).text).not.toMatch(/secret-county|select|at .*\.ts/);
  await employee.write('POST', ORG_SAVE, { orgname: 'secret-name' });
  await employee.get(`${SEARCH}/secret-search`);
  await employee.signIn('secret-user', 'secret-password');
  await employee.send({ path: '/api/counties', headers: { 'x-request-id': 'secret- id' } });
  // Also for an error of the database.
  await db.query(
    `alter table organization add constraint unmarked check (orgname not like 'secret-m%')`,
  );
  const failed = await employee.write('POST', ORG_SAVE, { orgname: 'secret-mark' });
  expect(failed.status).toBe(500);
  const log = await logUpTo('after.content');
  expect(log).toContain(`GET ${SEARCH}/:text`);
  expect(log).toContain('"constraint":"unmarked"');
  expect(log).not.toContain('secret-');
  expect(standIn.stderr()).toBe('');
});

test('a client that disconnects in the middle of a body is no server error', async () => {
  const { hostname, port } = new URL(standIn.url);
  const cookies = [...employee.cookies].map((cookie) => cookie.join('=')).join('; ');
  const head = [
    ...['POST /api/organization/Cook HTTP/1.1', 'Host: x', `Cookie: ${cookies}`],
    `X-XSRF-TOKEN: ${employee.cookies.get('XSRF-TOKEN')}`,
    ...['X-Request-Id: gone-away', 'Content-Type: application/json', 'Content-Length: 200'],
  ];
  const socket = connect(Number(port), hostname);
  socket.write(`${head.join('\r\n')}\r\n\r\n{"orgname":`);
  // Behind the response to a later request the body is being waited for.
  await logUpTo('meanwhile');
  socket.destroy();
  await eventually(() => expect(standIn.log()).toContain('"reqId":"gone-away"'));
  const lines = (await logUpTo('after-the-one-gone')).split('\n');
  const about = lines.filter((line) => line.includes('gone-away')).join();
  expect(about).toContain('"msg":"request rejected"');
  expect(about).not.toContain('"msg":"request failed"');
});

test('a broken database connection fails its own request only', async () => {
  const { db } = standIn;
  await db.query('begin; lock table county in access exclusive mode');
  const waiting = employee.get('/api/counties');
  const waits = `select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await eventually(async () => expect((await db.query(waits)).rows).toHaveLength(1));
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database()`,
  );
  await db.query('rollback');
  expect((await waiting).json()).toMatchObject({ status: 500, message: '' });
  expect((await employee.get('/api/counties')).status).toBe(200);
});
