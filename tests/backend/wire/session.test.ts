/** Sessions and anti-forgery on the wire (legacy-api.md §9, assertions 1 to 8). */
import { Caller } from '@/tests/backend/support/caller';
import { countRows, insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
/** Signed in from the first test to the last; who signs out or expires brings a session of his own. */
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn();
  await insertBasics(standIn.db);
  await insert(standIn.db, 'organization', [{ orgname: 'Org A', county_id: 1 }]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

test('1: the user call without a session answers 200 with a body of no bytes', async () => {
  const answer = await new Caller(standIn.url).get('/api/user');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-length']).toBe('0');
  expect(answer.text).toBe('');
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
});

test('1: the empty user answer is called JSON when only JSON is accepted', async () => {
  const caller = new Caller(standIn.url);
  const answer = await caller.send({ path: '/api/user', headers: { accept: 'application/json' } });
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.text).toBe('');
});

test('2: the user call with a session names the employee', async () => {
  const answer = await employee.get('/api/user');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.json()).toEqual({
    presenterId: 11,
    firstName: 'Ann',
    lastName: 'Bee',
    email: 'ann@example.org',
    username: 'abee',
  });
});

test.each([
  ['abee', 'false'],
  ['mcole', 'true'],
])('managerial access of %s is the bare word %s', async (username, expected) => {
  const answer = await (await signedIn(standIn, username)).get('/api/checkUserManagerialAccess');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.text).toBe(expected);
});

test.each([
  ['GET', '/api/organizations'],
  ['GET', '/api/no-such-call'],
  ['GET', '/anything/else'],
  ['POST', '/api/organization/Cook'],
  ['PATCH', '/api/user'],
  ['DELETE', '/api/deleteNote/1'],
])('3: %s %s without a session redirects to the sign-in', async (method, path) => {
  const answer = await new Caller(standIn.url).send({ method, path });
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/login');
  expect(answer.text).toBe('');
});

test('3: a made-up session cookie counts as none', async () => {
  const caller = new Caller(standIn.url);
  caller.cookies.set('JSESSIONID', 'A'.repeat(43));
  expect((await caller.get('/api/organizations')).status).toBe(302);
  expect((await caller.get('/api/user')).text).toBe('');
});

test('3: a session that was idle for half an hour has expired', async () => {
  const caller = await signedIn(standIn);
  const idleFor = (minutes: number) =>
    standIn.db.query(
      `update session set last_seen_at = now() - $1 * interval '1 minute'
       where created_at = (select max(created_at) from session)`,
      [minutes],
    );
  await idleFor(29);
  expect((await caller.get('/api/counties')).status).toBe(200);
  expect((await caller.get('/api/counties')).status).toBe(200);
  await idleFor(31);
  expect((await caller.get('/api/counties')).status).toBe(302);
});

test('4: the first answer without the token cookie sets one that scripts can read', async () => {
  const answer = await new Caller(standIn.url).get('/api/user');
  expect(answer.setCookies).toHaveLength(1);
  expect(answer.setCookies[0]).toMatch(
    /^XSRF-TOKEN=[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}; Path=\/$/,
  );
});

test('4: whoever brings the token cookie keeps it, also across the sign-in', async () => {
  const caller = new Caller(standIn.url);
  await caller.get('/api/user');
  const token = caller.cookies.get('XSRF-TOKEN');
  await caller.signIn('abee', 'wrong');
  await caller.get('/api/user');
  expect(caller.cookies.get('XSRF-TOKEN')).toBe(token);
});

test('4: the session cookie is closed to scripts and is not kept as it is', async () => {
  const caller = new Caller(standIn.url);
  const answer = await caller.signIn('abee', 'a password of our own');
  const line = answer.setCookies.find((cookie) => cookie.startsWith('JSESSIONID='));
  expect(line).toMatch(/^JSESSIONID=[\w-]{43}; Path=\/; HttpOnly$/);
  const stored = await standIn.db.query('select * from session');
  expect(JSON.stringify(stored.rows)).not.toContain(caller.cookies.get('JSESSIONID'));
});

