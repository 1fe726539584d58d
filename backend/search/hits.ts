/** Search hits as the legacy's search client prints them (legacy-api.md §4.2). */
import type { Queries } from '@/backend/database/connection';
import { among } from '@/backend/wire/lists';
import { readDocuments, SEARCHED, type SearchDocument, type SearchKind } from './documents';
import type { Found } from './find';

export async function searchAnswer(db: Queries, total: number, found: readonly Found[]) {
  const documents = await loadDocuments(db, found);
  const hits = found.flatMap(({ kind, rowId, score }) => {
    const document = documents.get(`${kind} ${rowId}`);
    return document ? [hit(document, score)] : [];
  });
  return {
    hits,
    totalHits: { value: total, relation: 'EQUAL_TO' },
    // No hits have no best score; the legacy's JSON library prints that as text.
    maxScore: found[0]?.score ?? 'NaN',
    sortFields: null,
    collapseField: null,
    collapseValues: null,
    fragment: true,
  };
}

async function loadDocuments(db: Queries, found: readonly Found[]) {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const loaded = await Promise.all(kinds.map((kind) => loadKind(db, kind, found)));
  return new Map(loaded.flat().map((document) => [`${document.kind} ${document.id}`, document]));
}

function loadKind(db: Queries, kind: SearchKind, found: readonly Found[]) {
  const ids = found.filter((one) => one.kind === kind).map(({ rowId }) => rowId);
  return readDocuments(db, kind, among(SEARCHED[kind].id, ids), ids.length);
}

/** Only index and sourceAsMap are relied on; a null field is missing from the latter, its id is text. */
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
