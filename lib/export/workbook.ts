import 'server-only';
import type { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import { z } from 'zod';
import type { ColumnLook } from './column';
import { IncompleteExport } from './read-pages';
import {
  type Cell,
  cellOf,
  type Fact,
  factLines,
  type SheetWriter,
  truncateCell,
  unreadableRow,
  waitForDrain,
} from './sheet';

/** Excel's limit of rows, with the header. */
const LONGEST_SHEET = 1_048_576;

const FORMATS = {
  text: '@',
  count: '0',
  time: 'm/d/yyyy h:mm AM/PM',
  day: 'm/d/yyyy',
} as const satisfies Record<ColumnLook['kind'], string>;

/** In points. */
const ROW_HEIGHT = 15;

/** Excel counts 1900 as a leap year: earlier days would be wrong by one. */
const FIRST_SAFE_DAY = '1900-03-01';

interface NewWorkbook {
  columns: readonly ColumnLook[];
  sheet: string;
  author: string;
  out: PassThrough;
  /** With the header row. */
  mostRows?: number;
}

/**
 * Writes an Excel workbook, streamed row by row: a sheet of rows and a sheet about the export. `line` throws
 * IncompleteExport above the limit of rows.
 */
export function writeWorkbook(book: NewWorkbook): SheetWriter {
  const { columns, sheet, author, out, mostRows = LONGEST_SHEET } = book;
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  });
  workbook.creator = author;
  workbook.lastModifiedBy = author;
  const rows = workbook.addWorksheet(sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  const compressor = preserveBlanks(rows);
  rows.columns = columns.map(({ width }) => ({ width }));
  // One object per column: exceljs caches styles by identity and searches slowly otherwise.
  const styles = columns.map(({ kind }) => ({ numFmt: FORMATS[kind] }));
  const head = rows.addRow(columns.map(({ heading }) => heading));
  head.font = { bold: true };
  head.commit();

  let flushed = Promise.resolve();
  const truncations: string[] = [];
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
    // exceljs omits a row without value and height.
    if (!row.hasValues) row.height = ROW_HEIGHT;
    row.commit();
  };

  return {
    truncations,
    line: (line) =>
      add(
        columns.map((column, index) =>
          writtenAs(cellOf(column, line[index]), (text) =>
            truncateCell(truncations, text, column.heading, written + 1),
          ),
        ),
      ),
    unreadable: (name) => add([unreadableRow(name)]),
    ready: async () => {
      const before = flushed;
      // Resolves after the compressor accepted everything before it. Awaiting the previous one keeps the compressor busy.
      flushed = new Promise((resolve) => compressor.write(Buffer.alloc(0), () => resolve()));
      await before;
      await waitForDrain(out);
    },
    end: async (about) => {
      rows.commit();
      addAbout(workbook, [...about, ...factLines('Texts cut to fit a cell', truncations)]);
      await workbook.commit();
    },
  };
}

/** Undefined for an empty cell. */
type Written = string | number | Date | ExcelJS.CellRichTextValue | undefined;

function writtenAs(cell: Cell, truncated: (text: string) => string): Written {
  if (cell.kind === 'empty') return undefined;
  if (cell.kind === 'number') return cell.number;
  if (cell.kind === 'text') return escaped(truncated(cell.text));
  if (cell.wallClock < FIRST_SAFE_DAY) return cell.wallClock.replace('T', ' ');
  // exceljs counts serial numbers of days in UTC.
  return new Date(`${cell.wallClock}Z`);
}

/** `_x0041_` in a text means the character of that number (ECMA-376, 22.9.2.19), unless its `_` is escaped itself. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Some programs do not read escapes in plain text cells of exceljs; all read them in rich text. */
function escaped(text: string): Written {
  if (text === '') return undefined;
  if (text.search(ESCAPE) < 0) return text;
  return { richText: [{ text: text.replace(ESCAPE, '_x005F_') }] };
}

function addAbout(workbook: ExcelJS.stream.xlsx.WorkbookWriter, facts: readonly Fact[]): void {
  const about = workbook.addWorksheet('About this export');
  preserveBlanks(about);
  about.columns = [
    { width: 34, style: { font: { bold: true }, alignment: { vertical: 'top' } } },
    { width: 90, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } },
  ];
  for (const [what, value] of facts) {
    about.addRow([escaped(what), typeof value === 'string' ? escaped(value) : value]).commit();
  }
  about.commit();
}

/** The stream to which exceljs writes the XML of rows, piped to the compressor. Missing in its types. */
interface SheetStream {
  write: (xml: unknown) => unknown;
  pipes: [NodeJS.WritableStream];
}
const hasCompressor = z.object({ pipes: z.tuple([z.unknown()]) });
const sheetWithStream = z.object({
  stream: z.custom<SheetStream>((stream) => hasCompressor.safeParse(stream).success),
});

/** A value with blanks at an end, which programs strip. */
const BLANK_EDGE = /<([vt])>(?=[\s\u200b]|[^<]*[\s\u200b]<)/g;

/** Adds `xml:space`, which exceljs omits, to values of the sheet. Returns its compressor. */
function preserveBlanks(sheet: ExcelJS.Worksheet): NodeJS.WritableStream {
  const { stream } = sheetWithStream.parse(sheet);
  const write = stream.write.bind(stream);
  stream.write = (xml) =>
    write(typeof xml === 'string' ? xml.replace(BLANK_EDGE, '<$1 xml:space="preserve">') : xml);
  return stream.pipes[0];
}
