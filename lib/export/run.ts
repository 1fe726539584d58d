/** Makes one export file: reads rows, writes them, and says how far it is. */
import 'server-only';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { LegacyError } from '@/lib/legacy/error';
import { log } from '@/lib/log';
import { FAILURES } from '@/lib/proxy/failures';
import { aboutExport } from './about';
import { type Asked, readAsked } from './asked';
import type { ColumnLook } from './column';
import { writeCsv } from './csv';
import type { Frame, News } from './frames';
import { exportedList } from './lists';
import { IncompleteExport, type Outcome } from './outcome';
import type { SheetWriter } from './sheet';
import { writeWorkbook } from './workbook';

/** Resolves when more may come. */
type Send = (frame: Frame) => Promise<void>;

/** One export, as the server asks the export process for it. */
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

/** Never rejects: what fails is the last news. */
export async function runExport(task: Task, send: Send): Promise<void> {
  const out = new PassThrough({ highWaterMark: 256 * 1024 });
  const writing = writeFile(task, out, send);
  writing.catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error()));
  try {
    for await (const chunk of out) await send({ bytes: chunk });
    await send({ news: await writing });
  } catch {
    const error = await writing.catch((reason: unknown) => reason);
    log().warn({ requestId: task.context.requestId, err: error }, 'export failed');
    await send({ news: { kind: 'failed', ...failureOf(error) } });
  }
}

function failureOf(error: unknown): { status: number; message: string } {
  if (error instanceof IncompleteExport) return { status: 502, message: error.message };
  if (!(error instanceof LegacyError)) return { status: 500, message: 'Something went wrong.' };
  const { status, title } = FAILURES[error.kind];
  return { status, message: title };
}

/** What was written is sent on its way after so long, milliseconds. */
const TURN = 40;

async function writeFile(task: Task, out: PassThrough, send: Send): Promise<News> {
  const { list, asked } = readTask(task);
  const { choice, copy, path, state } = asked;
  const { context, person } = task;
  const began = new Date();
  const columns = list.definition.fileColumns;
  const isBlank = columns.map(({ personal }) => copy === 'public' && personal);
  const writer = writerOf(asked, columns, person, out);
  const report = reporter(send);
  let rows = 0;
  let turn = performance.now();

  const reading = list.read({ context, rows: choice.rows, state, path });
  let next = await reading.next();
  for (; !next.done; next = await reading.next()) {
    const { lines, total } = next.value;
    for (const line of lines) writer.line(line.map((value, at) => (isBlank[at] ? null : value)));
    rows += lines.length;
    report({ kind: 'progress', rows, total });
    if (performance.now() - turn < TURN) continue;
    await setImmediate();
    await writer.ready();
    turn = performance.now();
  }
  const outcome: Outcome = next.value;
  for (const name of outcome.unreadable) writer.unreadable(name);
  const blank = columns.filter((_column, at) => isBlank[at]);
  const { definition } = list;
  const about = { definition, choice, state, path, blank, person, began, rows, outcome };
  await writer.end(aboutExport(about));
  const { unreadable, leftOut, sortFailed } = outcome;
  return { kind: 'done', rows, unreadable, leftOut, sortFailed, cuts: writer.cuts.length };
}

/** The server has read the same address before. */
function readTask({ list: name, query }: Task) {
  const list = exportedList(name);
  if (!list) throw new Error('There is no such list.');
  const asked = readAsked(list, new URLSearchParams(query));
  if (asked.kind === 'refused') throw new Error(asked.title);
  return { list, asked };
}

function writerOf(
  { format, choice }: Asked,
  columns: readonly ColumnLook[],
  person: string,
  out: PassThrough,
): SheetWriter {
  if (format === 'csv') return writeCsv(columns, out);
  return writeWorkbook({ columns, sheet: choice.sheet, author: person, out });
}

/** At most so often, milliseconds. */
const NEWS_EVERY = 200;

/** The first row is told at once: with it an export has begun. */
function reporter(send: Send): (news: Extract<News, { kind: 'progress' }>) => void {
  let told = { rows: 0, at: Number.NEGATIVE_INFINITY };
  return (news) => {
    const now = performance.now();
    if (told.rows > 0 && now - told.at < NEWS_EVERY) return;
    told = { rows: news.rows, at: now };
    void send({ news });
  };
}
