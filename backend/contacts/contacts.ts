/** What the wire shows and takes of contacts (legacy-api.md D1, D2, §3.3 and §3.4). */
import { and, asc, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database, Queries } from '@/backend/database/connection';
import { contact, organization, organizationContact } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { indexRow } from '@/backend/search/index-documents';
import { createdBy, type Stamp } from '@/backend/sessions/request-session';
import * as sent from '@/backend/wire/body-values';
import {
  among,
  EVERY_ROW,
  type List,
  lookupIds,
  requireRow,
  type Source,
  sortKeysOf,
} from '@/backend/wire/lists';
import { looked, presenterName } from '@/backend/wire/selections';

const { createdById, lastModifiedById, ...columns } = getTableColumns(contact);
const { createDate, lastModifiedDate, lastContactDate, ...short } = columns;
const full = {
  ...short,
  // Both spellings are in use and it is unknown which one the real server emits (§7.3).
  regSite: contact.regsite,
  createDate,
  lastModifiedDate,
  lastContactDate,
  createdBy: presenterName(createdById),
  lastModifiedBy: presenterName(lastModifiedById),
  /** Names by organization id. */
  contactOrgs: looked<Record<string, string | null>>(
    sql`select coalesce(json_object_agg(${organization.orgId}, ${organization.orgname}), '{}')
        from ${organizationContact} join ${organization} using (org_id)
        where ${organizationContact.contactId} = ${contact.contactId}`,
  ),
};

const values = z.object({
  firstName: sent.text,
  lastName: sent.text,
  title: sent.text,
  email: sent.text,
  phone: sent.text,
  altPhone: sent.text,
  regSite: sent.flagIfSent,
  regsite: sent.flagIfSent,
  createDate: sent.wallClock,
  lastModifiedDate: sent.wallClock,
  lastContactDate: sent.wallClock,
  contactOrgs: sent.emptyList,
  createdBy: sent.mustBeNull,
  lastModifiedBy: sent.mustBeNull,
});
export const newContact = values.extend({ contactId: sent.noId });
export const changedContact = values.extend({ contactId: sent.id });

const source = { id: contact.contactId, idOf: (row: { contactId: number }) => row.contactId };

export const CONTACTS: List<Awaited<ReturnType<typeof readFull>>[number]> = {
  ...source,
  read: readFull,
  sortKeys: new Map([...sortKeysOf(columns), ['regSite', contact.regsite]]),
  defaultField: 'firstName',
  defaultOrder: 'asce',
  joins: {},
};

/** The form nested in an organization's detail and summary. */
export const SHORT_CONTACTS: Source<Awaited<ReturnType<typeof readShort>>[number]> = {
  ...source,
  read: readShort,
};

async function readFull(db: Queries, condition: SQL | undefined, limit = EVERY_ROW) {
  const rows = db.select(full).from(contact).where(condition);
  return rows.orderBy(asc(contact.contactId)).limit(limit);
}

async function readShort(db: Queries, condition: SQL | undefined) {
  return db.select(short).from(contact).where(condition).orderBy(asc(contact.contactId));
}

/** A contact has no county but those of its organizations (§3.4). */
export async function inCounties(db: Queries, counties: string[]): Promise<SQL | undefined> {
  const ids = await lookupIds(db, 'county', counties);
  if (ids.length === 0) return undefined;
  const isTheirs = eq(organizationContact.contactId, contact.contactId);
  return exists(
    db
      .select({ orgId: organization.orgId })
      .from(organizationContact)
      .innerJoin(organization, eq(organization.orgId, organizationContact.orgId))
      .where(and(isTheirs, among(organization.countyId, ids))),
  );
}

/** Returns the new id. */
export function createContact(
  db: Database,
  orgId: number | null,
  body: z.output<typeof newContact>,
  stamp: Stamp,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = { ...stored(body), ...createdBy(stamp) };
    const [created] = await tx.insert(contact).values(row).returning({ id: contact.contactId });
    if (!created) throw new Error('The contact was not stored.');
    await indexRow(tx, 'contacts', created.id);
    if (orgId !== null) await associateContact(tx, orgId, created.id);
    return created.id;
  });
}

/**
 * Creation and last contact are left alone. Where the organization has the contact already, the
 * legacy refuses too, yet keeps the other changes; here nothing is stored.
 */
export async function changeContact(
  db: Database,
  orgId: number | null,
  body: z.output<typeof changedContact>,
  stamp: Stamp,
): Promise<void> {
  const { contactId } = body;
  if (contactId === null) throw new Refusal(500, 'contact without id');
  await db.transaction(async (tx) => {
    const row = { ...stored(body), ...stamp };
    const { rowCount } = await tx.update(contact).set(row).where(eq(contact.contactId, contactId));
    if (!rowCount) throw new Refusal(500, 'unknown contact');
    await indexRow(tx, 'contacts', contactId);
    if (orgId !== null) await associateContact(tx, orgId, contactId);
  });
}

/** What a save may change; dates and people are the server's. The flag has two spellings (§7.3). */
function stored(body: z.output<typeof values>) {
  const { firstName, lastName, title, email, phone, altPhone, regSite, regsite } = body;
  return { firstName, lastName, title, email, phone, altPhone, regsite: regSite ?? regsite ?? 0 };
}

/** A second time is refused, also when both come at once. */
export async function associateContact(
  tx: Queries,
  orgId: number,
  contactId: number,
): Promise<void> {
  await requireRow(tx, organization.orgId, orgId);
  await requireRow(tx, contact.contactId, contactId);
  const link = { orgId, contactId };
  const { rowCount } = await tx.insert(organizationContact).values(link).onConflictDoNothing();
  if (!rowCount) throw new Refusal(500, 'contact is associated already');
}
