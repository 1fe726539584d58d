/** Health, shallow and deep. */
import { GET as handleHealth } from '@/app/health/route';
import { ANN, backend, record } from '@/tests/support/backend';
import { requestOf } from '@/tests/support/requests';
import { setSettings } from '@/tests/support/settings';

setSettings();

const health = async (query = '') => {
  const response = await handleHealth(
    requestOf(`/health${query}`, { cookies: { JSESSIONID: 'x' } }),
  );
  const body: unknown = await response.json();
  return {
    status: response.status,
    body,
    headers: response.headers,
  };
};

test.each(['', '?deep=0', '?deep=yes'])(
  '"/health%s" answers without asking the backend',
  async (query) => {
    const { status, body, headers } = await health(query);
    expect([status, body]).toEqual([200, { status: 'ok', version: '2.8' }]);
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

test("deep health asks the backend, in nobody's name", async () => {
  const received = record(backend().get('/api/user'), 200, '');
  expect(await health('?deep=1')).toMatchObject({
    status: 200,
    body: { status: 'ok', version: '2.8', backend: 'ok' },
  });
  expect(received[0]?.headers).not.toHaveProperty('cookie');
});

test('deep health tells nothing about anybody', async () => {
  backend().get('/api/user').reply(200, ANN);
  expect(JSON.stringify((await health('?deep=1')).body)).not.toContain('Ann');
});

test.each([
  ['unavailable', () => backend().get('/api/user').twice().reply(503)],
  ['unexpected', () => backend().get('/api/user').reply(500)],
  ['contract', () => backend().get('/api/user').reply(200, 'nonsense')],
])('a backend that fails as %s makes deep health fail with that word', async (kind, stub) => {
  stub();
  expect(await health('?deep=1')).toMatchObject({
    status: 503,
    body: { status: 'degraded', backend: kind },
  });
});
