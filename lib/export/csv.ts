import 'server-only';
import type { PassThrough } from 'node:stream';
import type { ColumnLook } from './column';
import {
  type Cell,
  cellOf,
  type SheetWriter,
  truncateCell,
  unreadableRow,
  waitForDrain,
} from './sheet';

/** Text that a spreadsheet program runs as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Writes comma-separated values (RFC 4180) in UTF-8, with the byte order mark that Excel needs. */
export function writeCsv(columns: readonly ColumnLook[], out: PassThrough): SheetWriter {
  // In batches, because a write takes longer than formatting a line.
  let lines = '\ufeff';
  const add = (fields: string[]) => {
    lines += `${fields.map(quoted).join(',')}\r\n`;
  };
  const flush = () => {
    out.write(lines);
    lines = '';
  };
  add(columns.map(({ heading }) => heading));
  flush();
  const truncations: string[] = [];
  let row = 1;
  return {
    truncations,
    line: (line) => {
      row += 1;
      add(
        columns.map((column, index) => {
          const field = fieldOf(column, cellOf(column, line[index]));
          return truncateCell(truncations, field, column.heading, row);
        }),
      );
    },
    unreadable: (name) => add(columns.map((_, index) => (index === 0 ? unreadableRow(name) : ''))),
    ready: () => {
      flush();
      return waitForDrain(out);
    },
    end: async () => {
      flush();
      out.end();
    },
  };
}

function fieldOf({ kind }: ColumnLook, cell: Cell): string {
  if (cell.kind === 'empty') return '';
  if (cell.kind === 'number') return String(cell.number);
  if (cell.kind === 'time') {
    return kind === 'day' ? cell.wallClock.slice(0, 10) : cell.wallClock.replace('T', ' ');
  }
  // Spreadsheet programs read an apostrophe as the mark of text.
  return FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
