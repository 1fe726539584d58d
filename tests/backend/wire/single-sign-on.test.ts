/** Single sign-on by way of an identity provider on another host, as with a 2.2 backend (legacy-api.md §1.3 to §1.7). */
import type { TestClient, TestResponse } from '@/tests/backend/support/client';
import { PASSWORD, rowsOf, Wire } from '@/tests/backend/support/wire';

const FRONTEND = 'https://outreach.localhost:8443';
const PROVIDER = 'https://idp.localhost:8543';
const SAML_LOGIN = `/saml/login?idp=${encodeURIComponent(PROVIDER)}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const wire = new Wire('', () => ({
  FRONTEND_ORIGINS: `${FRONTEND},http://localhost:3999`,
  IDENTITY_PROVIDER_URL: PROVIDER,
}));

const routeOf = ({ status, headers }: TestResponse) => [status, headers.location];

/** Sends no cookies of the backend, as browsers do for another site. */
function atProvider(path: string, fields?: Record<string, string>): Promise<TestResponse> {
  return wire.visitor().send({
    method: fields ? 'POST' : 'GET',
    path,
    headers: { host: new URL(PROVIDER).host, ...(fields && { ...form, origin: PROVIDER }) },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  });
}

/** The address at the provider to which the backend redirects. */
async function requestOf(client: TestClient): Promise<URL> {
  return new URL((await client.get(SAML_LOGIN)).headers.location ?? '');
}

/** Follows the redirect to the provider and signs in; returns the page with the assertion. */
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
    const client = wire.visitor();
    const response = await client.send({ path, headers: { referer: `${FRONTEND}/events?page=2` } });
    expect(routeOf(response)).toEqual([302, SAML_LOGIN]);
    const [cookie] = response.setCookies.filter((line) => line.startsWith('JSESSIONID='));
    expect(cookie).toMatch(/^JSESSIONID=[\w-]{43}; Path=\/; HttpOnly$/);
    expect((await client.get(path)).setCookies).toEqual([]);
    const newest = 'select presenter_id, return_to from session order by created_at desc limit 1';
    expect(await rowsOf(wire.db, newest)).toEqual([
      { presenter_id: null, return_to: `${FRONTEND}/events?page=2` },
    ]);
  },
);

test('the provider shows its form on its own host only, and neither page has a script', async () => {
  const client = wire.visitor();
  const { pathname, search } = await requestOf(client);
  const path = `${pathname}${search}`;
  expect((await wire.visitor().get(path)).status).toBe(302);
  expect((await atProvider('/sso?SAMLRequest=made.up')).status).toBe(400);
  const wrong = await atProvider(path, { username: 'abee', password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain(`<form method="post" action="${path}">`);
  const { page } = await assertionFor(client);
  expect(page.text).toContain(`<form method="post" action="${FRONTEND}/saml/SSO">`);
  expect(wrong.text + page.text).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain(`form-action ${FRONTEND}`);
});

test('an assertion signs in its session without a new cookie, and signing out ends it', async () => {
  const client = wire.visitor();
  const { response } = await assertionFor(client);
  const signedIn = await post(client, response);
  expect([...routeOf(signedIn), signedIn.setCookies]).toEqual([302, '/', []]);
  expect(routeOf(await client.get('/'))).toEqual([302, `${FRONTEND}/`]);
  expect(await client.json('/api/user')).toMatchObject({ username: 'abee' });
  expect((await client.get('/login')).status).toBe(404);
  const signedOut = await client.write('POST', '/api/logout');
  const { port } = new URL(wire.url);
  expect(signedOut.json()).toEqual({ port: `:${port}`, logoutUrl: '/saml/logout' });
  expect((await client.get('/api/user')).text).toBe('');
  expect(routeOf(await client.get('/saml/logout'))).toEqual([302, `${PROVIDER}/signed-out`]);
});

test('assertions of another session, changed ones, requests and those of other origins are rejected', async () => {
  const { response } = await assertionFor(wire.visitor());
  const stranger = wire.visitor();
  expect(routeOf(await post(stranger, response))).toEqual([302, SAML_LOGIN]);
  const client = wire.visitor();
  const request = (await requestOf(client)).searchParams.get('SAMLRequest') ?? '';
  const own = (await assertionFor(client)).response;
  for (const text of [response, `${own}x`, `x${own}`, request, '', 'a.b.c'])
    expect((await post(client, text)).status).toBe(401);
  for (const origin of ['https://evil.example.org', 'null'])
    expect((await post(client, own, origin)).status).toBe(403);
  for (const one of [stranger, client]) expect((await one.get('/api/user')).text).toBe('');
  expect((await post(client, own)).status).toBe(302);
});
