/** Fills a database that holds nothing yet, so that there is something to look at. */
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
  if (demoData === 'none' || (await db.$count(presenter)) + (await db.$count(organization)) > 0) {
    return;
  }
  const { loadDemoData } = await import('./demo/load');
  const today = wallClockAt(new Date(), agencyTimeZone).slice(0, 10);
  await loadDemoData(db, { size: demoData, seed: demoSeed, today }, (step) =>
    log.info({ step }, 'loading demo data'),
  );
}
