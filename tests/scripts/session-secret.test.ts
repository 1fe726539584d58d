/** The session secret: made once for a trial, demanded for real use. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionSecret } from '@/scripts/session-secret.mjs';
import { readSettings } from '@/scripts/settings.mjs';
import { emptyFolder } from './folders';

function settings(dataDirectory: string, values: Record<string, string> = {}) {
  const environment = { NODE_ENV: 'test' as const, OUTREACH_DATA_DIR: dataDirectory, ...values };
  return readSettings(environment, '/');
}

test('a trial makes 32 random bytes and keeps them for the next start', async () => {
  const folder = await emptyFolder();
  const first = await sessionSecret(settings(folder));
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(await sessionSecret(settings(folder))).toBe(first);
});

test('two data directories get two secrets', async () => {
  const [one, other] = await Promise.all([emptyFolder(), emptyFolder()]);
  expect(await sessionSecret(settings(one))).not.toBe(await sessionSecret(settings(other)));
});

test('the file of the secret is for its owner only', async () => {
  const folder = await emptyFolder();
  await sessionSecret(settings(folder));
  const { mode } = await stat(join(folder, 'session-secret'));
  // Windows keeps no such bits and reports 666.
  expect((mode & 0o777).toString(8)).toBe(process.platform === 'win32' ? '666' : '600');
});

test('a secret from the environment is used and not written down', async () => {
  const folder = await emptyFolder();
  const given = 'kept-in-a-vault-and-not-on-this-disk';
  expect(await sessionSecret(settings(folder, { SESSION_SECRET: given }))).toBe(given);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['a real backend', { LEGACY_API_URL: 'https://legacy.example.org' }],
])('with %s a missing secret is refused, even beside a trial secret', async (_, values) => {
  const folder = await emptyFolder();
  const trial = await sessionSecret(settings(folder));
  await expect(sessionSecret(settings(folder, values))).rejects.toThrow(
    /SESSION_SECRET must be set .* openssl rand -base64 32$/,
  );
  expect((await readFile(join(folder, 'session-secret'), 'utf8')).trim()).toBe(trial);
});
