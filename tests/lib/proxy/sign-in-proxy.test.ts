/** The sign-in reverse proxy: what goes to the backend and what comes back. */
import { proxySignIn } from '@/lib/proxy/sign-in-proxy';
import { routes } from '@/lib/routes';
import { unsealText } from '@/lib/session/sealed-session';
import { BACKEND_COOKIES, backend, record } from '@/tests/support/backend';
import { cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { APP, setSettings } from '@/tests/support/settings';

setSettings({ REDIRECT_HOSTS: 'idp.example' });

const html = ['Content-Type', 'text/html;charset=UTF-8'];

describe('the request to the backend', () => {
  test("has the backend's cookies and allowed headers of the browser only", async () => {
    const received = record(backend().get('/login?x=1'), 200, '<p>', html);
    await proxySignIn(
      requestOf('/login?x=1', {
        cookies: { ...BACKEND_COOKIES, outreach_session: 'seal', _ga: '1' },
        headers: {
          accept: 'text/html',
          'accept-language': 'en',
          'user-agent': 'Browser/1',
          authorization: 'Basic abc',
          origin: APP,
          'x-forwarded-for': '10.0.0.9',
          'x-forwarded-host': 'evil.example',
          'x-request-id': 'believe-me',
          'x-xsrf-token': 'token-1',
        },
      }),
    );
    expect(received[0]?.headers).toEqual({
      host: 'backend.test:9000',
      accept: 'text/html',
      'accept-language': 'en',
      'user-agent': 'Browser/1',
      // For the stand-in, which counts failed sign-ins by address.
      'x-forwarded-for': '10.0.0.9',
      cookie: 'JSESSIONID=session-1; XSRF-TOKEN=token-1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('has the posted form unchanged', async () => {
    const received = record(backend().post('/saml/SSO'), 302, '', ['Location', '/']);
    const body = 'SAMLResponse=PHNhbWw%2B&RelayState=';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const headers = { ...type, origin: 'https://idp.example' };
    await proxySignIn(requestOf('/saml/SSO', { method: 'POST', headers, body }));
    expect(received).toMatchObject([{ body, headers: type }]);
  });

  test.each([
    ['a page of the application', `${APP}/organizations?page=2#x`, `${APP}/organizations?page=2`],
    [
      'a page of the application under another scheme',
      'https://outreach.test/contacts',
      `${APP}/contacts`,
    ],
    ['a page of the application with a password in it', 'http://user:pw@outreach.test/', `${APP}/`],
    ['a foreign page', 'https://evil.example/organizations', undefined],
    ['a page on another port', 'http://outreach.test:8443/x', undefined],
    ['an invalid address', 'organizations', undefined],
  ])('has APP_URL in the Referer of %s, or no Referer (§1.4)', async (_what, referer, expected) => {
    const received = record(backend().get('/login'), 200, '<p>', html);
    await proxySignIn(requestOf('/login', { headers: { referer } }));
    expect(received[0]?.headers.referer).toBe(expected);
  });

  test('has a Referer under APP_URL also if a gateway changes the host (§1.4)', async () => {
    const received = record(backend().get('/login'), 200, '<p>', html);
    const headers = { host: 'internal:3000', referer: `${APP}/contacts` };
    await proxySignIn(requestOf('/login', { headers }));
    expect(received[0]?.headers.referer).toBe(`${APP}/contacts`);
  });

  test('is not sent for a body above 1 MB', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    const response = await proxySignIn(requestOf('/login', { method: 'POST', body }));
    expect((await problemOf(response)).status).toBe(413);
  });

  test('is not sent for other paths than the sign-in', async () => {
    const out = ['%2e%2e/api/user', '..%2fapi/user', '..%5capi', '%252e%252e/api', '/api', ''];
    const saml = out.map((way) => `/saml/${way}`);
    for (const path of ['/api/send-invite/a/b/c/1', '/organizations', ...saml]) {
      expect((await problemOf(await proxySignIn(requestOf(path)))).status).toBe(404);
    }
  });
});

describe('the response', () => {
  test('has the page with its type and allowed headers', async () => {
    const others = { server: 'Apache', 'x-powered-by': 'x', 'access-control-allow-origin': '*' };
    const policy = { 'content-security-policy': "default-src 'none'" };
    const wait = { 'content-type': 'text/html;charset=UTF-8', 'retry-after': '60', ...policy };
    backend()
      .get('/login')
      .reply(429, '<p>Wait', { ...wait, ...others });
    const response = await proxySignIn(requestOf('/login'));
    expect(response.status).toBe(429);
    expect(await response.text()).toBe('<p>Wait');
    expect(Object.fromEntries(response.headers)).toEqual({
      ...wait,
      'cache-control': 'private, no-store',
      'x-request-id': expect.any(String),
    });
  });

  test('has cookies of the backend only, without Domain', async () => {
    const lines = [
      'JSESSIONID=new; Path=/; Domain=backend.test; HttpOnly',
      'XSRF-TOKEN=token-2; Path=/',
      'isAuth=true; Path=/',
    ].flatMap((line) => ['Set-Cookie', line]);
    record(backend().get('/login'), 200, '<p>', [...html, ...lines]);
    const response = await proxySignIn(requestOf('/login'));
    expect(response.headers.getSetCookie()).toEqual([
      'JSESSIONID=new; Path=/; HttpOnly',
      'XSRF-TOKEN=token-2; Path=/',
    ]);
  });

  test('may have no body', async () => {
    backend().get('/login').reply(204);
    expect((await proxySignIn(requestOf('/login'))).status).toBe(204);
  });

  test.each([
    ['into the application', 'http://backend.test:9000/saml/discovery?x=1', '/saml/discovery?x=1'],
    ['to a configured host', 'https://idp.example/sso', 'https://idp.example/sso'],
  ])('redirects %s, without a body, with cookies', async (_where, location, expected) => {
    const headers = [...html, 'Location', location, 'Set-Cookie', 'JSESSIONID=new'];
    record(backend().get('/login'), 302, '<p>', headers);
    const response = await proxySignIn(requestOf('/login'));
    expect(cookiesSetBy(response)).toEqual({ JSESSIONID: 'new' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(expected);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['https://login.example:8443/sso?SAMLRequest=abc', 'https://login.example:8443'],
    ['javascript:alert(1)', null],
  ])(
    'redirects to the page about an unconfigured host in place of %s',
    async (location, origin) => {
      record(backend().get('/saml/login'), 302, '', ['Location', location]);
      const response = await proxySignIn(requestOf('/saml/login'));
      const url = new URL(response.headers.get('location') ?? '', APP);
      expect([url.origin, url.pathname]).toEqual([APP, routes.signInProblem]);
      expect(await unsealText(url.searchParams.get('origin'))).toBe(origin);
    },
  );

  test('redirects to /signed-out in place of an unconfigured host after a logout', async () => {
    record(backend().get('/saml/logout'), 302, '', ['Location', 'https://login.example/bye']);
    const response = await proxySignIn(requestOf('/saml/logout'));
    expect(response.headers.get('location')).toBe(routes.signedOut);
  });
});

test('a page above 1 MB and a failed connection redirect to /unavailable', async () => {
  const stubs = [
    () => backend().get('/login').reply(200, '<p>'.repeat(500_000)),
    () => backend().get('/login').replyWithError('refused'),
  ];
  for (const stub of stubs) {
    stub();
    const response = await proxySignIn(requestOf('/login'));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/unavailable']);
  }
});
