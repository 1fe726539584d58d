/** Signing in and out, sessions, the XSRF token, CORS and headers (legacy-api.md §1.1 to §1.7). */
import { FRONTENDS } from '@/tests/backend/support/stand-in';
import { contents, PASSWORD, rowsOf, signedIn, Wire } from '@/tests/backend/support/wire';
import { examined } from '@/tests/scripts/doctor-run';

const wire = new Wire(`insert into organization (orgname, county_id) values ('Org A', 1)`);
const [APP, OTHER] = FRONTENDS;
const HOME = `${APP}/`;

const visit = (client = wire.visitor(), referer?: string) =>
  client.send({ path: '/login', ...(referer && { headers: { referer } }) });

describe('signed out', () => {
  test.each([
    ['GET', '/api/organizations'],
    ['GET', '/%61pi/counties'],
    ['GET', '/API/user'],
    ['POST', '/api/organization/Cook'],
    ['POST', '/api/logout'],
    ['OPTIONS', '/api/organization/Cook'],
    ['DELETE', '/api/deleteNote/1'],
  ])('3, 5: %s %s redirects to the sign-in', async (method, path) => {
    const { status, headers, text } = await wire.visitor().send({ method, path });
    expect([status, headers.location, text]).toEqual([302, '/login', '']);
  });

  test('3: an unknown session, one before its sign-in and an expired one are rejected', async () => {
    const expectSignedOut = async (client: ReturnType<typeof wire.visitor>) => {
      expect((await client.get('/api/counties')).status).toBe(302);
      expect((await client.get('/api/user')).text).toBe('');
    };
    const client = wire.visitor();
    client.cookies.set('JSESSIONID', 'A'.repeat(43));
    await expectSignedOut(client);
    await visit(client, `${APP}/events`);
    await expectSignedOut(client);
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
    await signedIn(wire);
    const expired = `select 1 from session where last_seen_at < now() - interval '30 minutes'`;
    expect(await rowsOf(wire.db, expired)).toEqual([]);
  });
});

