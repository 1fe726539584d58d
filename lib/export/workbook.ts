/** An Excel workbook, written row by row into a stream: one sheet of rows, and one that says what they are. */
import 'server-only';
import type { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import { z } from 'zod';
import { type Cell, cellOf } from './cell';
import type { ColumnLook } from './column';
import { IncompleteExport, type Line } from './outcome';
import { cutInto, drained, type Fact, type SheetWriter, unreadableRow } from './sheet';

/** Rows of a sheet with its head (Excel's limit). */
const LONGEST_SHEET = 1_048_576;

const FORMATS = {
  text: '@',
  count: '0',
  time: 'm/d/yyyy h:mm AM/PM',
  day: 'm/d/yyyy',
} as const satisfies Record<ColumnLook['kind'], string>;

/** Of a row, in points. */
const USUAL_HEIGHT = 15;

/** Excel takes the year 1900 for a leap year, so that days before 1 March would be one off. */
const FIRST_SAFE_DAY = '1900-03-01';

const NOTHING = Buffer.alloc(0);

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
  const compressor = openSheet(rows);
  rows.columns = columns.map(({ width }) => ({ width }));
  // One object for all cells of a column: exceljs knows a style again by its object only, and looks long otherwise.
  const styles = columns.map(({ kind }) => ({ numFmt: FORMATS[kind] }));
  const head = rows.addRow(columns.map(({ heading }) => heading));
  head.font = { bold: true };
  head.commit();

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
    // Without value and height exceljs would leave it out, and the file would have fewer rows than it says.
    if (!row.hasValues) row.height = USUAL_HEIGHT;
    row.commit();
  };
  const fitting = (text: string, column: string) => cutInto(cuts, text, column, written + 1);

  return {
    cuts,
    line: (line: Line) =>
      add(
        columns.map((column, index) =>
          writtenAs(cellOf(column, line[index] ?? null), (text) => fitting(text, column.heading)),
        ),
      ),
    unreadable: (name) => add([unreadableRow(name)]),
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
type Written = string | number | Date | ExcelJS.CellRichTextValue | undefined;

function writtenAs(cell: Cell, fitting: (text: string) => string): Written {
  if (cell.kind === 'empty') return undefined;
  if (cell.kind === 'number') return cell.number;
  if (cell.kind === 'text') return plainly(fitting(cell.text));
  if (cell.wallClock < FIRST_SAFE_DAY) return cell.wallClock.replace('T', ' ');
  // The serial number of a day is counted in UTC, which has neither summer time nor an opinion of our zone.
  return new Date(`${cell.wallClock}Z`);
}

/** `_x0041_` in a text is the character of that number (ECMA-376, 22.9.2.19), unless its `_` is written so itself. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Not every program reads escapes in what exceljs writes for a text, but all do in runs of text. */
function plainly(text: string): Written {
  if (text === '') return undefined;
  if (text.search(ESCAPE) < 0) return text;
  return { richText: [{ text: text.replace(ESCAPE, '_x005F_') }] };
}

function cutFacts(cuts: string[]): Fact[] {
  return cuts.map((cut, index) => [index === 0 ? 'Texts cut to fit a cell' : '', cut]);
}

function addAbout(workbook: ExcelJS.stream.xlsx.WorkbookWriter, facts: readonly Fact[]): void {
  const about = workbook.addWorksheet('About this export');
  openSheet(about);
  about.columns = [
    { width: 34, style: { font: { bold: true }, alignment: { vertical: 'top' } } },
    { width: 90, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } },
  ];
  for (const [what, value] of facts) {
    about.addRow([plainly(what), typeof value === 'string' ? plainly(value) : value]).commit();
  }
  about.commit();
}

/** What exceljs gives the XML of rows to, whether the compressor behind it is ready or not; it is not in its types. */
interface SheetStream {
  write: (xml: unknown) => unknown;
  pipes: [NodeJS.WritableStream];
}
const hasCompressor = z.object({ pipes: z.tuple([z.unknown()]) });
const sheetWithStream = z.object({
  stream: z.custom<SheetStream>((stream) => hasCompressor.safeParse(stream).success),
});

/** Blanks at the edge of a value, as far as any program takes them away. */
const BLANK_EDGE = /<([vt])>(?=[\s\u200b]|[^<]*[\s\u200b]<)/g;

/** Says of the sheet's values that their blanks count, which exceljs leaves out. Returns its compressor. */
function openSheet(sheet: ExcelJS.Worksheet): NodeJS.WritableStream {
  const { stream } = sheetWithStream.parse(sheet);
  const write = stream.write.bind(stream);
  stream.write = (xml) =>
    write(typeof xml === 'string' ? xml.replace(BLANK_EDGE, '<$1 xml:space="preserve">') : xml);
  return stream.pipes[0];
}
