/** What a backup file holds, read from one snapshot of the database. */
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { type Fingerprint, FingerprintTaker } from './fingerprint';
import { END_OF_ROWS, FORMAT, lineOf, type Manifest, sealLine, VERSION } from './format';
import { levelOf } from './levels';
import { copyOut, quoted, type Table, tablesAt } from './tables';

/** Inside a transaction that sees one state of the database. `done` hears the manifest before the file ends. */
export async function* contentOf(
  client: PoolClient,
  createdAt: Date,
  done: (manifest: Manifest) => void,
): AsyncGenerator<Buffer | string> {
  const level = await levelOf(client);
  const tables = tablesAt(level);
  const headerLine = lineOf({
    format: FORMAT,
    version: VERSION,
    level,
    createdAt: createdAt.toISOString(),
  });
  yield headerLine;
  const manifest: Manifest = { tables: [], sequences: [] };
  for (const table of tables) {
    const { name, columns } = table;
    yield lineOf({ table: name });
    const fingerprint = yield* rowsOf(client, table);
    yield END_OF_ROWS;
    manifest.tables.push({ name, columns, ...fingerprint });
  }
  manifest.sequences = await sequencesOf(client, tables);
  const manifestLine = lineOf(manifest);
  yield manifestLine;
  yield sealLine(headerLine, manifestLine);
  done(manifest);
}

export async function* rowsOf(
  client: PoolClient,
  table: Pick<Table, 'name' | 'columns' | 'order'>,
): AsyncGenerator<Buffer, Fingerprint> {
  const taker = new FingerprintTaker();
  for await (const piece of client.query(copyTo(copyOut(table)))) {
    taker.add(piece);
    yield piece;
  }
  return taker.result();
}

/** They know no snapshot: read behind the rows, they are never behind them. */
async function sequencesOf(
  client: PoolClient,
  tables: readonly Table[],
): Promise<Manifest['sequences']> {
  const sequences: Manifest['sequences'] = [];
  for (const { sequence: name } of tables) {
    if (name === undefined) continue;
    const { rows } = await client.query<{ lastValue: number; isCalled: boolean }>(
      `select last_value::float8 as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}
