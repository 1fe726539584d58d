/** An Excel workbook, written row by row into a stream: one sheet of rows, and one that says what they are. */
import 'server-only';
import type { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import { z } from 'zod';
import { type Cell, cellOf } from './cell';
import type { ColumnLook } from './column';
import { drained } from './drained';
import { IncompleteExport, type Line } from './outcome';
import type { Fact, SheetWriter } from './sheet';

/** A cell holds no more (Excel's limit), in UTF-16 units. */
export const LONGEST_CELL = 32_767;

/** Rows of a sheet with its head (Excel's limit). */
const LONGEST_SHEET = 1_048_576;

const FORMATS = {
  text: '@',
  count: '0',
  time: 'm/d/yyyy h:mm AM/PM',
  day: 'm/d/yyyy',
} as const satisfies Record<ColumnLook['kind'], string>;

/** Excel takes the year 1900 for a leap year, so that days before 1 March would be one off. */
const FIRST_SAFE_DAY = '1900-03-01';

export interface NewWorkbook {
  columns: readonly ColumnLook[];
  sheet: string;
  author: string;
  out: PassThrough;
  /** With the head. */
  mostRows?: number;
}

export function writeWorkbook({
  columns,
  sheet,
  author,
  out,
  mostRows = LONGEST_SHEET,
}: NewWorkbook): SheetWriter {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  });
  workbook.creator = author;
  workbook.lastModifiedBy = author;
  const rows = workbook.addWorksheet(sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  rows.columns = columns.map(({ width }) => ({ width }));
  // One object for all cells of a column: exceljs knows a style again by its object only, and looks long otherwise.
  const styles = columns.map(({ kind }) => ({ numFmt: FORMATS[kind] }));
  const head = rows.addRow(columns.map(({ heading }) => heading));
  head.font = { bold: true };
  head.commit();

  const compressor = compressorOf(rows);
  let passed = Promise.resolve();
  const cuts: string[] = [];
  let written = 1;
  const add = (cells: Written[]) => {
    if (written === mostRows) {
      throw new IncompleteExport(`A sheet holds ${mostRows - 1} rows. Choose CSV instead.`);
    }
    written += 1;
    const row = rows.addRow(cells);
    row.eachCell((cell, column) => {
      cell.style = styles[column - 1] ?? cell.style;
    });
    row.commit();
  };
  const fitting = (text: string, column: string) => {
    if (text.length <= LONGEST_CELL) return text;
    cuts.push(`${column}, row ${written + 1}: ${text.length} characters`);
    return cutText(text);
  };

  return {
    cuts,
    line: (line: Line) =>
      add(
        columns.map((column, index) =>
          writtenAs(cellOf(column, line[index] ?? null), (text) => fitting(text, column.heading)),
        ),
      ),
    unreadable: (name) => add([`${name} could not be read: its record in the backend is damaged.`]),
    ready: async () => {
      const before = passed;
      // Said when all before it has gone through. Waiting one turn behind, nobody waits who need not.
      passed = new Promise((resolve) => compressor.write(NOTHING, () => resolve()));
      await before;
      await drained(out);
    },
    end: async (about) => {
      rows.commit();
      addAbout(workbook, [...about, ...cutFacts(cuts)]);
      await workbook.commit();
    },
  };
}

/** Undefined for a cell that is not there. */
type Written = string | number | Date | undefined;

function writtenAs(cell: Cell, fitting: (text: string) => string): Written {
  if (cell.kind === 'empty') return undefined;
  if (cell.kind === 'number') return cell.number;
  if (cell.kind === 'text') return fitting(cell.text);
  if (cell.wallClock < FIRST_SAFE_DAY) return cell.wallClock.replace('T', ' ');
  // The serial number of a day is counted in UTC, which has neither summer time nor an opinion of our zone.
  return new Date(`${cell.wallClock}Z`);
}

/** The end says that it is none; a character of two halves is not cut apart. */
function cutText(text: string): string {
  const mark = ' … [cut: a cell holds no more]';
  return text.slice(0, LONGEST_CELL - mark.length).replace(/[\ud800-\udbff]$/, '') + mark;
}

function cutFacts(cuts: string[]): Fact[] {
  return cuts.map((cut, index) => [index === 0 ? 'Texts cut to fit a cell' : '', cut]);
}

function addAbout(workbook: ExcelJS.stream.xlsx.WorkbookWriter, facts: readonly Fact[]): void {
  const about = workbook.addWorksheet('About this export');
  about.columns = [
    { width: 34, style: { font: { bold: true }, alignment: { vertical: 'top' } } },
    { width: 90, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } },
  ];
  for (const fact of facts) about.addRow([...fact]).commit();
  about.commit();
}

const NOTHING = Buffer.alloc(0);

/** What exceljs gives its rows to, whether it is ready for them or not; it is not in its types. */
const piped = z.object({
  stream: z.object({ pipes: z.tuple([z.custom<NodeJS.WritableStream>()]) }),
});

function compressorOf(sheet: ExcelJS.Worksheet): NodeJS.WritableStream {
  return piped.parse(sheet).stream.pipes[0];
}
