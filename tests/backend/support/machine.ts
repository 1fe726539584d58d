/** The process of the embedded database, and a disk that fills up. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually, type Settings, stopAll } from './stand-in';
import { dataDirectory } from './wire';

export async function postmasterPid(dataDirectory: string): Promise<number> {
  const file = join(dataDirectory, 'postgres', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export const hasEnded = (pid: number) => eventually(() => expect(isAlive(pid)).toBe(false));

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 160;
const run = promisify(execFile);
const mounted: string[] = [];

afterEach(async () => {
  if (mounted.length > 0) await stopAll();
  for (const disk of mounted.splice(0)) await run('umount', ['--lazy', disk]);
});

export type SmallDisk = {
  settings: Settings;
  fill: () => Promise<void>;
  free: () => Promise<void>;
};

/** A tmpfs where this user may mount it, otherwise a directory whose file system reports that it is full. */
export async function smallDisk(): Promise<SmallDisk> {
  const disk = await dataDirectory();
  const [directory, filler] = [join(disk, 'data'), join(disk, 'filler')];
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

/** A module with which the file system reports no free space once the file exists. */
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
