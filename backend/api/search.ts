/** The search: rows by the tokens of one of their fields, including misspelt ones (legacy-api.md §4.2). */
import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import { searchField, searchWord } from '@/backend/database/own-schema';
import { readDocuments, SEARCHED, type SearchDocument } from '@/backend/search/search-documents';
import { EXACT_PREFIX, editDistance, maxEdits, tokenize } from '@/backend/search/tokens';
import { pathText, pathValues } from '@/backend/wire/path-and-query';
import { whereIn } from '@/backend/wire/rows';

const MOST_HITS = 20;
/** Further tokens are ignored; the legacy's search engine rejects such a query. */
const MOST_TOKENS = 1_024;
/** For each token of the query, as in the legacy's search engine. */
const MOST_VARIANTS = 50;
/** An exact token weighs 1. */
const VARIANT_WEIGHT = 0.4;

export function searchRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/elasticsearch/multi-field-index/:text', async (request) => {
    const { total, found } = await findRows(db, pathValues(request, { text: pathText }).text);
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    const loaded = await Promise.all(
      kinds.map((kind) => {
        const ids = found.filter((one) => one.kind === kind).map(({ rowId }) => rowId);
        return readDocuments(db, kind, whereIn(SEARCHED[kind].id, ids), ids.length);
      }),
    );
    const documents = new Map(loaded.flat().map((one) => [`${one.kind} ${one.id}`, one]));
    return {
      hits: found.flatMap(({ kind, rowId, score }) => {
        const document = documents.get(`${kind} ${rowId}`);
        return document ? [hit(document, score)] : [];
      }),
      totalHits: { value: total, relation: 'EQUAL_TO' },
      // The legacy's JSON library serializes NaN as text.
      maxScore: found[0]?.score ?? 'NaN',
      sortFields: null,
      collapseField: null,
      collapseValues: null,
      fragment: true,
    };
  });
}

/** `sourceAsMap` has no null fields. */
function hit({ kind, id, fields }: SearchDocument, score: number) {
  const given = Object.entries(fields).filter(([, text]) => text !== null);
  const sourceAsMap = { _class: kind, id: String(id), ...Object.fromEntries(given) };
  return {
    score,
    id: String(id),
    type: '_doc',
    nestedIdentity: null,
    version: -1,
    seqNo: -2,
    primaryTerm: 0,
    highlightFields: {},
    sortValues: [],
    matchedQueries: [],
    explanation: null,
    shard: null,
    index: kind,
    clusterAlias: null,
    sourceAsMap,
    innerHits: null,
    fields: {},
    sourceRef: { fragment: true },
    rawSortValues: [],
    sourceAsString: JSON.stringify(sourceAsMap),
    fragment: false,
  };
}

/** The best hits first; `total` counts all matching rows. */
async function findRows(db: Queries, text: string) {
  const tokens = tokenize(text).slice(0, MOST_TOKENS);
  const variants = await variantsOf(db, tokens);
  if (tokens.length === 0 || variants.some(({ length }) => length === 0)) {
    return { total: 0, found: [] };
  }
  const weights = tokens.map(
    (token) => sql`case when ${hasAny([token])} then 1 else ${VARIANT_WEIGHT}::float8 end`,
  );
  // Plus a little for short fields.
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

/** As a full-text query. Tokens contain only letters and digits, so quotes need no escaping. */
function hasAny(tokens: readonly string[]): SQL {
  const query = tokens.map((token) => `'${token}'`).join(' | ');
  return sql`${searchField.words} @@ ${query}::tsquery`;
}

/**
 * The variants of each token, the closest first. The trigram index finds the tokens with the exact prefix. PostgreSQL's
 * distance counts a swap of neighbours as two edits, hence twice the edits here and the exact distance afterwards.
 */
async function variantsOf(db: Queries, tokens: readonly string[]): Promise<string[][]> {
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
  return tokens.map((token, index) =>
    candidates
      .filter(({ position }) => position === index + 1)
      .map(({ word }) => ({ word, edits: editDistance(token, word) }))
      .filter(({ edits: distance }) => distance <= maxEdits(token))
      .sort((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_VARIANTS)
      .map(({ word }) => word),
  );
}
