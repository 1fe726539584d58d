/** Cached lists: loaded once for many requests, and returned to sessions that the backend confirms. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { POST as callLogout } from '@/app/api/[...path]/route';
import { GET as getContactOptions } from '@/app/api/options/contacts/route';
import { POST as handleLogout } from '@/app/logout/route';
import { allEvents } from '@/lib/legacy/all-events';
import { contactOptions, organizationOptions } from '@/lib/legacy/name-options';
import type { RequestContext } from '@/lib/legacy/request-context';
import { ANN } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { contextOf, cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

const LISTS = { allEvents, contactOptions, organizationOptions };

test('every cached list is tested', () => {
  const created = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('ttl-cache.ts'))
    .flatMap((name) => readFileSync(`lib/${name}`, 'utf8').match(/ttlCache(?:<[^>]*>)?\(/g) ?? []);
  expect(created).toHaveLength(Object.keys(LISTS).length);
});

let backend: RealBackend;
/** Sessions that the backend knows. */
const known = new Set<string>();
/** Path of every request that reached the backend. */
let received: string[] = [];
/** Responses to the request of a list that wait for the test; null where none has to wait. */
let held: ServerResponse[] | null = null;

beforeAll(async () => {
  backend = await startRealBackend();
  setSettings({ LEGACY_API_URL: backend.address });
  backend.respond = (request, response) => {
    const session = /JSESSIONID=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    received.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/user') {
      response.end(known.has(session) ? JSON.stringify(ANN) : '');
    } else if (!known.has(session)) {
      response.writeHead(302, { location: '/saml/discovery' }).end();
    } else if (request.url === '/api/logout') {
      known.delete(session);
      response.end('{"port":"","logoutUrl":"/bye"}');
    } else if (request.url === '/api/checkUserManagerialAccess') {
      response.end('false');
    } else if (held) {
      held.push(response);
    } else {
      response.end('[]');
    }
  };
});
afterEach(() => {
  held = null;
  received = [];
});
afterAll(() => backend.stop());

let sessions = 0;

/** A caller whose session the backend knows until it is deleted from `known`. */
function signIn(): RequestContext & { session: string } {
  sessions += 1;
  const session = `session${sessions}`;
  known.add(session);
  const cookieHeader = `JSESSIONID=${session}; XSRF-TOKEN=token-1`;
  return { session, cookieHeader, xsrfToken: 'token-1', requestId: 'request-1' };
}

/** Returns once the backend holds back its response with the list. */
async function untilHeld(): Promise<void> {
  while (held?.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe.each(Object.entries(LISTS))('%s', (_name, list) => {
  beforeEach(list.forget);

  test('is loaded once for all confirmed sessions, and not returned to a session that has ended', async () => {
    const gone = signIn();
    known.delete(gone.session);
    expect(await list.list(signIn())).toEqual([]);
    expect(await list.list(signIn())).toEqual([]);
    expect(received.filter((path) => path !== '/api/user')).toHaveLength(1);
    expect((await failureOf(list.list(gone))).kind).toBe('signed-out');
    expect((await failureOf(list.list({ ...gone, cookieHeader: '' }))).kind).toBe('signed-out');
  });

  test('is shared while loading, but rejected after a deadline and for an ended session, and not cached after forget', async () => {
    held = [];
    const gone = signIn();
    known.delete(gone.session);
    const loading = list.list(signIn());
    const joining = list.list(signIn());
    await untilHeld();
    expect((await failureOf(list.list(gone))).kind).toBe('signed-out');
    const late = { ...signIn(), deadline: AbortSignal.abort() };
    expect((await failureOf(list.list(late))).kind).toBe('timeout');
    list.forget();
    expect(held).toHaveLength(1);
    for (const response of held) response.end('[]');
    expect([await loading, await joining]).toEqual([[], []]);
    held = null;
    received = [];
    await list.list(signIn());
    expect(received.filter((path) => path !== '/api/user')).toHaveLength(1);
  });

  test('is loaded again when the shared request fails for the session that began it', async () => {
    held = [];
    const loading = failureOf(list.list(signIn()));
    const joining = list.list(signIn());
    await untilHeld();
    const [first] = held;
    held = null;
    first?.writeHead(302, { location: '/saml/discovery' }).end();
    expect((await loading).kind).toBe('signed-out');
    expect(await joining).toEqual([]);
  });

  test('is rejected five seconds after a session ended at the backend', async () => {
    const context = signIn();
    await list.list(context);
    received = [];
    await list.list(context);
    expect(received).toEqual([]);
    known.delete(context.session);
    const later = performance.now() + 5_001;
    // The cache reads its clock once in a millisecond, and forgets what it read in a timer.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
    expect((await failureOf(list.list(context))).kind).toBe('signed-out');
    clock.mockRestore();
  });

  test.each([
    ['a logout by the page', handleLogout, '/logout'],
    ['a logout by another client', callLogout, '/api/logout'],
  ])('is rejected after %s', async (_way, logout, path) => {
    const context = signIn();
    const cookies = { ...(await signedInCookies()), JSESSIONID: context.session };
    await list.list(context);
    const headers = { 'x-xsrf-token': 'token-1' };
    const response = await logout(requestOf(path, { method: 'POST', cookies, headers }));
    expect(cookiesSetBy(response)).toMatchObject({ JSESSIONID: '' });
    expect((await failureOf(list.list(context))).kind).toBe('signed-out');
  });
});

test('a request with an old seal is rejected with 401, and the seal removed', async () => {
  const cookies = await signedInCookies();
  const request = requestOf('/api/options/contacts', { cookies });
  const response = await getContactOptions(request, contextOf());
  expect((await problemOf(response)).status).toBe(401);
  expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', isAuth: '' });
});
