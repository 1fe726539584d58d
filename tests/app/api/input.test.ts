/** What is wrong with a request is told by field, and nothing of it reaches the backend. */
import { handleApi } from '@/lib/proxy/handle-api';
import { problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const JSON_TYPE = 'application/json';

async function read(path: string) {
  return problemOf(await handleApi(requestOf(path, { cookies: await signedInCookies() })));
}

async function write(path: string, method: string, body?: BodyInit, type = JSON_TYPE) {
  const headers = { 'x-xsrf-token': 'token-1', 'content-type': type };
  const cookies = await signedInCookies();
  return problemOf(await handleApi(requestOf(path, { method, cookies, headers, body })));
}

test.each([
  ['a page that is no number', '/api/orgs-filtered-sorted/x/10/city/asce', ['page']],
  ['a missing page', '/api/orgs-filtered-sorted//10/city/asce', ['page']],
  ['a size above the most that is offered', '/api/orgs-filtered-sorted/0/201/city/asce', ['size']],
  ['a sort field of its own', '/api/orgs-filtered-sorted/0/10/orgContacts/asce', ['sortField']],
  [
    'the order asc, which would mean descending',
    '/api/orgs-filtered-sorted/0/10/city/asc',
    ['order'],
  ],
  [
    'everything at once',
    '/api/orgs-filtered-sorted/-1/0/x/y',
    ['page', 'size', 'sortField', 'order'],
  ],
  ['an id with a slash in it', '/api/organizations/5%2F6', ['orgId']],
  ['an id that hides a way out', '/api/organizations/..%2F5', ['orgId']],
  ['an id that is no whole number', '/api/organizations/1e3', ['orgId']],
  ['an id beyond what the database holds', '/api/organizations/2147483648', ['orgId']],
  ['a search for nothing but signs', '/api/elasticsearch/multi-field-index/%2F%3B%25', ['text']],
  ['a search for too much', `/api/elasticsearch/multi-field-index/${'a'.repeat(201)}`, ['text']],
  [
    'a flag that is neither 0 nor 1',
    '/api/orgs-filtered-sorted/0/10/city/asce?regsite=2',
    ['regsite.0'],
  ],
  [
    'a date that does not exist',
    '/api/events-filtered-sorted/0/10/city/asce/2021-02-30%2000:00:00/null',
    ['from'],
  ],
  [
    'a switch that is null',
    '/api/sorted-filtered-myevents/0/10/event.city/asce/null/null/null',
    ['upcomingOnly'],
  ],
  [
    'a sort field without its prefix',
    '/api/sorted-filtered-myevents/0/10/city/asce/null/null/true',
    ['sortField'],
  ],
  ['ids that are none', '/api/callLogs-view-export?cid=1&cid=x', ['cid.1']],
  ['a flag twice', '/api/orgs-filtered-sorted/0/10/city/asce?regsite=0&regsite=1', ['regsite']],
])('%s is refused by name', async (_what, path, fields) => {
  const { status, errors } = await read(path);
  expect(status).toBe(400);
  expect(errors?.map((error) => error.path)).toEqual(fields);
  expect(errors?.every(({ message }) => message.length > 0)).toBe(true);
});

test.each(['?x=1', '?County=Cook', '?__proto__=1', '?constructor=1', '?toString=1'])(
  'a query that is not declared (%s) is refused',
  async (query) => {
    expect((await read(`/api/counties${query}`)).status).toBe(400);
  },
);

test.each([
  ['text', 'text/plain'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['JSON of another kind', 'application/json-patch+json'],
  ['nothing', ''],
])('a body that calls itself %s is refused with 415', async (_what, type) => {
  expect((await write('/api/editNote/7', 'PUT', '{}', type)).status).toBe(415);
});

test.each([
  ['malformed JSON', '{"noteEntry":'],
  ['nothing', ''],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x5b])],
])('a body of %s is refused with 400', async (_what, body) => {
  const { status, title } = await write('/api/editNote/7', 'PUT', body);
  expect([status, title]).toEqual([400, 'The body is no JSON.']);
});

test.each([
  ['a list', '[]', ''],
  ['null', 'null', ''],
  ['a number in place of text', '{"noteId":7,"noteEntry":5}', 'noteEntry'],
  ['a blank note', '{"noteId":7,"noteEntry":" \\n"}', 'noteEntry'],
  ['true in place of an id', '{"noteId":true,"noteEntry":"x"}', 'noteId'],
])('a body of %s is refused by field', async (_what, body, field) => {
  const { status, errors } = await write('/api/editNote/7', 'PUT', body);
  expect(status).toBe(400);
  expect(errors?.map((error) => error.path)).toEqual([field]);
});

test('path and body are told about together', async () => {
  const { errors } = await write('/api/organization/a%3Bb', 'POST', '{"orgname":" "}');
  expect(errors).toEqual([
    { path: 'countyName', message: 'has characters that the backend cannot take' },
    { path: 'orgname', message: 'Name is required' },
  ]);
});

test('no message repeats what was sent', async () => {
  const body = JSON.stringify({ noteId: 'Ann Bee', noteEntry: ['Ann Bee'], 'Ann Bee': 1 });
  expect(JSON.stringify(await write('/api/editNote/7', 'PUT', body))).not.toContain('Ann');
});

describe('a body that is too large', () => {
  const large = JSON.stringify({ noteId: 7, noteEntry: 'x'.repeat(257 * 1024) });

  test('is refused with 413', async () => {
    expect((await write('/api/editNote/7', 'PUT', large)).status).toBe(413);
  });

  test('is refused without being read to its end, when its length is not announced', async () => {
    let given = 0;
    const long = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        if (given === 100) controller.close();
      },
    });
    expect((await write('/api/editNote/7', 'PUT', long)).status).toBe(413);
    expect(given).toBeLessThan(10);
  });
});
