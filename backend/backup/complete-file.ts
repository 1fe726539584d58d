/** A file that has its name only once it is complete and on the disk; readable by its owner alone. */
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { codeOf, StartFailure } from '@/backend/start-failure';

export type CompleteFile = {
  /** Compresses the content into it; returns the size in bytes. */
  write: (content: AsyncIterable<Buffer | string>) => Promise<number>;
  /** Removes what was begun, and nothing else. */
  remove: () => Promise<void>;
};

export async function completeFile(path: string): Promise<CompleteFile> {
  await refuseTaken(path);
  const unfinished = `${path}.unfinished-${process.pid}`;
  return {
    write: async (content) => {
      const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(Readable.from(content), createGzip(), file);
      await refuseTaken(path);
      await rename(unfinished, path);
      await flushFolder(dirname(path));
      return (await stat(path)).size;
    },
    remove: () => rm(unfinished, { force: true }),
  };
}

async function refuseTaken(path: string): Promise<void> {
  try {
    await access(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  throw new StartFailure(`There is a ${path} already, and it is left as it is; name another file.`);
}

/** So that the name, too, outlives a power cut. Windows knows no such thing. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
