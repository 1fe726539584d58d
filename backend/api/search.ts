/** The search, with hits as the legacy's search client serializes them (legacy-api.md §4.2). */
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { findRows } from '@/backend/search/find-rows';
import { readDocuments, SEARCHED, type SearchDocument } from '@/backend/search/search-documents';
import { pathText, pathValues } from '@/backend/wire/path-and-query';
import { whereIn } from '@/backend/wire/rows';

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

/** Clients read only `index` and `sourceAsMap`, which leaves out null fields. */
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
