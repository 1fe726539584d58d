/** Damaged copies of a workbook, each of which must be found out. */
import { unzip, zip } from '@/tests/support/zip';

const SHEET = 'xl/worksheets/sheet1.xml';

export const DAMAGES = [
  'one-byte-less.xlsx',
  'bad-character.xlsx',
  'other-value.xlsx',
  'broken-off.xlsx',
];

/** And one that is only packed anew, which must not be. */
export const UNDAMAGED = 'packed-anew.xlsx';

export function damaged(file: Buffer): [name: string, content: Buffer][] {
  const parts = unzip(file);
  const sheet = parts.get(SHEET) ?? Buffer.alloc(0);
  const withSheet = (...pieces: (Buffer | string)[]) =>
    zip(new Map([...parts, [SHEET, Buffer.concat(pieces.map((piece) => Buffer.from(piece)))]]));
  const middle = sheet.indexOf('</v>', sheet.length / 2);
  const [before, after] = [sheet.subarray(0, middle), sheet.subarray(middle)];
  const damages = [
    withSheet(before, after.subarray(1)),
    withSheet(before, '\u0001', after),
    withSheet(before, '7', after),
    file.subarray(0, file.length - 100),
  ];
  return [
    ...DAMAGES.map((name, at): [string, Buffer] => [name, damages[at] ?? file]),
    [UNDAMAGED, withSheet(sheet)],
  ];
}
