/** The proxy on the wire: authorization, requests to the backend, validation and responses. */
import { handleApi } from '@/lib/proxy/handle-api';
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
import { cookiesSetBy, DESTROYED, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

type Init = NonNullable<Parameters<typeof requestOf>[1]>;

const JSON_BODY = { 'content-type': 'application/json' };
const OWN = { origin: APP, 'x-xsrf-token': 'token-1', ...JSON_BODY };
const JSON_TYPE = ['Content-Type', 'application/json'];
const COUNTIES = '/api/counties';
const DELETE = { method: 'DELETE' };

/** Signed in and from a page of the application by default. */
async function call(path: string, { cookies, ...init }: Init = {}) {
  const given = { headers: OWN, ...init, cookies: cookies ?? (await signedInCookies()) };
  return handleApi(requestOf(path, given));
}

const problemFor = async (path: string, init?: Init) => problemOf(await call(path, init));
const editNote = (body?: BodyInit, headers = {}) =>
  problemFor('/api/editNote/7', { method: 'PUT', body, headers: { ...OWN, ...headers } });
const deleteNote = (init: Init) => call('/api/deleteNote/7', { ...DELETE, ...init });

describe('what goes upstream', () => {
  /** Headers of browsers, gateways and attackers. */
  const NOISE = {
    ...OWN,
    referer: `${APP}/organizations`,
    authorization: 'Basic YTpi',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Browser/1',
    'accept-language': 'en',
    'x-forwarded-for': '10.0.0.9',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'believe-me',
    'x-http-method-override': 'DELETE',
    'content-type': 'application/json;charset=utf-8',
  };
  const READ_HEADERS = {
    host: 'backend.test:9000',
    accept: 'application/json',
    cookie: 'JSESSIONID=session-1; XSRF-TOKEN=token-1',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  };

  async function send(method: string, path: string, body?: unknown) {
    const others = { _ga: 'GA1.2', firstName: 'Ann', isAuth: 'true' };
    const cookies = { ...(await signedInCookies()), ...others };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return call(path, { method, cookies, headers: NOISE, ...json });
  }

  test("a read carries the backend's cookies and no header of the browser", async () => {
    const received = record(backend().get(COUNTIES), 200, '[]');
    const response = await send('GET', COUNTIES);
    expect(received[0]?.headers).toEqual(READ_HEADERS);
    expect(received[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
  });

  test('a write adds the token and its type, and no body where the call takes none', async () => {
    for (const sent of [undefined, { smuggled: true }]) {
      const received = record(backend().delete('/api/deleteNote/7'), 204);
      await send('DELETE', '/api/deleteNote/7', sent);
      const headers = { ...READ_HEADERS, 'x-xsrf-token': 'token-1', ...JSON_BODY };
      expect(received).toEqual([{ path: '/api/deleteNote/7', body: '', headers }]);
    }
  });

  test.each<[string, string, object, object]>([
    [
      '/api/organization/St.%20Clair',
      '/api/organization/St.%20Clair',
      {
        ...{ orgId: '', orgname: ' Org A ', phone: '3125550100', countyName: 'Other' },
        ...{ lastStatus: 'StatusA', lastContact: '2021-05-03T09:30:00', orgContacts: [] },
        ...{ eventOrgs: [{ eventId: 42 }], ['__proto__']: { polluted: true } },
      },
      {
        ...{ orgId: null, orgname: ' Org A ', phone: '3125550100', regsite: 0 },
        ...{ lastStatus: null, orgContacts: [], eventOrgs: [] },
      },
    ],
    [
      '/api/org/newNote/5',
      '/api/org/newNote/5',
      { noteId: '', noteEntry: 'text', createdBy: 'Ann' },
      { noteId: null, noteEntry: 'text', createDate: null, lastModifiedDate: null },
    ],
    [
      '/api/event/Fair%20%26%20expo/05/true/null?audType=1&audType=02',
      '/api/event/Fair%20%26%20expo/5/true/null?audType=1&audType=2',
      { location: 'Hall', startDateTime: '2021-05-03T09:30', endDateTime: '2021-05-03T10:30' },
      expect.objectContaining({ location: 'Hall', startDateTime: '2021-05-03T09:30:00' }),
    ],
  ])(
    'a creation at %s goes to %s with a normalized body (§1.8)',
    async (init, path, body, sent) => {
      const received = record(backend().post(path), 201, '', ['Location', '/api/x/77']);
      expect((await send('POST', init, body)).status).toBe(201);
      expect(received.map((one) => one.body)).toEqual([sent]);
    },
  );

  const SEARCH = '/api/elasticsearch/multi-field-index';
  const CONTACTS = '/api/contacts-filtered-sorted/0/10/lastName/asce';
  const ORGANIZATIONS = '/api/orgs-filtered-sorted/0/10/null/null';

  test.each([
    ['/api/organizations/005', '/api/organizations/5'],
    ['/api/counties/', COUNTIES],
    ['/api/counties?&x=', COUNTIES],
    [
      `${CONTACTS}/2021-05-01%2000:00:00/null?regsite=0`,
      `${CONTACTS}/2021-05-01%2000%3A00%3A00/null?regsite=0`,
    ],
    [`${SEARCH}/a%2Fb%3Bc%25`, `${SEARCH}/a%20b%20c`],
    [`${SEARCH}/%252e%252e`, `${SEARCH}/2e%202e`],
    [
      `${ORGANIZATIONS}?county=A%2CB&status=&regsite=1`,
      `${ORGANIZATIONS}?county=A&county=B&regsite=1`,
    ],
    [`${ORGANIZATIONS}?county=A%2CB&county=C`, `${ORGANIZATIONS}?county=A%2CB&county=C`],
    ['/api/callLogs-view-export?cid=1,2,', '/api/callLogs-view-export?cid=1&cid=2'],
  ])('%s goes upstream as %s', async (init, sent) => {
    const received = record(backend().get(sent), 200, '[]');
    expect((await send('GET', init)).status).toBe(200);
    expect(received.map(({ path }) => path)).toEqual([sent]);
  });
});

describe('an invalid request is rejected by field and not sent', () => {
  const LIST = '/api/orgs-filtered-sorted';
  const SCHEDULE = '/api/sorted-filtered-myevents/0/10';
  const SEARCH = '/api/elasticsearch/multi-field-index';

  test.each([
    ['a page that is no number', `${LIST}/x/10/city/asce`, ['page']],
    ['a missing page', `${LIST}//10/city/asce`, ['page']],
    ['a size above the most that is offered', `${LIST}/0/201/city/asce`, ['size']],
    ['a sort field of its own', `${LIST}/0/10/orgContacts/asce`, ['sortField']],
    ['the order asc, which would mean descending', `${LIST}/0/10/city/asc`, ['order']],
    ['everything at once', `${LIST}/-1/0/x/y`, ['page', 'size', 'sortField', 'order']],
    ['an id with a slash in it', '/api/organizations/5%2F6', ['orgId']],
    ['an id that hides a way out', '/api/organizations/..%2F5', ['orgId']],
    ['an id that is no whole number', '/api/organizations/1e3', ['orgId']],
    ['an id beyond what the database holds', '/api/organizations/2147483648', ['orgId']],
    ['a search for nothing but signs', `${SEARCH}/%2F%3B%25`, ['text']],
    ['a search for too much', `${SEARCH}/${'a'.repeat(201)}`, ['text']],
    ['a flag that is neither 0 nor 1', `${LIST}/0/10/city/asce?regsite=2`, ['regsite.0']],
    ['a flag twice', `${LIST}/0/10/city/asce?regsite=0&regsite=1`, ['regsite']],
    [
      'a date that does not exist',
      '/api/events-filtered-sorted/0/10/city/asce/2021-02-30%2000:00:00/null',
      ['from'],
    ],
    ['a switch that is null', `${SCHEDULE}/event.city/asce/null/null/null`, ['upcomingOnly']],
    ['a sort field without its prefix', `${SCHEDULE}/city/asce/null/null/true`, ['sortField']],
    ['ids that are none', '/api/callLogs-view-export?cid=1&cid=x', ['cid.1']],
    ...['x', 'County', '__proto__', 'constructor', 'toString'].map(
      (name): [string, string, string[]] => [
        `an undeclared ${name}`,
        `${COUNTIES}?${name}=1`,
        [''],
      ],
    ),
  ])('%s is rejected by name', async (_what, path, fields) => {
    const { status, errors } = await problemFor(path);
    expect([status, errors?.map((error) => error.path)]).toEqual([400, fields]);
    expect(errors?.every(({ message }) => message.length > 0)).toBe(true);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', ''])(
    'a body of the type "%s" is rejected with 415',
    async (type) => {
      expect((await editNote('{}', { 'content-type': type })).status).toBe(415);
    },
  );

  test.each([
    ['malformed JSON', '{"noteEntry":'],
    ['nothing', ''],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x5b])],
  ])('a body of %s is rejected with 400', async (_what, body) => {
    const { status, title } = await editNote(body);
    expect([status, title]).toEqual([400, 'The request body is not valid JSON.']);
  });

  test.each([
    ['a list', '[]', ''],
    ['null', 'null', ''],
    ['a number in place of text', '{"noteId":7,"noteEntry":5}', 'noteEntry'],
    ['a blank note', '{"noteId":7,"noteEntry":" \\n"}', 'noteEntry'],
    ['true in place of an id', '{"noteId":true,"noteEntry":"x"}', 'noteId'],
  ])('a body of %s is rejected by field', async (_what, body, field) => {
    const { status, errors } = await editNote(body);
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [field]]);
  });

  test('errors of path and body come together, and repeat no value', async () => {
    const init = { method: 'POST', body: '{"orgname":" "}' };
    expect((await problemFor('/api/organization/a%3Bb', init)).errors).toEqual([
      { path: 'countyName', message: 'has characters that the backend cannot take' },
      { path: 'orgname', message: 'Name is required' },
    ]);
    const body = { noteId: 'Ann Bee', noteEntry: ['Ann Bee'], 'Ann Bee': 1 };
    expect(JSON.stringify(await editNote(JSON.stringify(body)))).not.toContain('Ann');
  });

  test('a body that is too large is rejected with 413 and not read to its end', async () => {
    const large = { noteId: 7, noteEntry: 'x'.repeat(257 * 1024) };
    expect((await editNote(JSON.stringify(large))).status).toBe(413);
    let given = 0;
    const long = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        if (given === 100) controller.close();
      },
    });
    expect((await editNote(long)).status).toBe(413);
    expect(given).toBeLessThan(10);
  });
});

