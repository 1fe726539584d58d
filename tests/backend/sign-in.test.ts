/** The window of the login rate limit, the cost of passwords, and the expiry of messages. */
import crypto from 'node:crypto';
import { LoginRateLimit } from '@/backend/sign-in/login-rate-limit';
import { hashPassword, passwordMatches } from '@/backend/sign-in/password';
import { addMessage, samlAssertions, samlRequests } from '@/backend/sign-in/single-sign-on';

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  const WRONG = async () => null;
  function attempts(limits: LoginRateLimit) {
    let passwords = 0;
    return (verify: () => Promise<number | null> = WRONG) => {
      passwords += 1;
      const password = `p${passwords}`;
      return limits.attempt({ username: 'abee', address: '10.0.0.1', password }, verify);
    };
  }

  test('each failure counts for a minute, and a rejected attempt does not count', async () => {
    const attempt = attempts(new LoginRateLimit());
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
    expect(await attempt(async () => 11)).toEqual({ presenterId: 11 });
  });

  test('equal attempts in parallel are verified once, and an error ends them', async () => {
    const limits = new LoginRateLimit();
    const verify = jest.fn(async () => 11);
    const attempt = () =>
      limits.attempt({ username: 'abee', address: '10.0.0.1', password: 'right' }, verify);
    const outcomes = await Promise.all([attempt(), attempt(), attempt()]);
    expect(outcomes).toEqual(Array(3).fill({ presenterId: 11 }));
    expect(verify).toHaveBeenCalledTimes(1);
    await attempt();
    expect(verify).toHaveBeenCalledTimes(2);
    const other = attempts(new LoginRateLimit());
    await expect(other(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await other(async () => 11)).toEqual({ presenterId: 11 });
  });

  test('a request for a single sign-on holds for half an hour, an assertion for five minutes', () => {
    const request = addMessage(samlRequests, 'session-1');
    jest.advanceTimersByTime(29 * 60_000);
    expect(samlRequests.get(request)).toBe('session-1');
    const value = { session: 'session-1', presenterId: 11 };
    const assertion = addMessage(samlAssertions, value);
    jest.advanceTimersByTime(4 * 60_000);
    expect(samlRequests.get(request)).toBeUndefined();
    expect(samlAssertions.get(assertion)).toEqual(value);
    jest.advanceTimersByTime(60_001);
    expect(samlAssertions.get(assertion)).toBeUndefined();
  });
});

test('only the right password matches, in any Unicode form', async () => {
  const stored = await hashPassword('für alle');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwordMatches('für alle'.normalize('NFD'), stored)).toBe(true);
  expect(await passwordMatches('fur alle', stored)).toBe(false);
});

test('unknown names take as long as a comparison, and share it while they wait', async () => {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  const guesses = Array.from({ length: 50 }, () => passwordMatches('guess', null));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([false]));
  expect(await passwordMatches('guess', null)).toBe(false);
  expect(scrypt).toHaveBeenCalledTimes(2);
  scrypt.mockRestore();
});
