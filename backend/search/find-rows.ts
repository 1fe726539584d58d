/** Finds rows by the tokens of one of their fields, including misspelt ones (legacy-api.md §4.2). */
import { and, asc, type SQL, sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { searchField, searchWord } from '@/backend/database/own-schema';
import type { SearchKind } from './search-documents';
import { EXACT_PREFIX, editDistance, maxEdits, tokenize } from './tokens';

const MOST_HITS = 20;
/** Further tokens are ignored; the search engine rejects a query of so many. */
const MOST_TOKENS = 1_024;
/** Per token of the query, the closest ones, as in the search engine. */
const MOST_VARIANTS = 50;
/** Between 0 and 1, so that an exact match scores higher. */
const VARIANT_WEIGHT = 0.5;

export type Found = { kind: SearchKind; rowId: number; score: number };
/** An indexed token that matches a token of the query. */
type Variant = { word: string; edits: number };

/** The best hits first; `total` counts all matching rows. */
export async function findRows(
  db: Queries,
  text: string,
): Promise<{ total: number; found: Found[] }> {
  const tokens = tokenize(text).slice(0, MOST_TOKENS);
  const variants = await variantsOf(db, tokens);
  if (tokens.length === 0 || variants.some(({ length }) => length === 0)) {
    return { total: 0, found: [] };
  }
  const weights = tokens.map((token, index) => bestWeight(token, variants[index] ?? []));
  // The best weight of each token, plus a little for short fields.
  const score = sql<number>`max(${sql.join(weights, sql` + `)} + 0.1::float8 / length(${searchField.words}))`;
  const rows = await db
    .select({
      kind: searchField.kind,
      rowId: searchField.rowId,
      score: score.as('score'),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(searchField)
    .where(and(...variants.map(hasAny)))
    .groupBy(searchField.kind, searchField.rowId)
    .orderBy(sql`score desc`, asc(searchField.kind), asc(searchField.rowId))
    .limit(MOST_HITS);
  return { total: rows[0]?.total ?? 0, found: rows };
}

/** The field is known to have one of the variants, so the most distant ones need no test. */
function bestWeight(token: string, variants: readonly Variant[]): SQL {
  const distances = [...new Set(variants.map(({ edits }) => edits))];
  const weightOf = (edits = 0) =>
    sql`${edits === 0 ? 1 : VARIANT_WEIGHT * (1 - edits / [...token].length)}::float8`;
  const cases = distances.slice(0, -1).map((distance) => {
    const close = variants.filter(({ edits }) => edits === distance);
    return sql`when ${hasAny(close)} then ${weightOf(distance)}`;
  });
  const last = weightOf(distances.at(-1));
  return cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
}

/** As a full-text query. Tokens hold only letters and digits, so quotes need no escaping. */
function hasAny(variants: readonly Variant[]): SQL {
  const query = variants.map(({ word }) => `'${word}'`).join(' | ');
  return sql`${searchField.words} @@ ${query}::tsquery`;
}

/**
 * The variants of each token, the closest first. The trigram index finds the tokens with the exact prefix. PostgreSQL's
 * distance counts a swap of neighbours as two edits, hence twice the edits here and the exact distance afterwards.
 */
async function variantsOf(db: Queries, tokens: readonly string[]): Promise<Variant[][]> {
  const edits = tokens.map(maxEdits);
  const patterns = tokens.map((token, index) =>
    edits[index] === 0 ? token : `${[...token].slice(0, EXACT_PREFIX).join('')}%`,
  );
  const candidates = await db
    .select({ position: sql<number>`sent.position::int`, word: searchWord.word })
    .from(searchWord)
    .innerJoin(
      sql`unnest(${sql.param(tokens)}::text[], ${sql.param(patterns)}::text[], ${sql.param(edits)}::int[])
        with ordinality as sent(token, pattern, edits, position)`,
      sql`${searchWord.word} like sent.pattern
        and length(${searchWord.word})
          between length(sent.token) - sent.edits and length(sent.token) + sent.edits
        and levenshtein_less_equal(sent.token, ${searchWord.word}, 2 * sent.edits) <= 2 * sent.edits`,
    );
  const variants = tokens.map((): Variant[] => []);
  for (const { position, word } of candidates) {
    const token = tokens[position - 1] ?? '';
    const distance = editDistance(token, word);
    if (distance <= maxEdits(token)) variants[position - 1]?.push({ word, edits: distance });
  }
  const byDistance = (a: Variant, b: Variant) => a.edits - b.edits || (a.word < b.word ? -1 : 1);
  return variants.map((found) => found.sort(byDistance).slice(0, MOST_VARIANTS));
}
