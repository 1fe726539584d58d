/** The embedded database's own process. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export async function postmasterPid(dataDirectory: string): Promise<number> {
  return Number.parseInt(
    await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** It removes its postmaster.pid a moment before it ends. */
export async function hasEnded(pid: number): Promise<boolean> {
  for (let look = 0; look < 500 && isAlive(pid); look += 1) await pause(10);
  return !isAlive(pid);
}
