/** Comma-separated values after RFC 4180, in UTF-8 with a byte order mark, without which Excel would not know. */
import 'server-only';
import type { PassThrough } from 'node:stream';
import { type Cell, cellOf } from './cell';
import type { ColumnLook } from './column';
import { cutInto, drained, type SheetWriter, unreadableRow } from './sheet';

/** What a spreadsheet that opens the file would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

export function writeCsv(columns: readonly ColumnLook[], out: PassThrough): SheetWriter {
  // Lines go out many at once: each on its own would cost more than its making.
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
  const cuts: string[] = [];
  let row = 1;
  return {
    cuts,
    line: (line) => {
      row += 1;
      add(
        columns.map((column, index) => {
          const field = fieldOf(column, cellOf(column, line[index] ?? null));
          return cutInto(cuts, field, column.heading, row);
        }),
      );
    },
    unreadable: (name) =>
      add(columns.map((_column, index) => (index === 0 ? unreadableRow(name) : ''))),
    ready: () => {
      flush();
      return drained(out);
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
  // An apostrophe before it is how spreadsheets mark a text.
  return FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
