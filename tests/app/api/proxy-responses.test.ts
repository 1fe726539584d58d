/** Responses of the proxy: authorization, data, failures. */
import {
  ANN,
  BACKEND_COOKIES,
  backend,
  record,
  stubSignedIn,
  stubSignedOut,
  stubUnavailable,
} from '@/tests/support/backend';
import { SECOND_DOCUMENT } from '@/tests/support/legacy-rows';
import { cookiesSetBy, DESTROYED, problemOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';
import { COUNTIES, callProxy, JSON_BODY, problemFor } from './proxy-call';

setSettings();

const JSON_TYPE = ['Content-Type', 'application/json'];
const deleteNote = (init: Parameters<typeof callProxy>[1]) =>
  callProxy('/api/deleteNote/7', { method: 'DELETE', ...init });

describe('authorization', () => {
  test('a request without a session is rejected with 401, whatever token it has', async () => {
    const token = { headers: { 'x-xsrf-token': 'a' }, cookies: { 'XSRF-TOKEN': 'a' } };
    expect((await deleteNote(token)).status).toBe(401);
    for (const cookies of [{ isAuth: 'true' }, BACKEND_COOKIES]) {
      if (cookies === BACKEND_COOKIES) stubSignedOut();
      const response = await callProxy(COUNTIES, { cookies });
      expect((await problemOf(response)).status).toBe(401);
      expect(cookiesSetBy(response)).toEqual(DESTROYED);
    }
  });

  test('the signed-in user may be read without a session', async () => {
    backend().get('/api/user').reply(200, '', { 'content-length': '0' });
    const signedOut = await callProxy('/api/user', { cookies: {} });
    expect([signedOut.status, await signedOut.text()]).toEqual([200, '']);
    backend().get('/api/user').reply(200, ANN);
    expect(await (await callProxy('/api/user')).json()).toEqual(ANN);
  });

  test('a session that cannot be confirmed is rejected with 502', async () => {
    stubUnavailable();
    const response = await callProxy(COUNTIES, { cookies: BACKEND_COOKIES });
    expect((await problemOf(response)).status).toBe(502);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("a session that was just confirmed is saved, with the backend's cookies and no others", async () => {
    stubSignedIn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
    const cookies = ['JSESSIONID=session-2; Domain=backend.test', 'firstName=forged'];
    backend().get(COUNTIES).reply(200, '[]', { 'set-cookie': cookies });
    const response = await callProxy(COUNTIES, { cookies: BACKEND_COOKIES });
    expect(cookiesSetBy(response)).toEqual({
      outreach_session: expect.stringContaining('Fe26'),
      ...{ firstName: 'Ann', lastName: 'Bee', isAuth: 'true' },
      ...{ 'XSRF-TOKEN': 'token-2', JSESSIONID: 'session-2' },
    });
    expect(response.headers.getSetCookie()).toContain('JSESSIONID=session-2');
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ])('a foreign page (%j) may neither write nor read', async (headers) => {
    const title = 'Only pages of this application can send this request.';
    const token = { ...headers, 'x-xsrf-token': 'token-1' };
    expect(await problemOf(await deleteNote({ headers: token }))).toMatchObject({ title });
    expect(await problemFor(COUNTIES, { headers })).toMatchObject({ status: 403, title });
    expect(await problemFor('/api/user', { headers, cookies: {} })).toMatchObject({ status: 403 });
  });

  test('a write without the XSRF token of the cookie is rejected and not sent', async () => {
    const title = 'The XSRF token is missing or not valid. Reload the page and try again.';
    for (const token of [{}, { 'x-xsrf-token': 'token-2' }]) {
      const response = await deleteNote({ headers: { origin: APP, ...token } });
      expect(await problemOf(response)).toMatchObject({ status: 403, title });
    }
    const { 'XSRF-TOKEN': _gone, ...cookies } = await signedInCookies();
    stubSignedIn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
    expect((await deleteNote({ cookies })).status).toBe(403);
  });

  test('a write with the XSRF token is sent, and sets no cookie', async () => {
    backend().delete('/api/deleteNote/7').reply(204);
    const response = await deleteNote({});
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
  });
});

describe('the response', () => {
  test('has the data unchanged, with our headers and none of the backend', async () => {
    const rows = '[{"countyId":3,"countyDesc":"Cook","extra":null}]';
    const cors = { 'access-control-allow-origin': '*', 'content-security-policy': 'sandbox' };
    const theirs = { 'cache-control': 'public, max-age=60', server: 'Apache', ...cors };
    backend()
      .get(COUNTIES)
      .reply(200, rows, { ...JSON_BODY, ...theirs });
    const response = await callProxy(COUNTIES);
    expect(await response.text()).toBe(rows);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...JSON_BODY,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.any(String),
    });
  });

  test.each([
    ['/api/primaryPresenter/42', '(not set)'],
    ['/api/primaryPresenter/42', ''],
    ['/api/callLog-detail/9', ''],
    ['/api/orgContacts/-1', ''],
    ['/api/callLogs-view-export', ''],
  ])('to %s may be "%s"', async (path, text) => {
    const length = ['Content-Length', String(text.length)];
    record(backend().get(path), 200, text, [...JSON_TYPE, ...length]);
    const response = await callProxy(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  test.each([
    ['https://backend.test:9000/api/org/newNote/5/77', '/api/org/newNote/5/77'],
    ['http://evil.example/x/78', '/api/org/newNote/5/78'],
    ['/api/organization/St.%2520Clair/79', '/api/org/newNote/5/79'],
  ])('with the Location %s has only the new id of it (§1.17)', async (location, expected) => {
    record(backend().post('/api/org/newNote/5'), 201, '', ['Location', location]);
    const body = '{"noteEntry":"text"}';
    const response = await callProxy('/api/org/newNote/5', { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([201, expected]);
  });

  test.each<[string, string, number, string, string[]]>([
    ['a redirect', COUNTIES, 302, '', ['Location', 'https://idp.example/login']],
    ['HTML', COUNTIES, 200, '<!doctype html>', ['Content-Type', 'text/html']],
    ['401', COUNTIES, 401, '{}', JSON_TYPE],
    ['an empty 200', COUNTIES, 200, '', ['Content-Length', '0']],
    ['a redirect of /api/user', '/api/user', 302, '', ['Location', '/saml/discovery']],
  ])('to %s is 401, and ends the session', async (_how, path, status, body, headers) => {
    record(backend().get(path), status, body, headers);
    const response = await callProxy(path);
    expect((await problemOf(response)).status).toBe(401);
    expect(response.headers.get('location')).toBeNull();
    expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', isAuth: '' });
  });

  test.each([400, 404, 418, 500])('to a failure with %i has only its status', async (status) => {
    const trace = { status, error: 'Error', message: 'at java.lang.Ann', path: COUNTIES };
    backend().get(COUNTIES).reply(status, trace, { server: 'x', 'x-trace': 'y' });
    const response = await callProxy(COUNTIES);
    expect(response.headers.get('x-trace')).toBeNull();
    const problem = await problemOf(response);
    expect(problem.status).toBe(status);
    expect(JSON.stringify(problem)).not.toMatch(/java|Ann/);
  });

  test('to a second document (§1.9) is 502, or truncated for a streamed list', async () => {
    const one = '[{"contactId":7}]';
    record(backend().get(COUNTIES), 200, `${one}${SECOND_DOCUMENT}`, JSON_TYPE);
    expect((await problemFor(COUNTIES)).status).toBe(502);
    const ALL = '/api/all-contacts-export';
    record(backend().get(ALL), 200, `${one}${SECOND_DOCUMENT}`, JSON_TYPE);
    await expect((await callProxy(ALL)).text()).rejects.toThrow();
    record(backend().get(ALL), 200, one, JSON_TYPE);
    expect(await (await callProxy(ALL)).text()).toBe(one);
  });

  test('is 502 after two failed connections to a read', async () => {
    backend().get(COUNTIES).twice().replyWithError('refused');
    expect((await problemFor(COUNTIES)).status).toBe(502);
  });
});
