/** What PostgreSQL brings along but does not switch on by itself: trigrams and distances between words. */
import type { PoolClient } from 'pg';

import { reasonOf, StartFailure } from '@/backend/start-failure';

const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];

/** Both are trusted: whoever may create a schema in the database may create them, without being its superuser. */
export async function ensureExtensions(client: PoolClient): Promise<void> {
  for (const name of EXTENSIONS) {
    try {
      await client.query(`create extension if not exists ${name}`);
    } catch (error) {
      throw new StartFailure(
        `The database needs PostgreSQL's extension ${name}, and creating it failed: ${reasonOf(error)}; let an administrator say "create extension ${name}" in it (on Debian it comes with postgresql-contrib).`,
      );
    }
  }
}
