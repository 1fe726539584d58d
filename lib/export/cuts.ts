/** Texts that no cell of a spreadsheet holds: they are cut, end with a mark, and are named with their place. */

/** A cell holds no more (Excel's limit, and LibreOffice's for comma-separated values), in UTF-16 units. */
export const LONGEST_CELL = 32_767;

const MARK = ' … [cut: a cell holds no more]';

/** A character of two halves is not cut apart. */
export function cutInto(cuts: string[], text: string, column: string, row: number): string {
  if (text.length <= LONGEST_CELL) return text;
  cuts.push(`${column}, row ${row}: ${text.length} characters`);
  return text.slice(0, LONGEST_CELL - MARK.length).replace(/[\ud800-\udbff]$/, '') + MARK;
}
