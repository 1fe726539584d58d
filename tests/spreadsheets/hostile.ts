/** What people and other programs leave in fields, each with what a cell must hold of it. */
import { LONGEST_CELL } from '@/lib/export/sheet';

/** Texts that a file can carry as they are. */
const CARRIED = [
  ...[
    '=1+1',
    '=HYPERLINK("https://example.org","Free")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '\n=1+1',
  ],
  ...['007', '60601-0001', '3125550100', '+1 (312) 555-0100', '12345678901234567890', '0.10'],
  ...['1/2/2021', '2021-05-03', '1e5', '12%', '$5', 'TRUE', '#N/A', '1:30', 'null'],
  ...[
    'a\nb',
    'a\n\nb\n',
    '\n',
    '\t',
    'a\tb',
    'a\tb\nc\td',
    ' ',
    '   ',
    '  a',
    'a  ',
    'a  b',
    ' a\n b ',
  ],
  ...['\u200ba\u200b', '\u2028a', 'a\u2009', 'é\u00a0', '\u200fa', 'a\u0085b', '\ufeffa'],
  ...['😀', '👨‍👩‍👧', 'e\u0301', 'مرحبا بالعالم', 'שלום (עולם) 123', '\u202eabc\u202c', '漢字'],
  ...['<&>"\'', '&amp;', ']]>', '<![CDATA[', '<!--', "'quoted", '"', '""', 'a,b;c', '\\n', '\\'],
  ...['_x000D_', '_x0041_', '_x000d_', '_x005F_x0041_', 'a_x0009_b_x0041_', '_x004_', '_X0041_'],
  'x'.repeat(LONGEST_CELL),
  '😀'.repeat((LONGEST_CELL - 1) / 2),
  '_x0041_'.repeat(LONGEST_CELL / 7),
];

const CUT = ' … [cut: a cell holds no more]';

/** Given, and what a cell must hold. */
export const TEXTS: readonly (readonly [given: string, held: string | null])[] = [
  ...CARRIED.map((text) => [text, text] as const),
  ['', null],
  ['a\rb\r\nc', 'a\nb\nc'],
  ['\r=1+1', '\n=1+1'],
  ['a\u0000\u0001\u001bb\u007fc', 'abc'],
  ['\ufffea\uffff', 'a'],
  ['a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
  ['y'.repeat(LONGEST_CELL + 1), 'y'.repeat(LONGEST_CELL - CUT.length) + CUT],
  ['z'.repeat(100_000), 'z'.repeat(LONGEST_CELL - CUT.length) + CUT],
];

/** Given, and the number or text that a cell must hold. */
export const COUNTS: readonly (readonly [
  given: string | number | null,
  held: string | number | null,
])[] = [
  [0, 0],
  [-1, -1],
  [1.5, 1.5],
  [999_999_999_999_999, 999_999_999_999_999],
  ['0', 0],
  ['025', 25],
  ['999999999999999', 999_999_999_999_999],
  ['1234567890123456', '1234567890123456'],
  ['-5', '-5'],
  ['about 40', 'about 40'],
  [' 7', ' 7'],
  ['=2', '=2'],
  [null, null],
];

/** Wall clock; `text` where no spreadsheet has such a date. Clocks changed on 14 March and 7 November 2021. */
export const CLOCKS: readonly (readonly [given: string, held: string, kind: 'date' | 'text'])[] = [
  ...[
    '2021-03-14T01:59:59',
    '2021-03-14T02:30:00',
    '2021-03-14T03:00:00',
    '2021-11-07T00:30:00',
    '2021-11-07T01:30:00',
    '2021-11-07T02:30:00',
    '2021-05-03T00:00:00',
    '2021-05-03T12:00:00',
    '2021-05-03T09:30:07',
    '2021-12-31T23:59:59',
    '2024-02-29T08:15:00',
    '1900-03-01T00:00:00',
    '9999-12-31T23:59:59',
  ].map((clock) => [clock, clock, 'date'] as const),
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
