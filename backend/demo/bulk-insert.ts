/** Inserts many complete rows at once: each batch travels as one JSON text, which the server unfolds. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Queries } from '@/backend/database/connection';

const BATCH = 5_000;

export async function insertRows<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const sent = columns.map(([property]) => sql.identifier(property));
  const types = columns.map(
    ([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`,
  );

  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await db.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(sent, sql`, `)}
      from json_to_recordset(${batch}::json) as sent(${sql.join(types, sql`, `)})`);
  }
}

/** Lets the next generated id follow the highest one that was inserted. */
export async function advanceIdentity(db: Queries, table: PgTable): Promise<void> {
  const identity = Object.values(getTableColumns(table)).find((column) => column.generatedIdentity);
  if (!identity) throw new Error('The table generates no ids');
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, ${identity.name})`;
  await db.execute(
    sql`select setval(${sequence}, max(${sql.identifier(identity.name)})) from ${table}`,
  );
}
