/** The HTTP client of the backend: parsed responses, retries, and the kind of each failure. */
import { lookups } from '@/lib/contract/calls/lookups';
import { notes } from '@/lib/contract/calls/notes';
import { organizations } from '@/lib/contract/calls/organizations';
import { session } from '@/lib/contract/calls/session';
import { callApi } from '@/lib/legacy/call-api';
import { LegacyError } from '@/lib/legacy/error';
import { fetchUpstream } from '@/lib/legacy/fetch-upstream';
import { settle } from '@/lib/legacy/settle';
import { backend, CONTEXT, record } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { SECOND_DOCUMENT } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const COUNTIES = '/api/counties';
const HTML = { 'content-type': 'text/html;charset=UTF-8' };
const listCounties = () => callApi(CONTEXT, lookups.getCounties);

describe('callApi', () => {
  test('returns the parsed value without unknown keys, and each Set-Cookie line', async () => {
    const setCookies = ['XSRF-TOKEN=abc; Path=/', 'JSESSIONID=x; Path=/; HttpOnly'];
    const lines = setCookies.flatMap((line) => ['Set-Cookie', line]);
    backend()
      .get(COUNTIES)
      .reply(200, [{ countyId: 3, countyDesc: 'Cook', extra: 1 }], lines);
    expect(await listCounties()).toEqual({ value: [{ countyId: 3, name: 'Cook' }], setCookies });
  });

  test('returns the declared value of an empty response', async () => {
    backend().get('/api/user').reply(200, '');
    expect((await callApi(CONTEXT, session.getUser)).value).toBeNull();
  });

  test.each<[string, string, number, (object | string)?, Record<string, string>?]>([
    ['signed-out', 'a redirect to the sign-in', 302, '', { location: '/saml/discovery' }],
    ['signed-out', 'a redirect to another host', 303, '', { location: 'https://idp.example.org' }],
    ['signed-out', 'the page of the sign-in', 200, '<!doctype html>', HTML],
    ['signed-out', 'a plain 401', 401],
    ['signed-out', 'a 401 with a page', 401, '<!doctype html>', HTML],
    ['signed-out', 'an empty 200 in place of data', 200, '', { 'content-length': '0' }],
    ['invalid', '400', 400],
    ['forbidden', '403', 403],
    ['not-found', '404', 404],
    ['conflict', '409', 409],
    ['invalid', '422', 422],
    ['unexpected', '500 with a stack trace', 500, { message: 'IllegalStateException at Ann Bee' }],
    ['unexpected', '500 with a page', 500, '<!doctype html>', HTML],
    ['contract', 'a second document (§1.9)', 200, `[]${SECOND_DOCUMENT}`],
    ['contract', 'a list that breaks off (§1.9)', 200, '[{"countyId":1,"countyDesc":"Co'],
    ['contract', 'null in place of a list', 200, 'null'],
    ['contract', 'an object in place of a list', 200, '{}'],
  ])('throws %s for %s', async (kind, _what, status, body = '', headers = {}) => {
    backend().get(COUNTIES).reply(status, body, headers);
    const failure = await failureOf(listCounties());
    expect(failure).toMatchObject({ kind, status, call: 'getCounties', requestId: 'request-1' });
    expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain('Ann');
  });

  test.each([
    ['unavailable', 502],
    ['unavailable', 503],
    ['timeout', 504],
  ])('throws %s after two responses with %i', async (kind, status) => {
    backend().get(COUNTIES).twice().reply(status);
    expect(await failureOf(listCounties())).toMatchObject({ kind, status });
  });

  test('names the first five invalid properties of a response, and no value', async () => {
    const rows = [
      { countyId: 1, countyDesc: 'Cook' },
      { countyId: 'Ann', countyDesc: ['Ann'] },
    ];
    backend()
      .get(COUNTIES)
      .reply(200, [...rows, {}, {}, {}]);
    const { details } = await failureOf(listCounties());
    const paths = ['1.countyId', '1.countyDesc', '2.countyId', '2.countyDesc', '3.countyId'];
    expect(details.map(({ path }) => path)).toEqual(paths);
    expect(JSON.stringify(details)).not.toContain('Ann');
  });

  test('rejects invalid values, and calls that return nothing, without a request', async () => {
    const invalid = callApi(CONTEXT, organizations.getOrganization, { params: { orgId: 0 } });
    expect(await failureOf(invalid)).toMatchObject({
      kind: 'invalid',
      status: undefined,
      details: [{ path: 'orgId', message: 'must be above zero' }],
    });
    const write = callApi(CONTEXT, notes.deleteNote, { params: { noteId: 1 } });
    await expect(write).rejects.toThrow('deleteNote returns no value');
  });
});

describe('fetchUpstream, whose requests tests/app/api/proxy-requests.test.ts proves', () => {
  const none = { params: {}, query: {}, body: undefined };
  const note = { params: { noteId: 7 }, query: {}, body: { noteId: 7, noteEntry: 'text' } };
  const statusOfRead = async () => (await fetchUpstream(CONTEXT, lookups.getCounties, none)).status;

  test('sends neither cookies nor a token without a session', async () => {
    const received = record(backend().delete('/api/deleteNote/7'), 204);
    const signedOut = { cookieHeader: '', xsrfToken: null, requestId: 'request-2' };
    await fetchUpstream(signedOut, notes.deleteNote, { ...note, body: undefined });
    expect(Object.keys(received[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|xsrf/)]),
    );
  });

  test('retries a read after 502, 503, 504 and a broken connection', async () => {
    for (const status of [502, 503, 504]) {
      backend().get(COUNTIES).reply(status).get(COUNTIES).reply(200, '[]');
      expect(await statusOfRead()).toBe(200);
    }
    backend().get(COUNTIES).replyWithError('socket hang up').get(COUNTIES).reply(200, '[]');
    expect(await statusOfRead()).toBe(200);
  });

  test.each([302, 400, 403, 404, 500])(
    'returns %i, unfollowed and without a retry',
    async (status) => {
      backend().get(COUNTIES).reply(status, '', { location: '/saml/login' });
      expect(await statusOfRead()).toBe(status);
    },
  );

  test('never retries a write', async () => {
    backend().put('/api/editNote/7').reply(503);
    expect((await fetchUpstream(CONTEXT, notes.editNote, note)).status).toBe(503);
    backend().post('/api/org/newNote/5').replyWithError('socket hang up');
    const input = { params: { orgId: 5 }, query: {}, body: { noteEntry: 'text' } };
    const failure = failureOf(fetchUpstream(CONTEXT, notes.createOrganizationNote, input));
    expect(await failure).toMatchObject({
      ...{ kind: 'unavailable', call: 'createOrganizationNote', requestId: 'request-1' },
    });
  });

  test('sends nothing after an abort', async () => {
    const call = fetchUpstream(CONTEXT, lookups.getCounties, none, AbortSignal.abort());
    expect((await failureOf(call)).kind).toBe('timeout');
  });
});

describe('settle', () => {
  const failing = (error: Error) => settle(Promise.reject(error));

  test('settles values and failures of the backend', async () => {
    expect(await settle(Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
    for (const kind of ['unavailable', 'timeout', 'contract', 'unexpected', 'forbidden'] as const) {
      const failure = new LegacyError(kind, 'getCounties', 'request-1');
      expect(await failing(failure)).toEqual({ ok: false });
    }
  });

  test.each([
    new LegacyError('signed-out', 'getCounties', 'request-1'),
    new TypeError('no such function'),
  ])('rejects with %s', async (error) => {
    await expect(failing(error)).rejects.toBe(error);
  });
});
