/** Log lines of calls. */
import { notes } from '@/lib/contract/calls/notes';
import { search } from '@/lib/contract/calls/search';
import { callApi } from '@/lib/legacy/call-api';
import { fetchUpstream } from '@/lib/legacy/fetch-upstream';
import { logRenderError } from '@/lib/start';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { setSettings } from '@/tests/support/settings';

setSettings({ LOG_LEVEL: 'info' });

let written: string[];

beforeEach(() => {
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    written.push(String(line));
    return true;
  });
});

afterEach(() => jest.restoreAllMocks());

const lines = () => written.map((line): unknown => JSON.parse(line));

test('a call logs a line with its name, status, duration and request id', async () => {
  backend().post('/api/org/newNote/5').reply(201);
  const input = { params: { orgId: 5 }, query: {}, body: { noteEntry: 'Cee is ill' } };
  await fetchUpstream(CONTEXT, notes.createOrganizationNote, input);
  expect(lines()).toEqual([
    expect.objectContaining({
      program: 'application',
      requestId: 'request-1',
      call: 'createOrganizationNote',
      status: 201,
      ms: expect.any(Number),
    }),
  ]);
});

test('log lines contain no body, search text, cookie, token or value of a response', async () => {
  backend().post('/api/org/newNote/5').replyWithError('broken');
  const input = { params: { orgId: 5 }, query: {}, body: { noteEntry: 'Cee is ill' } };
  await failureOf(fetchUpstream(CONTEXT, notes.createOrganizationNote, input));
  backend().get('/api/elasticsearch/multi-field-index/Dee').reply(200, { hits: 'Ann Bee' });
  await failureOf(callApi(CONTEXT, search.search, { params: { text: 'Dee' } }));

  expect(lines()).toHaveLength(3);
  expect(written.join('')).not.toMatch(/Cee is ill|Dee|Ann|session-1|token-1/);
});

test('a failed page is logged with its digest', () => {
  logRenderError(Object.assign(new Error('no such row'), { digest: '1234' }), 'GET');
  expect(lines()).toEqual([expect.objectContaining({ digest: '1234', method: 'GET', level: 50 })]);
});
