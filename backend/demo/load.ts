/** Puts a generated data set into an empty database: all of it or, after a failure, nothing. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database, Queries } from '@/backend/database/connection';
import { dataSet } from '@/backend/database/schema';
import { rebuildSearchIndex } from '@/backend/search/index-documents';
import { hashPassword } from '@/backend/sign-in/password';
import { withBareTables } from './bare-tables';
import { generateDemo } from './generate';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './presenters';
import { type DemoOptions, type Row, TABLES } from './rows';

const BATCH = 5_000;

/** `onProgress` is told what happens next, in words for a person who waits. */
export async function loadDemoData(
  db: Database,
  options: DemoOptions,
  onProgress: (text: string) => void = () => undefined,
): Promise<void> {
  const { size, seed, today } = options;
  const data = generateDemo(options);
  const rows = { ...data, presenter: await withSignIns(data.presenter) };

  await db.transaction(async (tx) => {
    await withBareTables(tx, async () => {
      await insertAll(tx, TABLES, rows, onProgress);
      onProgress('collecting the words to search for');
      await rebuildSearchIndex(tx);
      onProgress('building the indexes');
    });
    await tx.insert(dataSet).values({ size, seed, anchorDate: today });
  });
  // Until the server has counted the rows it plans as if there were none, and until it has seen that all of them are
  // visible to everybody, it cannot count them by an index alone.
  await db.execute(sql`vacuum (analyze)`);
}

/** Only the rows of the demo data's sign-ins get the password, hashed once for all of them. */
async function withSignIns(presenters: readonly Row<'presenter'>[]): Promise<Row<'presenter'>[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return presenters.map((row) =>
    DEMO_SIGN_INS.includes(row.username) ? { ...row, passwordHash } : row,
  );
}

async function insertAll<Name extends string>(
  tx: Queries,
  tables: Readonly<Record<Name, PgTable>>,
  rows: Readonly<Record<Name, readonly object[]>>,
  onProgress: (text: string) => void,
): Promise<void> {
  for (const name in tables) {
    onProgress(`inserting ${rows[name].length} rows of ${getTableName(tables[name])}`);
    await insertRows(tx, tables[name], rows[name]);
  }
}

/** Inserts complete rows: each batch travels as one JSON text, which the server unfolds. */
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
  // The next id that is generated follows the highest one that was inserted.
  const identity = columns.find(([, column]) => column.generatedIdentity)?.[1].name;
  if (identity === undefined) return;
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, ${identity})`;
  await tx.execute(sql`select setval(${sequence}, max(${sql.identifier(identity)})) from ${table}`);
}
