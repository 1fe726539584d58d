/** How often a sign-in may fail before it has to wait. */
import { Caller } from '@/tests/backend/support/caller';
import { insertBasics, PASSWORD } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn();
  await insertBasics(standIn.db);
});

beforeEach(async () => {
  await standIn.db.query('delete from failed_sign_in');
});

afterAll(async () => {
  await standIn.stop();
});

const newCaller = () => new Caller(standIn.url);

async function fail(count: number, username: string, address: string, minutesAgo = 1) {
  await standIn.db.query(
    `insert into failed_sign_in (username, address, at)
     select $2, $3, now() - $4 * interval '1 minute' from generate_series(1, $1)`,
    [count, username, address, minutesAgo],
  );
}

test('after ten failures a user name waits, even with the right password', async () => {
  await fail(9, 'abee', '10.0.0.1', 5);
  expect((await newCaller().signIn('abee', 'wrong')).status).toBe(401);
  const answer = await newCaller().signIn('ABEE', PASSWORD);
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(9 * 60);
  expect(seconds).toBeLessThanOrEqual(10 * 60);
  expect(answer.text).toMatch(
    /role="alert"[^>]*>Too many failed sign-ins\. Try again in 10 minutes\.</,
  );
  expect((await newCaller().signIn('mcole', PASSWORD)).status).toBe(302);
});

test('refused attempts do not prolong the wait', async () => {
  await fail(10, 'abee', '10.0.0.1', 14);
  for (const _time of [1, 2, 3]) {
    const answer = await newCaller().signIn('abee', PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  }
});

test('failures are forgotten after fifteen minutes', async () => {
  await fail(50, 'abee', '10.0.0.1', 16);
  expect((await newCaller().signIn('abee', PASSWORD)).status).toBe(302);
});

test('a success clears the failures of that user name', async () => {
  await fail(9, 'abee', '10.0.0.1');
  await fail(9, 'mcole', '10.0.0.1');
  expect((await newCaller().signIn('abee', PASSWORD)).status).toBe(302);
  const { rows } = await standIn.db.query(
    'select username, count(*)::int from failed_sign_in group by 1',
  );
  expect(rows).toEqual([{ username: 'mcole', count: 9 }]);
});

test('after a hundred failures an address waits, whatever the names were', async () => {
  await fail(100, 'somebody', '127.0.0.1');
  expect((await newCaller().signIn('abee', PASSWORD)).status).toBe(429);
});

test("through the application it is the browser's address that waits", async () => {
  await fail(100, 'somebody', '203.0.113.9');
  const from = (address: string) =>
    newCaller().signIn('abee', PASSWORD, { 'x-forwarded-for': `198.51.100.1, ${address}` });
  expect((await from('203.0.113.9')).status).toBe(429);
  expect((await from('203.0.113.10')).status).toBe(302);
});

test('guesses sent all at once do not slip past the limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => newCaller().signIn('abee', 'wrong')),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(3);
});
