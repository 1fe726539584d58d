/** The time limit of a call, against a real server that is too slow. */
import { getCounties } from '@/lib/contract/calls/lookups';
import { ask } from '@/lib/legacy/ask';
import { CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { SHORT_LIMIT, setSettings } from '@/tests/support/settings';

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ ...SHORT_LIMIT, LEGACY_API_URL: real.address });
});

afterAll(() => real.stop());

test('headers that do not come are a time-out, and nothing is tried again', async () => {
  let asked = 0;
  real.answer = () => {
    asked += 1;
  };
  expect((await failureOf(ask(CALLER, getCounties))).kind).toBe('timeout');
  expect(asked).toBeLessThanOrEqual(1);
});

test('a body that does not come is a time-out', async () => {
  real.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[');
  };
  expect((await failureOf(ask(CALLER, getCounties))).kind).toBe('timeout');
});
