/** Signing in and out by way of an identity provider on another host, as a 2.2 backend does (legacy-api.md §1.3 to §1.7). */
import { Caller } from '@/tests/backend/support/caller';
import type { Answer } from '@/tests/backend/support/http';
import { insertBasics, PASSWORD } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const FRONTEND = 'https://outreach.localhost:8443';
const PROVIDER = 'https://idp.localhost:8543';
const SAML_LOGIN = `/saml/login?idp=${encodeURIComponent(PROVIDER)}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({
    FRONTEND_ORIGINS: `${FRONTEND},http://localhost:3000`,
    IDENTITY_PROVIDER_URL: PROVIDER,
  });
  await insertBasics(standIn.db);
});

afterAll(() => standIn.stop());

const newCaller = () => new Caller(standIn.url);

const routeOf = ({ status, headers }: Answer) => [status, headers.location];

/** The identity provider's host; another site, so the browser sends it none of the backend's cookies. */
function atProvider(path: string, fields?: Record<string, string>): Promise<Answer> {
  return newCaller().send({
    method: fields ? 'POST' : 'GET',
    path,
    headers: { host: new URL(PROVIDER).host, ...(fields && { ...form, origin: PROVIDER }) },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  });
}

/** From the backend's redirect to the page with the assertion. */
async function assertionFor(caller: Caller, username = 'abee', password = PASSWORD) {
  const { headers } = await caller.get(SAML_LOGIN);
  const { pathname, search } = new URL(headers.location ?? '');
  const page = await atProvider(`${pathname}${search}`, { username, password });
  return { page, response: /name="SAMLResponse" value="([^"]+)"/.exec(page.text)?.[1] ?? '' };
}

function post(caller: Caller, SAMLResponse: string, origin = PROVIDER): Promise<Answer> {
  const body = new URLSearchParams({ SAMLResponse }).toString();
  return caller.send({ method: 'POST', path: '/saml/SSO', headers: { ...form, origin }, body });
}

test.each(['/login', '/logout', '/api/organizations', '/anything/else'])(
  '%s signed out leads to the sign-in by way of a session that remembers the page before',
  async (path) => {
    const caller = newCaller();
    const answer = await caller.send({ path, headers: { referer: `${FRONTEND}/events?page=2` } });
    expect(routeOf(answer)).toEqual([302, SAML_LOGIN]);
    const [cookie] = answer.setCookies.filter((line) => line.startsWith('JSESSIONID='));
    expect(cookie).toMatch(/^JSESSIONID=[\w-]{43}; Path=\/; HttpOnly$/);
    const again = await caller.get(path);
    expect(again.setCookies).toEqual([]);
    const { rows } = await standIn.db.query(
      'select presenter_id, return_to from session order by created_at desc limit 1',
    );
    expect(rows).toEqual([{ presenter_id: null, return_to: `${FRONTEND}/events?page=2` }]);
  },
);

test('the identity provider shows the form on its own host only', async () => {
  const { headers } = await newCaller().get(SAML_LOGIN);
  expect(headers.location).toMatch(/^https:\/\/idp\.localhost:8543\/sso\?SAMLRequest=[\w.-]+$/);
  const { pathname, search } = new URL(headers.location ?? '');
  const page = await atProvider(`${pathname}${search}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<form method="post" action="${pathname}${search}">`);
  expect((await newCaller().get(`${pathname}${search}`)).status).toBe(302);
  const wrong = await atProvider(`${pathname}${search}`, { username: 'abee', password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('The user name or the password is wrong.');
  expect((await atProvider('/sso?SAMLRequest=made.up')).status).toBe(400);
});

test('the right password leads back by a form with a button, for which no script is needed', async () => {
  const { page } = await assertionFor(newCaller());
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<form method="post" action="${FRONTEND}/saml/SSO">`);
  expect(page.text).toContain('<button type="submit">Continue to Outreach Tracking</button>');
  expect(page.text).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain(`form-action ${FRONTEND}`);
});

test('the form signs in the session that asked, without another cookie, and leads to the remembered page', async () => {
  const caller = newCaller();
  await caller.send({ path: '/login', headers: { referer: `${FRONTEND}/organizations?page=2` } });
  const cookie = caller.cookies.get('JSESSIONID');
  const answer = await post(caller, (await assertionFor(caller)).response);
  expect(routeOf(answer)).toEqual([302, `${FRONTEND}/organizations?page=2`]);
  expect(answer.setCookies).toEqual([]);
  expect(caller.cookies.get('JSESSIONID')).toBe(cookie);
  expect((await caller.get('/api/user')).json()).toMatchObject({ username: 'abee' });
  expect((await caller.get('/login')).status).toBe(404);
});

test('a sign-in that came from nowhere leads to / and from there to the application', async () => {
  const caller = newCaller();
  await caller.get('/login');
  expect(routeOf(await post(caller, (await assertionFor(caller)).response))).toEqual([302, '/']);
  expect(routeOf(await caller.get('/'))).toEqual([302, `${FRONTEND}/`]);
});

test('without the session cookie the sign-in starts over', async () => {
  const { response } = await assertionFor(newCaller());
  const caller = newCaller();
  expect(routeOf(await post(caller, response))).toEqual([302, SAML_LOGIN]);
  expect((await caller.get('/api/user')).text).toBe('');
});

test('an assertion for another session, a changed one and a request in its place sign nobody in', async () => {
  const { response } = await assertionFor(newCaller());
  const caller = newCaller();
  const { headers } = await caller.get(SAML_LOGIN);
  const request = new URL(headers.location ?? '').searchParams.get('SAMLRequest') ?? '';
  const own = (await assertionFor(caller)).response;
  for (const text of [response, `${own}x`, `x${own}`, request, '', 'a.b.c']) {
    expect((await post(caller, text)).status).toBe(401);
  }
  expect((await caller.get('/api/user')).text).toBe('');
  expect((await post(caller, own)).status).toBe(302);
});

test('a form of an origin that is not allowed is refused with 403', async () => {
  const caller = newCaller();
  const { response } = await assertionFor(caller);
  for (const origin of ['https://evil.example.org', 'null']) {
    const answer = await post(caller, response, origin);
    expect([answer.status, answer.text]).toEqual([403, 'Invalid CORS request']);
  }
});

test("signing out names the backend's own port, and an address that leads to the identity provider", async () => {
  const caller = newCaller();
  await post(caller, (await assertionFor(caller)).response);
  const answer = await caller.write('POST', '/api/logout');
  expect(answer.json()).toEqual({
    port: `:${new URL(standIn.url).port}`,
    logoutUrl: '/saml/logout',
  });
  expect((await caller.get('/api/user')).text).toBe('');
  expect(routeOf(await caller.get('/saml/logout'))).toEqual([302, `${PROVIDER}/signed-out`]);
  const page = await atProvider('/signed-out');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('You are signed out.')]);
});
