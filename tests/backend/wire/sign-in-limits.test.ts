/** How often a sign-in may fail before it has to wait, for one account at one address only. */
import { PASSWORD, Wire } from '@/tests/backend/support/wire';

const wire = new Wire(`
  insert into presenter (presenter_id, username, password_hash) select 100 + number, 'employee' || number, password_hash
    from generate_series(0, 100) number, presenter where presenter_id = 11`);

/** One sign-in through the application, which adds its own peer at the end. */
const signIn = (username: string, password: string, forwardedFor: string) =>
  wire.visitor().signIn(username, password, { 'x-forwarded-for': forwardedFor });

const statusOf = async (...attempt: Parameters<typeof signIn>) => (await signIn(...attempt)).status;

/** How many of that many sign-ins at once, each with a wrong password of its own, had to wait. */
async function refusedGuesses(times: number, username: string, forwardedFor: string) {
  const guesses = Array.from({ length: times }, (_, index) =>
    statusOf(username, `guess ${index}`, forwardedFor),
  );
  const statuses = await Promise.all(guesses);
  const refused = statuses.filter((status) => status === 429).length;
  expect(statuses.filter((status) => status === 401)).toHaveLength(times - refused);
  return refused;
}

test('the eleventh wrong password within a minute has to wait, even when all come at once, but not elsewhere', async () => {
  expect(await refusedGuesses(14, 'abee', '198.51.100.1')).toBe(4);
  const response = await signIn('ABEE ', PASSWORD, '198.51.100.1');
  expect(response.status).toBe(429);
  expect(response.text).toMatch(
    /role="alert"[^>]*>Too many failed sign-ins\. Wait a minute, then try again\.</,
  );
  const seconds = Number(response.headers['retry-after']);
  expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
  expect(await statusOf('abee', PASSWORD, '198.51.100.3')).toBe(302);
});

test('failures for many accounts from one address lock none of the others there out', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `employee${index}`);
  const failed = await Promise.all(names.map((name) => statusOf(name, 'wrong', '198.51.100.4')));
  expect(new Set(failed)).toEqual(new Set([401]));
  expect(await statusOf('abee', PASSWORD, '198.51.100.4')).toBe(302);
});

test('correct sign-ins are not counted: a hundred at once all succeed, and clear earlier failures', async () => {
  expect(await refusedGuesses(9, 'mcole', '198.51.100.5')).toBe(0);
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => statusOf('mcole', PASSWORD, '198.51.100.5')),
  );
  expect(new Set(responses)).toEqual(new Set([302]));
  expect(await refusedGuesses(10, 'mcole', '198.51.100.5')).toBe(0);
});

test('an address that the browser made up changes nothing', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await statusOf('mcole', `x${attempt}`, `10.9.8.${attempt}, 198.51.100.6`)).toBe(401);
  expect(await statusOf('mcole', 'x', '10.1.1.1, 127.0.0.1, 198.51.100.6')).toBe(429);
  // The application's own peer on loopback is no gateway unless the settings say so. Other test files sign in from there.
  await refusedGuesses(11, 'employee7', '10.2.2.2, 127.0.0.1');
  expect(await statusOf('employee7', PASSWORD, '10.3.3.3, 127.0.0.1')).toBe(429);
});

test.each(['192.0.2.7', '2001:db8::7', '::ffff:192.0.2.8'])(
  'behind the configured gateway %s the address before it counts',
  async (gateway) => {
    const people = `198.51.100.${70 + gateway.length}`;
    await refusedGuesses(11, 'mcole', `10.9.9.9, ${people}, ${gateway}`);
    expect(await statusOf('mcole', PASSWORD, `${people}, ${gateway}`)).toBe(429);
    expect(await statusOf('mcole', PASSWORD, `203.0.113.9, ${gateway}`)).toBe(302);
  },
);
