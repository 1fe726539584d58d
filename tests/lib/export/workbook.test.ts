/** Workbooks, read back without the library that writes them. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { count, day, text, time, type Value } from '@/lib/export/column';
import { IncompleteExport } from '@/lib/export/outcome';
import type { Fact } from '@/lib/export/sheet';
import { LONGEST_CELL } from '@/lib/export/sheet';
import { writeWorkbook } from '@/lib/export/workbook';
import { type OpenedSheet, openWorkbook } from '@/tests/support/opened-workbook';
import { setSettings } from '@/tests/support/settings';

setSettings();

const COLUMNS = [
  text<Value[]>('Name', ([value]) => value ?? null, { width: 40 }),
  count<Value[]>('Audience Count', (row) => row[1] ?? null),
  time<Value[]>('Start Time', (row) => row[2] ?? null),
  day<Value[]>('Survey Date', (row) => row[3] ?? null),
];

async function written(lines: Value[][], about: Fact[] = [], unreadable: string[] = []) {
  const out = new PassThrough();
  const file = buffer(out);
  const writer = writeWorkbook({ columns: COLUMNS, sheet: 'All-Orgs-export', author: 'Ann', out });
  for (const line of lines) writer.line(line);
  for (const name of unreadable) writer.unreadable(name);
  await writer.ready();
  await writer.end(about);
  const [rows, facts] = openWorkbook(await file);
  if (!rows || !facts) throw new Error('Two sheets are due');
  return { rows, facts, cuts: writer.cuts };
}

const valuesOf = ({ rows }: OpenedSheet) =>
  rows.map((row) => Array.from(row, (cell) => cell?.value ?? null));

/** Days since 30 December 1899, which is what a date is in a sheet. */
const serial = (wallClock: string) => Date.parse(`${wallClock}Z`) / 86_400_000 + 25_569;

test('the header row is bold and stays in sight, and columns are as wide as they should be', async () => {
  const { rows } = await written([]);
  expect(rows.name).toBe('All-Orgs-export');
  expect(rows.rows[0]?.map((cell) => cell?.value)).toEqual([
    'Name',
    'Audience Count',
    'Start Time',
    'Survey Date',
  ]);
  expect(rows.rows[0]?.every((cell) => cell?.bold)).toBe(true);
  expect(rows.frozenRows).toBe(1);
  expect(rows.widths).toEqual([40, 16, 20, 13]);
});

test('dates are dates of the wall clock, numbers are numbers, and the rest is text', async () => {
  const { rows } = await written([
    ['60601', '25', '2021-05-03T09:30:00', '2021-05-03T00:00:00'],
    ['x', 'about 40', '2021-03-14T02:30:00.123', null],
    ['y', 7, 'tomorrow', '1899-12-31T00:00:00'],
  ]);
  expect(valuesOf(rows).slice(1)).toEqual([
    ['60601', 25, serial('2021-05-03T09:30:00'), serial('2021-05-03T00:00:00')],
    // An hour that the clocks leave out is a wall clock all the same.
    ['x', 'about 40', serial('2021-03-14T02:30:00')],
    ['y', 7, 'tomorrow', '1899-12-31 00:00:00'],
  ]);
  expect(rows.rows[1]?.map((cell) => cell?.format)).toEqual([
    '@',
    '0',
    'm/d/yyyy h:mm AM/PM',
    'm/d/yyyy',
  ]);
});

test('a date with an offset is shifted back to the wall clock that it was', async () => {
  const { rows } = await written([['x', null, '2021-05-03T14:30:00.000+00:00', null]]);
  expect(rows.rows[1]?.[2]?.value).toBe(serial('2021-05-03T09:30:00'));
});

test('whatever a text looks like or holds, it comes back as that text', async () => {
  const texts = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\n',
        '"',
        "'",
        '<',
        '&',
        ']]>',
        '_x0041_',
        '_x005F_',
        ' ',
        '\u200b',
        '😀',
        'م',
      ),
    ),
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (names) => {
      const { rows } = await written(names.map((name) => [name, null, null, null]));
      expect(rows.rows.slice(1).map((row) => row[0]?.value ?? '')).toEqual(names.map(carried));
    }),
    { numRuns: 40 },
  );
});

