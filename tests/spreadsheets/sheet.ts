/** A sheet as it stands in a file: in ours, or in the one in which LibreOffice saves what it has read. */
import { type OpenedCell, openWorkbook } from '@/tests/support/opened-workbook';

export interface Cell {
  kind: 'text' | 'number' | 'date';
  /** Of a date its wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  value: string | number;
  /** Number format, such as `m/d/yyyy`. */
  format: string;
  bold: boolean;
}

/** By row and column, both from 0; undefined for an empty cell. */
export type Rows = (Cell | undefined)[][];

export interface Sheet {
  name: string;
  rows: Rows;
  frozenRows: number;
  widths: number[];
}

export function readSheets(file: Buffer): Sheet[] {
  return openWorkbook(file).map((sheet) => ({
    ...sheet,
    rows: Array.from(sheet.rows, (row = []) => Array.from(row, (cell) => cell && cellOf(cell))),
  }));
}

function cellOf({ value, format, bold }: OpenedCell): Cell {
  if (typeof value === 'string') return { kind: 'text', value, format, bold };
  if (!/[ymdh]/.test(format)) return { kind: 'number', value, format, bold };
  // Days since 30 December 1899.
  const clock = new Date(Math.round((value - 25_569) * 86_400) * 1_000);
  return { kind: 'date', value: clock.toISOString().slice(0, 19), format, bold };
}

/** LibreOffice measures by a font of its own. */
export const relativeWidths = ({ widths }: Sheet) =>
  widths.map((width) => width / (widths[0] ?? 1));

/** LibreOffice does not escape an escaped `_` when it saves a text that looks like an escape. */
export const asSaved = (text: string) => text.replaceAll('_x005F_', '_');

export const rowsAsSaved = ({ rows }: Sheet): Rows =>
  rows.map((row) =>
    row.map((cell) =>
      typeof cell?.value === 'string' ? { ...cell, value: asSaved(cell.value) } : cell,
    ),
  );
