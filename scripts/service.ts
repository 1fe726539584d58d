/** A program that runs until it is stopped: start, wait until it responds, log, stop. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval as every, setTimeout as pause } from 'node:timers/promises';
import { codeOf, Refusal, withProgress } from './messages.mjs';
import { begin, endingWithUs } from './processes';
import { keepLog } from './program-log';

export interface Plan {
  /** As in "the application". */
  name: string;
  /** Prefix of its log files. */
  file: string;
  /** Of Node. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** Folder; undefined: the console. */
  logs: string | undefined;
  /** Responds with 200 when it is ready. */
  url: string;
  limitSeconds: number;
  graceMs: number;
}

export type Service = Awaited<ReturnType<typeof startService>>;

const POLL_MS = 100;
/** After the end of a program, for its output, which another process may hold open. */
const LAST_OUTPUT_MS = 500;
/** An older message is not the reason for the end of a program. */
const LAST_MESSAGE_MS = 15_000;

export async function startService(plan: Plan, signal: AbortSignal) {
  const paths = plan.logs === undefined ? undefined : await freshLogs(plan.logs, plan.file);
  const running = begin(process.execPath, endingWithUs(plan.args), {
    ...plan,
    output: paths ? 'pipe' : 'inherit',
  });
  const { stdout, stderr } = running.child;
  const program = plan.file;
  const output = paths && stdout && keepLog(stdout, paths.output, { program, level: 'info' });
  const errors = paths && stderr && keepLog(stderr, paths.errors, { program, level: 'error' });
  const unwritable = [output, errors].flatMap((log) => (log ? [log.failed] : []));

  const lastOutput = () =>
    Promise.race([Promise.all([output?.ended, errors?.ended]), pause(LAST_OUTPUT_MS)]);
  const problem = (event: string, reason = '') => {
    const name = plan.name.replace(/^./, (first) => first.toUpperCase());
    const logs = paths ? `; its logs are ${paths.output} and ${paths.errors}` : '.';
    return new Refusal(`${reason}\n${name} ${event}${logs}`.trim());
  };
  const untilEnded = async (event: string, reason: () => string | undefined): Promise<never> => {
    await running.ended;
    await lastOutput();
    throw problem(event, reason());
  };
  const stop = async () => {
    await running.stop();
    await lastOutput();
    // Another process may hold them open.
    for (const stream of [stdout, stderr]) stream?.destroy();
  };

  const limit = AbortSignal.timeout(plan.limitSeconds * 1000);
  const over = new AbortController();
  try {
    await withProgress(`Starting ${plan.name}`, () =>
      Promise.race([
        untilReady(plan.url, AbortSignal.any([signal, limit, over.signal])),
        untilEnded('did not start', () => errors?.text().trim()),
        ...unwritable,
      ]),
    );
  } catch (error) {
    await stop();
    signal.throwIfAborted();
    throw limit.aborted ? problem(`was not ready after ${plan.limitSeconds} s`) : error;
  } finally {
    over.abort();
  }
  return {
    stop,
    /** Rejects when the program ends by itself or its output cannot be logged. */
    failed: () => {
      const ended = untilEnded('has ended by itself', () => errors?.lastMessage(LAST_MESSAGE_MS));
      return Promise.race([ended, ...unwritable]);
    },
  };
}

async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  for await (const _ of every(POLL_MS, undefined, { signal })) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
  }
}

/** Keeps the logs of the previous run. */
async function freshLogs(folder: string, file: string) {
  const paths = { output: join(folder, `${file}.log`), errors: join(folder, `${file}.errors.log`) };
  for (const path of Object.values(paths)) {
    await rename(path, path.replace(/\.log$/, '.previous.log')).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }
  return paths;
}
