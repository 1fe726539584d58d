/**
 * Every page, call and file for managers, at each of the three access checks: in middleware, in the page, and in the
 * handlers of the proxy and of the files. `next/headers` is replaced by plain maps, because no Next runs here.
 */
import { readFileSync } from 'node:fs';
import { sealData } from 'iron-session';
import { z } from 'zod';
import { GET as handleExport } from '@/app/export/[list]/route';
import { calls } from '@/lib/contract/calls';
import { EXPORTS } from '@/lib/export/export-options';
import { exportedList } from '@/lib/export/lists';
import { handleApi } from '@/lib/proxy/handle-api';
import { isManagerRoute, routes } from '@/lib/routes';
import { fingerprint } from '@/lib/session/sealed-session';
import middleware from '@/middleware';
import { BACKEND_COOKIES, backend, stubSignedIn } from '@/tests/support/backend';
import { stopCalendar } from '@/tests/support/clock';
import { cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { screenFiles } from '@/tests/support/screens';
import { cookieReader, sessionOf, signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings({ SESSION_REFRESH_SECONDS: '180' });
process.env.__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS = 'true';

const mockRequest = { cookies: cookieReader({}), headers: new Headers() };
jest.mock('next/headers', () => ({
  cookies: async () => mockRequest.cookies,
  headers: async () => mockRequest.headers,
}));

const MINUTE = 60_000;
const SCREENS = screenFiles().filter(({ path }) => isManagerRoute(path));
const FILES = Object.keys(EXPORTS)
  .filter((list) => exportedList(list)?.access === 'manager')
  .map((list) => ({
    name: `file ${list}`,
    method: 'GET',
    path: `${routes.export(list)}?rows=all`,
  }));
const CALLS = [
  ...calls
    .filter(({ access }) => access === 'manager')
    .map(({ name, method, path }) => ({ name, method, path: path.replace(/\{\w+\}/g, '7') })),
  ...FILES,
];

type Cookies = Record<string, string>;
const page = z.object({ default: z.function({ input: [z.unknown()], output: z.unknown() }) });

/** Returns `shown`, or the digest of the error with which the page redirects or rejects. */
async function visit(screen: (typeof SCREENS)[number], cookies: Cookies) {
  mockRequest.cookies = cookieReader(cookies);
  mockRequest.headers = new Headers({ 'x-request-path': screen.path });
  const { default: show } = page.parse(await import(`@/${screen.file}`));
  try {
    await show({ searchParams: Promise.resolve({}) });
    return 'shown';
  } catch (error) {
    return z.object({ digest: z.string() }).parse(error).digest;
  }
}

const runMiddleware = (path: string, cookies: Cookies, headers: Record<string, string> = {}) =>
  middleware(requestOf(path, { cookies, headers }));
const callAs = ({ path, method }: (typeof CALLS)[number], cookies: Cookies, headers = {}) => {
  const request = requestOf(path, { method, cookies, headers });
  const [, list] = /^\/export\/([^?]+)/.exec(path) ?? [];
  return list ? handleExport(request, { params: Promise.resolve({ list }) }) : handleApi(request);
};

/** Sessions that claim managerial access without having it. `confirms`: the backend is requested, and denies it. */
const withSeal = (outreach_session: string) => ({ ...BACKEND_COOKIES, outreach_session });
const password = 'another-secret-of-enough-characters-9876';
const CLAIMS: [string, () => Promise<Cookies>, confirms: boolean][] = [
  ['an employee without access', () => signedInCookies(), false],
  ['a forged session', async () => withSeal('Fe26.2*1*a*b*c*d'), true],
  [
    'a session sealed with another secret',
    async () => withSeal(await sealData(sessionOf({ managerialAccess: true }), { password })),
    true,
  ],
  [
    "a manager's session beside another person's backend session",
    () => signedInCookies({ managerialAccess: true, backend: fingerprint('of a manager') }),
    true,
  ],
  [
    'a session replayed after the access was taken away',
    () => signedInCookies({ managerialAccess: true, checkedAt: Date.now() - 3 * MINUTE }),
    true,
  ],
  [
    'the cookies that other programs read',
    async () => ({ ...BACKEND_COOKIES, isAuth: 'true', managerialAccess: 'true' }),
    true,
  ],
];

test('finds the pages and files for managers', () => {
  const paths = ['/manager-dashboard', '/manager-dashboard/events', '/manager-reports'];
  expect(SCREENS.map(({ path }) => path)).toEqual(paths);
  expect(FILES.map(({ name }) => name)).toEqual(['file manager-report']);
});

test('finds no other page that imports data for managers', () => {
  const importing = screenFiles().filter(({ file }) =>
    /@\/lib\/(legacy\/(manager|all-events)|manager\/)/.test(readFileSync(file, 'utf8')),
  );
  expect(importing.map(({ file }) => file)).toEqual(SCREENS.map(({ file }) => file));
});

describe.each(SCREENS)('the page $path', (screen) => {
  test('redirects the signed-out to the sign-in, in middleware and in the page', async () => {
    const target = `/?${new URLSearchParams({ returnTo: screen.path })}`;
    const response = await runMiddleware(screen.path, {});
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      `http://outreach.test${target}`,
    ]);
    expect(await visit(screen, {})).toContain(target);
  });

  test.each(CLAIMS)(
    'rejects %s, in middleware and in the page',
    async (_who, cookies, confirms) => {
      if (confirms) stubSignedIn();
      const response = await runMiddleware(screen.path, await cookies());
      expect([response.status, response.headers.get('x-middleware-rewrite')]).toEqual([
        403,
        'http://outreach.test/forbidden',
      ]);
      if (confirms) stubSignedIn();
      expect(await visit(screen, await cookies())).toContain('403');
    },
  );
});

