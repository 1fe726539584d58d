/** Keeps the searched words in step with the rows; called inside the transaction that writes a row. */
import { and, eq, gt, sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { searchField, searchWord } from '@/backend/database/own-schema';
import { readDocuments, SEARCHED, type SearchDocument, type SearchKind } from './documents';
import { wordsOf } from './words';

const BATCH = 2_000;
const KINDS: SearchKind[] = ['events', 'organizations', 'contacts'];

/** Replaces what is known of one row. */
export async function indexRow(tx: Queries, kind: SearchKind, id: number): Promise<void> {
  await tx.delete(searchField).where(and(eq(searchField.kind, kind), eq(searchField.rowId, id)));
  await addDocuments(tx, await readDocuments(tx, kind, eq(SEARCHED[kind].id, id), 1));
}

/** Starts over from all rows of all three kinds, after they were loaded in bulk. */
export async function rebuildSearchIndex(db: Queries): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate ${searchField}, ${searchWord}`);
    for (const kind of KINDS) await addAll(tx, kind);
  });
}

async function addAll(tx: Queries, kind: SearchKind): Promise<void> {
  let lastId: number | undefined = 0;
  while (lastId !== undefined) {
    const isNext = gt(SEARCHED[kind].id, lastId);
    const documents = await readDocuments(tx, kind, isNext, BATCH);
    await addDocuments(tx, documents);
    lastId = documents.at(-1)?.id;
  }
}

async function addDocuments(tx: Queries, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap(({ kind, id, fields }) =>
    Object.entries(fields)
      .map(([field, text]) => ({ kind, row_id: id, field, words: wordsOf(text ?? '') }))
      .filter(({ words }) => words.length > 0),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${searchField} (kind, row_id, field, words)
    select kind, row_id, field, array_to_tsvector(words)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(kind text, row_id int, field text, words text[])`);
  // Sorted, so that two writers who add the same words never wait for each other in a circle.
  const words = [...new Set(rows.flatMap((row) => row.words))].sort();
  await tx.execute(sql`
    insert into ${searchWord} (word) select unnest(${sql.param(words)}::text[])
    on conflict do nothing`);
}
