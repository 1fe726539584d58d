/** The address that a failed sign-in counts for; the limit itself is in tests/backend/sign-in.test.ts. */
import { PASSWORD, Wire } from '@/tests/backend/support/wire';

const wire = new Wire(`
  insert into presenter (presenter_id, username, password_hash)
    select 13, 'third', password_hash from presenter where presenter_id = 11`);

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

test('the eleventh wrong password within a minute is rate-limited, for this account and address only', async () => {
  expect(await rejectedGuesses(14, 'abee', '198.51.100.1')).toBe(4);
  const response = await signIn('ABEE ', PASSWORD, '198.51.100.1');
  expect(response.status).toBe(429);
  expect(response.text).toMatch(
    /role="alert"[^>]*>Too many failed sign-ins\. Wait a minute, then try again\.</,
  );
  expect(response.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect(await statusOf('abee', PASSWORD, '198.51.100.3')).toBe(302);
  expect(await statusOf('mcole', PASSWORD, '198.51.100.1')).toBe(302);
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
  await rejectedGuesses(11, 'third', '10.2.2.2, 127.0.0.1');
  expect(await statusOf('third', PASSWORD, '10.3.3.3, 127.0.0.1')).toBe(429);
});
