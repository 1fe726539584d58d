/** System errors as sentences, raised by the system itself where it can be made to. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDirectory } from '@/scripts/data-directory.mjs';
import { refuseLittleSpace } from '@/scripts/disk-space.mjs';
import { DISK_FULL, sentenceFor } from '@/scripts/refusal.mjs';
import { emptyFolder } from './folders';

const systemError = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

test.each(['ENOSPC', 'EDQUOT'])('a write that fails with %s says that the disk is full', (code) => {
  expect(sentenceFor(systemError(code))).toBe(DISK_FULL);
});

test.each(['EACCES', 'EPERM', 'EROFS'])('%s names the file that cannot be written', (code) => {
  expect(sentenceFor(systemError(code, '/srv/outreach'))).toMatch(/^\/srv\/outreach cannot be /);
});

test('a failure nobody foresaw has no sentence', async () => {
  const missing = await readFile(join(await emptyFolder(), 'missing')).catch((error) => error);
  expect(sentenceFor(missing)).toBeUndefined();
  expect(sentenceFor('a text')).toBeUndefined();
});

test('a disk with less space than needed is refused with both amounts', async () => {
  const folder = await emptyFolder();
  await expect(refuseLittleSpace(folder, 1e12, 'a database')).rejects.toThrow(
    /^The disk is too full for a database: 1000000000000 MB are needed in .* and \d+ MB are free\.$/,
  );
});

test('a disk with enough space is not refused', async () => {
  await expect(refuseLittleSpace(await emptyFolder(), 0, 'a database')).resolves.toBe(undefined);
});

test('a file in the place of the data directory is refused by its name', async () => {
  const path = join(await emptyFolder(), 'data');
  await writeFile(path, '');
  await expect(makeDataDirectory(path)).rejects.toThrow(
    `${path} cannot be made because a file is in its place`,
  );
  await expect(makeDataDirectory(join(path, 'deeper'))).rejects.toThrow('a file is in its place');
});

test('a data directory that exists already is taken as it is', async () => {
  const path = join(await emptyFolder(), 'data');
  await mkdir(path);
  expect(await makeDataDirectory(path)).toBe(join(path, 'logs'));
});
