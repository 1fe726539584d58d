/** Streamed rows, from a real server. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { contacts } from '@/lib/contract/calls/contacts';
import { streamRows } from '@/lib/legacy/stream-rows';
import { CONTEXT } from '@/tests/support/backend';
import { stopTimers } from '@/tests/support/clock';
import { failureOf } from '@/tests/support/failures';
import { SECOND_DOCUMENT } from '@/tests/support/legacy-rows';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { setSettings } from '@/tests/support/settings';

const JSON_TYPE = { 'content-type': 'application/json' };
const LIMIT = 2_000;

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ LEGACY_TIMEOUT_MS: `${LIMIT}`, LEGACY_API_URL: real.address });
});

afterAll(() => real.stop());

/** Reads the first rows of a response that begins with `text`. */
async function begun(text: string, context = CONTEXT) {
  const responding = new Promise<ServerResponse>((resolve) => {
    real.respond = (_request, response) => {
      response.writeHead(200, JSON_TYPE).write(text);
      resolve(response);
    };
  });
  const reading = streamRows(context, contacts.getAllContacts, {});
  const first = await reading.next();
  return { reading, first: first.value, response: await responding };
}

test('rows are yielded while the backend is writing, the last one at the end', async () => {
  const { reading, first, response } = await begun('[{"a":1},');
  expect(first).toEqual([{ a: 1 }]);
  response.end('{"a":2}]');
  expect((await reading.next()).value).toEqual([{ a: 2 }]);
  expect((await reading.next()).done).toBe(true);
});

test('the row before an early end is not yielded, also if the second document arrives later', async () => {
  const { reading, first, response } = await begun('[{"a":1},{"a":2}]');
  expect(first).toEqual([{ a: 1 }]);
  const failure = failureOf(reading.next());
  response.end(SECOND_DOCUMENT);
  expect((await failure).kind).toBe('contract');
});

test('the time limit applies to each pause of the backend, not to the whole response or the reader', async () => {
  const { reading, response } = await begun('[0,');
  stopTimers();
  for (const row of [1, 2, 3]) {
    const next = reading.next();
    jest.advanceTimersByTime(LIMIT - 1);
    response.write(`${row},`);
    expect((await next).value).toEqual([row]);
    jest.advanceTimersByTime(LIMIT);
  }
  const failure = failureOf(reading.next());
  jest.advanceTimersByTime(LIMIT);
  expect((await failure).kind).toBe('timeout');
  jest.useRealTimers();
});

test.each([
  ['is truncated within a row', 200, '[{"a":1},{"a":', 'contract'],
  ['is closed early', 200, `[{"a":1},{"a":2}]${SECOND_DOCUMENT}`, 'contract'],
  ['is not a list', 200, '{"message":""}', 'contract'],
  ['is empty', 200, '', 'signed-out'],
  ['is a redirect', 302, '<html>', 'signed-out'],
  ['is an error', 500, '<html>', 'unexpected'],
])('a response that %s throws a LegacyError', async (_what, status, body, kind) => {
  real.respond = (_request, response) =>
    response.writeHead(status, { ...JSON_TYPE, location: '/saml' }).end(body);
  const read = async () => {
    for await (const _rows of streamRows(CONTEXT, contacts.getAllContacts, {}));
  };
  expect(await failureOf(read())).toMatchObject({ kind, status });
});

test('a broken connection is unavailable', async () => {
  const { reading, response } = await begun('[1,');
  response.destroy();
  expect(await failureOf(reading.next())).toMatchObject({ kind: 'unavailable', status: 200 });
});

test('an abort closes the connection to the backend', async () => {
  const abandoned = new AbortController();
  const { reading, response } = await begun('[1,', { ...CONTEXT, abandoned: abandoned.signal });
  const gone = once(response, 'close');
  abandoned.abort();
  await gone;
  await failureOf(reading.next());
});
