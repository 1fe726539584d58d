/** Puts a generated data set into an empty database: all of it or, after a failure, nothing. */
import { sql } from 'drizzle-orm';

import type { Database, Queries } from '@/backend/database/connection';
import * as schema from '@/backend/database/schema';
import { rebuildSearchIndex } from '@/backend/search/index-documents';
import { hashPassword } from '@/backend/sign-in/password';
import { withBareTables } from './bare-tables';
import { advanceIdentity, insertRows } from './bulk-insert';
import type { DemoData, DemoOptions, PresenterRow } from './demo-data';
import { generateDemo } from './generate';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './presenters';

/** `onProgress` is told what happens next, in words for a person who waits. */
export async function loadDemoData(
  db: Database,
  options: DemoOptions,
  onProgress: (text: string) => void = () => undefined,
): Promise<void> {
  const data = generateDemo(options);
  const presenters = await withSignIns(data.presenters);

  await db.transaction(async (tx) => {
    await withBareTables(tx, async () => {
      await insertAll(tx, { ...data, presenters }, onProgress);
      onProgress('collecting the words to search for');
      await rebuildSearchIndex(tx);
      onProgress('building the indexes');
    });
    await tx.insert(schema.dataSet).values({
      size: options.size,
      seed: options.seed,
      anchorDate: options.today,
    });
  });
  // Until the server has counted the rows it plans as if there were none, and until it has seen that all of them are
  // visible to everybody, it cannot count them by an index alone.
  await db.execute(sql`vacuum (analyze)`);
}

/** Only the rows of the demo data's sign-ins get the password, hashed once for all of them. */
async function withSignIns(presenters: readonly PresenterRow[]): Promise<PresenterRow[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return presenters.map((row) =>
    DEMO_SIGN_INS.includes(row.username) ? { ...row, passwordHash } : row,
  );
}

/** What is referred to goes before what refers to it. */
async function insertAll(
  tx: Queries,
  data: DemoData,
  onProgress: (text: string) => void,
): Promise<void> {
  onProgress('inserting lists of values and presenters');
  await insertRows(tx, schema.county, data.counties);
  await insertRows(tx, schema.status, data.statuses);
  await insertRows(tx, schema.eventType, data.eventTypes);
  await insertRows(tx, schema.audienceType, data.audienceTypes);
  await insertRows(tx, schema.presenter, data.presenters);

  onProgress(`inserting ${data.organizations.length} organizations`);
  await insertRows(tx, schema.organization, data.organizations);
  onProgress(`inserting ${data.contacts.length} contacts`);
  await insertRows(tx, schema.contact, data.contacts);
  await insertRows(tx, schema.organizationContact, data.organizationContacts);

  onProgress(`inserting ${data.events.length} events`);
  await insertRows(tx, schema.event, data.events);
  await insertRows(tx, schema.eventOrganization, data.eventOrganizations);
  await insertRows(tx, schema.eventPresenter, data.eventPresenters);
  await insertRows(tx, schema.eventAudienceType, data.eventAudienceTypes);

  onProgress(`inserting ${data.callLogs.length} call logs`);
  await insertRows(tx, schema.callLog, data.callLogs);
  onProgress(`inserting ${data.notes.length} notes`);
  await insertRows(tx, schema.note, data.notes);

  await advanceIdentity(tx, schema.presenter);
  await advanceIdentity(tx, schema.organization);
  await advanceIdentity(tx, schema.contact);
  await advanceIdentity(tx, schema.event);
  await advanceIdentity(tx, schema.callLog);
  await advanceIdentity(tx, schema.note);
}