describe('authorization', () => {
  test('the signed-out are rejected, whatever token they send', async () => {
    const token = { headers: { 'x-xsrf-token': 'a' }, cookies: { 'XSRF-TOKEN': 'a' } };
    expect((await deleteNote(token)).status).toBe(401);
    for (const cookies of [{ isAuth: 'true' }, BACKEND_COOKIES]) {
      if (cookies === BACKEND_COOKIES) stubSignedOut();
      const response = await call(COUNTIES, { cookies });
      expect((await problemOf(response)).status).toBe(401);
      expect(cookiesSetBy(response)).toEqual(DESTROYED);
    }
  });

  test('anyone may read the signed-in user', async () => {
    backend().get('/api/user').reply(200, '', { 'content-length': '0' });
    const signedOut = await call('/api/user', { cookies: {} });
    expect([signedOut.status, await signedOut.text()]).toEqual([200, '']);
    backend().get('/api/user').reply(200, ANN);
    expect(await (await call('/api/user')).json()).toEqual(ANN);
  });

  test('a session that cannot be confirmed is rejected with 502', async () => {
    stubUnavailable();
    const response = await call(COUNTIES, { cookies: BACKEND_COOKIES });
    expect((await problemOf(response)).status).toBe(502);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('a session that is confirmed on the way is saved in the response', async () => {
    stubSignedIn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
    backend().get(COUNTIES).reply(200, '[]', { 'set-cookie': 'JSESSIONID=session-2; Path=/' });
    expect(cookiesSetBy(await call(COUNTIES, { cookies: BACKEND_COOKIES }))).toEqual({
      outreach_session: expect.stringContaining('Fe26'),
      ...{ firstName: 'Ann', lastName: 'Bee', isAuth: 'true' },
      ...{ 'XSRF-TOKEN': 'token-2', JSESSIONID: 'session-2' },
    });
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

  test('a write without the right token is rejected and not sent', async () => {
    for (const token of [{}, { 'x-xsrf-token': 'token-2' }]) {
      const { status, title } = await problemOf(
        await deleteNote({ headers: { origin: APP, ...token } }),
      );
      expect([status, title]).toEqual([
        403,
        'The XSRF token is missing or not valid. Reload the page and try again.',
      ]);
    }
    const { 'XSRF-TOKEN': _gone, ...cookies } = await signedInCookies();
    stubSignedIn({ setCookies: ['XSRF-TOKEN=token-2; Path=/'] });
    expect((await deleteNote({ cookies })).status).toBe(403);
  });

  test('a write with the token is sent, and sets no cookie', async () => {
    backend().delete('/api/deleteNote/7').reply(204);
    const response = await deleteNote({});
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
  });
});

describe('what comes back', () => {
  test('data comes as it is, with our headers and none of the backend', async () => {
    const rows = '[{"countyId":3,"countyDesc":"Cook","extra":null}]';
    const cors = { 'access-control-allow-origin': '*', 'content-security-policy': 'sandbox' };
    const theirs = { 'cache-control': 'public, max-age=60', server: 'Apache', ...cors };
    backend()
      .get(COUNTIES)
      .reply(200, rows, { ...JSON_BODY, ...theirs });
    const response = await call(COUNTIES);
    expect(await response.text()).toBe(rows);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...JSON_BODY,
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
    const response = await call(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  test.each([
    ['https://backend.test:9000/api/org/newNote/5/77', '/api/org/newNote/5/77'],
    ['http://evil.example/x/78', '/api/org/newNote/5/78'],
    ['/api/organization/St.%2520Clair/79', '/api/org/newNote/5/79'],
  ])('of the Location %s only the new id is returned (§1.17)', async (location, expected) => {
    record(backend().post('/api/org/newNote/5'), 201, '', ['Location', location]);
    const body = '{"noteEntry":"text"}';
    const response = await call('/api/org/newNote/5', { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([201, expected]);
  });

  test('several cookies of the backend come, one by one; others do not', async () => {
    const lines = [
      'JSESSIONID=session-2; Path=/; Domain=backend.test; HttpOnly',
      'XSRF-TOKEN=token-2; Path=/',
      'outreach_session=forged; Path=/',
    ].flatMap((line) => ['Set-Cookie', line]);
    record(backend().get(COUNTIES), 200, '[]', [...JSON_TYPE, ...lines]);
    expect((await call(COUNTIES)).headers.getSetCookie()).toEqual([
      'JSESSIONID=session-2; Path=/; HttpOnly',
      'XSRF-TOKEN=token-2; Path=/',
    ]);
  });

  test.each<[string, string, number, string, string[]]>([
    ['a redirect', COUNTIES, 302, '', ['Location', 'https://idp.example/login']],
    ['a page', COUNTIES, 200, '<!doctype html>', ['Content-Type', 'text/html']],
    ['401', COUNTIES, 401, '{}', JSON_TYPE],
    ['nothing where data is due', COUNTIES, 200, '', ['Content-Length', '0']],
    ['a redirect where anyone may ask', '/api/user', 302, '', ['Location', '/saml/discovery']],
  ])(
    '%s of the backend means signed out: 401, and our session ends',
    async (_how, path, status, body, headers) => {
      record(backend().get(path), status, body, headers);
      const response = await call(path);
      expect((await problemOf(response)).status).toBe(401);
      expect(response.headers.get('location')).toBeNull();
      expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', isAuth: '' });
    },
  );

  test.each([400, 403, 404, 409, 418, 500])(
    'of a failure with %i only the status is returned',
    async (status) => {
      const trace = { status, error: 'Error', message: 'at java.lang.Ann', path: COUNTIES };
      backend().get(COUNTIES).reply(status, trace, { server: 'x', 'x-trace': 'y' });
      const response = await call(COUNTIES);
      expect(response.headers.get('x-trace')).toBeNull();
      const problem = await problemOf(response);
      expect(problem.status).toBe(status);
      expect(JSON.stringify(problem)).not.toMatch(/java|Ann/);
    },
  );

  test('a second document (§1.9) is no success, and breaks off what is passed on as it comes', async () => {
    const one = '[{"contactId":7}]';
    record(backend().get(COUNTIES), 200, `${one}${SECOND_DOCUMENT}`, JSON_TYPE);
    expect((await problemFor(COUNTIES)).status).toBe(502);
    const ALL = '/api/all-contacts-export';
    record(backend().get(ALL), 200, `${one}${SECOND_DOCUMENT}`, JSON_TYPE);
    await expect((await call(ALL)).text()).rejects.toThrow();
    record(backend().get(ALL), 200, one, JSON_TYPE);
    expect(await (await call(ALL)).text()).toBe(one);
  });

  test('a backend that is down is 502, to a read after a retry', async () => {
    backend().get(COUNTIES).twice().replyWithError('refused');
    expect((await problemFor(COUNTIES)).status).toBe(502);
  });
});
