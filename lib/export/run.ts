/** One export under way: reads rows, writes them into a file, and says how far it is. Stops when nobody wants it. */
import 'server-only';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { log } from '@/lib/log';
import { aboutExport } from './about';
import type { Choice, Copy, Format } from './choices';
import type { ColumnLook } from './column';
import { writeCsv } from './csv';
import type { Job, ListExport } from './list-export';
import type { Outcome } from './outcome';
import type { SheetWriter } from './sheet';
import { writeWorkbook } from './workbook';

export interface Task {
  exported: ListExport;
  choice: Choice;
  format: Format;
  copy: Copy;
  job: Omit<Job, 'rows'>;
  person: string;
}

export interface Finished {
  outcome: Outcome;
  rows: number;
  cuts: number;
}

export interface Running {
  /** The file, as it is made; destroyed where the export fails. */
  out: PassThrough;
  progress: { rows: number; total: number | null };
  /** Resolves with the first row, and rejects with a failure before it. */
  begun: Promise<void>;
  /** Rejects with what went wrong. */
  finished: Promise<Finished>;
  /** Nobody wants it any more. */
  stop: () => void;
}

/** Other people's requests wait no longer than this for rows to be written, milliseconds. */
const BREATH = 4;
/** Whoever takes nothing for this long is gone, milliseconds. */
const STALLED = 300_000;

export function startExport(task: Task): Running {
  const out = new PassThrough({ highWaterMark: 256 * 1024 });
  // Whoever reads is told of the failure; without a listener it would end the process.
  out.on('error', () => undefined);
  const abandoned = new AbortController();
  const progress = { rows: 0, total: null };
  let began = () => {};
  const first = new Promise<void>((resolve) => {
    began = resolve;
  });
  const stop = (reason?: Error) => {
    abandoned.abort(reason);
    out.destroy(reason);
  };
  const finished = write(task, { out, signal: abandoned.signal, progress, began: () => began() });
  const begun = Promise.race([first, finished.then(() => undefined)]);
  begun.catch(() => undefined);
  finished.catch((error: unknown) => {
    log().warn({ requestId: task.job.caller.requestId, err: error }, 'export failed');
    stop(error instanceof Error ? error : undefined);
  });
  return { out, progress, begun, finished, stop };
}

interface Under {
  out: PassThrough;
  signal: AbortSignal;
  progress: Running['progress'];
  began: () => void;
}

async function write(task: Task, { out, signal, progress, began }: Under): Promise<Finished> {
  const { exported, choice, copy, job, person } = task;
  const startedAt = new Date();
  const columns = exported.columns(choice.rows);
  const isBlank = columns.map(({ personal }) => copy === 'public' && personal);
  const writer = writerOf(task, columns, out);
  const reading = exported.read({
    ...job,
    rows: choice.rows,
    caller: { ...job.caller, abandoned: signal },
  });
  let breath = performance.now();
  const breathe = async () => {
    if (performance.now() - breath < BREATH) return;
    await setImmediate();
    await unlessStopped(writer.ready(), signal);
    breath = performance.now();
  };

  let next = await reading.next();
  for (; !next.done; next = await reading.next()) {
    const { lines, total } = next.value;
    progress.total = total;
    for (const line of lines) {
      writer.line(line.map((value, index) => (isBlank[index] ? null : value)));
      progress.rows += 1;
      await breathe();
    }
    if (lines.length > 0) began();
    await breathe();
  }
  const outcome = next.value;
  for (const name of outcome.unreadable) writer.unreadable(name);
  const about = aboutExport({
    definition: exported.definition,
    choice,
    state: job.state,
    path: job.path,
    blank: columns.filter((_column, index) => isBlank[index]),
    person,
    began: startedAt,
    rows: progress.rows,
    outcome,
  });
  await unlessStopped(writer.end(about), signal);
  return { outcome, rows: progress.rows, cuts: writer.cuts.length };
}

function writerOf(
  { format, choice, person }: Task,
  columns: readonly ColumnLook[],
  out: PassThrough,
): SheetWriter {
  if (format === 'csv') return writeCsv(columns, out);
  return writeWorkbook({ columns, sheet: choice.sheet, author: person, out });
}

/** A reader that has gone, or takes nothing any more, must not be waited for. */
async function unlessStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  const ends = AbortSignal.any([signal, waiting.signal]);
  const timer = setTimeout(() => waiting.abort(new Error('The reader takes nothing.')), STALLED);
  let gone = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    gone = () => reject(ends.reason);
    ends.addEventListener('abort', gone);
  });
  try {
    await Promise.race([work, stopped]);
  } finally {
    clearTimeout(timer);
    ends.removeEventListener('abort', gone);
  }
}
