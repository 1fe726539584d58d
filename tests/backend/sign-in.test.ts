/** The window of the login rate limit, and the cost of passwords. */
import crypto from 'node:crypto';
import { LoginRateLimit } from '@/backend/sign-in/login-rate-limit';
import { hashPassword, passwordMatches } from '@/backend/sign-in/password';

test('each failed sign-in counts for a minute, and a rejected attempt does not count', async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const limits = new LoginRateLimit();
  const attempt = (presenterId: number | null = null) =>
    limits.attempt('abee', '10.0.0.1', async () => presenterId);
  for (let second = 0; second < 10; second += 1) {
    expect(await attempt()).toEqual({ presenterId: null });
    jest.advanceTimersByTime(2_000);
  }
  expect(await attempt()).toEqual({ waitSeconds: 40 });
  jest.advanceTimersByTime(39_000);
  for (let rejected = 0; rejected < 5; rejected += 1)
    expect(await attempt()).toEqual({ waitSeconds: 1 });
  jest.advanceTimersByTime(1_000);
  expect(await attempt()).toEqual({ presenterId: null });
  expect(await attempt()).toEqual({ waitSeconds: 2 });
  jest.advanceTimersByTime(2_000);
  expect(await attempt(11)).toEqual({ presenterId: 11 });
  jest.useRealTimers();
});

test('only the right password matches, in any Unicode form', async () => {
  const stored = await hashPassword('für alle');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwordMatches('für alle'.normalize('NFD'), stored)).toBe(true);
  expect(await passwordMatches('fur alle', stored)).toBe(false);
});

test('an unknown user name takes as long as a comparison', async () => {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  expect(await passwordMatches('guess', null)).toBe(false);
  expect(await passwordMatches('guess', await hashPassword('right'))).toBe(false);
  const [unknown, , known] = scrypt.mock.calls.map(([, , length, options]) => [length, options]);
  expect(unknown).toEqual(known);
  scrypt.mockRestore();
});
