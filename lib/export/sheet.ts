/** The cells of exported files in any format, and the interface that writes them. */
import 'server-only';
import type { Writable } from 'node:stream';
import { wallClock } from '@/lib/legacy/wall-clock';
import type { ColumnLook, Value } from './column';

export interface SheetWriter {
  line(line: readonly Value[]): void;
  /** A row of which only the name is known. */
  unreadable(name: string): void;
  /** Resolves when the stream takes more (backpressure). */
  ready(): Promise<void>;
  /** Closes the file. `about` is left out by a format that has no place for it. */
  end(about: readonly Fact[]): Promise<void>;
  /** Texts that were truncated to fit a cell, each with its place and length. */
  readonly truncations: readonly string[];
}

/** A line of the sheet about the export. */
export type Fact = readonly [what: string, value: string | number];

/** One line for each value, the first of them with the name. */
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

/** A value that is neither a number nor a date stays text, so that nothing is lost. */
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

/** Characters that XML 1.0 cannot carry. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
/** `u` keeps pairs together. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes what no file format carries, and uses one kind of line break. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NO_XML, '').replace(LONE_SURROGATE, '\ufffd');
}

/** Limit of a cell in Excel, and in LibreOffice for comma-separated values, in UTF-16 units. */
export const LONGEST_CELL = 32_767;

const MARK = ' … [cut: a cell holds no more]';

/** Truncates a text that no cell holds, with a mark at its end, and records its place. Keeps surrogate pairs whole. */
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
