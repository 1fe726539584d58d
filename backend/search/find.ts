/** Finds rows by the words of one of their fields, misspelt ones included (legacy-api.md §4.2). */
import { and, asc, type SQL, sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { searchField, searchWord } from '@/backend/database/own-schema';
import type { SearchKind } from './documents';
import { EXACT_PREFIX, editsBetween, forgivenEdits, wordsOf } from './words';

const MOST_HITS = 20;
/** Words beyond are not looked at; the search engine refuses a question of so many altogether. */
const MOST_WORDS = 1_024;
/** The search engine stands no more real words in for one that was asked, the closest ones. */
const MOST_SPELLINGS = 50;
/** Below 1 and above 0, so that the right spelling always comes before a forgiven one. */
const FORGIVEN_WEIGHT = 0.5;

export type Found = { kind: SearchKind; rowId: number; score: number };
/** A word in use that an asked word may stand for. */
type Spelling = { word: string; edits: number };

/** The best hits first; the total counts all rows that match. */
export async function findRows(
  db: Queries,
  text: string,
): Promise<{ total: number; found: Found[] }> {
  const asked = wordsOf(text).slice(0, MOST_WORDS);
  const spellings = await spellingsOf(db, asked);
  const nothing = asked.length === 0 || spellings.some((words) => words.length === 0);
  if (nothing) return { total: 0, found: [] };
  const weights = asked.map((word, index) => bestWeight(word, spellings[index] ?? []));
  // The best weight of each asked word, plus a little for fields that hold not much else.
  const score = sql<number>`max(${sql.join(weights, sql` + `)} + 0.1::float8 / length(${searchField.words}))`;
  const rows = await db
    .select({
      kind: searchField.kind,
      rowId: searchField.rowId,
      score: score.as('score'),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(searchField)
    .where(and(...spellings.map(holdsAny)))
    .groupBy(searchField.kind, searchField.rowId)
    .orderBy(sql`score desc`, asc(searchField.kind), asc(searchField.rowId))
    .limit(MOST_HITS);
  return { total: rows[0]?.total ?? 0, found: rows };
}

/** That the field holds one of them is known already: what is none of the closer ones is of the last. */
function bestWeight(asked: string, spellings: readonly Spelling[]): SQL {
  const counts = [...new Set(spellings.map(({ edits }) => edits))];
  const weightOf = (edits = 0) =>
    sql`${edits === 0 ? 1 : FORGIVEN_WEIGHT * (1 - edits / [...asked].length)}::float8`;
  const cases = counts.slice(0, -1).map((count) => {
    const close = spellings.filter(({ edits }) => edits === count);
    return sql`when ${holdsAny(close)} then ${weightOf(count)}`;
  });
  const last = weightOf(counts.at(-1));
  return cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
}

/** As a full-text query; the words hold nothing but letters and digits, which quotes keep as they are. */
function holdsAny(words: readonly Spelling[]): SQL {
  const query = words.map(({ word }) => `'${word}'`).join(' | ');
  return sql`${searchField.words} @@ ${query}::tsquery`;
}

/**
 * For each asked word, the closest first; none where no word in use is close enough. The trigrams of the exact prefix find
 * the words, the database's own distance sieves them. It knows no swapped letters and counts a swap as two edits, hence
 * twice the edits here and the exact count behind it.
 */
async function spellingsOf(db: Queries, asked: readonly string[]): Promise<Spelling[][]> {
  const edits = asked.map(forgivenEdits);
  // As patterns; letters and digits have no meaning of their own in one.
  const beginnings = asked.map((word, index) =>
    edits[index] === 0 ? word : `${[...word].slice(0, EXACT_PREFIX).join('')}%`,
  );
  const within = await db
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
  const spellings = asked.map((): Spelling[] => []);
  for (const { position, word } of within) {
    const askedWord = asked[position - 1] ?? '';
    const distance = editsBetween(askedWord, word);
    if (distance <= forgivenEdits(askedWord))
      spellings[position - 1]?.push({ word, edits: distance });
  }
  const closer = (one: Spelling, other: Spelling) =>
    one.edits - other.edits || (one.word < other.word ? -1 : 1);
  return spellings.map((found) => found.sort(closer).slice(0, MOST_SPELLINGS));
}
