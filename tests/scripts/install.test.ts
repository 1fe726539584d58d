/** When the packages are installed, and what a person reads when they cannot be. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInstalled } from '@/scripts/install.mjs';
import { npmFailure, npmProgram } from '@/scripts/npm.mjs';
import { DISK_FULL } from '@/scripts/refusal.mjs';
import { trialClone } from './trial-clone';

async function installed() {
  const clone = await trialClone();
  const program = clone.run('test', ['install']);
  expect(await program.ended).toBe(0);
  return clone;
}

test('packages installed by us are not installed again', async () => {
  expect(await isInstalled((await installed()).root)).toBe(true);
});

test.each<[string, (root: string) => Promise<void>]>([
  ['no node_modules', (root) => rm(join(root, 'node_modules'), { recursive: true })],
  [
    'an installation that was cut short',
    (root) => rm(join(root, 'node_modules', '.installed-for')),
  ],
  [
    'a changed lock file',
    (root) => writeFile(join(root, 'package-lock.json'), '{ "lockfileVersion": 4 }'),
  ],
  [
    'packages for another machine',
    async (root) => {
      const path = join(root, 'node_modules', '.installed-for');
      await writeFile(path, (await readFile(path, 'utf8')).replace(process.arch, 'another'));
    },
  ],
])('%s asks for an installation', async (_, spoil) => {
  const { root } = await installed();
  await spoil(root);
  expect(await isInstalled(root)).toBe(false);
});

test('an installation that fails leaves no mark of success', async () => {
  const clone = await installed();
  await writeFile(join(clone.root, 'package-lock.json'), '{ "lockfileVersion": 4 }');
  const program = clone.run('test', ['install'], { NPM_FAILS: 'npm error code EINTEGRITY' });
  expect(await program.ended).toBe(1);
  expect(await isInstalled(clone.root)).toBe(false);
});

test("without a network the start ends with one sentence and the place of npm's own words", async () => {
  const clone = await trialClone();
  const words =
    'npm error code ENOTFOUND\nnpm error network request to https://registry.example.org failed';
  const program = clone.run('start', [], { NPM_FAILS: words });
  expect(await program.ended).toBe(1);
  const log = join(clone.dataDirectory, 'logs', 'install.log');
  expect(program.printed()).toContain('the npm registry cannot be reached');
  expect(program.printed()).toContain(`npm's own words are in ${log}\n`);
  expect(program.printed()).not.toContain('    at ');
  expect(await readFile(log, 'utf8')).toBe(`${words}\n`);
});

test.each([
  ['npm error code EAI_AGAIN', /registry cannot be reached/],
  ['npm error code ETIMEDOUT', /registry cannot be reached/],
  ['npm error code ECONNREFUSED', /registry cannot be reached/],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
  ['npm error code EACCES', /may not write here/],
  ['spawn npm ENOENT', /npm is not installed/],
  ['npm error code EUSAGE', /^The packages could not be installed\.$/],
])('"%s" becomes a sentence', (output, sentence) => {
  expect(npmFailure(output)).toMatch(sentence);
});

test('a disk that is full says so and is not taken for anything else', () => {
  expect(npmFailure('npm error code ENOSPC\nnpm error ECONNRESET')).toBe(DISK_FULL);
});

test('the npm that runs us is used, and the one on the PATH when another program runs us', () => {
  const environment = { NODE_ENV: 'test' as const, npm_execpath: '/opt/npm/bin/npm-cli.js' };
  expect(npmProgram(environment, ['ci'])).toMatchObject({
    command: process.execPath,
    args: expect.arrayContaining(['/opt/npm/bin/npm-cli.js', 'ci']),
  });
  expect(npmProgram({ ...environment, npm_execpath: '/opt/yarn.js' }, ['ci'])).toMatchObject({
    command: 'npm',
    args: ['ci'],
  });
});

test('of two that find nothing installed, one installs and the other waits for it', async () => {
  const clone = await trialClone();
  const programs = [clone.run('test', ['install']), clone.run('test', ['install'])];
  expect(await Promise.all(programs.map((program) => program.ended))).toEqual([0, 0]);
  expect(await clone.events()).toHaveLength(1);
});
