/** One stand-in per data directory. */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { isAlive, startOf } from '@/backend/processes';
import { codeOf, reasonOf, StartFailure } from '@/backend/start-failure';

/** The start time tells a process from a later one with the same number. */
const holderShape = z.object({ pid: z.int().positive(), started: z.string().optional() });

/** Makes the directory if need be. The returned function gives it free. */
export async function lockDataDirectory(dataDirectory: string): Promise<() => Promise<void>> {
  const path = join(dataDirectory, 'stand-in.pid');
  const draft = `${path}.${process.pid}`;
  try {
    await mkdir(dataDirectory, { recursive: true });
    const holder = { pid: process.pid, started: await startOf(process.pid) };
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
    while (!(await claim(draft, path))) await removeLeftOver(path, dataDirectory);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The data directory ${dataDirectory} cannot be used: ${reasonOf(error)}; choose another with OUTREACH_DATA_DIR.`,
    );
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
  return () => rm(path, { force: true });
}

/** Appears with its whole content or not at all, and never replaces one that is there. */
async function claim(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moved away first and then looked at again: of two who find a left-over, one may meet the other's new lock. */
async function removeLeftOver(path: string, dataDirectory: string): Promise<void> {
  await refuseIfHeld(path, dataDirectory);
  const away = `${path}.left-over-${process.pid}`;
  await rename(path, away).catch(ignoreMissing);
  try {
    await refuseIfHeld(away, dataDirectory);
  } catch (error) {
    await link(away, path).catch(() => undefined);
    throw error;
  } finally {
    await rm(away, { force: true });
  }
}

async function refuseIfHeld(path: string, dataDirectory: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing);
  const holder = holderShape.safeParse(parse(text ?? ''));
  if (!holder.success || !isAlive(holder.data.pid)) return;
  const { pid, started } = holder.data;
  if (started !== (await startOf(pid))) return;
  throw new StartFailure(
    `The data directory ${dataDirectory} is in use by another running stand-in (process ${pid}); stop that one, or choose another directory with OUTREACH_DATA_DIR.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
