/** Finds rows by the words of one of their fields (legacy-api.md §4.2). */
import { and, arrayOverlaps, asc, desc, type SQL, sql } from 'drizzle-orm';

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
type KnownWord = { word: string; weight: number };

/** The best hits first; the total counts all rows that match. */
export async function findRows(
  db: Queries,
  text: string,
): Promise<{ total: number; found: Found[] }> {
  const asked = wordsOf(text).slice(0, MOST_WORDS);
  const known = await knownWords(db, asked);
  const nothing = asked.length === 0 || known.some((words) => words.length === 0);
  if (nothing) return { total: 0, found: [] };
  const score = scoreOf(known).as('score');
  const rows = await db
    .select({
      kind: searchField.kind,
      rowId: searchField.rowId,
      score,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(searchField)
    .where(and(...known.map((words) => arrayOverlaps(searchField.words, wordsIn(words)))))
    .groupBy(searchField.kind, searchField.rowId)
    .orderBy(desc(score), asc(searchField.kind), asc(searchField.rowId))
    .limit(MOST_HITS);
  return { total: rows[0]?.total ?? 0, found: rows };
}

/** For each asked word, the words in use that it may stand for. */
async function knownWords(db: Queries, asked: readonly string[]): Promise<KnownWord[][]> {
  const edits = asked.map(forgivenEdits);
  const candidates = await db
    .select({ position: sql<number>`asked.position::int`, word: searchWord.word })
    .from(searchWord)
    .innerJoin(
      sql`unnest(${sql.param(asked)}::text[], ${sql.param(edits)}::int[])
        with ordinality as asked(word, edits, position)`,
      sql`left(${searchWord.word}, ${EXACT_PREFIX}) = left(asked.word, ${EXACT_PREFIX})
        and length(${searchWord.word})
          between length(asked.word) - asked.edits and length(asked.word) + asked.edits`,
    );
  const known: KnownWord[][] = asked.map(() => []);
  for (const { position, word } of candidates) {
    const askedWord = asked[position - 1] ?? '';
    const distance = editsBetween(askedWord, word);
    if (distance > forgivenEdits(askedWord)) continue;
    const weight = distance === 0 ? 1 : FORGIVEN_WEIGHT * (1 - distance / askedWord.length);
    known[position - 1]?.push({ word, weight });
  }
  return known.map((words) => words.sort(byWeight).slice(0, MOST_SPELLINGS));
}

function byWeight(one: KnownWord, other: KnownWord): number {
  return other.weight - one.weight || (one.word < other.word ? -1 : 1);
}

/** The best weight of each asked word, plus a little for fields that hold not much else. */
function scoreOf(known: readonly KnownWord[][]): SQL<number> {
  const flat = known.flatMap((words, position) => words.map((word) => ({ ...word, position })));
  const positions = sql.param(flat.map(({ position }) => position));
  const weights = sql.param(flat.map(({ weight }) => weight));
  return sql<number>`max(0.1 / cardinality(${searchField.words}) + (
    select sum(best.weight) from (
      select max(known.weight) as weight
      from unnest(${positions}::int[], ${sql.param(wordsIn(flat))}::text[], ${weights}::float8[])
        as known(position, word, weight)
      where known.word = any(${searchField.words})
      group by known.position
    ) as best
  ))`;
}

function wordsIn(words: readonly KnownWord[]): string[] {
  return words.map(({ word }) => word);
}
