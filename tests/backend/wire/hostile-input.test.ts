/** Requests that nobody well-meaning sends (legacy-api.md §1.14). */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { Caller } from '@/tests/backend/support/caller';
import { insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn();
  await insertBasics(standIn.db);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

const SEARCH = '/api/elasticsearch/multi-field-index';

test.each([
  [`${SEARCH}/50%`, 400],
  [`${SEARCH}/%zz`, 400],
  [`${SEARCH}/%E9`, 400],
  [`${SEARCH}/a%2Fb`, 400],
  [`${SEARCH}/a%5Cb`, 400],
  [`${SEARCH}/a%00b`, 400],
  [`${SEARCH}/a|b`, 400],
  [`${SEARCH}/[a]`, 400],
  [`${SEARCH}/a^b`, 400],
  ['/api/orgs-filtered-sorted/0/10/null/null?county=%00', 400],
  [`${SEARCH}/a;b`, 500],
  [`${SEARCH}/a%3Bb`, 500],
  [`${SEARCH}/a%25b`, 500],
  [`${SEARCH}/`, 404],
  ['/api//counties', 500],
  ['//api/counties', 500],
  ['/api/organizations/../counties', 500],
  ['/api/organizations/%2e%2e/counties', 500],
  ['/api/./counties', 500],
  [`${SEARCH}/a/b`, 404],
  ['/api/counties/../../../etc/passwd', 500],
  ['/backend/main.ts', 404],
])('the path %s is answered with %i and the usual body', async (path, status) => {
  const answer = await employee.send({ path });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.json()).toMatchObject({ status, message: '', path: path.split('?')[0] });
});

test('a known path says which methods it has, and only to the signed-in', async () => {
  const asked = { method: 'OPTIONS', path: '/api/organization/Cook' };
  const answer = await employee.send(asked);
  expect(answer.status).toBe(200);
  expect(answer.headers.allow).toBe('POST, PUT, OPTIONS');
  expect(answer.text).toBe('');
  expect((await new Caller(standIn.url).send(asked)).status).toBe(302);
  expect((await employee.send({ ...asked, path: '/api/nowhere' })).status).toBe(404);
});

test('path tricks open nothing to the signed-out', async () => {
  const stranger = new Caller(standIn.url);
  for (const path of [
    '/api/user/../counties',
    '/login/../api/counties',
    '/api/counties;/login',
    '/login/x',
  ]) {
    const answer = await stranger.send({ path });
    expect(answer.status).not.toBe(200);
    expect(answer.text).not.toContain('Cook');
  }
});

/** Sends no byte of the body: whether those on their way hear of the refusal is up to the connection that it closes. */
function announce(path: string, length: number, headers: Record<string, string>) {
  const announced = { ...headers, 'content-length': String(length) };
  return employee.send({ method: 'POST', path, headers: announced });
}

test('a body of ten megabytes is refused with 413', async () => {
  const token = employee.cookies.get('XSRF-TOKEN') ?? '';
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
  const path = '/api/organization/Cook';
  const answer = await announce(path, 10 * 1024 * 1024, headers);
  expect(answer.status).toBe(413);
  expect(answer.json()).toMatchObject({ status: 413, message: '' });
  expect((await employee.get('/api/counties')).status).toBe(200);
});

test('a text of any length is stored whole in what lists sort by', async () => {
  const long = randomBytes(50_000).toString('hex');
  const organization = { orgname: long, city: long };
  const contact = { firstName: long, lastName: long, title: long, email: long };
  const event = { eventName: long, location: long, city: long };
  for (const [post, get, body] of [
    ['/api/organization/Cook', '/api/organizations', organization],
    ['/api/create-update-contact/-1', '/api/contact', contact],
    ['/api/event/Presentation/-1/false/null', '/api/events', event],
  ] as const) {
    const created = await employee.write('POST', post, body);
    expect(created.status).toBe(201);
    const id = created.headers.location?.split('/').at(-1);
    expect((await employee.get(`${get}/${id}`)).json()).toMatchObject(body);
  }
});

test('a sign-in form beyond measure is refused with 413', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await announce('/login', 100_000, headers);
  expect(answer.status).toBe(413);
});

