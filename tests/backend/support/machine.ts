/** The process of the embedded database, and a disk without free space. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './stand-in';
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

/** A data directory whose file system reports that it is full while a file exists. */
export async function smallDisk() {
  const full = join(await dataDirectory(), 'full');
  const source = `
    import { existsSync } from 'node:fs';
    import files from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { statfs } = files;
    files.statfs = async (path) =>
      Object.assign(await statfs(path), existsSync(${JSON.stringify(full)}) && { bavail: 0 });
    syncBuiltinESMExports();
  `;
  const module = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  return {
    settings: { OUTREACH_DATA_DIR: await dataDirectory(), NODE_OPTIONS: `--import ${module}` },
    fill: () => writeFile(full, ''),
    free: () => rm(full),
  };
}
