/** Which contacts are people of which organizations: joining and parting them (legacy-api.md §3.3, §3.7). */
import { and, eq } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { contact, organization, organizationContact } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { contactLinks } from '@/backend/organizations/associations';
import { requireRow } from '@/backend/wire/known-row';
import { loadedRows } from '@/backend/wire/loaded-page';
import { fullContacts } from './read';

/** A second time is refused, also when both come at once. */
export async function associateContact(
  tx: Queries,
  orgId: number,
  contactId: number,
): Promise<void> {
  await requireRow(tx, organization.orgId, orgId);
  await requireRow(tx, contact.contactId, contactId);
  const added = await tx
    .insert(organizationContact)
    .values({ orgId, contactId })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw new Refusal(500, 'contact is associated already');
}

/** The contact itself stays; where nothing was associated, nothing happens. */
export async function removeContact(db: Queries, orgId: number, contactId: number): Promise<void> {
  const { orgId: ofOrganization, contactId: ofContact } = organizationContact;
  await db
    .delete(organizationContact)
    .where(and(eq(ofOrganization, orgId), eq(ofContact, contactId)));
}

export async function organizationContacts(db: Queries, orgId: number) {
  await requireRow(db, organization.orgId, orgId);
  const links = await contactLinks(db, [orgId]);
  const chosen = links.map(({ memberId }) => ({ id: memberId }));
  return loadedRows(chosen, (ids) => fullContacts(db, ids));
}