test('properties named after parts of objects are only properties', async () => {
  const body = '{"orgname":"Org","__proto__":{"orgId":5},"constructor":{"prototype":{"zip":"1"}}}';
  const answer = await employee.write('POST', '/api/organization/Cook', body);
  expect(answer.status).toBe(201);
  const query = await employee.get(
    '/api/orgs-filtered-sorted/0/10/null/null?__proto__=x&county=Cook',
  );
  expect(query.status).toBe(200);
});

test('an unreadable Host header is refused', async () => {
  const token = employee.cookies.get('XSRF-TOKEN') ?? '';
  const answer = await employee.send({
    method: 'POST',
    path: '/api/organization/Cook',
    headers: { host: 'a b"<>', 'content-type': 'application/json', 'x-xsrf-token': token },
    body: '{"orgname":"Org"}',
  });
  expect(answer.status).toBe(400);
});

test('something that is no HTTP at all gets 400 and the connection is closed', async () => {
  const { hostname, port } = new URL(standIn.url);
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('hello\r\n\r\n'));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

/** Log lines are written behind the answer: once this one is there, those before it are too. */
async function logUpTo(id: string): Promise<string> {
  await employee.send({ path: '/api/counties', headers: { 'x-request-id': id } });
  while (!standIn.log().includes(`"reqId":"${id}"`)) await pause(10);
  return standIn.log();
}

test('no failure shows what happened inside, and the log shows no content', async () => {
  const path = '/api/orgs-filtered-sorted/0/10/secret-field/asce?county=secret-county';
  const answer = await employee.get(path);
  expect(answer.text).not.toMatch(/secret-county|select|at .*\.ts/);
  await employee.write('POST', '/api/organization/Cook', { orgname: 'secret-name' });
  await employee.get(`${SEARCH}/secret-search`);
  await employee.signIn('secret-user', 'secret-password');
  const log = await logUpTo('after.content');
  expect(log).toContain(`GET ${SEARCH}/:text`);
  expect(log).not.toContain('secret-');
  expect(standIn.complaints()).toBe('');
});

test('a strange request id does not get into the log', async () => {
  await employee.send({ path: '/api/counties', headers: { 'x-request-id': 'evil id' } });
  expect(await logUpTo('after-the-strange-one')).not.toContain('evil id');
});

test('a caller who goes away in the middle of a body is no failure of the server', async () => {
  const { hostname, port } = new URL(standIn.url);
  const cookies = [...employee.cookies].map((cookie) => cookie.join('=')).join('; ');
  const head = [
    'POST /api/organization/Cook HTTP/1.1',
    'Host: x',
    `Cookie: ${cookies}`,
    `X-XSRF-TOKEN: ${employee.cookies.get('XSRF-TOKEN')}`,
    'X-Request-Id: gone-away',
    'Content-Type: application/json',
    'Content-Length: 200',
  ];
  const socket = connect(Number(port), hostname, () => {
    socket.write(`${head.join('\r\n')}\r\n\r\n{"orgname":`);
    setTimeout(() => socket.destroy(), 300);
  });
  while (!standIn.log().includes('"reqId":"gone-away"')) await pause(10);
  const lines = (await logUpTo('after-the-one-gone')).split('\n');
  const about = lines.filter((line) => line.includes('gone-away')).join();
  expect(about).toContain('"msg":"request refused"');
  expect(about).not.toContain('"msg":"request failed"');
});

test('what was to be stored does not get into the log when the database refuses it', async () => {
  const { db } = standIn;
  await db.query(`alter table note add constraint unmarked check (note_entry not like 'marked%')`);
  const body = { noteId: null, noteEntry: 'marked-for-the-log' };
  const refused = await employee.write('POST', '/api/org/newNote/1', body);
  await db.query('alter table note drop constraint unmarked');
  expect(refused.status).toBe(500);
  const log = await logUpTo('after-the-refused-note');
  expect(log).toContain('"constraint":"unmarked"');
  expect(log).not.toContain('marked-for-the-log');
});

test('a database connection that breaks costs its own request and nothing else', async () => {
  const { db } = standIn;
  await db.query('begin; lock table county in access exclusive mode');
  const waiting = employee.get('/api/counties');
  const waits = `select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.query(waits)).rows.length === 0) await pause(10);
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database()`,
  );
  await db.query('rollback');
  const broken = await waiting;
  expect(broken.status).toBe(500);
  expect(broken.json()).toMatchObject({ status: 500, message: '' });
  expect((await employee.get('/api/counties')).status).toBe(200);
});
