/** The one HTTP client: what goes upstream and what is tried twice. */
import { getCounties } from '@/lib/contract/calls/lookups';
import { createOrganizationNote, deleteNote, editNote } from '@/lib/contract/calls/notes';
import { getFilteredOrganizations } from '@/lib/contract/calls/organizations';
import { logout } from '@/lib/contract/calls/session';
import { send } from '@/lib/legacy/send';
import { backend, CALLER, record } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { setSettings } from '@/tests/support/settings';

setSettings();

const none = { params: {}, query: {}, body: undefined };
const note = { params: { noteId: 7 }, query: {}, body: { noteId: 7, noteEntry: 'text' } };

test('a read carries the backend cookies, an id and nothing else', async () => {
  const received = record(backend().get('/api/counties'), 200, '[]');
  await send(CALLER, getCounties, none);
  expect(received.map(({ headers }) => headers)).toEqual([
    {
      host: 'backend.test:9000',
      accept: 'application/json',
      'x-request-id': 'request-1',
      cookie: CALLER.cookieHeader,
    },
  ]);
});

test('a write repeats the token and announces JSON', async () => {
  const received = record(backend().put('/api/editNote/7'), 204);
  await send(CALLER, editNote, note);
  expect(received).toEqual([
    {
      path: '/api/editNote/7',
      body: { noteId: 7, noteEntry: 'text' },
      headers: {
        host: 'backend.test:9000',
        accept: 'application/json',
        'content-type': 'application/json',
        'x-request-id': 'request-1',
        'x-xsrf-token': 'token-1',
        cookie: CALLER.cookieHeader,
      },
    },
  ]);
});

test('a caller without cookies sends neither cookies nor a token', async () => {
  const received = record(backend().delete('/api/deleteNote/7'), 204);
  const nobody = { cookieHeader: '', xsrfToken: null, requestId: 'request-2' };
  await send(nobody, deleteNote, { ...note, body: undefined });
  expect(Object.keys(received[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|xsrf/)]),
  );
});

test('a write without a body sends none', async () => {
  const received = record(backend().post('/api/logout'), 200, '{}');
  await send(CALLER, logout, { ...none, body: { smuggled: true } });
  expect(received[0]?.body).toBe('');
});

test('path and query values are encoded', async () => {
  const path =
    '/api/orgs-filtered-sorted/0/20/lastStatus.statusDesc/desc?county=St.%20Clair&county=A%20%26%20B';
  const received = record(backend().get(path), 200, '{}');
  await send(CALLER, getFilteredOrganizations, {
    params: { page: 0, size: 20, sortField: 'lastStatus.statusDesc', order: 'desc' },
    query: { county: ['St. Clair', 'A & B'] },
    body: undefined,
  });
  expect(received.map((one) => one.path)).toEqual([path]);
});

test('a redirect is given back and not followed', async () => {
  backend().get('/api/counties').reply(302, '', { location: '/saml/login' });
  expect((await send(CALLER, getCounties, none)).status).toBe(302);
});

describe('a second try', () => {
  test.each([502, 503, 504])('follows a read that was answered with %i', async (status) => {
    backend().get('/api/counties').reply(status).get('/api/counties').reply(200, '[]');
    expect((await send(CALLER, getCounties, none)).status).toBe(200);
  });

  test('follows a read whose connection broke', async () => {
    backend()
      .get('/api/counties')
      .replyWithError(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }))
      .get('/api/counties')
      .reply(200, '[]');
    expect((await send(CALLER, getCounties, none)).status).toBe(200);
  });

  test('is the last one', async () => {
    backend().get('/api/counties').twice().reply(503);
    expect((await send(CALLER, getCounties, none)).status).toBe(503);
  });

  test.each([400, 403, 404, 500])(
    'never follows a read that was answered with %i',
    async (status) => {
      backend().get('/api/counties').reply(status);
      expect((await send(CALLER, getCounties, none)).status).toBe(status);
    },
  );

  test('never follows a write that was answered with 503', async () => {
    backend().put('/api/editNote/7').reply(503);
    expect((await send(CALLER, editNote, note)).status).toBe(503);
  });

  test('never follows a write whose connection broke', async () => {
    backend().post('/api/org/newNote/5').replyWithError('socket hang up');
    const input = { params: { orgId: 5 }, query: {}, body: { noteEntry: 'text' } };
    expect(await failureOf(send(CALLER, createOrganizationNote, input))).toMatchObject({
      kind: 'unavailable',
      call: 'createOrganizationNote',
      requestId: 'request-1',
    });
  });
});

test('a call that the browser has given up is not sent', async () => {
  const call = send(CALLER, getCounties, none, AbortSignal.abort());
  expect((await failureOf(call)).kind).toBe('timeout');
});
