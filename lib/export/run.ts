import 'server-only';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { FAILURES, LegacyError } from '@/lib/legacy/error';
import { log } from '@/lib/log';
import { aboutExport } from './about';
import { writeCsv } from './csv';
import { parseExportRequest } from './export-request';
import type { ExportEvent, Frame } from './frames';
import { exportedList } from './lists';
import { IncompleteExport } from './read-pages';
import { writeWorkbook } from './workbook';

/** Resolves when the reader accepts more (backpressure). */
type Send = (frame: Frame) => Promise<void>;

/** The message by which the server starts an export in the export process. */
export const task = z.object({
  /** The list's name, and the query of the export's address. */
  list: z.string(),
  query: z.string(),
  person: z.string(),
  context: z.object({
    cookieHeader: z.string(),
    xsrfToken: z.string().nullable(),
    requestId: z.string(),
  }),
});

export type Task = z.output<typeof task>;

/** Writes one export file and sends its bytes and progress. Never rejects: a failure is the last event. */
export async function runExport(task: Task, send: Send): Promise<void> {
  const out = new PassThrough({ highWaterMark: 256 * 1024 });
  const writing = writeFile(task, out, send);
  writing.catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error()));
  try {
    for await (const chunk of out) await send({ bytes: chunk });
    await send({ event: await writing });
  } catch {
    const error = await writing.catch((reason: unknown) => reason);
    log().warn({ requestId: task.context.requestId, err: error }, 'export failed');
    await send({ event: { kind: 'failed', ...failureOf(error) } });
  }
}

function failureOf(error: unknown): { status: number; message: string } {
  if (error instanceof IncompleteExport) return { status: 502, message: error.message };
  if (!(error instanceof LegacyError)) return { status: 500, message: 'Something went wrong.' };
  const { status, title } = FAILURES[error.kind];
  return { status, message: title };
}

/** Milliseconds after which written rows are flushed. */
const FLUSH_EVERY = 40;

async function writeFile(task: Task, out: PassThrough, send: Send): Promise<ExportEvent> {
  const list = exportedList(task.list);
  if (!list) throw new Error('unknown list');
  const { option, format, copy, path, state } = parseExportRequest(
    list,
    new URLSearchParams(task.query),
  );
  const { definition } = list;
  const { context, person } = task;
  const startedAt = new Date();
  const columns = definition.fileColumns;
  const isBlank = columns.map(({ personal }) => copy === 'public' && personal);
  const writer =
    format === 'csv'
      ? writeCsv(columns, out)
      : writeWorkbook({ columns, sheet: option.sheet, author: person, out });
  const report = progressReporter(send);
  let rows = 0;
  let flushedAt = performance.now();

  const job = { context, rows: option.rows, state, path };
  const outcome = await list.read(job, async (lines, total) => {
    for (const line of lines) writer.line(line.map((value, at) => (isBlank[at] ? null : value)));
    rows += lines.length;
    report(rows, total);
    if (performance.now() - flushedAt < FLUSH_EVERY) return;
    await setImmediate();
    await writer.ready();
    flushedAt = performance.now();
  });
  const { unreadable, leftOut, sortFailed } = outcome;
  for (const name of unreadable) writer.unreadable(name);
  const blank = columns.filter((_column, at) => isBlank[at]);
  const about = { definition, option, state, path, blank, person, startedAt, rows, outcome };
  await writer.end(aboutExport(about));
  const truncations = writer.truncations.length;
  return { kind: 'done', rows, unreadable, leftOut, sortFailed, truncations };
}

/** Milliseconds between two progress events at least. */
const PROGRESS_EVERY = 200;

/** The first row is reported at once, because the response waits for it. */
function progressReporter(send: Send): (rows: number, total: number | null) => void {
  let reported = { rows: 0, at: Number.NEGATIVE_INFINITY };
  return (rows, total) => {
    const now = performance.now();
    if (reported.rows > 0 && now - reported.at < PROGRESS_EVERY) return;
    reported = { rows, at: now };
    void send({ event: { kind: 'progress', rows, total } });
  };
}
