/** A disk that a test fills: a small one of memory where this user may mount it, otherwise one that only says that it is full. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { dataDirectory } from './data-directory';
import type { Settings } from './database-place';
import { stopAll } from './stand-in';

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 160;

export type SmallDisk = {
  /** A data directory on it. */
  settings: Settings;
  fill: () => Promise<void>;
  free: () => Promise<void>;
};

const mounted: string[] = [];

afterEach(async () => {
  await stopAll();
  for (const disk of mounted.splice(0)) await run('umount', ['--lazy', disk]);
});

const run = promisify(execFile);

export async function smallDisk(): Promise<SmallDisk> {
  const disk = await dataDirectory();
  const directory = join(disk, 'data');
  const filler = join(disk, 'filler');
  const size = `size=${DISK_MEGABYTES}m`;
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', size, 'none', disk]).then(
    () => true,
    () => false,
  );
  if (isMounted) mounted.push(disk);
  await mkdir(directory);
  const env = isMounted ? {} : { NODE_OPTIONS: `--import ${fullOnceThereIs(filler)}` };
  return {
    settings: { ...env, OUTREACH_DATA_DIR: directory },
    fill: () => (isMounted ? writeUntilFull(filler) : writeFile(filler, '')),
    free: () => rm(filler),
  };
}

/** A module that lets the file system say that nothing is free, once the file is there. */
function fullOnceThereIs(filler: string): string {
  const source = `
    import { existsSync } from 'node:fs';
    import files from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { statfs } = files;
    files.statfs = async (path) =>
      Object.assign(await statfs(path), existsSync(${JSON.stringify(filler)}) && { bavail: 0 });
    syncBuiltinESMExports();
  `;
  return `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
}

async function writeUntilFull(filler: string): Promise<void> {
  const more = Buffer.alloc((DISK_MEGABYTES + 1) * MEGABYTE);
  await expect(writeFile(filler, more)).rejects.toThrow('ENOSPC');
}
