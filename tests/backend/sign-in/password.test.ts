/** Passwords are compared at a cost, which guesses of unknown names share. */
import crypto from 'node:crypto';

import { hashPassword, passwordMatches } from '@/backend/sign-in/password';

test('only the right password matches, in any way of writing its letters', async () => {
  const stored = await hashPassword('für alle');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwordMatches('für alle'.normalize('NFD'), stored)).toBe(true);
  expect(await passwordMatches('fur alle', stored)).toBe(false);
});

test('guesses of unknown names are wrong after the same work, which all that wait share', async () => {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  const guesses = Array.from({ length: 50 }, () => passwordMatches('guess', null));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([false]));
  expect(await passwordMatches('guess', null)).toBe(false);
  expect(scrypt).toHaveBeenCalledTimes(2);
  scrypt.mockRestore();
});