describe('the sign-in', () => {
  beforeEach(() => wire.db.query(`delete from session where return_to is not null`));

  test('is a plain form that loads and runs nothing', async () => {
    const { status, headers, text } = await visit();
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toMatch(/<label for="username">.*\n<input id="username" name="username"/);
    expect(text).toMatch(/<label for="password">.*\n<input id="password" name="password"/);
    expect(text).not.toMatch(/<script|https?:\/\//);
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(
      /default-src 'none'; style-src 'sha256-[\w+/=]+';.*frame-ancestors 'none'/,
    );
    expect(policy).toContain(`form-action 'self' ${APP} ${OTHER};`);
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
    // The session is new, and the old one is deleted.
    expect(client.cookies.get('JSESSIONID')).not.toBe(before);
    expect(await rowsOf(wire.db, 'select 1 from session where return_to is not null')).toEqual([]);
    // A signed-in employee is redirected without the form.
    expect((await visit(client)).headers.location).toBe(HOME);
    expect((await client.get('/')).headers.location).toBe(HOME);
  });

  test.each([
    ['username=abee&password=a-wild-guess', 401],
    ['username=unknown&password=a-wild-guess', 401],
    ['', 400],
    ['username=abee', 400],
    ['password=x', 400],
    ['username=&password=', 400],
    ['username=a&username=b&password=x', 400],
    ['username=%00&password=x', 400],
  ])('the form "%s" responds with %i and shows the form again', async (body, status) => {
    const response = await wire.visitor().send({
      ...{ method: 'POST', path: '/login', body },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(status);
    const wrong = 'The user name or the password is wrong.';
    const problem = status === 401 ? wrong : 'Enter your user name and password.';
    expect(/role="alert"[^>]*>([^<]*)</.exec(response.text)?.[1]).toBe(problem);
    const username = new URLSearchParams(body).get('username') ?? '';
    if (status === 401) expect(response.text).toContain(`value="${username}"`);
    expect(response.text).not.toContain('a-wild-guess');
    expect(response.setCookies.join()).not.toContain('JSESSIONID');
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

  test('a form from another origin is rejected, and accepted from the own and an allowed one', async () => {
    for (const [origin, status] of [
      ['https://evil.example.org', 403],
      ['null', 403],
      [OTHER, 302],
      [wire.url, 302],
    ] as const) {
      const response = await wire.visitor().signIn('abee', PASSWORD, { origin });
      expect([origin, response.status]).toEqual([origin, status]);
      expect(response.setCookies.join().includes('JSESSIONID')).toBe(status === 302);
    }
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
  test('5: an empty header does not equal an empty cookie', async () => {
    const before = await contents(wire.db);
    const response = await wire.ann.send({
      ...{ method: 'POST', path: '/api/organization/Cook?x=1', body: '{"orgname":"Org B"}' },
      headers: {
        ...{ 'content-type': 'application/json', 'x-xsrf-token': '' },
        cookie: `JSESSIONID=${wire.ann.cookies.get('JSESSIONID')}; XSRF-TOKEN=`,
      },
    });
    const path = '/api/organization/Cook';
    expect(response.json()).toMatchObject({ status: 403, error: 'Forbidden', message: '', path });
    expect(await contents(wire.db)).toEqual(before);
  });

  test('6: the token is accepted as the parameter _csrf', async () => {
    const path = `/api/deleteNote/1?_csrf=${wire.ann.cookies.get('XSRF-TOKEN')}`;
    expect((await wire.ann.send({ method: 'DELETE', path })).status).toBe(204);
  });

  test('8: signing out ends the session and returns an address for the client', async () => {
    const client = await signedIn(wire);
    const session = client.cookies.get('JSESSIONID') ?? '';
    // A GET of the address does not end the session.
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
    expect(response.json()).toEqual({ port: `:${new URL(APP).port}`, logoutUrl: '/logout' });
    expect(client.cookies.has('JSESSIONID')).toBe(false);
    client.cookies.set('JSESSIONID', session);
    expect((await client.get('/api/user')).text).toBe('');
  });

  test.each([
    ['GET', '/api/counties', 200],
    ['GET', '/api/no-such-call', 404],
    ['GET', '/api/organizations/x', 400],
    ['GET', '/login', 302],
    ['PUT', '/api/counties', 405],
  ])('%s %s is %i and carries the security headers', async (method, path, status) => {
    const headers = { 'x-xsrf-token': wire.ann.cookies.get('XSRF-TOKEN') ?? '' };
    const response = await wire.ann.send({ method, path, headers });
    expect(response.status).toBe(status);
    if (status >= 400) expect(response.json()).toMatchObject({ status, message: '', path });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
      ...{ pragma: 'no-cache', expires: '0', 'x-xss-protection': '1; mode=block' },
      ...{ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
    });
  });
});

test.each([
  ...['https://evil.example.org', 'http://outreach.example.org'],
  ...['https://outreach.example.org:8443', 'null'],
])('the API rejects the origin %s', async (origin) => {
  const sent = { path: '/api/user', headers: { origin } };
  const { status, text, headers } = await wire.ann.send(sent);
  expect([status, text]).toEqual([403, 'Invalid CORS request']);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('the own origin, no origin, and any on a page get no CORS headers', async () => {
  const responses = [
    await wire.ann.send({ path: '/api/counties', headers: { origin: wire.url } }),
    await wire.ann.send({
      path: '/api/counties',
      headers: { origin: wire.url.replace('http', 'https') },
    }),
    await wire.ann.get('/api/counties'),
    await wire.visitor().send({ path: '/login', headers: { origin: OTHER } }),
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
        ...{ origin: OTHER, 'access-control-request-method': method },
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
  expect((await preflight('PATCH')).status).toBe(403);
});

test('`npm run doctor` finds nothing wrong with the stand-in, signed out and signed in', async () => {
  const { code, findings } = await examined({
    // No application listens there.
    PORT: new URL(APP).port,
    BACKEND_PORT: new URL(wire.url).port,
    DOCTOR_COOKIE: `JSESSIONID=${wire.ann.cookies.get('JSESSIONID')}`,
  });
  expect(findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  expect(code).toBe(0);
});
