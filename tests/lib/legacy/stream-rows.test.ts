/** All rows of a call at once, from a real server on a real port. */
import { once } from 'node:events';
import { getAllContacts } from '@/lib/contract/calls/contacts';
import { streamRows } from '@/lib/legacy/stream-rows';
import { CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { SECOND_DOCUMENT } from '@/tests/support/legacy-rows';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { SHORT_LIMIT, setSettings } from '@/tests/support/settings';

const JSON_TYPE = { 'content-type': 'application/json' };

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ ...SHORT_LIMIT, LEGACY_API_URL: real.address });
});

afterAll(() => real.stop());

async function rowsOf(caller = CALLER): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const some of streamRows(caller, getAllContacts, {})) rows.push(...some);
  return rows;
}

test('rows come while the backend is still writing', async () => {
  let finish = () => {};
  real.answer = (_request, response) => {
    response.writeHead(200, JSON_TYPE).write('[{"a":1},');
    finish = () => response.end('{"a":2}]');
  };
  const reading = streamRows(CALLER, getAllContacts, {});
  expect((await reading.next()).value).toEqual([{ a: 1 }]);
  finish();
  expect((await reading.next()).value).toEqual([{ a: 2 }]);
});

test('the row before an early end is not given, even where the second document comes later', async () => {
  const given: unknown[] = [];
  real.answer = (_request, response) => {
    response.writeHead(200, JSON_TYPE).write('[{"a":1},{"a":2}]');
    setTimeout(() => response.end(SECOND_DOCUMENT), 50);
  };
  const reading = async () => {
    for await (const some of streamRows(CALLER, getAllContacts, {})) given.push(...some);
  };
  expect((await failureOf(reading())).kind).toBe('contract');
  expect(given).toEqual([{ a: 1 }]);
});

test('an answer that takes longer than the limit is read as long as it does not fall silent', async () => {
  real.answer = async (_request, response) => {
    response.writeHead(200, JSON_TYPE).write('[0');
    for (let row = 1; row < 5; row += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      response.write(`,${row}`);
    }
    response.end(']');
  };
  expect(await rowsOf()).toEqual([0, 1, 2, 3, 4]);
});

test('an answer that falls silent is given up', async () => {
  real.answer = (_request, response) => {
    response.writeHead(200, JSON_TYPE).write('[1,');
  };
  expect((await failureOf(rowsOf())).kind).toBe('timeout');
});

test('a pause of whoever takes the rows is no silence of the backend', async () => {
  real.answer = (_request, response) => {
    response.writeHead(200, JSON_TYPE).write('[1,');
    setTimeout(() => response.end('2]'), 100);
  };
  const reading = streamRows(CALLER, getAllContacts, {});
  await reading.next();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect((await reading.next()).value).toEqual([2]);
});

test.each([
  ['breaks off within a row', '[{"a":1},{"a":', 'contract'],
  [
    'is closed early, with a second document behind it',
    `[{"a":1},{"a":2}]${SECOND_DOCUMENT}`,
    'contract',
  ],
  ['is no list', '{"message":""}', 'contract'],
  ['is empty', '', 'signed-out'],
])('an answer that %s is a failure of that kind', async (_what, body, kind) => {
  real.answer = (_request, response) => response.writeHead(200, JSON_TYPE).end(body);
  expect(await failureOf(rowsOf())).toMatchObject({ kind, status: 200 });
});

test.each([
  [302, 'signed-out'],
  [500, 'unexpected'],
])('status %i is a failure of its kind', async (status, kind) => {
  real.answer = (_request, response) =>
    response.writeHead(status, { location: '/saml' }).end('<html>');
  expect(await failureOf(rowsOf())).toMatchObject({ kind, status });
});

test('a connection that breaks is a failed connection', async () => {
  real.answer = (_request, response) => {
    response.writeHead(200, JSON_TYPE).write('[1,');
    setTimeout(() => response.destroy(), 20);
  };
  expect(await failureOf(rowsOf())).toMatchObject({ kind: 'unavailable', status: 200 });
});

test('the backend hears at once that nobody waits any more', async () => {
  const abandoned = new AbortController();
  const gone = new Promise((resolve) => {
    real.answer = (_request, response) => {
      response.writeHead(200, JSON_TYPE).write('[1,');
      resolve(once(response, 'close'));
    };
  });
  const caller = { ...CALLER, abandoned: abandoned.signal };
  const reading = streamRows(caller, getAllContacts, {});
  await reading.next();
  abandoned.abort();
  await gone;
  await failureOf(reading.next());
});
