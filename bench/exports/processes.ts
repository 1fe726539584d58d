/** Programs of a measurement, and what they take. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export function start(
  root: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Of a process now, megabytes; of Linux only. */
export function memory({ pid }: Pick<ChildProcess, 'pid'>): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  // A process that has just ended has none.
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Programs that a process has started and that still run; of Linux only. */
export function childrenOf({ pid }: ChildProcess): { pid: number }[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const lists = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/children`, 'utf8'));
  return lists
    .flatMap((list) => list.split(' ').filter(Boolean))
    .map((id) => ({ pid: Number(id) }));
}

/** Processor time of a process since it began, seconds; ticks are hundredths on Linux. */
export function processorTime({ pid }: ChildProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

export async function untilAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`${address} does not answer.`);
}
