/** Files of the writers, and the sheets and lines that they should have. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ColumnLook, Value } from '@/lib/export/column';
import { writeCsv } from '@/lib/export/csv';
import type { Fact, SheetWriter } from '@/lib/export/sheet';
import { writeWorkbook } from '@/lib/export/workbook';
import type { Cell, Sheet } from '@/tests/support/opened-workbook';

const FORMATS: Record<ColumnLook['kind'], string> = {
  text: '@',
  count: '0',
  time: 'm/d/yyyy h:mm AM/PM',
  day: 'm/d/yyyy',
};

/** Null: empty. */
export type ExpectedCell = Pick<Cell, 'kind' | 'value'> | null;

export interface Content {
  columns: readonly ColumnLook[];
  lines: readonly { given: readonly Value[]; expected: readonly ExpectedCell[] }[];
  unreadable?: string;
  facts?: readonly Fact[];
}

export function workbookOf({ columns, ...content }: Content): Promise<Buffer> {
  return written(content, (out) =>
    writeWorkbook({ columns, sheet: 'Rows of a list', author: 'Ann Bee', out }),
  );
}

export function csvOf({ columns, ...content }: Content): Promise<Buffer> {
  return written(content, (out) => writeCsv(columns, out));
}

async function written(
  { lines, unreadable, facts = [] }: Omit<Content, 'columns'>,
  writerTo: (out: PassThrough) => SheetWriter,
): Promise<Buffer> {
  const out = new PassThrough();
  const file = buffer(out);
  const writer = writerTo(out);
  for (const [row, { given }] of lines.entries()) {
    writer.line([...given]);
    if (row % 500 === 0) await writer.ready();
  }
  if (unreadable) writer.unreadable(unreadable);
  await writer.end(facts);
  return file;
}

/** The sheets of a workbook; `cuts`: texts that are longer than a cell. */
export function sheetsOf(content: Content, cuts: readonly string[] = []): [Sheet, Sheet] {
  const { columns, lines, unreadable, facts = [] } = content;
  const head = columns.map(({ heading }) => plain('text', heading, 'General', true));
  const gap =
    unreadable && `${unreadable} could not be read: its record in the backend is damaged.`;
  const rows: Sheet['rows'] = [
    head,
    ...lines.map(({ expected }) =>
      expected.map((cell, column) => {
        const format = FORMATS[columns[column]?.kind ?? 'text'];
        return cell ? plain(cell.kind, cell.value, format) : undefined;
      }),
    ),
    ...(gap ? [[plain('text', gap, FORMATS[columns[0]?.kind ?? 'text'])]] : []),
  ];
  const said = [
    ...facts,
    ...cuts.map((cut, at): Fact => [at === 0 ? 'Texts cut to fit a cell' : '', cut]),
  ];
  const about = said.map(([what, value]) => [
    what === '' ? undefined : plain('text', what, 'General', true),
    plain(typeof value === 'string' ? 'text' : 'number', value, '@'),
  ]);
  const widths = columns.map(({ width }) => width);
  return [
    { name: 'Rows of a list', rows, frozenRows: 1, widths },
    { name: 'About this export', rows: about, frozenRows: 0, widths: [34, 90] },
  ];
}

/** The lines of comma-separated values, every field as the text that it is. */
export function csvLines({ columns, lines, unreadable }: Content): string[][] {
  const fields = lines.map(({ expected }) =>
    expected.map((cell, at) => (cell ? fieldOf(cell, columns[at]?.kind ?? 'text') : '')),
  );
  const gap = `${unreadable} could not be read: its record in the backend is damaged.`;
  return [
    columns.map(({ heading }) => heading),
    ...fields,
    ...(unreadable ? [columns.map((_column, at) => (at === 0 ? gap : ''))] : []),
  ];
}

const DAY_OF_CLOCK = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}$/;

function fieldOf({ kind, value }: NonNullable<ExpectedCell>, of: ColumnLook['kind']): string {
  const field = `${value}`;
  if (of === 'day' && DAY_OF_CLOCK.test(field)) return field.slice(0, 10);
  if (kind === 'date') return field.replace('T', ' ');
  // An apostrophe keeps a spreadsheet from taking a text for a formula.
  return kind === 'text' && /^[=+\-@\t\n]/.test(field) ? `'${field}` : field;
}

function plain(kind: Cell['kind'], value: string | number, format: string, bold = false): Cell {
  return { kind, value, format, bold };
}
