/** Contents of the files in the tests: each value as it is given, and the expected cell. */
import { type ColumnLook, count, day, text, time, type Value } from '@/lib/export/column';
import { LONGEST_CELL } from '@/lib/export/sheet';
import { eventList } from '@/lib/list/definitions/events';
import type { Content, ExpectedCell } from './sheets';

/** Texts that a file carries unchanged. */
const CARRIED = [
  // Formulas, numbers and dates as texts.
  ...'=1+1|=HYPERLINK("https://example.org","Free")|+1|-1|@SUM(A1)|\t=1+1|\n=1+1'.split('|'),
  ...'007|60601-0001|3125550100|+1 (312) 555-0100|12345678901234567890|0.10'.split('|'),
  ...'1/2/2021|2021-05-03|1e5|12%|$5|TRUE|#N/A|1:30|null'.split('|'),
  // White space, also outside ASCII.
  ...'a\nb|a\n\nb\n|\n|\t|a\tb|a\tb\nc\td| |   |  a|a  |a  b| a\n b '.split('|'),
  ...'\u200ba\u200b|\u2028a|a\u2009|é\u00a0|\u200fa|a\u0085b|\ufeffa'.split('|'),
  ...'😀|👨‍👩‍👧|e\u0301|مرحبا بالعالم|שלום (עולם) 123|\u202eabc\u202c|漢字'.split('|'),
  // What XML, CSV and the escapes of a workbook could change.
  ...'<&>"\'|&amp;|]]>|<![CDATA[|<!--|\'quoted|"|""|a,b;c|\\n|\\'.split('|'),
  ...'_x000D_|_x0041_|_x000d_|_x005F_x0041_|a_x0009_b_x0041_|_x004_|_X0041_'.split('|'),
  'x'.repeat(LONGEST_CELL),
  '😀'.repeat((LONGEST_CELL - 1) / 2),
  '_x0041_'.repeat(LONGEST_CELL / 7),
];

const CUT = ' … [cut: a cell holds no more]';

const TEXTS: [given: string, expected: string | null][] = [
  ...CARRIED.map((carried): [string, string] => [carried, carried]),
  ['', null],
  ['a\rb\r\nc', 'a\nb\nc'],
  ['\r=1+1', '\n=1+1'],
  ['a\u0000\u0001\u001bb\u007fc', 'abc'],
  ['\ufffea\uffff', 'a'],
  ['a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
  ['y'.repeat(LONGEST_CELL + 1), 'y'.repeat(LONGEST_CELL - CUT.length) + CUT],
  ['z'.repeat(100_000), 'z'.repeat(LONGEST_CELL - CUT.length) + CUT],
];

const COUNTS: [given: string | number | null, expected: string | number | null][] = [
  ...[0, -1, 1.5, 999_999_999_999_999].map((number): [number, number] => [number, number]),
  ...'0|025|999999999999999'.split('|').map((text): [string, number] => [text, Number(text)]),
  ...'1234567890123456|-5|about 40| 7|=2'.split('|').map((kept): [string, string] => [kept, kept]),
  [null, null],
];

const CLOCK_TEXTS = ['2021-03-14T01:59:59', '2021-03-14T02:30:00', '2021-03-14T03:00:00']
  .concat('2021-11-07T00:30:00', '2021-11-07T01:30:00', '2021-11-07T02:30:00')
  .concat('2021-05-03T00:00:00', '2021-05-03T12:00:00', '2021-05-03T09:30:07')
  .concat('2021-12-31T23:59:59', '2024-02-29T08:15:00', '1900-03-01T00:00:00')
  .concat('9999-12-31T23:59:59');

/** Wall clock; `text` where spreadsheets have no such date. Clocks changed on 14 March and 7 November 2021. */
const CLOCKS: [given: string, expected: string, kind: 'date' | 'text'][] = [
  ...CLOCK_TEXTS.map((clock): [string, string, 'date'] => [clock, clock, 'date']),
  ['2021-05-03T09:30:00.123', '2021-05-03T09:30:00', 'date'],
  ['2021-03-14T07:30:00.000+00:00', '2021-03-14T01:30:00', 'date'],
  ['2021-03-14T08:30:00.000+00:00', '2021-03-14T03:30:00', 'date'],
  ['2021-11-07T06:30:00.000+00:00', '2021-11-07T01:30:00', 'date'],
  ['2021-11-07T07:30:00.000+00:00', '2021-11-07T01:30:00', 'date'],
  ['1900-02-28T10:00:00', '1900-02-28 10:00:00', 'text'],
  ['1899-12-30T00:00:00', '1899-12-30 00:00:00', 'text'],
  ['1776-07-04T00:00:00', '1776-07-04 00:00:00', 'text'],
  ['tomorrow', 'tomorrow', 'text'],
  ['=NOW()', '=NOW()', 'text'],
];

const COLUMNS: readonly ColumnLook[] = [
  text('Text', () => null, { width: 40 }),
  count('Count', () => null),
  time('Time', () => null),
  day('Day', () => null, { width: 18 }),
];

const expectedCell = (
  value: string | number | null,
  kind: 'date' | 'text' = 'text',
): ExpectedCell => {
  if (value === null) return null;
  return { kind: typeof value === 'number' ? 'number' : kind, value };
};

const NOTHING = { given: [null, null, null, null], expected: [null, null, null, null] };

/** The columns have different lengths. */
const hostileLines = TEXTS.map(([textGiven, textExpected], row): Content['lines'][number] => {
  const [countGiven, countExpected] = COUNTS[row] ?? [null, null];
  const [clockGiven, clockExpected, kind] = CLOCKS[row] ?? [null, null];
  return {
    given: [textGiven, countGiven, clockGiven, clockGiven],
    expected: [
      expectedCell(textExpected),
      expectedCell(countExpected),
      expectedCell(clockExpected, kind),
      expectedCell(clockExpected, kind),
    ],
  };
});

export const HOSTILE: Content = {
  columns: COLUMNS,
  lines: [NOTHING, ...hostileLines, NOTHING, NOTHING],
  unreadable: 'The contact with the number 7',
  facts: [
    ['Exported by', '=1+1'],
    ['Filters', '  مرحبا '],
    ['', '_x0041_'],
    ['Rows in this file', 4],
  ],
};

/** Rows from 1, after the header and the empty one. */
export const HOSTILE_CUTS = TEXTS.flatMap(([given], row) =>
  given.length > 32_767 ? [`Text, row ${row + 3}: ${given.length} characters`] : [],
);

export const EMPTY: Content = { columns: COLUMNS, lines: [], facts: [['Rows in this file', 0]] };

/** More than the buffers of the compressor hold. */
const LARGE_ROWS = 1_500;

function largeLine(_: unknown, row: number): Content['lines'][number] {
  const clock = new Date(Date.UTC(2021, 0, 1, 0, row * 37)).toISOString().slice(0, 19);
  const cells = eventList.fileColumns.map(({ kind, heading }): [Value, ExpectedCell] => {
    if (kind === 'count') return [`${row}`, expectedCell(row)];
    if (kind === 'text') return [`${heading} ${row}`, expectedCell(`${heading} ${row}`)];
    return [clock, expectedCell(clock, 'date')];
  });
  return { given: cells.map(([value]) => value), expected: cells.map(([, cell]) => cell) };
}

export const LARGE: Content = {
  columns: eventList.fileColumns,
  lines: Array.from({ length: LARGE_ROWS }, largeLine),
  facts: [['Rows in this file', LARGE_ROWS]],
};
