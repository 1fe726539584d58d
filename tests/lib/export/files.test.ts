/** Workbooks and comma-separated values, read back by independent readers. */
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { text } from '@/lib/export/column';
import { writeCsv } from '@/lib/export/csv';
import { IncompleteExport } from '@/lib/export/read-pages';
import { LONGEST_CELL } from '@/lib/export/sheet';
import { writeWorkbook } from '@/lib/export/workbook';
import { EMPTY, HOSTILE, HOSTILE_CUTS } from '@/tests/spreadsheets/contents';
import { csvLines, csvOf, sheetsOf, workbookOf } from '@/tests/spreadsheets/sheets';
import { openWorkbook } from '@/tests/support/opened-workbook';
import { setSettings } from '@/tests/support/settings';

setSettings();

const ONE_COLUMN = [text('Name', () => null)];
const bookTo = (out: PassThrough, mostRows?: number) =>
  writeWorkbook({
    columns: ONE_COLUMN,
    sheet: 'x',
    author: 'Ann',
    out,
    ...(mostRows && { mostRows }),
  });
const fieldsOf = (file: Buffer): string[][] => parse(file, { bom: true, recordDelimiter: '\r\n' });

test('a workbook holds hostile texts, numbers and dates in their formats, and names truncated texts', async () => {
  expect(openWorkbook(await workbookOf(HOSTILE))).toEqual(sheetsOf(HOSTILE, HOSTILE_CUTS));
  expect(openWorkbook(await workbookOf(EMPTY))).toEqual(sheetsOf(EMPTY));
});

test('comma-separated values hold them after a byte order mark, and no formula', async () => {
  const file = await csvOf(HOSTILE);
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const fields = fieldsOf(file);
  expect(fields).toEqual(csvLines(HOSTILE));
  expect(fields.flat().filter((field) => /^[=+@\t\n]/.test(field))).toEqual([]);
  expect(fields.flatMap(([name = '']) => (/^'[=+\-@\t\n]/.test(name) ? [name[1]] : []))).toEqual(
    expect.arrayContaining(['=', '+', '-', '@', '\t', '\n']),
  );
  expect(fieldsOf(await csvOf(EMPTY))).toEqual(csvLines(EMPTY));
});

test('the apostrophe before a formula counts for the limit of a cell', async () => {
  const out = new PassThrough();
  const writer = writeCsv(ONE_COLUMN, out);
  writer.line(['a'.repeat(LONGEST_CELL)]);
  writer.line([`=${'😀'.repeat(LONGEST_CELL / 2)}`]);
  await writer.end([]);
  const [, [longest] = [], [cut = ''] = []] = fieldsOf(Buffer.concat(await out.toArray()));
  expect(longest).toBe('a'.repeat(LONGEST_CELL));
  expect(cut.length).toBeLessThanOrEqual(LONGEST_CELL);
  expect(cut).toMatch(/^'=😀.*😀 … \[cut: a cell holds no more\]$/u);
  expect(writer.truncations).toEqual(['Name, row 3: 32768 characters']);
});

test('any text is read back as the same text', async () => {
  const texts = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'=+-@\t\n"\'<&, ;\u200bم', ']]>', '_x0041_', '_x005F_', '😀'),
    ),
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (names) => {
      const lines = names.map((name) => ({ given: [name], expected: [] }));
      const content = { columns: ONE_COLUMN, lines };
      const [rows] = openWorkbook(await workbookOf(content));
      expect(rows?.rows.slice(1).map((row) => row[0]?.value ?? '')).toEqual(names.map(carried));
      const fields = fieldsOf(await csvOf(content)).slice(1);
      const marked = (name: string) => (/^[=+\-@\t\n]/.test(name) ? `'${name}` : name);
      expect(fields.map(([field]) => field)).toEqual(names.map((name) => marked(carried(name))));
    }),
    { numRuns: 40 },
  );
});

/** The characters of a text that XML 1.0 can carry. */
function carried(name: string): string {
  return [...name.replace(/\r\n?/g, '\n')]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const control = code < 0x20 && ![0x09, 0x0a, 0x0d].includes(code);
      return !control && code !== 0x7f && code !== 0xfffe && code !== 0xffff;
    })
    .join('');
}

test('a full sheet throws', () => {
  const writer = bookTo(new PassThrough(), 3);
  writer.line(['a']);
  writer.line(['b']);
  expect(() => writer.line(['c'])).toThrow(
    new IncompleteExport('A sheet holds 2 rows. Choose CSV instead.'),
  );
});

test.each([
  ['a workbook', bookTo],
  ['comma-separated values', (out: PassThrough) => writeCsv(ONE_COLUMN, out)],
])('a slow reader delays the writing of %s (backpressure)', async (_format, writerTo) => {
  const out = new PassThrough({ highWaterMark: 1024 });
  const writer = writerTo(out);
  while (!out.writableNeedDrain) {
    for (let row = 0; row < 100; row += 1) writer.line([`${Math.random()}`.repeat(20)]);
    await Promise.race([writer.ready(), setImmediate()]);
  }
  let isReady = false;
  const waiting = writer.ready().then(() => {
    isReady = true;
  });
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(isReady).toBe(false);
  out.resume();
  await waiting;
});
