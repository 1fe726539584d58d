/** What a file of any format is written through. */
import type { Writable } from 'node:stream';
import type { Line } from './outcome';

export interface SheetWriter {
  line(line: Line): void;
  /** A row of which only the name is there. */
  unreadable(name: string): void;
  /** Resolves when what was written has gone on its way, so that a slow reader holds up the writing. */
  ready(): Promise<void>;
  /** Closes the file. `about` is what a file says of itself, where its format has a place for it. */
  end(about: readonly Fact[]): Promise<void>;
  /** Texts that were cut because no cell holds them, each with its place. */
  readonly cuts: readonly string[];
}

/** What stands in place of its values. */
export const unreadableRow = (name: string) =>
  `${name} could not be read: its record in the backend is damaged.`;

/** A cell holds no more (Excel's limit, and LibreOffice's for comma-separated values), in UTF-16 units. */
export const LONGEST_CELL = 32_767;

const MARK = ' … [cut: a cell holds no more]';

/** Cuts a text that no cell holds, with a mark at its end, and names it with its place. A character of two halves is not cut apart. */
export function cutInto(cuts: string[], text: string, column: string, row: number): string {
  if (text.length <= LONGEST_CELL) return text;
  cuts.push(`${column}, row ${row}: ${text.length} characters`);
  return text.slice(0, LONGEST_CELL - MARK.length).replace(/[\ud800-\udbff]$/, '') + MARK;
}

/** A line of the sheet that says what was exported. */
export type Fact = readonly [what: string, value: string | number];

/** Resolves when the stream takes more, or never will again. */
export async function drained(stream: Writable): Promise<void> {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}
