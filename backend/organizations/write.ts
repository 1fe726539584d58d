/** Saving organizations, each save with its search words in one transaction (legacy-api.md §3.3). */
import { eq } from 'drizzle-orm';

import type { Database, Queries } from '@/backend/database/connection';
import { organization } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { countyIds } from '@/backend/lookups/by-description';
import { organizationDocument } from '@/backend/search/documents';
import { indexDocument } from '@/backend/search/index-documents';
import type { ChangedOrganization, NewOrganization } from './body';

/** Returns the new id. */
export async function createOrganization(
  db: Database,
  countyName: string,
  sent: NewOrganization,
): Promise<number> {
  const { orgname, address, city, email, phone, altphone, zip, regsite, lastContact } = sent;
  const values = { orgname, address, city, email, phone, altphone, zip, regsite, lastContact };
  return db.transaction(async (tx) => {
    const countyId = await knownCounty(tx, countyName);
    const [created] = await tx
      .insert(organization)
      .values({ ...values, countyId })
      .returning();
    if (!created) throw new Error('The organization was not stored.');
    await indexDocument(tx, organizationDocument(created));
    return created.orgId;
  });
}

/** Last status, last contact, alternative phone, contacts and events are left alone. */
export async function changeOrganization(
  db: Database,
  countyName: string,
  sent: ChangedOrganization,
): Promise<void> {
  const { orgId, orgname, address, city, email, phone, zip, regsite } = sent;
  if (orgId === null) throw new Refusal(500, 'organization without id');
  await db.transaction(async (tx) => {
    const countyId = await knownCounty(tx, countyName);
    const [changed] = await tx
      .update(organization)
      .set({ orgname, address, city, email, phone, zip, regsite, countyId })
      .where(eq(organization.orgId, orgId))
      .returning();
    if (!changed) throw new Refusal(500, 'unknown organization');
    await indexDocument(tx, organizationDocument(changed));
  });
}

/** The legacy would store the row without a county, which breaks every answer that holds it (D1). */
async function knownCounty(tx: Queries, countyName: string): Promise<number> {
  const [countyId] = await countyIds(tx, [countyName]);
  if (countyId === undefined) throw new Refusal(400, 'unknown county');
  return countyId;
}
