/** The searchable fields of rows, and the index of their tokens, which each transaction that writes a row updates (legacy-api.md §4.1). */
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Queries } from '@/backend/database/connection';
import { searchField, searchWord } from '@/backend/database/own-schema';
import { contact, event, organization } from '@/backend/database/schema';
import { tokenize } from './tokens';

const BATCH = 2_000;

export type SearchKind = (typeof searchField.$inferSelect)['kind'];
export type SearchDocument = {
  kind: SearchKind;
  id: number;
  fields: Record<string, string | null>;
};

export const SEARCHED: Record<SearchKind, { id: PgColumn; fields: Record<string, PgColumn> }> = {
  events: {
    id: event.eventId,
    fields: { eventName: event.eventName, location: event.location, address: event.address },
  },
  organizations: {
    id: organization.orgId,
    fields: {
      orgname: organization.orgname,
      address: organization.address,
      email: organization.email,
      phone: organization.phone,
      // With a capital P in the search document only.
      altPhone: organization.altphone,
    },
  },
  contacts: {
    id: contact.contactId,
    fields: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      title: contact.title,
      email: contact.email,
      phone: contact.phone,
      altPhone: contact.altPhone,
    },
  },
};

export async function readDocuments(
  db: Queries,
  kind: SearchKind,
  condition: SQL,
  limit: number,
): Promise<SearchDocument[]> {
  const { id, fields } = SEARCHED[kind];
  const texts = Object.entries(fields).map(([name, column]): [string, SQL<string | null>] => [
    name,
    sql`${column}`,
  ]);
  const rows = await db
    .select({ id: sql<number>`${id}`, fields: Object.fromEntries(texts) })
    .from(id.table)
    .where(condition)
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ kind, ...row }));
}

export async function indexRow(tx: Queries, kind: SearchKind, id: number): Promise<void> {
  await tx.delete(searchField).where(and(eq(searchField.kind, kind), eq(searchField.rowId, id)));
  await addDocuments(tx, await readDocuments(tx, kind, eq(SEARCHED[kind].id, id), 1));
}

export async function rebuildSearchIndex(db: Queries): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate ${searchField}, ${searchWord}`);
    for (const kind of ['events', 'organizations', 'contacts'] as const) {
      let documents: SearchDocument[] = [];
      do {
        const isNext = gt(SEARCHED[kind].id, documents.at(-1)?.id ?? 0);
        documents = await readDocuments(tx, kind, isNext, BATCH);
        await addDocuments(tx, documents);
      } while (documents.length > 0);
    }
  });
}

async function addDocuments(tx: Queries, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap(({ kind, id, fields }) =>
    Object.entries(fields)
      .map(([field, text]) => ({ kind, row_id: id, field, words: tokenize(text ?? '') }))
      .filter(({ words }) => words.length > 0),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${searchField} (kind, row_id, field, words)
    select kind, row_id, field, array_to_tsvector(words)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(kind text, row_id int, field text, words text[])`);
  // Sorted, which prevents deadlocks of writers with tokens in common.
  const tokens = [...new Set(rows.flatMap((row) => row.words))].sort();
  await tx.execute(sql`
    insert into ${searchWord} (word) select unnest(${sql.param(tokens)}::text[])
    on conflict do nothing`);
}
