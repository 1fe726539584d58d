/** Exported files, opened by LibreOffice: without a complaint, and with every cell as it was given. */
import '@/tests/support/no-stubs';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { EMPTY, HOSTILE, HOSTILE_CUTS, LARGE, LARGE_ROWS } from './contents';
import { type FileGiven, type Opened, openInLibreOffice } from './libreoffice';
import { exportLists, LISTS } from './lists';
import {
  asSaved,
  csvLines,
  csvOf,
  type Rows,
  readSheets,
  relativeWidths,
  rowsAsSaved,
  type Sheet,
  sheetsOf,
  workbookOf,
} from './sheets';

/** Field and text delimiter, UTF-8, from the first line, formats of columns, English, …, run formulas. */
const csvOptions = (columns: string) =>
  `44,34,76,1,${columns},1033,false,true,false,false,false,-1,true`;
const AS_TEXT = csvOptions(Array.from({ length: 30 }, (_, at) => `${at + 1}/2`).join('/'));
const AS_GUESSED = csvOptions('');

/** Damaged copies of a workbook. */
const SHEET = 'xl/worksheets/sheet1.xml';

const DAMAGES = [
  'one-byte-less.xlsx',
  'bad-character.xlsx',
  'other-value.xlsx',
  'broken-off.xlsx',
  'wrong-sum.xlsx',
];

/** Only packed again. */
const UNDAMAGED = 'packed-anew.xlsx';

function damaged(file: Buffer): [name: string, content: Buffer][] {
  const parts = unzipSync(file);
  const { [SHEET]: given = new Uint8Array() } = parts;
  const sheet = Buffer.from(given);
  const packed = (...pieces: (Buffer | string)[]) => {
    const changed = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    return Buffer.from(zipSync({ ...parts, [SHEET]: changed }, { level: 0 }));
  };
  const middle = sheet.indexOf('</v>', sheet.length / 2);
  const [before, after] = [sheet.subarray(0, middle), sheet.subarray(middle)];
  const anew = packed(sheet);
  const inside = anew.indexOf('<sheetData>');
  const damages = [
    packed(before, after.subarray(1)),
    packed(before, '\u0001', after),
    packed(before, '7', after),
    file.subarray(0, file.length - 100),
    Buffer.concat([
      anew.subarray(0, inside),
      Buffer.from('<sheetdata>'),
      anew.subarray(inside + 11),
    ]),
  ];
  return [
    ...DAMAGES.map((name, at): [string, Buffer] => [name, damages[at] ?? file]),
    [UNDAMAGED, anew],
  ];
}

let folder: string;
const given = new Map<string, FileGiven>();
let opened: Map<string, Opened>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outreach-spreadsheets-'));
  const add = (name: string, content: Buffer, filterOptions?: string) =>
    given.set(name, { name, content, ...(filterOptions ? { filterOptions } : {}) });
  for (const [name, content] of await exportLists()) {
    add(name, content, name.endsWith('.csv') ? AS_TEXT : undefined);
  }
  const hostile = await workbookOf(HOSTILE);
  add('hostile.xlsx', hostile);
  add('empty.xlsx', await workbookOf(EMPTY));
  add('large.xlsx', await workbookOf(LARGE));
  for (const [name, content] of damaged(hostile)) add(name, content);
  const csv = await csvOf(HOSTILE);
  add('hostile.csv', csv, AS_TEXT);
  add('guessed.csv', csv, AS_GUESSED);
  add('formula.csv', Buffer.from('=1+1\r\n'), AS_GUESSED);
  opened = await openInLibreOffice([...given.values()], folder);
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The sheets that LibreOffice read, and those expected. */
async function outcome(name: string, expected: readonly Sheet[]) {
  const file = opened.get(name);
  if (!file) throw new Error(`${name} was not made`);
  const sheets = await file.sheets();
  return {
    found: [
      file.complaints,
      ...sheets.map((sheet, at) => ({
        ...sheet,
        rows: rowsAsSaved(sheet),
        widths: relativeWidths(sheet).slice(0, expected[at]?.widths.length),
      })),
    ],
    due: [
      [],
      ...expected.map((sheet) => ({
        ...sheet,
        rows: rowsAsSaved(sheet),
        widths: relativeWidths(sheet).map((width) => expect.closeTo(width, 2)),
      })),
    ],
  };
}

async function expectSheets(name: string, expected: readonly Sheet[]): Promise<void> {
  const { found, due } = await outcome(name, expected);
  expect(found).toEqual(due);
}

const contentOf = (name: string) => given.get(name)?.content ?? Buffer.alloc(0);

test('hostile texts, numbers and dates are in their cells', async () => {
  const expected = sheetsOf(HOSTILE, HOSTILE_CUTS);
  await expectSheets('hostile.xlsx', expected);
  await expectSheets(UNDAMAGED, expected);
  expect(readSheets(contentOf('hostile.xlsx'))).toEqual(expected);
});

test('files without rows, and with many, hold every cell', async () => {
  await expectSheets('empty.xlsx', sheetsOf(EMPTY));
  const expected = sheetsOf(LARGE);
  expect([expected[0].rows.length, expected[0].rows[0]?.length]).toEqual([LARGE_ROWS + 1, 23]);
  await expectSheets('large.xlsx', expected);
}, 60_000);

test.each(DAMAGES)('%s is detected', async (name) => {
  const { found, due } = await outcome(name, sheetsOf(HOSTILE, HOSTILE_CUTS));
  expect(found).not.toEqual(due);
});

test.each(LISTS)(
  'LibreOffice reads the list %s as the standard does',
  async (list, _query, columns) => {
    const expected = readSheets(contentOf(`${list}.xlsx`));
    const lengths = expected[0]?.rows.map((row) => row.length);
    expect(lengths).toEqual([columns, ...Array(3).fill(expect.any(Number))]);
    expect(expected[1]?.rows.length).toBeGreaterThan(5);
    await expectSheets(`${list}.xlsx`, expected);
    const { rows } = await sheetIn(`${list}.csv`);
    const heading = (found: Rows | undefined) => found?.[0]?.map((cell) => cell?.value);
    expect(heading(rows)).toEqual(heading(expected[0]?.rows));
    expect(rows.map((row) => row.length)).toEqual(lengths);
  },
);

test('CSV is read as text', async () => {
  const { rows } = await sheetIn('hostile.csv');
  const expected = csvLines(HOSTILE);
  const found = expected.map((fields, row) =>
    fields.map((_field, column) => `${rows[row]?.[column]?.value ?? ''}`),
  );
  expect(found).toEqual(expected.map((fields) => fields.map(asSaved)));
  expect(rows).toHaveLength(expected.length);
});

test('a program that guesses the types of values finds no formula', async () => {
  const { rows } = await sheetIn('guessed.csv');
  const expected = csvLines(HOSTILE);
  expect(rows).toHaveLength(expected.length);
  const marked = expected.flatMap(([text = ''], row) =>
    text.startsWith("'") ? [{ text, row }] : [],
  );
  expect(marked.length).toBeGreaterThan(8);
  for (const { text, row } of marked) {
    expect(rows[row]?.[0]).toMatchObject({ kind: 'text', value: asSaved(text) });
  }
  await expect(sheetIn('formula.csv')).rejects.toThrow('A cell is a formula');
});

async function sheetIn(name: string): Promise<Sheet> {
  const file = opened.get(name);
  expect(file?.complaints).toEqual([]);
  const [sheet] = (await file?.sheets()) ?? [];
  if (!sheet) throw new Error(`${name} has no sheet`);
  return sheet;
}
