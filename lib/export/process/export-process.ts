/** Starts export processes and forwards their frames. One process is always idle, because a start takes a second. */
import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { environment, isDevelopment, isProduction } from '@/lib/config';
import { exportEvent, type Frame } from '@/lib/export/frames';
import type { Task } from '@/lib/export/run';
import { log } from '@/lib/log';
import type { Problem } from '@/lib/proxy/problem';

export interface RunningExport {
  /** Ends with the event `done` or `failed`. */
  frames: AsyncGenerator<Frame, void>;
  stop: () => void;
}

/** Milliseconds after which a reader that accepts nothing counts as disconnected. */
const STALLED = 300_000;
/** An export of more rows leaves a process with too much memory to stay idle. */
const REUSABLE_ROWS = 5_000;
/** In megabytes. Rows are not kept in memory; an export that exceeds the limit fails, the server does not. */
const MEMORY_LIMIT = 512;

/** Written by `next build` (next.config.mjs). */
const BUILT = '.next/export-process.cjs';

const frame = z.union([
  z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ event: exportEvent }),
]);

declare global {
  /** Next bundles this module twice, for the start and for requests; both share one process. */
  var idleExportProcess: ChildProcess | undefined;
}

const running = new Set<string>();

/** Each export uses a connection to the backend and processor time. */
const MAX_RUNNING = 4;

/**
 * Semaphore of exports: one slot for each session, MAX_RUNNING altogether. Returns a problem (429, 503) without a free slot.
 */
export function acquireSlot(session: string): { release: () => void } | Problem {
  if (running.has(session)) {
    const title = 'You already have an export running. Wait until it finishes, or cancel it.';
    return { status: 429, title };
  }
  if (running.size >= MAX_RUNNING) {
    const title = 'Too many exports are running. Try again in one minute.';
    return { status: 503, title };
  }
  running.add(session);
  return { release: () => running.delete(session) };
}

/** Starts an export. `onEnd` is called once, whether the export succeeds, fails or is stopped. */
export function startExport(task: Task, onEnd: () => void): RunningExport {
  const child = globalThis.idleExportProcess ?? startProcess();
  globalThis.idleExportProcess = undefined;
  const messages = on(child, 'message', { close: ['disconnect'] });
  let rows = 0;
  let ended = false;
  let stalled: NodeJS.Timeout | undefined;
  const end = (isReusable: boolean) => {
    if (ended) return;
    ended = true;
    clearTimeout(stalled);
    if (isReusable && rows <= REUSABLE_ROWS && !isDevelopment)
      globalThis.idleExportProcess ??= child;
    if (globalThis.idleExportProcess !== child) child.kill('SIGKILL');
    prepareProcess();
    onEnd();
  };

  async function* frames(): AsyncGenerator<Frame, void> {
    try {
      for await (const [message] of messages) {
        if (ended) return;
        const next = frame.parse(message);
        const isLast = 'event' in next && next.event.kind !== 'progress';
        if ('event' in next && 'rows' in next.event) rows = next.event.rows;
        if (isLast) end(true);
        else stalled = setTimeout(() => end(false), STALLED);
        yield next;
        clearTimeout(stalled);
        if (isLast) return;
        if ('bytes' in next) child.send('more');
      }
    } catch (error) {
      log().error({ requestId: task.context.requestId, err: error }, 'export process failed');
    }
    if (ended) return;
    log().error({ requestId: task.context.requestId }, 'export process ended before its file');
    end(false);
    yield { event: { kind: 'failed', status: 500, message: 'Something went wrong.' } };
  }

  child.send(task);
  return { frames: frames(), stop: () => end(false) };
}

/** Starts the idle process; not in development, where it would run old code. */
export function prepareProcess(): void {
  if (!isDevelopment) globalThis.idleExportProcess ??= startProcess();
}

function startProcess(): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      // In a bundle, Node cannot tell deprecated calls of packages from ours.
      '--no-deprecation',
      `--max-old-space-size=${MEMORY_LIMIT}`,
      ...(isProduction ? [] : ['--conditions=react-server', '--import', 'tsx']),
      join(process.cwd(), isProduction ? BUILT : 'lib/export/process/main.ts'),
    ],
    { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' },
  );
  child.on('error', (error) => log().error({ err: error }, 'export process failed'));
  child.once('exit', () => {
    if (globalThis.idleExportProcess === child) globalThis.idleExportProcess = undefined;
  });
  child.unref();
  child.channel?.unref();
  return child;
}
