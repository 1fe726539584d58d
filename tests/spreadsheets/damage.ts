/** Damaged copies of a workbook, each of which must be found out. */
import { unzipSync, zipSync } from 'fflate';

const SHEET = 'xl/worksheets/sheet1.xml';

export const DAMAGES = [
  'one-byte-less.xlsx',
  'bad-character.xlsx',
  'other-value.xlsx',
  'broken-off.xlsx',
  'wrong-sum.xlsx',
];

/** And one that is only packed anew, which must not be. */
export const UNDAMAGED = 'packed-anew.xlsx';

export function damaged(file: Buffer): [name: string, content: Buffer][] {
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
