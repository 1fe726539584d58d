/** Loads a generated data set into an empty database, in one transaction. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database, Queries } from '@/backend/database/connection';
import * as schema from '@/backend/database/schema';
import { rebuildSearchIndex } from '@/backend/search/search-documents';
import { hashPassword } from '@/backend/sign-in/password';
import { type DemoOptions, generateDemo } from './generate';
import { known } from './lookups';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './presenters';

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
  const tables = new Map<string, PgTable>(Object.entries(schema));
  await db.transaction(async (tx) => {
    for (const [name, rows] of Object.entries({ ...data, presenter })) {
      const table = known(tables, name);
      onProgress(`inserting ${rows.length} rows of ${getTableName(table)}`);
      await insertRows(tx, table, rows);
    }
    onProgress('collecting the words to search for');
    await rebuildSearchIndex(tx);
  });
  // Statistics for the planner, and the visibility map for index-only scans.
  await db.execute(sql`vacuum (analyze)`);
}

/** One JSON parameter for each batch, and the next id for the identity column. */
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
