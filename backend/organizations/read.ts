/** Organizations in the three shapes the wire shows them in (legacy-api.md D1). */
import { asc, eq, getTableColumns } from 'drizzle-orm';

import { fullContacts, shortContacts } from '@/backend/contacts/read';
import type { Queries } from '@/backend/database/connection';
import { county, organization, status } from '@/backend/database/schema';
import { fullEvents, shortEvents } from '@/backend/events/read';
import { localDate } from '@/backend/wire/dates';
import { contactLinks, eventLinks, nested } from './associations';

/** An organization with its lookups resolved; there is no county object on it, only the name. */
export type OrganizationRow = Awaited<ReturnType<typeof selectOrganizations>>[number];

/** The start of every query for organizations; the caller adds conditions, order and page. */
export function selectOrganizations(db: Queries) {
  return db
    .select({
      row: getTableColumns(organization),
      countyName: county.countyDesc,
      lastStatus: status.statusDesc,
    })
    .from(organization)
    .innerJoin(county, eq(county.countyId, organization.countyId))
    .leftJoin(status, eq(status.statusId, organization.lastStatusId));
}

/** With everything inside: the rows of the lists. */
export async function fullOrganizations(db: Queries, rows: readonly OrganizationRow[]) {
  const ids = rows.map(({ row }) => row.orgId);
  const [contactsIn, eventsOf] = await Promise.all([
    nested(contactLinks(db, ids), (contactIds) => fullContacts(db, contactIds)),
    nested(eventLinks(db, ids), (eventIds) => fullEvents(db, eventIds)),
  ]);
  return rows.map((found) => ({
    ...ownValues(found),
    altphone: found.row.altphone,
    orgContacts: contactsIn(found.row.orgId),
    eventOrgs: eventsOf(found.row.orgId),
  }));
}

/** Null for an unknown id. */
export async function organizationDetail(db: Queries, orgId: number) {
  const [found] = await selectOrganizations(db).where(eq(organization.orgId, orgId));
  if (!found) return null;
  const [contactsIn, eventsOf] = await Promise.all([
    nested(contactLinks(db, [orgId]), (contactIds) => shortContacts(db, contactIds)),
    nested(eventLinks(db, [orgId]), (eventIds) => shortEvents(db, eventIds)),
  ]);
  return { ...ownValues(found), orgContacts: contactsIn(orgId), eventOrgs: eventsOf(orgId) };
}

/** All of them, without their events. */
export async function organizationSummaries(db: Queries) {
  const rows = await selectOrganizations(db).orderBy(asc(organization.orgId));
  const ids = rows.map(({ row }) => row.orgId);
  const contactsIn = await nested(contactLinks(db, ids), (contactIds) =>
    shortContacts(db, contactIds),
  );
  return rows.map((found) => ({
    ...ownValues(found),
    orgContacts: contactsIn(found.row.orgId),
  }));
}

function ownValues({ row, countyName, lastStatus }: OrganizationRow) {
  const { orgId, orgname, address, city, email, phone, zip, regsite } = row;
  const lastContact = localDate(row.lastContact);
  return {
    orgId,
    orgname,
    address,
    city,
    email,
    phone,
    zip,
    regsite,
    lastContact,
    lastStatus,
    countyName,
  };
}
