/** Finds rows by the words of one of their fields (legacy-api.md §4.2). */
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { searchField } from '@/backend/database/own-schema';
import type { SearchKind } from './documents';
import { type Spelling, spellingsOf } from './spellings';
import { wordsOf } from './words';

const MOST_HITS = 20;
/** Words beyond are not looked at; the search engine refuses a question of so many altogether. */
const MOST_WORDS = 1_024;
/** Below 1 and above 0, so that the right spelling always comes before a forgiven one. */
const FORGIVEN_WEIGHT = 0.5;

export type Found = { kind: SearchKind; rowId: number; score: number };
/** What an asked word may stand for, the spellings of the same weight together. */
type Tier = { weight: number; anyOf: SQL };

/** The best hits first; the total counts all rows that match. */
export async function findRows(
  db: Queries,
  text: string,
): Promise<{ total: number; found: Found[] }> {
  const asked = wordsOf(text).slice(0, MOST_WORDS);
  const spellings = await spellingsOf(db, asked);
  const nothing = asked.length === 0 || spellings.some((words) => words.length === 0);
  if (nothing) return { total: 0, found: [] };
  const score = scoreOf(asked.map((word, index) => tiersOf(word, spellings[index] ?? []))).as(
    'score',
  );
  const rows = await db
    .select({
      kind: searchField.kind,
      rowId: searchField.rowId,
      score,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(searchField)
    .where(and(...spellings.map((words) => holds(anyOf(words)))))
    .groupBy(searchField.kind, searchField.rowId)
    .orderBy(desc(score), asc(searchField.kind), asc(searchField.rowId))
    .limit(MOST_HITS);
  return { total: rows[0]?.total ?? 0, found: rows };
}

/** The heaviest first. */
function tiersOf(asked: string, spellings: readonly Spelling[]): Tier[] {
  const counts = [...new Set(spellings.map(({ edits }) => edits))];
  return counts.map((count) => ({
    weight: count === 0 ? 1 : FORGIVEN_WEIGHT * (1 - count / [...asked].length),
    anyOf: anyOf(spellings.filter(({ edits }) => edits === count)),
  }));
}

/** The best weight of each asked word, plus a little for fields that hold not much else. */
function scoreOf(asked: readonly Tier[][]): SQL<number> {
  const weights = asked.map(bestWeight);
  return sql<number>`max(${sql.join(weights, sql` + `)} + 0.1::float8 / length(${searchField.words}))`;
}

/** That the field holds one of them is known already: what is none of the heavier ones is of the last. */
function bestWeight(tiers: readonly Tier[]): SQL {
  const heavier = tiers.slice(0, -1);
  const last = sql`${tiers.at(-1)?.weight ?? 0}::float8`;
  if (heavier.length === 0) return last;
  const cases = heavier.map(
    ({ weight, anyOf }) => sql`when ${holds(anyOf)} then ${weight}::float8`,
  );
  return sql`case ${sql.join(cases, sql` `)} else ${last} end`;
}

function holds(query: SQL): SQL {
  return sql`${searchField.words} @@ ${query}`;
}

/** As a full-text query; the words hold nothing but letters and digits, which quotes keep as they are. */
function anyOf(words: readonly Spelling[]): SQL {
  return sql`${words.map(({ word }) => `'${word}'`).join(' | ')}::tsquery`;
}
