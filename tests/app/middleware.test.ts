/** Middleware: session, redirects, managers, headers. */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { routes } from '@/lib/routes';
import middleware, { config } from '@/middleware';
import {
  BACKEND_COOKIES,
  stubSignedIn,
  stubSignedOut,
  stubUnavailable,
} from '@/tests/support/backend';
import { cookiesSetBy, DESTROYED, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

const visit = (path: string, cookies: Record<string, string>, headers = {}) =>
  middleware(requestOf(path, { cookies, headers }));

/** A header of the request as the page will see it. */
const seenByPage = (response: Response, name: string) =>
  response.headers.get(`x-middleware-request-${name}`);

const rewrittenTo = (response: Response) => response.headers.get('x-middleware-rewrite');

test('runs for pages and exports only', () => {
  const runs = (url: string) => unstable_doesMiddlewareMatch({ config, url });
  const pages = '/ /organizations /calllog/new?OrgId=5 /forbidden /export/contacts/ /icon.svg/';
  const likeOthers =
    '/loginx /apiary /healthy /api/ /saml/ /login/ /logout/ /health/ /session-ended/';
  const others = '/api/user /api/user/ /login /logout /saml/SSO /health /session-ended /icon.svg';
  const all = `${pages} ${likeOthers} ${others} /_next/static/a.js`.split(' ');
  expect(all.filter(runs)).toEqual(`${pages} ${likeOthers}`.split(' '));
});

describe('a page with a slash at the end', () => {
  test.each([
    ['/organizations/', '/organizations'],
    ['/organizations/?county=A%2FB&page=2', '/organizations?county=A%2FB&page=2'],
    ['/callLogs/', '/callLogs'],
    ['/%6Danager-reports/?x=/', '/%6Danager-reports?x=/'],
    ['/login/?from=x', '/login?from=x'],
    ['/export/contacts/?rows=all', '/export/contacts?rows=all'],
    ['/organizations//', '/organizations'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example/%2F/', '/evil.example/%2F'],
    ['/\\\\evil.example/', '/evil.example'],
    ['/https://evil.example/', '/https:/evil.example'],
  ])('is redirected from %s to %s before the session is loaded', async (path, expected) => {
    const response = await visit(path, BACKEND_COOKIES);
    expect([response.status, response.headers.get('location')]).toEqual([308, `${APP}${expected}`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is redirected with any method', async () => {
    for (const path of ['/logout/', '/organizations/']) {
      expect((await middleware(requestOf(path, { method: 'POST' }))).status).toBe(308);
    }
  });

  test.each(['/manager-reports', '/manager-reports/%2F', '/manager-reports%2F'])(
    'is forbidden to coordinators as %s',
    async (path) => expect((await visit(path, await signedInCookies())).status).toBe(403),
  );
});

describe('the signed-out', () => {
  test.each([
    ['/organizations?county=A&page=2', '/?returnTo=%2Forganizations%3Fcounty%3DA%26page%3D2'],
    ['/manager-reports', '/?returnTo=%2Fmanager-reports'],
    ['/callLogs', '/?returnTo=%2FcallLogs'],
    ['//evil.example/x', '/?returnTo=%2F%2Fevil.example%2Fx'],
  ])('are redirected from %s to the sign-in of this host', async (path, expected) => {
    const response = await visit(path, {});
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`${APP}${expected}`);
  });

  test.each(['/', routes.signedOut, routes.signInProblem])(
    'see %s without a request to the backend',
    async (path) => {
      const response = await visit(path, {});
      expect([response.status, response.headers.get('x-middleware-next')]).toEqual([200, '1']);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test('lose an old session, and get the first XSRF cookie of the backend', async () => {
    const { JSESSIONID: _gone, ...cookies } = await signedInCookies();
    expect(cookiesSetBy(await visit('/organizations', cookies))).toEqual(DESTROYED);
    stubSignedOut({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
    const response = await visit('/', { JSESSIONID: 'unknown' });
    expect(cookiesSetBy(response)).toEqual({ 'XSRF-TOKEN': 'token-2' });
  });
});

describe('the signed-in', () => {
  test('see the page with a recent session, without a new cookie', async () => {
    const response = await visit('/organizations', await signedInCookies());
    expect([response.status, response.headers.get('x-middleware-next')]).toEqual([200, '1']);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('see the call log list at the address in the menu, with its query', async () => {
    const response = await visit('/callLogs?mine=1', await signedInCookies());
    expect([response.status, rewrittenTo(response)]).toEqual([200, `${APP}/calllogs?mine=1`]);
    expect(seenByPage(response, 'x-request-path')).toBe('/callLogs?mine=1');
  });

  test.each([
    ['/?returnTo=%2Forganizations%3Fpage%3D2', 307, `${APP}/organizations?page=2`],
    ['/?returnTo=%2F%2Fevil.example', 200, null],
    ['/', 200, null],
  ])('get %s with %d and the location %s', async (path, status, location) => {
    const response = await visit(path, await signedInCookies());
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  test.each([
    ['/organizations', null],
    ['/?returnTo=%2Forganizations', `${APP}/organizations`],
  ])(
    'get a session that the backend confirms at %s, also with a redirect',
    async (path, location) => {
      stubSignedIn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
      const response = await visit(path, BACKEND_COOKIES);
      expect(response.headers.get('location')).toBe(location);
      expect(cookiesSetBy(response)).toEqual({
        outreach_session: expect.stringContaining('Fe26'),
        ...{ firstName: 'Ann', lastName: 'Bee', isAuth: 'true', 'XSRF-TOKEN': 'token-2' },
      });
    },
  );

  test('keep everything while the backend is down', async () => {
    stubUnavailable();
    const response = await visit('/organizations', await signedInCookies({ checkedAt: 0 }));
    expect([response.status, rewrittenTo(response)]).toEqual([200, null]);
    // So that the page, and the requests after it, do not wait for the backend once more.
    const { outreach_session: sealed = '' } = cookiesSetBy(response);
    expect(decodeURIComponent(sealed)).toMatch(/^Fe26/);
    expect(seenByPage(response, 'cookie')).toContain(
      `outreach_session=${decodeURIComponent(sealed)}`,
    );
  });
});

test('responds with 503 and keeps the cookies while the session cannot be confirmed', async () => {
  stubUnavailable();
  const response = await visit('/organizations', { ...BACKEND_COOKIES, isAuth: 'true' });
  expect([response.status, rewrittenTo(response)]).toEqual([503, `${APP}/unavailable`]);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('shows the unavailable page without a request to the backend, signed in or not', async () => {
  for (const cookies of [{}, BACKEND_COOKIES, await signedInCookies({ checkedAt: 0 })]) {
    const response = await visit('/unavailable?returnTo=%2Fevents', cookies);
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
    // The page links back to `returnTo`.
    expect(rewrittenTo(response)).toBe(`${APP}/unavailable?returnTo=%2Fevents`);
  }
});

test('sends page and browser one request id and one policy, whatever the request contains, and forbids caching', async () => {
  const cookies = await signedInCookies();
  const forged = {
    'x-request-id': 'believe-me',
    'x-request-path': '//evil.example',
    'content-security-policy': "script-src 'nonce-known'",
  };
  const response = await visit('/organizations?page=2', cookies, forged);
  expect(seenByPage(response, 'x-request-path')).toBe('/organizations?page=2');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^script-src 'self' 'nonce-(?!known)[A-Za-z0-9+/]{40,}=*' 'strict-dynamic'$/,
      ),
      ...["default-src 'self'", "connect-src 'self'", "form-action 'self'"],
      ...["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"],
    ]),
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const other = await visit('/organizations', cookies);
  for (const name of ['x-request-id', 'content-security-policy']) {
    expect(seenByPage(response, name)).toBe(response.headers.get(name));
    expect(other.headers.get(name)).not.toBe(response.headers.get(name));
  }
});
