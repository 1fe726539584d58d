/** Reading a backup file from front to end, and whether it is whole. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';

import { codeOf, reasonOf, StartFailure } from '@/backend/start-failure';
import { BackupText, Unreadable } from './backup-text';
import { FingerprintTaker, isSame } from './fingerprint';
import {
  formatShape,
  type Header,
  headerShape,
  type Manifest,
  manifestShape,
  sealOf,
  sealShape,
  sectionShape,
  VERSION,
} from './format';

export type Backup = { header: Header; manifest: Manifest };
/** Has to take all of the rows. */
export type TableTaker = (table: string, rows: AsyncIterable<Buffer>) => Promise<void>;

/** Reads all of it, so that whatever is wrong shows before anything is touched. */
export async function verifiedBackup(path: string): Promise<Backup> {
  try {
    return await verify(path);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (codeOf(error) === 'ENOENT') throw new StartFailure(`There is no file ${path}.`);
    if (codeOf(error)?.startsWith('E')) {
      throw new StartFailure(`${path} cannot be read: ${reasonOf(error)}.`);
    }
    throw new StartFailure(
      `${path} is not a backup, or is cut off or changed: ${reasonOf(error)}; nothing was restored.`,
    );
  }
}

async function verify(path: string): Promise<Backup> {
  const found: { name: string; taker: FingerprintTaker }[] = [];
  const backup = await readBackup(path, async (name, rows) => {
    const taker = new FingerprintTaker();
    for await (const piece of rows) taker.add(piece);
    found.push({ name, taker });
  });
  const { tables } = backup.manifest;
  if (tables.length !== found.length) throw new Unreadable('tables are missing');
  for (const [index, { name, taker }] of found.entries()) {
    const listed = tables[index];
    if (listed?.name !== name || !isSame(listed, taker.result())) {
      throw new Unreadable(`the rows of ${name} are not those that were written`);
    }
  }
  return backup;
}

export async function readBackup(path: string, take: TableTaker): Promise<Backup> {
  const gunzip = createGunzip();
  // A failure of one of them ends the other, and with it the reading.
  pipeline(createReadStream(path), gunzip, () => undefined);
  const text = new BackupText(gunzip);
  try {
    const headerLine = await requiredLine(text);
    const header = headerOf(headerLine, path);
    for (;;) {
      const line = await requiredLine(text);
      const section = sectionShape.safeParse(JSON.parse(line));
      if (section.success) {
        await take(section.data.table, text.rows());
        continue;
      }
      const manifest = parsed(line, manifestShape);
      const { seal } = parsed(await requiredLine(text), sealShape);
      if (seal !== sealOf(headerLine, line)) throw new Unreadable('its seal does not fit');
      if ((await text.line()) !== undefined) throw new Unreadable('something follows its end');
      if (gunzip.bytesWritten !== (await stat(path)).size) {
        throw new Unreadable('something follows its end');
      }
      return { header, manifest };
    }
  } finally {
    gunzip.destroy();
  }
}

function headerOf(line: string, path: string): Header {
  const { version } = parsed(line, formatShape);
  if (version === VERSION) return parsed(line, headerShape);
  throw new StartFailure(
    `${path} is of format ${version}, and this program reads format ${VERSION}; restore it with the version of the program that made it.`,
  );
}

async function requiredLine(text: BackupText): Promise<string> {
  const line = await text.line();
  if (line === undefined) throw new Unreadable('it is cut off');
  return line;
}

function parsed<Shape extends z.ZodType>(line: string, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(JSON.parse(line));
  if (read.success) return read.data;
  throw new Unreadable('a line of it is none of a backup');
}
