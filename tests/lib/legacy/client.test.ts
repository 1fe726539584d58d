/** The client of the backend: checked answers, what is tried twice, and every way in which an answer is none. */
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

describe('reads', () => {
  const html = { 'content-type': 'text/html;charset=UTF-8' };

  test('a good answer comes checked, with unknown keys dropped', async () => {
    backend()
      .get('/api/counties')
      .reply(200, [{ countyId: 3, countyDesc: 'Cook', extra: 1 }]);
    const { value } = await callApi(CONTEXT, lookups.getCounties);
    expect(value).toEqual([{ countyId: 3, name: 'Cook' }]);
  });

  test('cookies of the backend come along, line by line', async () => {
    const cookies = ['XSRF-TOKEN=abc; Path=/', 'JSESSIONID=x; Path=/; HttpOnly'];
    const lines = cookies.flatMap((line) => ['Set-Cookie', line]);
    backend().get('/api/checkUserManagerialAccess').reply(200, 'true', lines);
    expect(await callApi(CONTEXT, session.checkManagerialAccess)).toEqual({
      value: true,
      setCookies: cookies,
    });
  });

  test('an empty 200 is an answer where the declaration gives it a meaning', async () => {
    backend().get('/api/user').reply(200, '');
    expect((await callApi(CONTEXT, session.getUser)).value).toBeNull();
  });

  describe('the backend says that nobody is signed in', () => {
    test.each<[string, number, string, Record<string, string>]>([
      ['a redirect to the sign-in', 302, '', { location: '/saml/discovery' }],
      ['a redirect to another host', 303, '', { location: 'https://idp.example.org/login' }],
      ['the page of the sign-in', 200, '<!doctype html>', html],
      ['a plain 401', 401, '', {}],
      ['a 401 with a page', 401, '<!doctype html>', html],
      ['an empty 200 where data is due', 200, '', { 'content-length': '0' }],
    ])('by %s', async (_what, status, body, headers) => {
      backend().get('/api/counties').reply(status, body, headers);
      expect(await failureOf(callApi(CONTEXT, lookups.getCounties))).toMatchObject({
        kind: 'signed-out',
        status,
      });
    });
  });

  describe('the backend refuses or fails', () => {
    test.each([
      [400, 'invalid'],
      [403, 'forbidden'],
      [404, 'not-found'],
      [405, 'unexpected'],
      [409, 'conflict'],
      [413, 'invalid'],
      [415, 'invalid'],
      [422, 'invalid'],
      [500, 'unexpected'],
      [501, 'unexpected'],
    ])('%i is a failure of the kind %s', async (status, kind) => {
      const message = 'java.lang.IllegalStateException at Ann Bee';
      backend().get('/api/counties').reply(status, { status, message });
      const failure = await failureOf(callApi(CONTEXT, lookups.getCounties));
      expect(failure).toMatchObject({ kind, status, call: 'getCounties', requestId: 'request-1' });
      expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain('Ann');
    });

    test.each([
      [502, 'unavailable'],
      [503, 'unavailable'],
      [504, 'timeout'],
    ])('%i twice is a failure of the kind %s', async (status, kind) => {
      backend().get('/api/counties').twice().reply(status);
      expect(await failureOf(callApi(CONTEXT, lookups.getCounties))).toMatchObject({
        kind,
        status,
      });
    });

    test('an error page is an error and not a sign-in', async () => {
      backend().get('/api/counties').reply(500, '<!doctype html>', html);
      expect((await failureOf(callApi(CONTEXT, lookups.getCounties))).kind).toBe('unexpected');
    });
  });

  describe('the backend breaks the contract', () => {
    test.each([
      ['text that is no JSON', 'not json'],
      ['a list with a second document behind it (§1.9)', `[]${SECOND_DOCUMENT}`],
      ['a list that broke off midway (§1.9)', '[{"countyId":1,"countyDesc":"Co'],
      ['null in place of a list', 'null'],
      ['an object in place of a list', '{}'],
    ])('with %s', async (_what, body) => {
      backend().get('/api/counties').reply(200, body, { 'content-type': 'application/json' });
      expect(await failureOf(callApi(CONTEXT, lookups.getCounties))).toMatchObject({
        kind: 'contract',
        status: 200,
      });
    });

    test('and the failure names the places, never the values', async () => {
      const secret = 'Ann Bee';
      backend()
        .get('/api/counties')
        .reply(200, [
          { countyId: 1, countyDesc: 'Cook' },
          { countyId: secret, countyDesc: [secret] },
        ]);
      const failure = await failureOf(callApi(CONTEXT, lookups.getCounties));
      expect(failure.details.map(({ path }) => path)).toEqual(['1.countyId', '1.countyDesc']);
      expect(JSON.stringify(failure.details)).not.toContain(secret);
    });

    test('and the failure names five places at most', async () => {
      backend()
        .get('/api/counties')
        .reply(
          200,
          Array.from({ length: 50 }, () => ({})),
        );
      expect((await failureOf(callApi(CONTEXT, lookups.getCounties))).details).toHaveLength(5);
    });
  });

  test('a value that the declaration does not take is refused before anything is sent', async () => {
    const failure = await failureOf(
      callApi(CONTEXT, organizations.getOrganization, { params: { orgId: 0 } }),
    );
    expect(failure).toMatchObject({
      kind: 'invalid',
      status: undefined,
      details: [{ path: 'orgId', message: 'must be above zero' }],
    });
  });

  test('a call without a value cannot be asked for one', async () => {
    await expect(callApi(CONTEXT, notes.deleteNote, { params: { noteId: 1 } })).rejects.toThrow(
      'deleteNote returns no value',
    );
  });
});

