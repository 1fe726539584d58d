/** The queue of mails to be sent, kept by graphile-worker in a schema of its own in the same database. */
import { sql } from 'drizzle-orm';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

import type { Queries } from '@/backend/database/connection';

export const SEND_MAIL = 'send-mail';

/** Sets the queue up in the database, or brings an older one up to date. */
export function prepareQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

/** In the caller's transaction. A mail has one job at most: queueing it again replaces the job before. */
export async function queueMail(tx: Queries, mailId: number): Promise<void> {
  const facts = JSON.stringify({ mailId });
  await tx.execute(
    sql`select graphile_worker.add_job(${SEND_MAIL}, ${facts}::json, job_key := ${`mail-${mailId}`})`,
  );
}
