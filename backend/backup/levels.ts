/** The levels of the database's tables: one for each migration, known by the time it was made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { z } from 'zod';

import type { Queries } from '@/backend/database/connection';
import { MIGRATIONS } from '@/backend/database/prepare';
import { StartFailure } from '@/backend/start-failure';

export const levelShape = z.object({ tag: z.string(), when: z.number() });

export type Level = z.output<typeof levelShape>;

const journal = z.object({ entries: z.array(levelShape) });

/** The oldest first. */
export function knownLevels(): Level[] {
  return journal.parse(JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')))
    .entries;
}

/** Of the database as it is. */
export async function levelOf(client: PoolClient): Promise<Level> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) throw new StartFailure('The database holds no data of this program yet.');
  const last = await client.query<{ when: number }>(
    'select max(created_at)::float8 as when from drizzle.__drizzle_migrations',
  );
  const level = knownLevels().find(({ when }) => when === last.rows[0]?.when);
  if (level) return level;
  throw new StartFailure(
    'The database was changed by another version of this program, which this one does not know; use that version.',
  );
}

/** Splits the known levels into those up to this one and those behind it. */
export function levelsAround(level: Level): { upTo: Level[]; behind: Level[] } {
  const known = knownLevels();
  const position = known.findIndex(({ when }) => when === level.when);
  if (position < 0) {
    throw new StartFailure(
      `The backup was made by another version of this program (with the tables of ${level.tag}), which this one does not know; restore it with that version.`,
    );
  }
  return { upTo: known.slice(0, position + 1), behind: known.slice(position + 1) };
}

/** As the query builder's own migrator notes them down, which cannot work inside a transaction of ours. */
export async function prepareLevels(tx: Queries): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
}

export async function raiseTo(tx: Queries, levels: readonly Level[]): Promise<void> {
  const wanted = new Set(levels.map(({ when }) => when));
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  for (const { sql: statements, hash, folderMillis } of migrations) {
    if (!wanted.has(folderMillis)) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}
