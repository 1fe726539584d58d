/** Comma-separated values, read back by the grammar of RFC 4180. */
import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { count, day, text, time, type Value } from '@/lib/export/column';
import { writeCsv } from '@/lib/export/csv';
import { LONGEST_CELL } from '@/lib/export/sheet';
import { setSettings } from '@/tests/support/settings';

setSettings();

const COLUMNS = [
  text<Value[]>('Name', () => null),
  count<Value[]>('Count', () => null),
  time<Value[]>('Start', () => null),
  day<Value[]>('Day', () => null),
];

async function written(lines: Value[][], unreadable: string[] = []): Promise<string> {
  const out = new PassThrough();
  const file = textOf(out.pipe(new PassThrough()));
  const writer = writeCsv(COLUMNS, out);
  for (const line of lines) writer.line(line);
  for (const name of unreadable) writer.unreadable(name);
  await writer.end([]);
  return file;
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;

function readBack(csv: string): string[][] {
  const lines: string[][] = [[]];
  let at = 0;
  for (const [whole, quoted, plain = '', end] of csv.matchAll(FIELD)) {
    at += whole.length;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
  }
  expect(at).toBe(csv.length);
  return lines.slice(0, -1);
}

test('the file begins with a byte order mark and its headings', async () => {
  const out = new PassThrough();
  writeCsv(COLUMNS, out);
  out.end();
  const bytes = Buffer.concat(await out.toArray());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.subarray(3).toString()).toBe('Name,Count,Start,Day\r\n');
});

test('dates are wall clock in the order of ISO 8601, and nothing is an empty field', async () => {
  const file = await written([
    ['60601', '25', '2021-05-03T09:30:00', '2021-05-03T00:00:00'],
    [null, 'about 40', null, ''],
  ]);
  expect(readBack(file).slice(1)).toEqual([
    ['60601', '25', '2021-05-03 09:30:00', '2021-05-03'],
    ['', 'about 40', '', ''],
  ]);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1 312', "'+1 312"],
  ['-5', "'-5"],
  ['@Home', "'@Home"],
  ['\tx', "'\tx"],
  ['a=1', 'a=1'],
])('%j is no formula to whoever opens the file', async (value, expected) => {
  expect(readBack(await written([[value, null, null, null]]))[1]?.[0]).toBe(expected);
});

test('commas, quotation marks and line breaks in a text come back as they were', async () => {
  const texts = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ';', 'é', ' ', '😀') });
  await fc.assert(
    fc.asyncProperty(fc.array(texts.map((value) => `x${value}`)), async (names) => {
      const file = await written(names.map((name) => [name, null, null, null]));
      expect(
        readBack(file)
          .slice(1)
          .map(([name]) => name),
      ).toEqual(names);
    }),
    { numRuns: 50 },
  );
});

test('a text that no cell holds is cut, says so, and is counted', async () => {
  const out = new PassThrough();
  const file = textOf(out.pipe(new PassThrough()));
  const writer = writeCsv(COLUMNS, out);
  writer.line(['a'.repeat(LONGEST_CELL), null, null, null]);
  writer.line([`=${'a'.repeat(LONGEST_CELL)}`, null, null, null]);
  await writer.end([]);
  const [, longest, cut] = readBack(await file).map(([name]) => name ?? '');
  expect(longest).toBe('a'.repeat(LONGEST_CELL));
  expect(cut).toHaveLength(LONGEST_CELL);
  expect(cut?.startsWith("'=aa") && cut.endsWith('a … [cut: a cell holds no more]')).toBe(true);
  expect(writer.cuts).toEqual(['Name, row 3: 32769 characters']);
});

test('a row that could not be read is named in its place', async () => {
  const file = readBack(await written([], ['The contact with the number 7']));
  expect(file[1]).toEqual([
    'The contact with the number 7 could not be read: its record in the backend is damaged.',
    '',
    '',
    '',
  ]);
});
