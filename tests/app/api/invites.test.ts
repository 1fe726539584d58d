/** Invites: our own POST, in place of a GET of the backend that mails without a token. */
import { POST } from '@/app/api/events/[eventId]/invites/route';
import { BACKEND_COOKIES, backend, backendKnowsNobody, record } from '@/tests/support/backend';
import { contextOf, cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

const PATH = '/api/events/42/invites';
const TOKEN = { origin: APP, 'x-xsrf-token': 'token-1', 'content-type': 'application/json' };
const INVITE = { eventName: 'Fair', message: 'Come', location: 'Hall', presenterIds: [11, 12] };
const UPSTREAM = '/api/send-invite/Fair/Come/Hall/42?presenter=11&presenter=12';

interface Asked {
  /** As it stands in the address, decoded. */
  eventId?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  body?: BodyInit;
}

async function invite(asked: Asked = {}) {
  const { eventId = '42', headers = TOKEN, body = JSON.stringify(INVITE) } = asked;
  const cookies = asked.cookies ?? (await signedInCookies());
  const request = requestOf(PATH, { method: 'POST', headers, cookies, body });
  return POST(request, contextOf({ eventId }));
}

const inviting = (change: Record<string, unknown>) =>
  invite({ body: JSON.stringify({ ...INVITE, ...change }) });

test('an invite is sent once and answered with 204, without anything that the backend said', async () => {
  const received = record(backend().get(UPSTREAM), 200, '', ['Content-Type', 'application/json']);
  const response = await invite();
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('content-type')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(received.map(({ path }) => path)).toEqual([UPSTREAM]);
  expect(new Set(Object.keys(received[0]?.headers ?? {}))).toEqual(
    new Set(['accept', 'cookie', 'host', 'x-request-id']),
  );
});

test('texts go safe for a path, and stand-ins go for those of which nothing is left', async () => {
  const path =
    '/api/send-invite/Outreach%20event/Dear%20all%2C%2010%2012/No%20location%20given/42?presenter=11';
  const received = record(backend().get(path), 200);
  await inviting({
    eventName: null,
    message: 'Dear all,\n10/12',
    location: '..',
    presenterIds: ['11'],
  });
  expect(received).toHaveLength(1);
});

describe('the backend fails, and the invite is not sent a second time', () => {
  test.each([
    [500, 500],
    [502, 502],
    [503, 503],
    [504, 504],
  ])('with %i', async (status, expected) => {
    backend().get(UPSTREAM).reply(status, 'java.lang.Ann');
    expect((await problemOf(await invite())).status).toBe(expected);
  });

  test('by not answering', async () => {
    backend().get(UPSTREAM).replyWithError('socket hang up');
    expect((await problemOf(await invite())).status).toBe(502);
  });

  test('by saying that nobody is signed in', async () => {
    backend().get(UPSTREAM).reply(302, '', { location: '/saml/discovery' });
    const response = await invite();
    expect((await problemOf(response)).status).toBe(401);
    expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '' });
  });
});

describe('nobody else may invite, and nothing is sent', () => {
  test.each<[string, Record<string, string>, number]>([
    ['without the token', { 'content-type': 'application/json' }, 403],
    ['with another token', { ...TOKEN, 'x-xsrf-token': 'token-2' }, 403],
    ['from a foreign page', { ...TOKEN, origin: 'https://evil.example' }, 403],
    ['by a form', { ...TOKEN, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('%s', async (_how, headers, status) => {
    expect((await problemOf(await invite({ headers }))).status).toBe(status);
  });

  test('who is signed out', async () => {
    backendKnowsNobody();
    expect((await problemOf(await invite({ cookies: BACKEND_COOKIES }))).status).toBe(401);
  });
});

describe('what is wrong with an invite is told by field, and nothing is sent', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nobody', { presenterIds: [] }, ['presenterIds']],
    ['no list', { presenterIds: 11 }, ['presenterIds']],
    ['somebody twice', { presenterIds: [11, '11'] }, ['presenterIds']],
    ['somebody without an id', { presenterIds: [0] }, ['presenterIds.0']],
    ['a message that is no text', { message: 5 }, ['message']],
    ['a message that no server takes', { message: 'é'.repeat(1400) }, ['message']],
  ])('%s', async (_what, change, fields) => {
    const { status, errors } = await problemOf(await inviting(change));
    expect(status).toBe(400);
    expect(errors?.map(({ path }) => path)).toEqual(fields);
  });

  test.each(['x', '0', '4/2'])('an event with the number %s', async (eventId) => {
    const { status, errors } = await problemOf(await invite({ eventId }));
    expect([status, errors?.map((error) => error.path)]).toEqual([400, ['eventId']]);
  });

  test('a body that is no JSON', async () => {
    expect((await problemOf(await invite({ body: '{' }))).title).toBe('The body is no JSON.');
  });

  test('a body that is too large', async () => {
    const { status } = await problemOf(await inviting({ message: 'x'.repeat(257 * 1024) }));
    expect(status).toBe(413);
  });
});
