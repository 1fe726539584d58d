/** The window in which failed sign-ins count slides. */
import { SignInLimits } from '@/backend/sign-in/limits';

const WRONG = async () => null;

function attempts(limits: SignInLimits, username = 'abee') {
  let passwords = 0;
  return (verify: () => Promise<number | null> = WRONG) => {
    passwords += 1;
    return limits.attempt({ username, address: '10.0.0.1', password: `p${passwords}` }, verify);
  };
}

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('each failure counts for a minute, and a refused attempt does not count', async () => {
  const attempt = attempts(new SignInLimits());
  for (let second = 0; second < 10; second += 1) {
    expect(await attempt()).toEqual({ presenterId: null });
    jest.advanceTimersByTime(2_000);
  }
  expect(await attempt()).toEqual({ waitSeconds: 40 });
  jest.advanceTimersByTime(39_000);
  for (let refused = 0; refused < 5; refused += 1) {
    expect(await attempt()).toEqual({ waitSeconds: 1 });
  }
  jest.advanceTimersByTime(1_000);
  expect(await attempt()).toEqual({ presenterId: null });
  expect(await attempt()).toEqual({ waitSeconds: 2 });
  jest.advanceTimersByTime(2_000);
  expect(await attempt(async () => 11)).toEqual({ presenterId: 11 });
});

test('equal attempts at the same time are verified once, and later ones again', async () => {
  const limits = new SignInLimits();
  const verify = jest.fn(async () => 11);
  const attempt = () =>
    limits.attempt({ username: 'abee', address: '10.0.0.1', password: 'right' }, verify);
  expect(await Promise.all([attempt(), attempt(), attempt()])).toEqual(
    Array(3).fill({ presenterId: 11 }),
  );
  expect(verify).toHaveBeenCalledTimes(1);
  await attempt();
  expect(verify).toHaveBeenCalledTimes(2);
});

test('a database that fails is reported to each attempt and leaves nothing under way', async () => {
  const attempt = attempts(new SignInLimits());
  await expect(attempt(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await attempt(async () => 11)).toEqual({ presenterId: 11 });
});
