/** Contacts in the shapes the wire shows them in (legacy-api.md D1 and D2). */
import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { contact, organization, organizationContact, presenter } from '@/backend/database/schema';
import { localDate } from '@/backend/wire/dates';
import { groupedRecords } from '@/backend/wire/grouped';
import { personName } from '@/backend/wire/person';

type ContactRow = typeof contact.$inferSelect;
type Person = Pick<typeof presenter.$inferSelect, 'name' | 'lastName'> | null;

export type FullContact = ReturnType<typeof fullContact>;
export type ShortContact = ReturnType<typeof shortContact>;

const creator = alias(presenter, 'creator');
const modifier = alias(presenter, 'modifier');

export async function fullContacts(
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, FullContact>> {
  const [rows, organizations] = await Promise.all([
    db
      .select({
        row: getTableColumns(contact),
        createdBy: { name: creator.name, lastName: creator.lastName },
        modifiedBy: { name: modifier.name, lastName: modifier.lastName },
      })
      .from(contact)
      .leftJoin(creator, eq(creator.presenterId, contact.createdById))
      .leftJoin(modifier, eq(modifier.presenterId, contact.lastModifiedById))
      .where(among(contact.contactId, ids)),
    organizationNames(db, ids),
  ]);
  return new Map(
    rows.map(({ row, createdBy, modifiedBy }) => [
      row.contactId,
      fullContact(row, createdBy, modifiedBy, organizations.get(row.contactId) ?? {}),
    ]),
  );
}

/** The form nested in an organization's detail and summary. */
export async function shortContacts(
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, ShortContact>> {
  const rows = await db.select().from(contact).where(among(contact.contactId, ids));
  return new Map(rows.map((row) => [row.contactId, shortContact(row)]));
}

function fullContact(
  row: ContactRow,
  createdBy: Person,
  modifiedBy: Person,
  contactOrgs: Record<string, string | null>,
) {
  return {
    ...shortContact(row),
    // Both spellings are in use and it is unknown which one the real server emits (§7.3).
    regSite: row.regsite,
    createDate: localDate(row.createDate),
    lastModifiedDate: localDate(row.lastModifiedDate),
    lastContactDate: localDate(row.lastContactDate),
    createdBy: createdBy && personName(createdBy.name, createdBy.lastName),
    lastModifiedBy: modifiedBy && personName(modifiedBy.name, modifiedBy.lastName),
    contactOrgs,
  };
}

function shortContact(row: ContactRow) {
  const { contactId, firstName, lastName, title, email, phone, altPhone, regsite } = row;
  return { contactId, firstName, lastName, title, email, phone, altPhone, regsite };
}

/** Organization names by organization id, for each contact. */
async function organizationNames(db: Queries, contactIds: readonly number[]) {
  const links = await db
    .select({
      contactId: organizationContact.contactId,
      orgId: organization.orgId,
      orgname: organization.orgname,
    })
    .from(organizationContact)
    .innerJoin(organization, eq(organization.orgId, organizationContact.orgId))
    .where(among(organizationContact.contactId, contactIds));
  return groupedRecords(
    links,
    (link) => link.contactId,
    (link) => [link.orgId, link.orgname],
  );
}
