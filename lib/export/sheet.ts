/** Cells of exported files in all formats, and the interface of their writers. */
import 'server-only';
import type { Writable } from 'node:stream';
import { wallClock } from '@/lib/legacy/wall-clock';
import type { ColumnLook, Value } from './column';

export interface SheetWriter {
  line(line: readonly Value[]): void;
  /** A row that could not be read, by its name. */
  unreadable(name: string): void;
  /** Resolves when the stream accepts more (backpressure). */
  ready(): Promise<void>;
  /** Closes the file. CSV omits `about`. */
  end(about: readonly Fact[]): Promise<void>;
  /** Texts that were truncated to fit a cell, each with its place and length. */
  readonly truncations: readonly string[];
}

/** A line of the sheet about the export. */
export type Fact = readonly [what: string, value: string | number];

/** A line for each value, the first with the name. */
export function factLines(what: string, values: readonly string[]): Fact[] {
  return values.map((value, index) => [index === 0 ? what : '', plainText(value)]);
}

/** The text in place of a row's values. */
export const unreadableRow = (name: string) =>
  `${name} could not be read: its record in the backend is damaged.`;

export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** Wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  | { kind: 'time'; wallClock: string };

/** Converts a value of a column. Invalid numbers and dates stay text, so that nothing is lost. */
export function cellOf({ kind }: Pick<ColumnLook, 'kind'>, value: Value = null): Cell {
  if (value === null || value === '') return { kind: 'empty' };
  if (typeof value === 'number') return { kind: 'number', number: value };
  if (kind === 'count' && /^\d{1,15}$/.test(value)) {
    return { kind: 'number', number: Number(value) };
  }
  if (kind === 'time' || kind === 'day') {
    const clock = wallClock(value);
    if (clock !== null) return { kind: 'time', wallClock: clock };
  }
  return { kind: 'text', text: plainText(value) };
}

/** Characters that XML 1.0 excludes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be found
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
/** `u` keeps pairs together. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes characters that XML 1.0 excludes, replaces lone surrogates, and normalizes line breaks. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NO_XML, '').replace(LONE_SURROGATE, '\ufffd');
}

/** Limit of a cell in Excel, and in LibreOffice for comma-separated values, in UTF-16 units. */
export const LONGEST_CELL = 32_767;

const MARK = ' … [cut: a cell holds no more]';

/** Truncates text above LONGEST_CELL, with a mark at its end, and records its place. Keeps surrogate pairs whole. */
export function truncateCell(
  truncations: string[],
  text: string,
  column: string,
  row: number,
): string {
  if (text.length <= LONGEST_CELL) return text;
  truncations.push(`${column}, row ${row}: ${text.length} characters`);
  return text.slice(0, LONGEST_CELL - MARK.length).replace(/[\ud800-\udbff]$/, '') + MARK;
}

/** Resolves when the stream drains or closes. */
export async function waitForDrain(stream: Writable): Promise<void> {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}
