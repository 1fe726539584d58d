/** Text as search tokens, and the edit distance that a misspelt token may have (legacy-api.md §4). */

const LONGEST_TOKEN = 255;
/** The first characters of a token must match exactly. */
export const EXACT_PREFIX = 3;

export function tokenize(text: string): string[] {
  const tokens =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(tokens.map((token) => [...token].slice(0, LONGEST_TOKEN).join('')))];
}

/** The largest edit distance by length: none up to 2 letters, 1 up to 5, 2 beyond. */
export function maxEdits(token: string): number {
  const { length } = [...token];
  if (length <= 2) return 0;
  return length <= 5 ? 1 : 2;
}

/** Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of b.entries()) {
      const replaced = at(previous, column) + (letter === otherLetter ? 0 : 1);
      const isSwap = letter === b[column - 1] && otherLetter === a[row - 1];
      const swapped = isSwap ? at(beforePrevious, column - 1) + 1 : Number.POSITIVE_INFINITY;
      const shifted = Math.min(at(previous, column + 1), at(current, column)) + 1;
      current.push(Math.min(shifted, replaced, swapped));
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
