/** Requests through the proxy: the parts that are sent upstream, and the values that are rejected. */
import { backend, record } from '@/tests/support/backend';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';
import { COUNTIES, callProxy, JSON_BODY, OWN, problemFor } from './proxy-call';

setSettings();

describe('the request to the backend', () => {
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
    return callProxy(path, { method, cookies, headers: NOISE, ...json });
  }

  test("a read has the backend's cookies and no header of the browser", async () => {
    const received = record(backend().get(COUNTIES), 200, '[]');
    const response = await send('GET', COUNTIES);
    expect(received[0]?.headers).toEqual(READ_HEADERS);
    expect(received[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
  });

  test('a write also has XSRF token and type, and no body if the call has none', async () => {
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
      '/api/event/Fair%20%26%20expo/05/true/null?audType=1&audType=02',
      '/api/event/Fair%20%26%20expo/5/true/null?audType=1&audType=2',
      { location: 'Hall', startDateTime: '2021-05-03T09:30', endDateTime: '2021-05-03T10:30' },
      expect.objectContaining({ location: 'Hall', startDateTime: '2021-05-03T09:30:00' }),
    ],
  ])('a POST of %s is sent to %s with a normalized body (§1.8)', async (init, path, body, sent) => {
    const received = record(backend().post(path), 201, '', ['Location', '/api/x/77']);
    expect((await send('POST', init, body)).status).toBe(201);
    expect(received.map((one) => one.body)).toEqual([sent]);
  });

  const SEARCH = '/api/elasticsearch/multi-field-index';
  const CONTACTS = '/api/contacts-filtered-sorted/0/10/lastName/asce';
  const LIST = '/api/orgs-filtered-sorted/0/10/null/null';

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
    [`${LIST}?county=A%2CB&status=&regsite=1`, `${LIST}?county=A&county=B&regsite=1`],
    [`${LIST}?county=A%2CB&county=C`, `${LIST}?county=A%2CB&county=C`],
    ['/api/callLogs-view-export?cid=1,2,', '/api/callLogs-view-export?cid=1&cid=2'],
  ])('a GET of %s is sent as %s', async (init, sent) => {
    const received = record(backend().get(sent), 200, '[]');
    expect((await send('GET', init)).status).toBe(200);
    expect(received.map(({ path }) => path)).toEqual([sent]);
  });
});

describe('an invalid request is rejected by field and not sent', () => {
  const LIST = '/api/orgs-filtered-sorted';
  const SCHEDULE = '/api/sorted-filtered-myevents/0/10';

  test.each([
    ['every slot invalid', `${LIST}/-1/0/x/y`, ['page', 'size', 'sortField', 'order']],
    ['a missing page', `${LIST}//10/city/asce`, ['page']],
    ['the order asc, which would mean descending', `${LIST}/0/10/city/asc`, ['order']],
    ['an id with a slash in it', '/api/organizations/5%2F6', ['orgId']],
    ['an id with dot segments', '/api/organizations/..%2F5', ['orgId']],
    ['a search without a letter', '/api/elasticsearch/multi-field-index/%2F%3B%25', ['text']],
    ['an invalid flag', `${LIST}/0/10/city/asce?regsite=2`, ['regsite.0']],
    ['a sort field without its prefix', `${SCHEDULE}/city/asce/null/null/true`, ['sortField']],
    ['an invalid id in the query', '/api/callLogs-view-export?cid=1&cid=x', ['cid.1']],
    ['an undeclared parameter', `${COUNTIES}?County=1`, ['']],
    ['a parameter __proto__', `${COUNTIES}?__proto__=1`, ['']],
    ['a parameter constructor', `${COUNTIES}?constructor=1`, ['']],
  ])('%s', async (_what, path, fields) => {
    const { status, errors } = await problemFor(path);
    expect([status, errors?.map((error) => error.path)]).toEqual([400, fields]);
    expect(errors?.every(({ message }) => message.length > 0)).toBe(true);
  });

  const editNote = (body?: BodyInit, headers = {}) =>
    problemFor('/api/editNote/7', { method: 'PUT', body, headers: { ...OWN, ...headers } });

  test.each(['application/x-www-form-urlencoded', 'application/json-patch+json', ''])(
    'a body of the type "%s" is rejected with 415',
    async (type) => {
      expect((await editNote('{}', { 'content-type': type })).status).toBe(415);
    },
  );

  test.each([
    ['malformed JSON', '{"noteEntry":'],
    ['no bytes', ''],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x5b])],
  ])('a body of %s is rejected with 400', async (_what, body) => {
    const { status, title } = await editNote(body);
    expect([status, title]).toEqual([400, 'The request body is not valid JSON.']);
  });

  test.each([
    ['[]', ''],
    ['null', ''],
    ['{"noteId":true,"noteEntry":"x"}', 'noteId'],
  ])('the body %s is rejected by field', async (body, field) => {
    const { status, errors } = await editNote(body);
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [field]]);
  });

  test('errors of path and body are returned together, without values', async () => {
    const init = { method: 'POST', body: '{"orgname":" "}' };
    expect((await problemFor('/api/organization/a%3Bb', init)).errors).toEqual([
      { path: 'countyName', message: 'has characters that the backend cannot take' },
      { path: 'orgname', message: 'Name is required' },
    ]);
    const body = { noteId: 'Ann Bee', noteEntry: ['Ann Bee'], 'Ann Bee': 1 };
    expect(JSON.stringify(await editNote(JSON.stringify(body)))).not.toContain('Ann');
  });

  test('a body of more than 256 KB is rejected with 413 and not read to its end', async () => {
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
