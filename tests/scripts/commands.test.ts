/** Settings, secret, error sentences, logs and locks of the commands. */
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { lockFile, makeDataDirectory, sessionSecret } from '@/scripts/data-directory';
import { DISK_FULL, refuseLittleSpace, sentenceFor } from '@/scripts/messages.mjs';
import { npmFailure, npmProgram } from '@/scripts/npm.mjs';
import { keepLog } from '@/scripts/program-log';
import { readSettings } from '@/scripts/settings';
import { emptyFolder } from './programs';

test('reads settings with their defaults; an empty variable counts as not set', () => {
  for (const environment of [{}, { PORT: '', LEGACY_API_URL: '', APP_URL: '' }]) {
    expect(readSettings(environment, join('/', 'clone'))).toMatchObject({
      port: 3000,
      backendPort: 8080,
      production: false,
      legacyApiUrl: undefined,
      appOrigin: undefined,
      dataDirectory: join('/', 'clone', '.data'),
    });
  }
  const APP_URL = 'https://Outreach.example.org:443/start?x=1';
  expect(readSettings({ APP_URL }, '/').appOrigin).toBe('https://outreach.example.org');
});

test.each([
  ['PORT', ['0', '65536', '3000x', '-1', ' '], 'a port number from 1 to 65535'],
  ['APP_URL', ['outreach.example.org', 'ftp://x.org', '/', ' '], 'an http(s) address'],
])('rejects an invalid %s', (name, values, wanted) => {
  for (const value of values) {
    expect(() => readSettings({ [name]: value }, '/')).toThrow(
      `${name} must be ${wanted} and is "${value}"`,
    );
  }
});

test('generates a secret of 32 random bytes for a trial, readable by its owner only', async () => {
  const [one, other] = [await emptyFolder(), await emptyFolder()];
  const secretIn = (OUTREACH_DATA_DIR: string, values: Record<string, string> = {}) =>
    sessionSecret(readSettings({ OUTREACH_DATA_DIR, ...values }, '/'));
  // A secret of the environment is not stored.
  expect(await secretIn(one, { SESSION_SECRET: 'from a vault' })).toBe('from a vault');
  expect(await readdir(one)).toEqual([]);

  const made = await secretIn(one);
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  expect(await secretIn(one)).toBe(made);
  expect(await secretIn(other)).not.toBe(made);
  const { mode } = await stat(join(one, 'session-secret'));
  // Windows has no such bits and reports 666.
  expect((mode & 0o777).toString(8)).toBe(process.platform === 'win32' ? '666' : '600');

  for (const real of [{ NODE_ENV: 'production' }, { LEGACY_API_URL: 'https://a.example.org' }]) {
    await expect(secretIn(one, real)).rejects.toThrow(
      /SESSION_SECRET must be set .* openssl rand -base64 32$/,
    );
  }
});

test('explains system errors in sentences', async () => {
  const sentenceOf = (code: string) =>
    sentenceFor(Object.assign(new Error(code), { code, path: '/srv/outreach' }));
  expect(sentenceOf('ENOSPC')).toBe(DISK_FULL);
  expect(sentenceOf('EACCES')).toMatch(/^\/srv\/outreach cannot be read or written /);
  expect([sentenceOf('ENOENT'), sentenceFor('a text')]).toEqual([undefined, undefined]);
  const folder = await emptyFolder();
  await refuseLittleSpace(folder, 0, 'a database');
  await expect(refuseLittleSpace(folder, 1e12, 'a database')).rejects.toThrow(
    /^The disk is too full for a database: 1000000000000 MB are needed in .* and \d+ MB are free\.$/,
  );
});

test.each([
  ['npm error code EAI_AGAIN', /registry cannot be reached/],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
  ['npm error code EACCES', /may not write here/],
  ['npm error code ENOSPC\nnpm error ECONNRESET', /^The disk is full/],
  ['spawn npm ENOENT', /npm is not installed/],
  ['npm error code EUSAGE', /^The packages could not be installed\.$/],
])('explains the npm output "%s" in a sentence', (output, sentence) => {
  expect(npmFailure(output)).toMatch(sentence);
});

test('uses the npm that runs the command, otherwise the one on the PATH', () => {
  const [program, args] = npmProgram({ ...process.env, npm_execpath: '/opt/npm-cli.js' }, ['ci']);
  expect([program, args.slice(-2)]).toEqual([process.execPath, ['/opt/npm-cli.js', 'ci']]);
  const yarn = { ...process.env, npm_execpath: '/opt/yarn.js' };
  expect(npmProgram(yarn, ['ci'])).toEqual(['npm', ['ci']]);
});

test('rejects a file in place of the data directory', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  for (const directory of [file, join(file, 'deeper')]) {
    await expect(makeDataDirectory(directory)).rejects.toThrow(
      `${directory} cannot be made because a file is in its place`,
    );
  }
});

test('gives a lock to one process, its text to the others, and reports whether it was released', async () => {
  const path = join(await emptyFolder(), 'lock');
  const attempts = await Promise.all(['a', 'b', 'c', 'd'].map((text) => lockFile(path, text)));
  const locks = attempts.filter((lock) => typeof lock !== 'string');
  expect(locks).toEqual([expect.objectContaining({ afterCrash: false })]);
  expect(await lockFile(path, 'late')).toMatch(/^[abcd]$/);
  await locks[0]?.release();
  const next = await lockFile(path, 'next');
  expect(next).toMatchObject({ afterCrash: false });
  if (typeof next !== 'string') await next.release();
});

test('reports a log that cannot be written, and reads the output of the program to its end', async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `{"line":${index}}\n`);
  const stream = Readable.from(lines);
  const log = keepLog(stream, '/dev/full', { program: 'trial', level: 'info' });
  await expect(log.failed).rejects.toThrow(`${DISK_FULL}\nThe log /dev/full cannot be written.`);
  await log.ended;
  expect(stream.readableEnded).toBe(true);
});
