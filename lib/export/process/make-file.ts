/**
 * Has files made by export processes: programs beside the server, so that the server has time for pages. One always waits,
 * because a start takes longer than a person should.
 */
import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { environment, isDevelopment, isProduction } from '@/lib/config';
import { type Frame, news } from '@/lib/export/frames';
import type { Task } from '@/lib/export/run';
import { log } from '@/lib/log';

export interface Making {
  /** The last one is the news that it is done, or why it failed. */
  frames: AsyncGenerator<Frame, void>;
  /** Nobody wants it any more. */
  stop: () => void;
}

/** A reader that takes nothing for this long has gone, milliseconds. */
const STALLED = 300_000;
/** After a longer file a process holds more memory than one that waits should, rows. */
const SHORT = 5_000;
/** Rows are not kept, so this is plenty; what needs more ends an export, and not the server. Megabytes. */
const MOST_MEMORY = 512;

/** Written by `next build` (next.config.mjs). */
const BUILT = '.next/export-process.cjs';

const frame = z.union([
  z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ news }),
]);

declare global {
  /** Next gives what runs at the start and what answers requests a copy of this module each, but one process is enough. */
  var waitingExportProcess: ChildProcess | undefined;
}

const running = new Set<string>();

/** Each export holds a connection to the backend and its share of the processor for as long as it takes. */
const MOST_AT_ONCE = 4;

export type Slot = { kind: 'taken'; release: () => void } | { kind: 'own-running' | 'too-many' };

/** One export at a time for each session, and few altogether. */
export function takeSlot(session: string): Slot {
  if (running.has(session)) return { kind: 'own-running' };
  if (running.size >= MOST_AT_ONCE) return { kind: 'too-many' };
  running.add(session);
  return { kind: 'taken', release: () => running.delete(session) };
}

/** `ended` is called once, whatever comes of it. */
export function makeFile(task: Task, ended: () => void): Making {
  const child = globalThis.waitingExportProcess ?? startProcess();
  globalThis.waitingExportProcess = undefined;
  const messages = on(child, 'message', { close: ['disconnect'] });
  let rows = 0;
  let over = false;
  let stalled: NodeJS.Timeout | undefined;
  const end = (canWait: boolean) => {
    if (over) return;
    over = true;
    clearTimeout(stalled);
    if (canWait && rows <= SHORT && !isDevelopment) globalThis.waitingExportProcess ??= child;
    if (globalThis.waitingExportProcess !== child) child.kill('SIGKILL');
    prepareProcess();
    ended();
  };

  async function* frames(): AsyncGenerator<Frame, void> {
    try {
      for await (const [message] of messages) {
        if (over) return;
        const made = frame.parse(message);
        const isLast = 'news' in made && made.news.kind !== 'progress';
        if ('news' in made && 'rows' in made.news) rows = made.news.rows;
        if (isLast) end(true);
        else stalled = setTimeout(() => end(false), STALLED);
        yield made;
        clearTimeout(stalled);
        if (isLast) return;
        if ('bytes' in made) child.send('more');
      }
    } catch (error) {
      log().error({ requestId: task.context.requestId, err: error }, 'export process failed');
    }
    if (over) return;
    log().error({ requestId: task.context.requestId }, 'export process ended before its file');
    end(false);
    yield { news: { kind: 'failed', status: 500, message: 'Something went wrong.' } };
  }

  child.send(task);
  return { frames: frames(), stop: () => end(false) };
}

/** While developing none waits: it would not know what has changed since it was started. */
export function prepareProcess(): void {
  if (!isDevelopment) globalThis.waitingExportProcess ??= startProcess();
}

function startProcess(): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      // Node is silent on what packages use, but not where they are in the file of the program.
      '--no-deprecation',
      `--max-old-space-size=${MOST_MEMORY}`,
      ...(isProduction ? [] : ['--conditions=react-server', '--import', 'tsx']),
      join(process.cwd(), isProduction ? BUILT : 'lib/export/process/main.ts'),
    ],
    {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    },
  );
  child.on('error', (error) => log().error({ err: error }, 'export process failed'));
  child.once('exit', () => {
    if (globalThis.waitingExportProcess === child) globalThis.waitingExportProcess = undefined;
  });
  child.unref();
  child.channel?.unref();
  return child;
}
