/** Signing in and out, sessions, the XSRF token, CORS and headers (legacy-api.md §1.1 to §1.7). */
import { FRONTENDS } from '@/tests/backend/support/stand-in';
import { contents, PASSWORD, rowsOf, signedIn, Wire } from '@/tests/backend/support/wire';
import { examined } from '@/tests/scripts/doctor-run';

const wire = new Wire(`insert into organization (orgname, county_id) values ('Org A', 1)`);
const [APP, OTHER] = FRONTENDS;
const HOME = `${APP}/`;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const visit = (client = wire.visitor(), referer?: string) =>
  client.send({ path: '/login', ...(referer && { headers: { referer } }) });

describe('signed out', () => {
  test.each([
    ['GET', '/api/organizations'],
    ['GET', '/%61pi/counties'],
    ['GET', '/API/user'],
    ['GET', '/api/user/../counties'],
    ['GET', '/saml/../api/counties'],
    ['POST', '/api/organization/Cook'],
    ['POST', '/api/logout'],
    ['OPTIONS', '/api/organization/Cook'],
    ['DELETE', '/api/deleteNote/1'],
  ])('3, 5: %s %s redirects to the sign-in, or is rejected', async (method, path) => {
    const { status, headers, text } = await wire.visitor().send({ method, path });
    if (path.includes('..')) return expect(status).toBe(500);
    expect([status, headers.location, text]).toEqual([302, '/login', '']);
  });

  test('3: unknown, expired and signed-out sessions are no sessions', async () => {
    const client = wire.visitor();
    client.cookies.set('JSESSIONID', 'A'.repeat(43));
    await expectSignedOut(client);
    const signedOut = wire.visitor();
    await visit(signedOut, `${APP}/events`);
    await expectSignedOut(signedOut);
    const idle = await signedIn(wire);
    const idleFor = (minutes: number) =>
      wire.db.query(
        `update session set last_seen_at = now() - $1 * interval '1 minute'
         where created_at = (select max(created_at) from session)`,
        [minutes],
      );
    await idleFor(29);
    // The first request updates the time.
    for (const _time of [1, 2]) expect((await idle.get('/api/counties')).status).toBe(200);
    await idleFor(31);
    await expectSignedOut(idle);
  });

  async function expectSignedOut(client: ReturnType<typeof wire.visitor>) {
    expect((await client.get('/api/counties')).status).toBe(302);
    expect((await client.get('/api/user')).text).toBe('');
  }
});

