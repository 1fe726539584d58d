/** Loads a generated data set into an empty database, in one transaction. */
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import type { Database, Queries } from '@/backend/database/connection';
import { rebuildSearchIndex } from '@/backend/search/search-documents';
import { hashPassword } from '@/backend/sign-in/password';
import { generateDemo } from './generate';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './presenters';
import { type DemoOptions, TABLES } from './rows';

const BATCH = 5_000;

export async function loadDemoData(
  db: Database,
  options: DemoOptions,
  onProgress: (step: string) => void = () => undefined,
): Promise<void> {
  const data = generateDemo(options);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const presenter = data.presenter.map((row) =>
    DEMO_SIGN_INS.includes(row.username) ? { ...row, passwordHash } : row,
  );
  const rows: Record<string, readonly object[]> = { ...data, presenter };
  await db.transaction(async (tx) => {
    await withoutIndexes(tx, async () => {
      for (const [name, table] of Object.entries(TABLES)) {
        const tableRows = rows[name] ?? [];
        onProgress(`inserting ${tableRows.length} rows of ${getTableName(table)}`);
        await insertRows(tx, table, tableRows);
      }
      onProgress('collecting the words to search for');
      await rebuildSearchIndex(tx);
      onProgress('building the indexes');
    });
  });
  // Statistics for the planner, and the visibility map for index-only scans.
  await db.execute(sql`vacuum (analyze)`);
}

/** Sends each batch of complete rows as one JSON parameter. */
async function insertRows(tx: Queries, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const sent = columns.map(([property]) => sql.identifier(property));
  const types = columns.map(
    ([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`,
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await tx.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(sent, sql`, `)}
      from json_to_recordset(${batch}::json) as sent(${sql.join(types, sql`, `)})`);
  }
  const identity = columns.find(([, column]) => column.generatedIdentity)?.[1].name;
  if (identity === undefined) return;
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, ${identity})`;
  await tx.execute(sql`select setval(${sequence}, max(${sql.identifier(identity)})) from ${table}`);
}

/** Drops foreign keys and secondary indexes during a bulk insert: to check and build them once takes a fraction of the time. */
async function withoutIndexes(tx: Queries, insert: () => Promise<void>): Promise<void> {
  const parts = [...(await statements(tx, FOREIGN_KEYS)), ...(await statements(tx, INDEXES))];
  for (const { drop } of parts) await tx.execute(sql.raw(drop));
  await insert();
  // Indexes before foreign keys, whose checks they speed up.
  for (const { create } of parts.reverse()) await tx.execute(sql.raw(create));
}

async function statements(tx: Queries, query: SQL) {
  const rows = z.array(z.object({ drop: z.string(), create: z.string() }));
  return rows.parse((await tx.execute(query)).rows);
}

const FOREIGN_KEYS = sql`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s',
                conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace`;

const INDEXES = sql`
  select format('drop index %s', indexrelid::regclass) as drop,
         pg_get_indexdef(indexrelid) as create
  from pg_index join pg_class on pg_class.oid = indexrelid
  where not indisprimary and relnamespace = current_schema()::regnamespace`;
