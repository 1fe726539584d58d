/** A sheet as somebody reads it, whoever that is: LibreOffice, or the reader of ours that is written after ECMA-376. */
import { type OpenedCell, type OpenedSheet, openWorkbook } from '@/tests/support/opened-workbook';

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
  /** In the reader's own unit. */
  widths: number[];
}

export function strictlyRead(file: Buffer): Sheet[] {
  return openWorkbook(file).map((sheet: OpenedSheet) => ({
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

const ENOUGH = 10;

/** Every difference, or the first of many, as sentences. */
export function differences(found: readonly Sheet[], expected: readonly Sheet[]): string[] {
  const names = (sheets: readonly Sheet[]) => sheets.map(({ name }) => name).join(', ');
  if (names(found) !== names(expected)) {
    return [`The sheets are ${names(found)} instead of ${names(expected)}`];
  }
  return expected
    .flatMap((sheet, at) => differencesOf(found[at] ?? { ...sheet, rows: [] }, sheet))
    .slice(0, ENOUGH);
}

function differencesOf(found: Sheet, expected: Sheet): string[] {
  const said = [
    ...(found.frozenRows === expected.frozenRows
      ? []
      : [`${found.name} has ${found.frozenRows} frozen rows instead of ${expected.frozenRows}`]),
    ...(inProportion(found.widths, expected.widths)
      ? []
      : [`${found.name} has widths ${found.widths} instead of ${expected.widths}`]),
  ];
  const length = Math.max(found.rows.length, expected.rows.length);
  for (let row = 0; row < length && said.length < ENOUGH; row += 1) {
    said.push(...differencesInRow(found, expected, row));
  }
  return said;
}

function differencesInRow(found: Sheet, expected: Sheet, row: number): string[] {
  const [there = [], due = []] = [found.rows[row], expected.rows[row]];
  const columns = Array.from({ length: Math.max(there.length, due.length) }, (_, column) => column);
  return columns
    .filter((column) => spelled(there[column]) !== spelled(due[column]))
    .map(
      (column) =>
        `${found.name}, row ${row + 1}, column ${column + 1}: ${spelled(there[column]).slice(0, 200)} instead of ${spelled(due[column]).slice(0, 200)}`,
    );
}

function spelled(cell: Cell | undefined): string {
  if (!cell) return 'nothing';
  const { kind, value, format, bold } = cell;
  return `${kind} ${JSON.stringify(value)} as ${format}${bold ? ', bold' : ''}`;
}

/** Each reader measures by a font of its own. */
function inProportion(found: readonly number[], expected: readonly number[]): boolean {
  const unit = (found[0] ?? 0) / (expected[0] ?? 1);
  return expected.every(
    (width, column) => Math.abs((found[column] ?? 0) / unit / width - 1) < 0.02 && width > 0,
  );
}
