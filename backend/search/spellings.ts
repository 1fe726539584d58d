/** The words in use that an asked word may stand for (legacy-api.md §4.2). */
import { sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { searchWord } from '@/backend/database/own-schema';
import { EXACT_PREFIX, editsBetween, forgivenEdits } from './words';

/** The search engine stands no more real words in for one that was asked, the closest ones. */
const MOST_SPELLINGS = 50;

export type Spelling = { word: string; edits: number };

/** For each asked word, the closest first; none where no word in use is close enough. */
export async function spellingsOf(db: Queries, asked: readonly string[]): Promise<Spelling[][]> {
  const spellings: Spelling[][] = asked.map(() => []);
  for (const { position, word } of await wordsWithinReach(db, asked)) {
    const askedWord = asked[position - 1] ?? '';
    const edits = editsBetween(askedWord, word);
    if (edits <= forgivenEdits(askedWord)) spellings[position - 1]?.push({ word, edits });
  }
  return spellings.map((found) => found.sort(byEdits).slice(0, MOST_SPELLINGS));
}

/**
 * The trigrams of the exact prefix find the words, the database's own distance sieves them. It knows no swapped
 * letters and counts a swap as two edits, hence twice the edits here and the exact count behind it.
 */
function wordsWithinReach(db: Queries, asked: readonly string[]) {
  const edits = asked.map(forgivenEdits);
  const beginnings = asked.map((word, index) => (edits[index] === 0 ? word : beginningOf(word)));
  return db
    .select({ position: sql<number>`asked.position::int`, word: searchWord.word })
    .from(searchWord)
    .innerJoin(
      sql`unnest(${sql.param(asked)}::text[], ${sql.param(beginnings)}::text[], ${sql.param(edits)}::int[])
        with ordinality as asked(word, beginning, edits, position)`,
      sql`${searchWord.word} like asked.beginning
        and length(${searchWord.word})
          between length(asked.word) - asked.edits and length(asked.word) + asked.edits
        and levenshtein_less_equal(asked.word, ${searchWord.word}, 2 * asked.edits) <= 2 * asked.edits`,
    );
}

/** As a pattern; letters and digits have no meaning of their own in one. */
function beginningOf(word: string): string {
  return `${[...word].slice(0, EXACT_PREFIX).join('')}%`;
}

function byEdits(one: Spelling, other: Spelling): number {
  return one.edits - other.edits || (one.word < other.word ? -1 : 1);
}
