/** A backup: one state of the whole database in one file, taken while others go on reading and writing. */
import type { PoolClient } from 'pg';

import { SCHEMA_LOCK } from '@/backend/database/prepare';
import type { CompleteFile } from './complete-file';
import { contentOf } from './content';
import type { Manifest } from './format';
import { asWritten } from './session-settings';

export type Written = { manifest: Manifest; bytes: number };

export async function backUp(client: PoolClient, file: CompleteFile): Promise<Written> {
  await asWritten(client);
  // Nobody changes the tables themselves meanwhile; rows may change.
  await client.query('select pg_advisory_lock_shared($1)', [SCHEMA_LOCK]);
  await client.query('begin isolation level repeatable read read only');
  let manifest: Manifest = { tables: [], sequences: [] };
  const content = contentOf(client, new Date(), (read) => {
    manifest = read;
  });
  const bytes = await file.write(content);
  await client.query('commit');
  return { manifest, bytes };
}
