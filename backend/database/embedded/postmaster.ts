/** What PostgreSQL itself writes down about its running server, in postmaster.pid. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isAlive } from '@/backend/processes';

/** The file's lines: process id, folder, start time, port, socket folder, address, memory key, state. */
const PORT_LINE = 3;
const STATE_LINE = 7;

export type Postmaster = { pid: number; port: number; isReady: boolean };

/** Undefined when no server of this cluster runs; a file can outlive its server. */
export async function findPostmaster(directory: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isPostgres(pid))) return undefined;
  return { pid, port: Number(lines[PORT_LINE]), isReady: lines[STATE_LINE]?.trim() === 'ready' };
}

/** The number may long belong to another program; where that can be told, it is not taken for the server. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}
