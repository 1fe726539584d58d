/** Saving contacts, each save with its search words and its association in one transaction (legacy-api.md §3.3). */
import { eq } from 'drizzle-orm';

import type { Database } from '@/backend/database/connection';
import { contact } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { contactDocument } from '@/backend/search/documents';
import { indexDocument } from '@/backend/search/index-documents';
import { createdBy, modifiedBy, type Stamp } from '@/backend/sessions/stamp';
import { associateContact } from './associations';
import type { ChangedContact, NewContact } from './body';

/** Returns the new id. */
export async function createContact(
  db: Database,
  orgId: number | null,
  sent: NewContact,
  stamp: Stamp,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(contact)
      .values({ ...sent, ...createdBy(stamp) })
      .returning();
    if (!created) throw new Error('The contact was not stored.');
    await indexDocument(tx, contactDocument(created));
    if (orgId !== null) await associateContact(tx, orgId, created.contactId);
    return created.contactId;
  });
}

/**
 * Creation and last contact are left alone. Where the organization has the contact already, the
 * legacy refuses too, yet keeps the other changes; here nothing is stored.
 */
export async function changeContact(
  db: Database,
  orgId: number | null,
  { contactId, ...sent }: ChangedContact,
  stamp: Stamp,
): Promise<void> {
  if (contactId === null) throw new Refusal(500, 'contact without id');
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(contact)
      .set({ ...sent, ...modifiedBy(stamp) })
      .where(eq(contact.contactId, contactId))
      .returning();
    if (!changed) throw new Refusal(500, 'unknown contact');
    await indexDocument(tx, contactDocument(changed));
    if (orgId !== null) await associateContact(tx, orgId, contactId);
  });
}
