/** Single sign-on by way of an identity provider on another host, as with a 2.2 backend (legacy-api.md §1.3 to §1.7). */
import { TestClient, type TestResponse } from '@/tests/backend/support/client';
import { startStandIn } from '@/tests/backend/support/stand-in';
import { insertBasics, PASSWORD, rowsOf } from '@/tests/backend/support/wire';

const FRONTEND = 'https://outreach.localhost:8443';
const PROVIDER = 'https://idp.localhost:8543';
const SAML_LOGIN = `/saml/login?idp=${encodeURIComponent(PROVIDER)}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let standIn: Awaited<ReturnType<typeof startStandIn>>;

beforeAll(async () => {
  const FRONTEND_ORIGINS = `${FRONTEND},http://localhost:3999`;
  standIn = await startStandIn({ FRONTEND_ORIGINS, IDENTITY_PROVIDER_URL: PROVIDER });
  await insertBasics(standIn.db);
});

afterAll(() => standIn.stop());

const newClient = () => new TestClient(standIn.url);

const routeOf = ({ status, headers }: TestResponse) => [status, headers.location];

/** Another site: browsers send it none of the backend's cookies. */
function atProvider(path: string, fields?: Record<string, string>): Promise<TestResponse> {
  return newClient().send({
    method: fields ? 'POST' : 'GET',
    path,
    headers: { host: new URL(PROVIDER).host, ...(fields && { ...form, origin: PROVIDER }) },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  });
}

/** Where the backend's redirect leads at the provider. */
async function requestOf(client: TestClient): Promise<URL> {
  return new URL((await client.get(SAML_LOGIN)).headers.location ?? '');
}

/** From the backend's redirect to the page with the assertion. */
async function assertionFor(client: TestClient) {
  const { pathname, search } = await requestOf(client);
  const page = await atProvider(`${pathname}${search}`, { username: 'abee', password: PASSWORD });
  return { page, response: /name="SAMLResponse" value="([^"]+)"/.exec(page.text)?.[1] ?? '' };
}

function post(client: TestClient, SAMLResponse: string, origin = PROVIDER): Promise<TestResponse> {
  const body = new URLSearchParams({ SAMLResponse }).toString();
  return client.send({ method: 'POST', path: '/saml/SSO', headers: { ...form, origin }, body });
}

test.each(['/login', '/logout', '/api/organizations', '/anything/else'])(
  '%s without a session redirects to the sign-in, with a session that holds the Referer',
  async (path) => {
    const client = newClient();
    const response = await client.send({ path, headers: { referer: `${FRONTEND}/events?page=2` } });
    expect(routeOf(response)).toEqual([302, SAML_LOGIN]);
    const [cookie] = response.setCookies.filter((line) => line.startsWith('JSESSIONID='));
    expect(cookie).toMatch(/^JSESSIONID=[\w-]{43}; Path=\/; HttpOnly$/);
    expect((await client.get(path)).setCookies).toEqual([]);
    const newest = 'select presenter_id, return_to from session order by created_at desc limit 1';
    expect(await rowsOf(standIn.db, newest)).toEqual([
      { presenter_id: null, return_to: `${FRONTEND}/events?page=2` },
    ]);
  },
);

test('the provider shows the form on its own host only, and posts the assertion without a script', async () => {
  const client = newClient();
  const { href, pathname, search } = await requestOf(client);
  expect(href).toMatch(/^https:\/\/idp\.localhost:8543\/sso\?SAMLRequest=[\w.-]+$/);
  const signInPage = await atProvider(`${pathname}${search}`);
  expect(signInPage.text).toContain(`<form method="post" action="${pathname}${search}">`);
  expect((await newClient().get(`${pathname}${search}`)).status).toBe(302);
  const wrong = await atProvider(`${pathname}${search}`, { username: 'abee', password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('The user name or the password is wrong.');
  expect((await atProvider('/sso?SAMLRequest=made.up')).status).toBe(400);
  const { page } = await assertionFor(client);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<form method="post" action="${FRONTEND}/saml/SSO">`);
  expect(page.text).toContain('<button type="submit">Continue to Outreach Tracking</button>');
  expect(page.text).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain(`form-action ${FRONTEND}`);
});

test('the assertion signs in its session, keeps the cookie, and redirects to the Referer or to /', async () => {
  const client = newClient();
  await client.send({ path: '/login', headers: { referer: `${FRONTEND}/organizations?page=2` } });
  const cookie = client.cookies.get('JSESSIONID');
  const response = await post(client, (await assertionFor(client)).response);
  expect(routeOf(response)).toEqual([302, `${FRONTEND}/organizations?page=2`]);
  expect([response.setCookies, client.cookies.get('JSESSIONID')]).toEqual([[], cookie]);
  expect(await client.json('/api/user')).toMatchObject({ username: 'abee' });
  expect((await client.get('/login')).status).toBe(404);
  const other = newClient();
  await other.get('/login');
  expect(routeOf(await post(other, (await assertionFor(other)).response))).toEqual([302, '/']);
  expect(routeOf(await other.get('/'))).toEqual([302, `${FRONTEND}/`]);
});

test('assertions of another session, changed ones, requests and those of other origins are rejected', async () => {
  const { response } = await assertionFor(newClient());
  const stranger = newClient();
  expect(routeOf(await post(stranger, response))).toEqual([302, SAML_LOGIN]);
  const client = newClient();
  const request = (await requestOf(client)).searchParams.get('SAMLRequest') ?? '';
  const own = (await assertionFor(client)).response;
  for (const text of [response, `${own}x`, `x${own}`, request, '', 'a.b.c'])
    expect((await post(client, text)).status).toBe(401);
  for (const origin of ['https://evil.example.org', 'null']) {
    const response = await post(client, own, origin);
    expect([response.status, response.text]).toEqual([403, 'Invalid CORS request']);
  }
  for (const one of [stranger, client]) expect((await one.get('/api/user')).text).toBe('');
  expect((await post(client, own)).status).toBe(302);
});

test("signing out returns the backend's port and redirects to the identity provider", async () => {
  const client = newClient();
  await post(client, (await assertionFor(client)).response);
  const response = await client.write('POST', '/api/logout');
  const { port } = new URL(standIn.url);
  expect(response.json()).toEqual({ port: `:${port}`, logoutUrl: '/saml/logout' });
  expect((await client.get('/api/user')).text).toBe('');
  expect(routeOf(await client.get('/saml/logout'))).toEqual([302, `${PROVIDER}/signed-out`]);
  const page = await atProvider('/signed-out');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('You are signed out.')]);
});
