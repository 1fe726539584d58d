/** The one HTTP client: what is tried twice. What goes upstream is proved in tests/app/api/upstream.test.ts. */
import { getCounties } from '@/lib/contract/calls/lookups';
import { createOrganizationNote, deleteNote, editNote } from '@/lib/contract/calls/notes';
import { send } from '@/lib/legacy/send';
import { backend, CALLER, record } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { setSettings } from '@/tests/support/settings';

setSettings();

const none = { params: {}, query: {}, body: undefined };
const note = { params: { noteId: 7 }, query: {}, body: { noteId: 7, noteEntry: 'text' } };

test('a caller without cookies sends neither cookies nor a token', async () => {
  const received = record(backend().delete('/api/deleteNote/7'), 204);
  const nobody = { cookieHeader: '', xsrfToken: null, requestId: 'request-2' };
  await send(nobody, deleteNote, { ...note, body: undefined });
  expect(Object.keys(received[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|xsrf/)]),
  );
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