test.each([
  ['no header', {}],
  ['another token', { 'x-xsrf-token': '3f2c8a40-0000-4000-8000-000000000000' }],
  ['the literal "undefined"', { 'x-xsrf-token': 'undefined' }],
])('5: a write with %s is refused with 403 and changes nothing', async (_case, headers) => {
  const before = await countRows(standIn.db, 'organization');
  const answer = await employee.send({
    method: 'POST',
    path: '/api/organization/Cook?x=1',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"orgname":"Org B"}',
  });
  expect(answer.status).toBe(403);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.json()).toEqual({
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    status: 403,
    error: 'Forbidden',
    message: '',
    path: '/api/organization/Cook',
  });
  expect(await countRows(standIn.db, 'organization')).toBe(before);
});

test('5: an empty header does not pass for an empty cookie', async () => {
  const caller = await signedIn(standIn);
  caller.cookies.delete('XSRF-TOKEN');
  const headers = { 'x-xsrf-token': '' };
  const answer = await caller.send({ method: 'POST', path: '/api/logout', headers });
  expect(answer.status).toBe(403);
  expect((await caller.get('/api/user')).text).not.toBe('');
});

test('5: a write without a session and without a token redirects like every other call', async () => {
  const answer = await new Caller(standIn.url).send({ method: 'POST', path: '/api/logout' });
  expect(answer.status).toBe(302);
});

test('6: a write whose header equals the cookie is accepted, whatever the value', async () => {
  employee.cookies.set('XSRF-TOKEN', 'any-equal-pair');
  const answer = await employee.write('POST', '/api/organization/Cook', { orgname: 'Org C' });
  expect(answer.status).toBe(201);
});

test('6: the token is also accepted as the parameter _csrf', async () => {
  const token = employee.cookies.get('XSRF-TOKEN');
  const answer = await employee.send({
    method: 'DELETE',
    path: `/api/deleteNote/1?_csrf=${token}`,
  });
  expect(answer.status).toBe(204);
});

test('7: a GET needs no header', async () => {
  expect((await employee.get('/api/allorgnames')).status).toBe(200);
});

test('8: signing out tells where to go and ends the session', async () => {
  const caller = await signedIn(standIn);
  const session = caller.cookies.get('JSESSIONID') ?? '';
  const answer = await caller.write('POST', '/api/logout');
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({ port: ':3000', logoutUrl: '/logout' });
  expect(caller.cookies.has('JSESSIONID')).toBe(false);
  caller.cookies.set('JSESSIONID', session);
  expect((await caller.get('/api/user')).text).toBe('');
});

test('8: a browser client of another origin is told our own port, where the sign-out address is', async () => {
  const caller = await signedIn(standIn);
  const answer = await caller.send({
    method: 'POST',
    path: '/api/logout',
    headers: {
      origin: 'http://localhost:3000',
      'x-xsrf-token': caller.cookies.get('XSRF-TOKEN') ?? '',
    },
  });
  expect(answer.json()).toEqual({ port: `:${new URL(standIn.url).port}`, logoutUrl: '/logout' });
});

test('8: the sign-out address leads home and changes nothing', async () => {
  const caller = await signedIn(standIn);
  const answer = await caller.get('/logout');
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('http://localhost:3000/');
  expect((await caller.get('/api/user')).text).not.toBe('');
});

test('every answer carries the security headers and may not be stored', async () => {
  for (const path of ['/api/counties', '/api/no-such-call', '/login', '/api/organizations/x']) {
    const { headers } = await employee.get(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
      pragma: 'no-cache',
      expires: '0',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-xss-protection': '1; mode=block',
    });
  }
});

test('an unknown path is 404 and a wrong method 405 for the signed-in', async () => {
  const unknown = await employee.get('/api/no-such-call');
  expect(unknown.status).toBe(404);
  expect(unknown.json()).toMatchObject({
    status: 404,
    error: 'Not Found',
    path: '/api/no-such-call',
  });
  const wrong = await employee.write('PUT', '/api/counties', {});
  expect(wrong.status).toBe(405);
  expect(wrong.json()).toMatchObject({ status: 405, error: 'Method Not Allowed', message: '' });
});

test('a trailing slash is tolerated and another case is not', async () => {
  expect((await employee.get('/api/counties/')).status).toBe(200);
  expect((await employee.get('/api/Counties')).status).toBe(404);
});
