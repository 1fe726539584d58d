/** The stand-in's own sign-in (legacy-api.md §1.4 leaves it free, apart from address and way back). */
import { Caller } from '@/tests/backend/support/caller';
import { insertBasics, PASSWORD } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const HOME = 'http://localhost:3000/';
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({
    FRONTEND_ORIGINS: 'http://localhost:3000,https://outreach.example.org',
  });
  await insertBasics(standIn.db);
});

beforeEach(async () => {
  await standIn.db.query('delete from session');
});

afterAll(async () => {
  await standIn.stop();
});

const newCaller = () => new Caller(standIn.url);

function visit(caller: Caller, referer?: string) {
  return caller.send({ path: '/login', ...(referer && { headers: { referer } }) });
}

async function sessions(): Promise<unknown[]> {
  return (await standIn.db.query('select presenter_id, return_to from session')).rows;
}

test('the page is a plain form that works under any address', async () => {
  const answer = await visit(newCaller());
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.text).toContain('<html lang="en">');
  expect(answer.text).toContain('<form method="post" action="/login">');
  expect(answer.text).toMatch(/<label for="username">.*\n<input id="username" name="username"/);
  expect(answer.text).toMatch(
    /<label for="password">.*\n<input id="password" name="password" type="password"/,
  );
  expect(answer.text).toContain('autocomplete="username"');
  expect(answer.text).toContain('autocomplete="current-password"');
  expect(answer.text).not.toMatch(/<script|https?:\/\//);
});

test('the page allows its own style, its form and nothing else', async () => {
  const policy = (await visit(newCaller())).headers['content-security-policy'];
  expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  expect(policy).toContain(
    "form-action 'self' http://localhost:3000 https://outreach.example.org;",
  );
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a visit that comes from nowhere leaves nothing behind', async () => {
  await visit(newCaller());
  await visit(newCaller(), 'https://evil.example.org/organizations');
  await visit(newCaller(), 'not an address');
  await visit(newCaller(), 'http://localhost:3000/login?again');
  expect(await sessions()).toEqual([]);
});

test('the right password signs in and leads home', async () => {
  const caller = newCaller();
  const answer = await caller.signIn('abee', PASSWORD);
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe(HOME);
  expect((await caller.get('/api/user')).json()).toMatchObject({ username: 'abee' });
});

test('user names are taken in any case and with spaces around', async () => {
  expect((await newCaller().signIn(' ABee ', PASSWORD)).status).toBe(302);
});

test.each([
  [
    'http://localhost:3000/organizations?page=2&county=Cook',
    'http://localhost:3000/organizations?page=2&county=Cook',
  ],
  [
    'https://outreach.example.org/contact/read/7#notes',
    'https://outreach.example.org/contact/read/7',
  ],
  ['http://localhost:3001/organizations', HOME],
  ['https://outreach.example.org.evil.example/', HOME],
  ['http://localhost:3000@evil.example.org/x', HOME],
])('whoever came from %s is led to %s', async (referer, landing) => {
  const caller = newCaller();
  await visit(caller, referer);
  const answer = await caller.signIn('abee', PASSWORD);
  expect(answer.headers.location).toBe(landing);
});

test.each([
  ['http://localhost:3000/', HOME],
  ['https://outreach.example.org/', 'https://outreach.example.org/'],
  ['https://evil.example.org/', HOME],
])('whoever comes from %s is led to %s after signing out', async (referer, landing) => {
  const answer = await newCaller().send({ path: '/logout', headers: { referer } });
  expect([answer.status, answer.headers.location]).toEqual([302, landing]);
});

test('the way back survives a wrong password', async () => {
  const caller = newCaller();
  await visit(caller, 'http://localhost:3000/events');
  await caller.signIn('abee', 'wrong');
  const answer = await caller.signIn('abee', PASSWORD);
  expect(answer.headers.location).toBe('http://localhost:3000/events');
});

test('signing in takes a new session and throws the old one away', async () => {
  const caller = newCaller();
  await visit(caller, 'http://localhost:3000/events');
  const before = caller.cookies.get('JSESSIONID');
  expect(before).toBeDefined();
  await caller.signIn('abee', PASSWORD);
  expect(caller.cookies.get('JSESSIONID')).not.toBe(before);
  expect(await sessions()).toEqual([{ presenter_id: 11, return_to: null }]);
});

test('a session that only remembers where to return opens nothing', async () => {
  const caller = newCaller();
  await visit(caller, 'http://localhost:3000/events');
  expect((await caller.get('/api/counties')).status).toBe(302);
  expect((await caller.get('/api/user')).text).toBe('');
});

test('somebody already signed in is led straight to the frontend', async () => {
  const caller = newCaller();
  await caller.signIn('abee', PASSWORD);
  const answer = await visit(caller);
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe(HOME);
  expect((await caller.get('/')).headers.location).toBe(HOME);
});

test.each([
  ['abee', 'a-wild-guess'],
  ['nobody', PASSWORD],
])(
  'a wrong sign-in of %s shows the page again, with the name and without the reason',
  async (name, password) => {
    const caller = newCaller();
    const answer = await caller.signIn(name, password);
    expect(answer.status).toBe(401);
    expect(answer.text).toMatch(/role="alert"[^>]*>The user name or the password is wrong\.</);
    expect(answer.text).toContain(`value="${name}"`);
    expect(answer.text).not.toContain(password);
    expect(caller.cookies.has('JSESSIONID')).toBe(false);
  },
);

test('an employee without a password cannot sign in', async () => {
  await standIn.db.query(`insert into presenter (username) values ('temp') on conflict do nothing`);
  for (const password of ['', ' ', 'null']) {
    expect((await newCaller().signIn('temp', password)).status).not.toBe(302);
  }
});

test('what was typed is shown as text, not as markup', async () => {
  const answer = await newCaller().signIn('"><script>alert(1)</script>', 'x');
  expect(answer.text).not.toContain('<script>');
  expect(answer.text).toContain('&#60;script&#62;');
});

test.each([
  '',
  'username=abee',
  'password=x',
  'username=&password=',
  'username=a&username=b&password=x',
  'username=%00&password=x',
])('the incomplete form "%s" is asked for again with 400', async (body) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await newCaller().send({ method: 'POST', path: '/login', headers, body });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Enter your user name and password.');
});

test.each(['https://evil.example.org', 'null'])(
  'a form sent by %s is refused with 403',
  async (origin) => {
    const caller = newCaller();
    const answer = await caller.signIn('abee', PASSWORD, { origin });
    expect(answer.status).toBe(403);
    expect(caller.cookies.has('JSESSIONID')).toBe(false);
  },
);

test('a form sent by the frontend or by the page itself signs in', async () => {
  for (const origin of ['https://outreach.example.org', standIn.url]) {
    expect((await newCaller().signIn('abee', PASSWORD, { origin })).status).toBe(302);
  }
});