describe('the sign-in', () => {
  beforeEach(() => wire.db.query(`delete from session where return_to is not null`));

  test('is a plain form that loads and runs nothing', async () => {
    const { status, headers, text } = await visit();
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of [
      /<html lang="en">/,
      /<form method="post" action="\/login">/,
      /<label for="username">.*\n<input id="username" name="username".* autocomplete="username"/,
      /<label for="password">.*\n<input id="password" name="password" type="password" autocomplete="current-password"/,
    ])
      expect(text).toMatch(part);
    expect(text).not.toMatch(/<script|https?:\/\//);
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(policy).toContain(`form-action 'self' ${APP} ${OTHER};`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test.each([
    [undefined, HOME],
    [`${APP}/organizations?page=2&county=Cook`, `${APP}/organizations?page=2&county=Cook`],
    [`${OTHER}/contact/read/7#notes`, `${OTHER}/contact/read/7`],
    [`${APP}/login?again`, HOME],
    ['http://localhost:3998/organizations', HOME],
    [`${OTHER}.evil.example/`, HOME],
    [`${APP}@evil.example.org/x`, HOME],
    ['not an address', HOME],
  ])('a sign-in from %s redirects to %s, also after a wrong password', async (referer, target) => {
    const client = wire.visitor();
    await visit(client, referer);
    const before = client.cookies.get('JSESSIONID');
    expect(before !== undefined).toBe(target !== HOME);
    const stored = await rowsOf(wire.db, `select 1 from session where return_to <> ''`);
    expect(stored).toHaveLength(target === HOME ? 0 : 1);
    expect((await client.signIn('abee', 'a-wild-guess')).status).toBe(401);
    const { status, headers } = await client.signIn('abee', PASSWORD);
    expect([status, headers.location]).toEqual([302, target]);
    // In a new session; the old one is deleted.
    expect(client.cookies.get('JSESSIONID')).not.toBe(before);
    expect(await rowsOf(wire.db, 'select 1 from session where return_to is not null')).toEqual([]);
    // A signed-in employee is redirected without the form.
    expect((await visit(client)).headers.location).toBe(HOME);
    expect((await client.get('/')).headers.location).toBe(HOME);
  });

  test.each(['abee', 'nobody'])('a wrong password of %s shows the form again', async (name) => {
    const client = wire.visitor();
    const { status, text } = await client.signIn(name, 'a-wild-guess');
    expect(status).toBe(401);
    expect(text).toMatch(/role="alert"[^>]*>The user name or the password is wrong\.</);
    expect(text).toContain(`value="${name}"`);
    expect(text).not.toContain('a-wild-guess');
    expect(client.cookies.has('JSESSIONID')).toBe(false);
  });

  test.each([
    ...['', 'username=abee', 'password=x', 'username=&password='],
    ...['username=a&username=b&password=x', 'username=%00&password=x'],
  ])('the incomplete form "%s" responds with 400', async (body) => {
    const sent = { method: 'POST', path: '/login', headers: form, body };
    const { status, text } = await wire.visitor().send(sent);
    expect(status).toBe(400);
    expect(text).toContain('Enter your user name and password.');
  });

  test('user names are case-insensitive and escaped, and an employee without a password cannot sign in', async () => {
    expect((await wire.visitor().signIn(' ABee ', PASSWORD)).status).toBe(302);
    const { text } = await wire.visitor().signIn('"><script>alert(1)</script>', 'x');
    expect(text).not.toContain('<script>');
    expect(text).toContain('&#60;script&#62;');
    await wire.db.query(`insert into presenter (username) values ('temp')`);
    for (const password of ['', ' ', 'null'])
      expect((await wire.visitor().signIn('temp', password)).status).not.toBe(302);
  });

  test.each([
    ['https://evil.example.org', 403],
    ['null', 403],
    [OTHER, 302],
  ])('a form from %s responds with %i', async (origin, status) => {
    const client = wire.visitor();
    expect((await client.signIn('abee', PASSWORD, { origin })).status).toBe(status);
    expect(client.cookies.has('JSESSIONID')).toBe(status === 302);
    const own = await wire.visitor().signIn('abee', PASSWORD, { origin: wire.url });
    expect(own.status).toBe(302);
  });

  test('4: the session cookie is HttpOnly and stored as a hash, and the token stays', async () => {
    const client = wire.visitor();
    await client.get('/api/user');
    const token = client.cookies.get('XSRF-TOKEN');
    const { setCookies } = await client.signIn('abee', PASSWORD);
    expect(setCookies).toEqual([
      expect.stringMatching(/^JSESSIONID=[\w-]{43}; Path=\/; HttpOnly$/),
    ]);
    expect((await client.get('/api/user')).setCookies).toEqual([]);
    expect(client.cookies.get('XSRF-TOKEN')).toBe(token);
    const stored = JSON.stringify(await rowsOf(wire.db, 'select * from session'));
    expect(stored).not.toContain(client.cookies.get('JSESSIONID'));
  });
});

describe('signed in', () => {
  test('managerial access is a boolean', async () => {
    expect((await wire.ann.get('/api/checkUserManagerialAccess')).text).toBe('false');
    expect((await wire.max.get('/api/checkUserManagerialAccess')).text).toBe('true');
  });

  test.each([
    ['the literal "undefined"', { 'x-xsrf-token': 'undefined' }],
    ['an empty header for an empty cookie', { 'x-xsrf-token': '', cookie: '' }],
  ])('5: a write with %s responds with 403 and changes nothing', async (_case, headers) => {
    const before = await contents(wire.db);
    const session = `JSESSIONID=${wire.ann.cookies.get('JSESSIONID')}; XSRF-TOKEN=`;
    const response = await wire.ann.send({
      ...{ method: 'POST', path: '/api/organization/Cook?x=1', body: '{"orgname":"Org B"}' },
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...('cookie' in headers && { cookie: session }),
      },
    });
    expect(response.headers['content-type']).toBe('application/json');
    expect(response.json()).toEqual({
      ...{ status: 403, error: 'Forbidden', message: '', path: '/api/organization/Cook' },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    });
    expect(await contents(wire.db)).toEqual(before);
  });

  test('6: the token is accepted as the parameter _csrf', async () => {
    const path = `/api/deleteNote/1?_csrf=${wire.ann.cookies.get('XSRF-TOKEN')}`;
    expect((await wire.ann.send({ method: 'DELETE', path })).status).toBe(204);
  });

  test('8: signing out ends the session and returns an address for the client', async () => {
    const client = await signedIn(wire);
    const session = client.cookies.get('JSESSIONID') ?? '';
    // The address alone does not end it.
    for (const [referer, target] of [
      ['', HOME],
      [HOME, HOME],
      [`${OTHER}/`, `${OTHER}/`],
      ['https://evil.example.org/', HOME],
    ] as const) {
      const { status, headers } = await client.send({ path: '/logout', headers: { referer } });
      expect([status, headers.location]).toEqual([302, target]);
    }
    const response = await client.write('POST', '/api/logout');
    const { port } = new URL(APP);
    expect([response.status, response.json()]).toEqual([
      200,
      { port: `:${port}`, logoutUrl: '/logout' },
    ]);
    expect(client.cookies.has('JSESSIONID')).toBe(false);
    client.cookies.set('JSESSIONID', session);
    expect((await client.get('/api/user')).text).toBe('');
  });

  test.each([
    ['GET', '/api/counties', 200, ''],
    ['GET', '/api/no-such-call', 404, 'Not Found'],
    ['GET', '/api/organizations/x', 400, 'Bad Request'],
    ['GET', '/login', 302, ''],
    ['PUT', '/api/counties', 405, 'Method Not Allowed'],
  ] as const)(
    '%s %s is %i and carries the security headers',
    async (method, path, status, error) => {
      const response =
        method === 'GET' ? await wire.ann.get(path) : await wire.ann.write(method, path, {});
      expect(response.status).toBe(status);
      if (error) expect(response.json()).toMatchObject({ status, error, message: '', path });
      expect(response.headers).toMatchObject({
        ...{
          'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
          pragma: 'no-cache',
        },
        ...{ expires: '0', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
        'x-xss-protection': '1; mode=block',
      });
    },
  );
});

describe('other origins', () => {
  const requestFrom = (origin: string, path: string, client = wire.ann, more = {}) =>
    client.send({ path, ...more, headers: { origin } });

  test.each([
    ...['https://evil.example.org', 'http://outreach.example.org'],
    ...['https://outreach.example.org:8443', 'null'],
  ])('%s gets 403', async (origin) => {
    const { status, text, headers } = await requestFrom(origin, '/api/user');
    expect([status, text]).toEqual([403, 'Invalid CORS request']);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test("the request's own, none, and any on a page get no CORS headers", async () => {
    const responses = [
      await requestFrom(wire.url, '/api/counties'),
      await requestFrom(wire.url.replace('http', 'https'), '/api/counties'),
      await wire.ann.get('/api/counties'),
      await requestFrom(OTHER, '/login', wire.visitor()),
    ];
    for (const { status, headers } of responses) {
      expect(status).toBe(200);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('a preflight needs no session, and allows only known methods', async () => {
    const preflight = (method: string) =>
      wire.visitor().send({
        ...{ method: 'OPTIONS', path: '/api/organization/Cook' },
        headers: {
          origin: OTHER,
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type,x-xsrf-token',
        },
      });
    const { status, text, headers } = await preflight('POST');
    expect([status, text]).toEqual([200, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': OTHER,
      'access-control-allow-methods': 'GET,POST,PUT,DELETE,OPTIONS',
      'access-control-allow-headers': 'content-type,x-xsrf-token',
      'access-control-allow-credentials': 'true',
    });
    expect(headers['access-control-max-age']).toBeUndefined();
    expect((await preflight('PATCH')).status).toBe(403);
  });
});

test('`npm run doctor` finds nothing wrong with the stand-in, signed out and signed in', async () => {
  const { code, findings } = await examined({
    // No application listens there.
    PORT: new URL(APP).port,
    BACKEND_PORT: new URL(wire.url).port,
    DOCTOR_COOKIE: `JSESSIONID=${wire.ann.cookies.get('JSESSIONID')}`,
  });
  const others = findings.filter(({ verdict }) => verdict !== 'right');
  expect(others.map(({ id, verdict, seen }) => `${id}: ${verdict}. ${seen}`)).toEqual([
    'backend-certificate: not checked. There is none without TLS.',
    'sign-in-return: not checked. The sign-in sent no SAML request that can be read.',
    'version: note. They exist, as in version 2.8.',
    expect.stringMatching(/^app-answers: not checked\. localhost:3999 refuses the connection/),
    ...['certificate', 'hsts', 'redirect'].map((what) =>
      expect.stringMatching(`^app-${what}: not checked. This has to be right first: APP_URL`),
    ),
  ]);
  expect(code).toBe(0);
});
