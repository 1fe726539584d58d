/** Routes of an event: its presenters and its invites. */
import { POST } from '@/app/api/events/[eventId]/invites/route';
import { GET } from '@/app/api/events/[eventId]/presenters/route';
import { BACKEND_COOKIES, backend, record, stubSignedOut } from '@/tests/support/backend';
import * as rows from '@/tests/support/legacy-rows';
import { contextOf, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

const TOKEN = { origin: APP, 'x-xsrf-token': 'token-1', 'content-type': 'application/json' };
const INVITE = { eventName: 'Fair', message: 'Come', location: 'Hall', presenterIds: [11, 12] };
const UPSTREAM = '/api/send-invite/Fair/Come/Hall/42?presenter=11&presenter=12';

interface Init {
  /** Decoded. */
  eventId?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  body?: BodyInit;
}

async function readPresenters({ eventId = '42', cookies }: Init = {}) {
  const given = { cookies: cookies ?? (await signedInCookies()) };
  return GET(requestOf('/api/events/42/presenters', given), contextOf({ eventId }));
}

async function invite(init: Init = {}) {
  const { eventId = '42', headers = TOKEN, body = JSON.stringify(INVITE) } = init;
  const cookies = init.cookies ?? (await signedInCookies());
  const given = { method: 'POST', headers, cookies, body };
  return POST(requestOf('/api/events/42/invites', given), contextOf({ eventId }));
}

const inviting = (change: Record<string, unknown>) =>
  invite({ body: JSON.stringify({ ...INVITE, ...change }) });

test.each([
  ['reading', readPresenters],
  ['inviting', invite],
])('%s is rejected for the signed-out and for an invalid id', async (_what, serve) => {
  stubSignedOut();
  expect((await problemOf(await serve({ cookies: BACKEND_COOKIES }))).status).toBe(401);
  for (const eventId of ['x', '0', '4/2']) {
    const { status, errors } = await problemOf(await serve({ eventId }));
    expect([status, errors?.map((error) => error.path)]).toEqual([400, ['eventId']]);
  }
});

describe('the presenters of an event', () => {
  test.each([
    [200, { joined: true, primary: null }],
    [404, { joined: true }],
  ])('are returned uncached when primaryPresenter responds with %i', async (status, membership) => {
    backend().get('/api/events/42').reply(200, rows.eventRow());
    backend().get('/api/checkPresenter/42').reply(200, 'true');
    backend().get('/api/primaryPresenter/42').reply(status, '(not set)');
    const response = await readPresenters();
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    const state = { presenters: ['Ann Bee'], membership, readAt: expect.any(Number) };
    expect(await response.json()).toEqual(state);
  });
});

describe('an invite', () => {
  test('is sent once, and the response is a plain 204', async () => {
    const received = record(backend().get(UPSTREAM), 200, '', ['Content-Type', 'application/json']);
    const response = await invite();
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('content-type')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(received.map(({ path }) => path)).toEqual([UPSTREAM]);
    const headers = new Set(Object.keys(received[0]?.headers ?? {}));
    expect(headers).toEqual(new Set(['accept', 'cookie', 'host', 'x-request-id']));
  });

  test('is never retried', async () => {
    for (const status of [500, 503]) {
      backend().get(UPSTREAM).reply(status, 'java.lang.Ann');
      expect((await problemOf(await invite())).status).toBe(status);
    }
    backend().get(UPSTREAM).replyWithError('socket hang up');
    expect((await problemOf(await invite())).status).toBe(502);
  });

  test('is rejected and not sent with another token', async () => {
    const headers = { ...TOKEN, 'x-xsrf-token': 'token-2' };
    expect((await problemOf(await invite({ headers }))).status).toBe(403);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['without presenters', { presenterIds: [] }, ['presenterIds']],
    ['without a list', { presenterIds: 11 }, ['presenterIds']],
    ['with a presenter twice', { presenterIds: [11, '11'] }, ['presenterIds']],
    ['with an invalid id', { presenterIds: [0] }, ['presenterIds.0']],
    ['with a message that is no text', { message: 5 }, ['message']],
    ['with a message that no server takes', { message: 'é'.repeat(1400) }, ['message']],
  ])('%s is rejected by field and not sent', async (_what, change, fields) => {
    const { status, errors } = await problemOf(await inviting(change));
    expect([status, errors?.map(({ path }) => path)]).toEqual([400, fields]);
  });
});
