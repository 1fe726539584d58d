/** The HTTP client against a real server on a real port, for what stubs cannot show. */
import type { IncomingHttpHeaders } from 'node:http';
import { getCounties } from '@/lib/contract/calls/lookups';
import { ask } from '@/lib/legacy/ask';
import { CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { setSettings } from '@/tests/support/settings';

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ LEGACY_API_URL: real.address });
});

afterAll(() => real.stop());

test('no header of a browser goes upstream, whatever the platform adds of its own', async () => {
  const seen: IncomingHttpHeaders[] = [];
  real.answer = (request, response) => {
    seen.push(request.headers);
    response.setHeader('content-type', 'application/json').end('[]');
  };
  await ask(CALLER, getCounties);
  const names = Object.keys(seen[0] ?? {});
  expect(names).toEqual(expect.arrayContaining(['accept', 'cookie', 'x-request-id']));
  const foreign = ['origin', 'authorization', 'referer', 'x-forwarded-for', 'x-xsrf-token'];
  expect(names.filter((name) => foreign.includes(name))).toEqual([]);
});

test('an answer that breaks off midway is a failed connection', async () => {
  real.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('[{"countyId":1,');
    setTimeout(() => response.destroy(), 20);
  };
  expect((await failureOf(ask(CALLER, getCounties))).kind).toBe('unavailable');
});

test('a refused connection is unavailability, also at the second try', async () => {
  await real.stop();
  expect((await failureOf(ask(CALLER, getCounties))).kind).toBe('unavailable');
});
