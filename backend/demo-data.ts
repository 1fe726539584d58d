/** Fills a database that holds nothing yet, so that there is something to look at. */
import { count } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config';
import type { Database } from './database/connection';
import { organization, presenter } from './database/schema';
import { wallClockAt } from './wire/dates';

/** What an agency has entered itself is never mixed with made-up rows. */
export async function fillWithDemoData(
  db: Database,
  { demoData, demoSeed, agencyTimeZone }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  if (demoData === 'none' || !(await isEmpty(db))) return;
  const { loadDemoData } = await import('./demo/load');
  const today = wallClockAt(new Date(), agencyTimeZone).slice(0, 10);
  await loadDemoData(db, { size: demoData, seed: demoSeed, today }, (step) =>
    log.info({ step }, 'loading demo data'),
  );
}

async function isEmpty(db: Database): Promise<boolean> {
  const counts = await Promise.all([
    db.select({ rows: count() }).from(presenter),
    db.select({ rows: count() }).from(organization),
  ]);
  return counts.flat().every(({ rows }) => rows === 0);
}
