/**
 * Export processes: programs beside the server that make files, so that the server has time for pages all the while.
 * One always waits, because a start takes longer than a person should.
 */
import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { environment, isDevelopment } from '@/lib/config';
import { log } from '@/lib/log';
import { FRAMES_DESCRIPTOR } from './descriptor';
import type { Task } from './task';

export interface ExportProcess {
  begin: (task: Task) => void;
  /** What it answers, one export after the other; ends with the process. */
  frames: Socket;
  kill: () => void;
}

/** Rows are not kept, so this is plenty; what needs more ends an export, and not the server. Megabytes. */
const MOST_MEMORY = 512;

declare global {
  /** Next gives what runs at the start and what answers requests a copy of this module each, but one process is enough. */
  var waitingExportProcess: ExportProcess | undefined;
}

/** Whoever takes it either gives it back or kills it. */
export function takeProcess(): ExportProcess {
  const taken = globalThis.waitingExportProcess ?? startProcess();
  globalThis.waitingExportProcess = undefined;
  return taken;
}

export function giveBack(done: ExportProcess): void {
  if (globalThis.waitingExportProcess || isDevelopment) done.kill();
  else globalThis.waitingExportProcess = done;
}

/** While developing none waits: it would not know what has changed since it was started. */
export function prepareProcess(): void {
  if (!isDevelopment) globalThis.waitingExportProcess ??= startProcess();
}

function startProcess(): ExportProcess {
  const program = join(process.cwd(), 'lib', 'export', 'process', 'main.ts');
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${MOST_MEMORY}`,
      '--conditions=react-server',
      '--import',
      'tsx',
      program,
    ],
    { env: environment, stdio: ['pipe', 'inherit', 'inherit', 'pipe'] },
  );
  const { stdin } = child;
  const frames = child.stdio[FRAMES_DESCRIPTOR];
  if (!(stdin instanceof Socket) || !(frames instanceof Socket)) {
    throw new Error('The export process has no pipes.');
  }
  const started: ExportProcess = {
    begin: (task) => stdin.write(`${JSON.stringify(task)}\n`),
    frames,
    kill: () => child.kill('SIGKILL'),
  };
  child.once('error', (error) => log().error({ err: error }, 'export process did not start'));
  child.once('exit', () => {
    if (globalThis.waitingExportProcess === started) globalThis.waitingExportProcess = undefined;
  });
  // Whoever reads its frames sees that it has ended.
  stdin.on('error', () => undefined);
  for (const handle of [child, stdin, frames]) handle.unref();
  giveWay(child);
  return started;
}

/** Pages come first, without starving exports on a busy machine: a third of what a page gets. 0 is usual, 19 is least. */
const PRIORITY = 5;

function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, PRIORITY);
  } catch (error) {
    log().warn({ err: error }, 'export process has the usual priority');
  }
}
