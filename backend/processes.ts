/** Whether another process is still there. */
import { readFile } from 'node:fs/promises';

import { codeOf } from './start-failure';

/** Field 22 of /proc/PID/stat, counted behind the name in parentheses. */
const START_TIME = 19;

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** When a process began, in a form that can only be compared; undefined where the system does not tell. */
export async function startOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .at(START_TIME);
}