describe('requests, of which tests/app/api/proxy.test.ts proves what goes upstream', () => {
  const none = { params: {}, query: {}, body: undefined };
  const note = { params: { noteId: 7 }, query: {}, body: { noteId: 7, noteEntry: 'text' } };

  test('a caller without cookies sends neither cookies nor a token', async () => {
    const received = record(backend().delete('/api/deleteNote/7'), 204);
    const nobody = { cookieHeader: '', xsrfToken: null, requestId: 'request-2' };
    await fetchUpstream(nobody, notes.deleteNote, { ...note, body: undefined });
    expect(Object.keys(received[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|xsrf/)]),
    );
  });

  test('a redirect is given back and not followed', async () => {
    backend().get('/api/counties').reply(302, '', { location: '/saml/login' });
    expect((await fetchUpstream(CONTEXT, lookups.getCounties, none)).status).toBe(302);
  });

  describe('a second try', () => {
    test.each([502, 503, 504])('follows a read that was answered with %i', async (status) => {
      backend().get('/api/counties').reply(status).get('/api/counties').reply(200, '[]');
      expect((await fetchUpstream(CONTEXT, lookups.getCounties, none)).status).toBe(200);
    });

    test('follows a read whose connection broke', async () => {
      backend()
        .get('/api/counties')
        .replyWithError(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }))
        .get('/api/counties')
        .reply(200, '[]');
      expect((await fetchUpstream(CONTEXT, lookups.getCounties, none)).status).toBe(200);
    });

    test('is the last one', async () => {
      backend().get('/api/counties').twice().reply(503);
      expect((await fetchUpstream(CONTEXT, lookups.getCounties, none)).status).toBe(503);
    });

    test.each([400, 403, 404, 500])(
      'never follows a read that was answered with %i',
      async (status) => {
        backend().get('/api/counties').reply(status);
        expect((await fetchUpstream(CONTEXT, lookups.getCounties, none)).status).toBe(status);
      },
    );

    test('never follows a write that was answered with 503', async () => {
      backend().put('/api/editNote/7').reply(503);
      expect((await fetchUpstream(CONTEXT, notes.editNote, note)).status).toBe(503);
    });

    test('never follows a write whose connection broke', async () => {
      backend().post('/api/org/newNote/5').replyWithError('socket hang up');
      const input = { params: { orgId: 5 }, query: {}, body: { noteEntry: 'text' } };
      expect(
        await failureOf(fetchUpstream(CONTEXT, notes.createOrganizationNote, input)),
      ).toMatchObject({
        kind: 'unavailable',
        call: 'createOrganizationNote',
        requestId: 'request-1',
      });
    });
  });

  test('a call that the browser has given up is not sent', async () => {
    const call = fetchUpstream(CONTEXT, lookups.getCounties, none, AbortSignal.abort());
    expect((await failureOf(call)).kind).toBe('timeout');
  });
});

describe('parts of a page', () => {
  test('a part that succeeds gives its value', async () => {
    expect(await settle(Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
  });

  test.each(['unavailable', 'timeout', 'contract', 'unexpected', 'forbidden'] as const)(
    'a part that fails as %s fails alone',
    async (kind) => {
      const failing = Promise.reject(new LegacyError(kind, 'getCounties', 'request-1'));
      expect(await settle(failing)).toEqual({ ok: false });
    },
  );

  test('being signed out concerns the whole page', async () => {
    const error = new LegacyError('signed-out', 'getCounties', 'request-1');
    await expect(settle(Promise.reject(error))).rejects.toBe(error);
  });

  test('a mistake of our own is not taken for a failure of the backend', async () => {
    const mistake = new TypeError('no such function');
    await expect(settle(Promise.reject(mistake))).rejects.toBe(mistake);
  });
});
