/** Exported files, opened by LibreOffice: every cell is as it was given. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openWorkbook, type Sheet } from '@/tests/support/opened-workbook';
import { setSettings } from '@/tests/support/settings';
import { EMPTY, HOSTILE, HOSTILE_CUTS, LARGE } from './contents';
import { csvLines, csvOf, sheetsOf, workbookOf } from './sheets';

/** A conversion takes about three seconds. */
const LIMIT_MS = 60_000;
jest.setTimeout(LIMIT_MS);
setSettings();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outreach-spreadsheets-'));
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Returns the sheets that LibreOffice saves; a file that it would have to repair is not saved. `csv`: import options. */
async function savedSheets(name: string, content: Buffer, csv?: string): Promise<Sheet[]> {
  const outcome = await mkdtemp(join(folder, 'saved-'));
  await writeFile(join(outcome, name), content);
  await promisify(execFile)(
    process.env.SOFFICE_PATH || 'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      ...['--headless', '--norestore', '--convert-to', 'xlsx', '--outdir', join(outcome, 'saved')],
      ...(csv ? [`--infilter=Text - txt - csv (StarCalc):${csv}`] : []),
      join(outcome, name),
    ],
    { timeout: LIMIT_MS, killSignal: 'SIGKILL', env: { ...process.env, LC_ALL: 'en_US.UTF-8' } },
  );
  return openWorkbook(await readFile(join(outcome, 'saved', name.replace(/\.\w+$/, '.xlsx'))));
}

/** LibreOffice does not escape the `_` of a text that looks like an escape. */
const asSaved = (text: string) => text.replaceAll('_x005F_', '_');

/** LibreOffice measures widths with another font, and saves frozen rows only of a window. */
const comparable = ({ name, rows, widths }: Sheet, columns = widths.length) => ({
  name,
  rows: rows.map((row) =>
    row.map((cell) =>
      typeof cell?.value === 'string' ? { ...cell, value: asSaved(cell.value) } : cell,
    ),
  ),
  widths: widths.slice(0, columns).map((width) => width / (widths[0] ?? 1)),
});

test.each([
  ['hostile texts, numbers and dates', HOSTILE, HOSTILE_CUTS],
  ['no rows', EMPTY, []],
  ['1,500 rows', LARGE, []],
])('a workbook with %s has every cell', async (_title, content, cuts) => {
  const file = await workbookOf(content);
  const expected = sheetsOf(content, cuts);
  expect(openWorkbook(file)).toEqual(expected);
  const saved = await savedSheets('list.xlsx', file);
  expect(saved.map((sheet, at) => comparable(sheet, expected[at]?.widths.length))).toEqual(
    expected
      .map((sheet) => comparable(sheet))
      .map(({ widths, ...sheet }) => ({
        ...sheet,
        widths: widths.map((width) => expect.closeTo(width, 2)),
      })),
  );
});

/** Field and text delimiter, UTF-8, from the first line, formats of columns, English, …, run formulas. */
const csvOptions = (columns: string) =>
  `44,34,76,1,${columns},1033,false,true,false,false,false,-1,true`;

test('CSV is read as text', async () => {
  const options = csvOptions(Array.from({ length: 30 }, (_, at) => `${at + 1}/2`).join('/'));
  const [sheet] = await savedSheets('list.csv', await csvOf(HOSTILE), options);
  const expected = csvLines(HOSTILE);
  const found = expected.map((fields, row) =>
    fields.map((_field, column) => `${sheet?.rows[row]?.[column]?.value ?? ''}`),
  );
  expect(found).toEqual(expected.map((fields) => fields.map(asSaved)));
  expect(sheet?.rows).toHaveLength(expected.length);
});

test('a program that guesses the types of values finds no formula', async () => {
  // A formula throws.
  const [sheet] = await savedSheets('list.csv', await csvOf(HOSTILE), csvOptions(''));
  const marked = csvLines(HOSTILE).flatMap(([text = ''], row) =>
    text.startsWith("'") ? [{ text, row }] : [],
  );
  expect(marked.length).toBeGreaterThan(8);
  for (const { text, row } of marked) {
    expect(sheet?.rows[row]?.[0]).toMatchObject({ kind: 'text', value: asSaved(text) });
  }
  const formula = savedSheets('formula.csv', Buffer.from('=1+1\r\n'), csvOptions(''));
  await expect(formula).rejects.toThrow('A cell is a formula');
});
