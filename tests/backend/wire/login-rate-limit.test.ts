/** The login rate limit, per account and address. */
import { PASSWORD, Wire } from '@/tests/backend/support/wire';

const wire = new Wire(`
  insert into presenter (presenter_id, username, password_hash) select 100 + number, 'employee' || number, password_hash
    from generate_series(0, 100) number, presenter where presenter_id = 11`);

/** Through the application, which appends the address of its peer. */
const signIn = (username: string, password: string, forwardedFor: string) =>
  wire.visitor().signIn(username, password, { 'x-forwarded-for': forwardedFor });

const statusOf = async (...attempt: Parameters<typeof signIn>) => (await signIn(...attempt)).status;

/** Parallel sign-ins with different wrong passwords; returns how many were rate-limited. */
async function rejectedGuesses(times: number, username: string, forwardedFor: string) {
  const guesses = Array.from({ length: times }, (_, index) =>
    statusOf(username, `guess ${index}`, forwardedFor),
  );
  const statuses = await Promise.all(guesses);
  const rejected = statuses.filter((status) => status === 429).length;
  expect(statuses.filter((status) => status === 401)).toHaveLength(times - rejected);
  return rejected;
}

test('the eleventh wrong password within a minute is rate-limited, also in parallel, but not from other addresses', async () => {
  expect(await rejectedGuesses(14, 'abee', '198.51.100.1')).toBe(4);
  const response = await signIn('ABEE ', PASSWORD, '198.51.100.1');
  expect(response.status).toBe(429);
  expect(response.text).toMatch(
    /role="alert"[^>]*>Too many failed sign-ins\. Wait a minute, then try again\.</,
  );
  const seconds = Number(response.headers['retry-after']);
  expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
  expect(await statusOf('abee', PASSWORD, '198.51.100.3')).toBe(302);
});

test('failures for many accounts do not limit other accounts of the address', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `employee${index}`);
  const failed = await Promise.all(names.map((name) => statusOf(name, 'wrong', '198.51.100.4')));
  expect(new Set(failed)).toEqual(new Set([401]));
  expect(await statusOf('abee', PASSWORD, '198.51.100.4')).toBe(302);
});

test('a correct sign-in resets the count', async () => {
  expect(await rejectedGuesses(9, 'mcole', '198.51.100.5')).toBe(0);
  expect(await statusOf('mcole', PASSWORD, '198.51.100.5')).toBe(302);
  expect(await rejectedGuesses(10, 'mcole', '198.51.100.5')).toBe(0);
});

test('forged addresses have no effect', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await statusOf('mcole', `x${attempt}`, `10.9.8.${attempt}, 198.51.100.6`)).toBe(401);
  expect(await statusOf('mcole', 'x', '10.1.1.1, 127.0.0.1, 198.51.100.6')).toBe(429);
  // A peer on loopback is no trusted proxy by default. Other test files sign in from there.
  await rejectedGuesses(11, 'employee7', '10.2.2.2, 127.0.0.1');
  expect(await statusOf('employee7', PASSWORD, '10.3.3.3, 127.0.0.1')).toBe(429);
});

test.each(['192.0.2.7', '2001:db8::7', '::ffff:192.0.2.8'])(
  'behind the configured gateway %s the address before it counts',
  async (gateway) => {
    const browser = `198.51.100.${70 + gateway.length}`;
    await rejectedGuesses(11, 'mcole', `10.9.9.9, ${browser}, ${gateway}`);
    expect(await statusOf('mcole', PASSWORD, `${browser}, ${gateway}`)).toBe(429);
    expect(await statusOf('mcole', PASSWORD, `203.0.113.9, ${gateway}`)).toBe(302);
  },
);