describe.each(CALLS)('the call $name', (call) => {
  test.each(CLAIMS)('is rejected for %s', async (_who, cookies, confirms) => {
    if (confirms) stubSignedIn();
    expect((await problemOf(await callAs(call, await cookies()))).status).toBe(403);
  });
});

/** Headers that have bypassed checks of this kind in published cases, or that gateways take for another address. */
const BYPASSES = {
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  ...{ 'x-middleware-next': '1', 'x-middleware-rewrite': '/organizations', 'x-nextjs-data': '1' },
  ...{ 'x-original-url': '/organizations', 'x-rewrite-url': '/organizations' },
  ...{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost', 'x-invoke-path': '/' },
  ...{ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ...{ 'x-request-path': '/organizations', purpose: 'prefetch' },
  ...{ 'x-http-method-override': 'OPTIONS', authorization: 'Basic bWFuYWdlcjpvdXRyZWFjaA==' },
};

test('headers give no access', async () => {
  const cookies = await signedInCookies();
  for (const { path } of SCREENS) {
    expect((await runMiddleware(path, cookies, BYPASSES)).status).toBe(403);
    expect((await runMiddleware(path, {}, BYPASSES)).status).toBe(307);
  }
  for (const call of CALLS) {
    expect((await callAs(call, cookies, BYPASSES)).status).toBe(403);
    expect((await callAs(call, {}, BYPASSES)).status).toBe(401);
  }
});

test.each([
  '/manager%2Dreports',
  '/%6d%61nager-dashboard',
  '/manager-reports%2Fx',
  '/manager-dashboard/events',
  '/manager-reports/../manager-dashboard',
  '/./manager-reports',
])('rejects %s, which is a manager’s address', async (path) => {
  expect((await runMiddleware(path, await signedInCookies())).status).toBe(403);
});

test('ends access within three minutes after it is taken away, and renews the session without it', async () => {
  stopCalendar('2026-05-04T15:00:00.000Z');
  const cookies = await signedInCookies({ managerialAccess: true });
  stopCalendar('2026-05-04T15:02:59.999Z');
  expect((await runMiddleware('/manager-reports', cookies)).status).toBe(200);
  stopCalendar('2026-05-04T15:03:00.000Z');
  stubSignedIn({ managerialAccess: false });
  const rejected = await runMiddleware('/manager-reports', cookies);
  expect(rejected.status).toBe(403);
  const { outreach_session = '' } = cookiesSetBy(rejected);
  const renewed = { ...BACKEND_COOKIES, outreach_session: decodeURIComponent(outreach_session) };
  for (const call of CALLS) expect((await callAs(call, renewed)).status).toBe(403);
  jest.useRealTimers();
});

test('shows every page to a manager', async () => {
  const cookies = await signedInCookies({ managerialAccess: true });
  for (const screen of SCREENS) {
    expect((await runMiddleware(screen.path, cookies)).status).toBe(200);
    if (screen.path === '/manager-dashboard/events') continue;
    backend().get('/api/activePresenters').reply(200, []);
    expect(await visit(screen, cookies)).toBe('shown');
  }
});