/** What XML 1.0 can carry of a text. */
function carried(name: string): string {
  return [...name.replace(/\r\n?/g, '\n')]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const control = code < 0x20 && ![0x09, 0x0a, 0x0d].includes(code);
      return !control && code !== 0x7f && code !== 0xfffe && code !== 0xffff;
    })
    .join('');
}

test('a row without a value is a row of the file', async () => {
  const { rows } = await written([
    [null, null, null, null],
    ['a', null, null, null],
    ['\u0000', null, null, null],
  ]);
  expect(Array.from(rows.rows, (row) => row?.length)).toEqual([4, 0, 1, 0]);
});

test('half a character becomes the sign for one that is missing', async () => {
  const { rows } = await written([['a\ud800b\udc00c', null, null, null]]);
  expect(rows.rows[1]?.[0]?.value).toBe('a\ufffdb\ufffdc');
});

test('a fact of the second sheet keeps its blanks and what looks like an escape', async () => {
  const { facts } = await written(
    [],
    [
      ['Filters', ' a  b '],
      ['', '_x0041_'],
    ],
  );
  expect(valuesOf(facts)).toEqual([
    ['Filters', ' a  b '],
    [null, '_x0041_'],
  ]);
});

test('a formula stays a text', async () => {
  const { rows } = await written([
    ['=HYPERLINK("https://example.org","Free")', '=1+1', '=2', '+3'],
  ]);
  expect(valuesOf(rows)[1]).toEqual([
    '=HYPERLINK("https://example.org","Free")',
    '=1+1',
    '=2',
    '+3',
  ]);
});

test('a text that no cell holds is cut, says so, and is named with its place', async () => {
  const longest = `${'😀'.repeat(LONGEST_CELL / 2)}x`;
  const { rows, facts, cuts } = await written([
    ['a'.repeat(LONGEST_CELL), null, null, null],
    [`${longest}!`, null, null, null],
  ]);
  expect(rows.rows[1]?.[0]?.value).toBe('a'.repeat(LONGEST_CELL));
  const cut = String(rows.rows[2]?.[0]?.value);
  expect(cut.length).toBeLessThanOrEqual(LONGEST_CELL);
  expect(cut.endsWith('😀 … [cut: a cell holds no more]')).toBe(true);
  expect(cuts).toEqual(['Name, row 3: 32768 characters']);
  expect(valuesOf(facts)).toEqual([['Texts cut to fit a cell', 'Name, row 3: 32768 characters']]);
});

test('rows that could not be read stand in the file, and the second sheet holds the facts', async () => {
  const { rows, facts } = await written(
    [['a', 1, null, null]],
    [['Rows in this file', 1]],
    ['The contact with the number 7'],
  );
  expect(valuesOf(rows)[2]?.[0]).toBe(
    'The contact with the number 7 could not be read: its record in the backend is damaged.',
  );
  expect(facts.name).toBe('About this export');
  expect(valuesOf(facts)).toEqual([['Rows in this file', 1]]);
});

test('a sheet that is full says so instead of breaking', () => {
  const out = new PassThrough();
  const columns = COLUMNS.slice(0, 1);
  const writer = writeWorkbook({ columns, sheet: 'x', author: 'Ann', out, mostRows: 3 });
  writer.line(['a']);
  writer.line(['b']);
  expect(() => writer.line(['c'])).toThrow(IncompleteExport);
});

test('whoever takes nothing holds up the writing', async () => {
  const out = new PassThrough({ highWaterMark: 1024 });
  const writer = writeWorkbook({ columns: COLUMNS, sheet: 'x', author: 'Ann', out });
  let taken = false;
  const writing = (async () => {
    for (let row = 0; row < 8_000; row += 1) {
      writer.line([`${Math.random()}`.repeat(20), row, null, null]);
      if (row % 100 === 99) await writer.ready();
    }
    taken = true;
  })();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(taken).toBe(false);
  expect(out.writableNeedDrain).toBe(true);
  out.resume();
  await writing;
});
