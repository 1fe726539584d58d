/** What comes back through the proxy, and what of it the browser gets to see. */
import { handleApi } from '@/lib/proxy/handle-api';
import { ANN, backend, record } from '@/tests/support/backend';
import { SECOND_DOCUMENT } from '@/tests/support/legacy-rows';
import { cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

async function ask(path: string, method = 'GET', body?: string) {
  const headers = { origin: APP, 'x-xsrf-token': 'token-1', 'content-type': 'application/json' };
  return handleApi(requestOf(path, { method, headers, cookies: await signedInCookies(), body }));
}

const JSON_TYPE = ['Content-Type', 'application/json'];

test('data comes as it is, with our headers and none of the backend', async () => {
  const rows = '[{"countyId":3,"countyDesc":"Cook","extra":null}]';
  record(backend().get('/api/counties'), 200, rows, [
    ...JSON_TYPE,
    'Cache-Control',
    'public, max-age=60',
    'Server',
    'Apache-Coyote/1.1',
    'X-Application-Context',
    'x',
    'Access-Control-Allow-Origin',
    '*',
    'Content-Security-Policy',
    'sandbox',
  ]);
  const response = await ask('/api/counties');
  expect(await response.text()).toBe(rows);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.any(String),
  });
});

test.each([
  ['raw text', '/api/primaryPresenter/42', '(not set)'],
  ['nothing, as text', '/api/primaryPresenter/42', ''],
  ['nothing, where that has a meaning', '/api/callLog-detail/9', ''],
  ['nothing for no organization', '/api/orgContacts/-1', ''],
  ['nothing for no ids', '/api/callLogs-view-export', ''],
])('%s comes as it is', async (_what, path, text) => {
  const length = ['Content-Length', String(text.length)];
  record(backend().get(path), 200, text, [...JSON_TYPE, ...length]);
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([200, text]);
});

test('the name of who is signed in comes to anyone who asks', async () => {
  backend().get('/api/user').reply(200, ANN);
  expect(await (await ask('/api/user')).json()).toEqual(ANN);
});

test.each([
  ['https://backend.test:9000/api/org/newNote/5/77', '/api/org/newNote/5/77'],
  ['http://evil.example/x/78', '/api/org/newNote/5/78'],
  ['/api/organization/St.%2520Clair/79', '/api/org/newNote/5/79'],
])('of the Location %s only the new id is told (§1.17)', async (location, expected) => {
  record(backend().post('/api/org/newNote/5'), 201, '', ['Location', location]);
  const response = await ask('/api/org/newNote/5', 'POST', '{"noteEntry":"text"}');
  expect([response.status, response.headers.get('location')]).toEqual([201, expected]);
});

test('several cookies of the backend come, one by one; others do not', async () => {
  record(backend().get('/api/counties'), 200, '[]', [
    ...JSON_TYPE,
    'Set-Cookie',
    'JSESSIONID=session-2; Path=/; Domain=backend.test; HttpOnly',
    'Set-Cookie',
    'XSRF-TOKEN=token-2; Path=/',
    'Set-Cookie',
    'outreach_session=forged; Path=/',
  ]);
  expect((await ask('/api/counties')).headers.getSetCookie()).toEqual([
    'JSESSIONID=session-2; Path=/; HttpOnly',
    'XSRF-TOKEN=token-2; Path=/',
  ]);
});

describe('the backend says that nobody is signed in', () => {
  test.each<[string, number, string, string[]]>([
    ['by a redirect', 302, '', ['Location', 'https://idp.example/login']],
    ['by a page', 200, '<!doctype html>', ['Content-Type', 'text/html']],
    ['by 401', 401, '{}', JSON_TYPE],
    ['by nothing where data is due', 200, '', ['Content-Length', '0']],
  ])(
    '%s: the answer is 401, without its address, and our session ends',
    async (_how, status, body, headers) => {
      record(backend().get('/api/counties'), status, body, headers);
      const response = await ask('/api/counties');
      expect((await problemOf(response)).status).toBe(401);
      expect(response.headers.get('location')).toBeNull();
      expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', isAuth: '' });
    },
  );

  test('also where anyone may ask', async () => {
    record(backend().get('/api/user'), 302, '', ['Location', '/saml/discovery']);
    expect((await problemOf(await ask('/api/user'))).status).toBe(401);
  });

  test('to a write', async () => {
    record(backend().delete('/api/deleteNote/7'), 302, '', ['Location', '/saml/discovery']);
    expect((await problemOf(await ask('/api/deleteNote/7', 'DELETE'))).status).toBe(401);
  });
});

test.each([400, 403, 404, 409, 418, 500])(
  'a failure with %i comes with its status only',
  async (status) => {
    const trace = { status, error: 'Error', message: 'at java.lang.Ann', path: '/api/counties' };
    backend().get('/api/counties').reply(status, trace, { server: 'x', 'x-trace': 'y' });
    const response = await ask('/api/counties');
    expect(response.headers.get('x-trace')).toBeNull();
    const told = await problemOf(response);
    expect(told.status).toBe(status);
    expect(JSON.stringify(told)).not.toMatch(/java|Ann/);
  },
);

describe('an answer with a second document behind it (§1.9)', () => {
  const text = `[{"contactId":7}]${SECOND_DOCUMENT}`;

  test('is no success where it is read whole', async () => {
    record(backend().get('/api/counties'), 200, text, JSON_TYPE);
    expect((await problemOf(await ask('/api/counties'))).status).toBe(502);
  });

  test('breaks the connection off where it is passed on as it comes', async () => {
    record(backend().get('/api/all-contacts-export'), 200, text, JSON_TYPE);
    const response = await ask('/api/all-contacts-export');
    await expect(response.text()).rejects.toThrow();
  });

  test('and one document is passed on unchanged', async () => {
    record(backend().get('/api/all-contacts-export'), 200, '[{"contactId":7}]', JSON_TYPE);
    expect(await (await ask('/api/all-contacts-export')).text()).toBe('[{"contactId":7}]');
  });
});

test('a backend that is down is 502, to a read after a second try', async () => {
  backend().get('/api/counties').twice().replyWithError('refused');
  expect((await problemOf(await ask('/api/counties'))).status).toBe(502);
  backend().delete('/api/deleteNote/7').replyWithError('refused');
  expect((await problemOf(await ask('/api/deleteNote/7', 'DELETE'))).status).toBe(502);
});
