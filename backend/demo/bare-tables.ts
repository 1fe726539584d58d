/**
 * Takes foreign keys and secondary indexes off while many rows go in, and puts them back as they were.
 * Checking and building them once for all rows takes a fraction of doing so row by row.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Queries } from '@/backend/database/connection';

const statements = z.array(z.object({ take_off: z.string(), put_back: z.string() }));

/** Inside one transaction, so that a failure leaves everything in place. Also checks what `insert` has inserted. */
export async function withBareTables(tx: Queries, insert: () => Promise<void>): Promise<void> {
  const parts = [...(await read(tx, FOREIGN_KEYS)), ...(await read(tx, SECONDARY_INDEXES))];
  for (const { take_off } of parts) await tx.execute(sql.raw(take_off));
  await insert();
  // Indexes come back before the keys whose check they speed up.
  for (const { put_back } of parts.reverse()) await tx.execute(sql.raw(put_back));
}

async function read(tx: Queries, query: SQL): Promise<z.infer<typeof statements>> {
  return statements.parse((await tx.execute(query)).rows);
}

const FOREIGN_KEYS = sql`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take_off,
         format('alter table %s add constraint %I %s',
                conrelid::regclass, conname, pg_get_constraintdef(oid)) as put_back
  from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace`;

const SECONDARY_INDEXES = sql`
  select format('drop index %s', indexrelid::regclass) as take_off,
         pg_get_indexdef(indexrelid) as put_back
  from pg_index join pg_class on pg_class.oid = indexrelid
  where not indisprimary and relnamespace = current_schema()::regnamespace`;
