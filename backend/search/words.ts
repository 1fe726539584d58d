/** Text as the words it is searched by, and how far a misspelt word may be from a real one (legacy-api.md §4). */

/** The search engine looks at no word longer than this. */
const LONGEST_WORD = 255;
/** A misspelling is forgiven only behind these many letters. */
export const EXACT_PREFIX = 3;

/** Lower-cased, split at everything that is neither letter nor digit, each word once. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, LONGEST_WORD).join('')))];
}

/** Edits that a word of this length forgives: none up to 2 letters, one up to 5, two beyond. */
export function forgivenEdits(word: string): number {
  const { length } = [...word];
  if (length <= 2) return 0;
  return length <= 5 ? 1 : 2;
}

/** Letters inserted, dropped, replaced, or swapped with their neighbour. */
export function editsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of b.entries()) {
      const replaced = at(previous, column) + (letter === otherLetter ? 0 : 1);
      const swapped =
        letter === b[column - 1] && otherLetter === a[row - 1]
          ? at(beforePrevious, column - 1) + 1
          : Number.POSITIVE_INFINITY;
      current.push(
        Math.min(at(previous, column + 1) + 1, at(current, column) + 1, replaced, swapped),
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
