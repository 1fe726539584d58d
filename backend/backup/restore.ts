/** A restore: a backup's rows in a database that was empty, all of them and at the newest level, or nothing. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { Queries } from '@/backend/database/connection';
import { ensureExtensions } from '@/backend/database/extensions';
import { mail } from '@/backend/database/own-schema';
import { SCHEMA_LOCK } from '@/backend/database/prepare';
import * as schema from '@/backend/database/schema';
import { withBareTables } from '@/backend/demo/bare-tables';
import { prepareQueue, queueMail } from '@/backend/mail/queue';
import { rebuildSearchIndex } from '@/backend/search/index-documents';
import { StartFailure } from '@/backend/start-failure';
import { rowsOf } from './content';
import type { Reached } from './database';
import { FingerprintTaker, isSame } from './fingerprint';
import type { Manifest } from './format';
import { type Level, levelsAround, prepareLevels, raiseTo } from './levels';
import { type Backup, readBackup } from './read-backup';
import { asWritten } from './session-settings';
import { copyIn, quoted, type Table, tablesAt } from './tables';

type ListedTable = Manifest['tables'][number] & Pick<Table, 'order'>;

export type Plan = {
  tables: ListedTable[];
  sequences: Manifest['sequences'];
  /** The levels up to the backup's own, and those that have come since. */
  upTo: Level[];
  behind: Level[];
};

/** Refuses what this version of the program cannot restore. */
export function planFor({ header: { level }, manifest }: Backup): Plan {
  const levels = levelsAround(level);
  const known = tablesAt(level);
  const tables = manifest.tables.map((listed) => {
    const table = known.find(({ name }) => name === listed.name);
    if (table) return { ...listed, order: table.order };
    throw new StartFailure(
      `The backup holds a table ${listed.name}, which this version of the program does not know.`,
    );
  });
  return { ...levels, tables, sequences: manifest.sequences };
}

/** The plan is that of the file. */
export async function restore(
  { pool, client }: Reached,
  file: string,
  { tables, sequences, upTo, behind }: Plan,
): Promise<void> {
  await asWritten(client);
  await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
  await refuseFilled(client);
  await prepareQueue(pool);
  await drizzle(client, { schema }).transaction(async (tx) => {
    await ensureExtensions(client);
    await prepareLevels(tx);
    await raiseTo(tx, upTo);
    await withBareTables(tx, () => load(client, file, tables));
    await continueSequences(client, sequences);
    for (const table of tables) await verify(client, table);
    await raiseTo(tx, behind);
    await rebuildSearchIndex(tx);
    await queueWaitingMails(tx);
    // Until the server has counted the rows, it plans queries as if the tables were empty.
    await tx.execute(sql`analyze`);
  });
}

/** Tables, whoever made them: what is there is never mixed with what comes, let alone replaced. */
async function refuseFilled(client: PoolClient): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname in ('public', 'drizzle') limit 1`,
  );
  if (rows.length === 0) return;
  throw new StartFailure(
    'The database is not empty, and a backup is restored into an empty one only; name a new directory with OUTREACH_DATA_DIR, or a new database with DATABASE_URL.',
  );
}

async function load(
  client: PoolClient,
  file: string,
  tables: readonly ListedTable[],
): Promise<void> {
  await readBackup(file, async (name, rows) => {
    const table = tables.find((listed) => listed.name === name);
    if (!table) throw new StartFailure('The file was changed in the meantime.');
    await pipeline(Readable.from(rows), client.query(copyFrom(copyIn(table))));
  });
}

/** The next ids follow on those that were given away, even where the last rows were deleted since. */
async function continueSequences(
  client: PoolClient,
  sequences: Manifest['sequences'],
): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1, $2, $3)', [quoted(name), lastValue, isCalled]);
  }
}

/** Reads back what was stored. */
async function verify(client: PoolClient, table: ListedTable): Promise<void> {
  const taker = new FingerprintTaker();
  for await (const piece of rowsOf(client, table)) taker.add(piece);
  if (isSame(table, taker.result())) return;
  throw new StartFailure(
    `The rows of ${table.name} did not arrive as they were written; nothing was restored.`,
  );
}

/** Jobs are not in a backup. Whoever took a mail since knows it by its number and does not note it twice. */
async function queueWaitingMails(tx: Queries): Promise<void> {
  const waiting = await tx
    .update(mail)
    .set({ attemptBeganAt: null })
    .where(eq(mail.state, 'queued'))
    .returning({ mailId: mail.mailId });
  for (const { mailId } of waiting) await queueMail(tx, mailId);
}
