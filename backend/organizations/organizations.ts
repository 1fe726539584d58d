/**
 * What the wire shows and takes of organizations (legacy-api.md D1 and §3.3). A new column in the schema is shown and sorted
 * by; saved, it is one more line of `saved`; searched, one more of `SEARCHED` (search/documents.ts).
 */
import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { z } from 'zod';

import { CONTACTS, SHORT_CONTACTS } from '@/backend/contacts/contacts';
import type { Database, Queries } from '@/backend/database/connection';
import {
  county,
  eventOrganization,
  organization,
  organizationContact,
  status,
} from '@/backend/database/schema';
import { EVENTS, SHORT_EVENTS } from '@/backend/events/events';
import { Refusal } from '@/backend/http/refusal';
import { indexRow } from '@/backend/search/index-documents';
import * as sent from '@/backend/wire/body-values';
import {
  EVERY_ROW,
  LAST_STATUS,
  type List,
  linkedRows,
  lookupIds,
  sortKeysOf,
} from '@/backend/wire/lists';

const { countyId, lastStatusId, ...columns } = getTableColumns(organization);
const { altphone, lastContact, ...shown } = columns;

const CONTACT_LINK = { owner: organizationContact.orgId, member: organizationContact.contactId };
const EVENT_LINK = { owner: eventOrganization.orgId, member: eventOrganization.eventId };

/** What every save sets; the county comes from the path only. */
const saved = {
  orgname: sent.text,
  address: sent.text,
  city: sent.text,
  email: sent.text,
  phone: sent.text,
  zip: sent.text,
  regsite: sent.flag,
};
const values = {
  ...saved,
  altphone: sent.text,
  lastContact: sent.wallClock,
  lastStatus: sent.mustBeNull,
};
export const newOrganization = z.object({
  ...values,
  orgId: sent.noId,
  orgContacts: sent.emptyList,
});
/** The contacts may come as they were read; their content is thrown away. */
export const changedOrganization = z.object({
  ...values,
  orgId: sent.id,
  orgContacts: z.array(sent.ignoredObject).nullish(),
});

/** With everything inside: the rows of the pages. */
export const ORGANIZATIONS: List<Awaited<ReturnType<typeof fullOrganizations>>[number]> = {
  id: organization.orgId,
  idOf: ({ orgId }) => orgId,
  read: fullOrganizations,
  sortKeys: new Map([
    ...sortKeysOf(columns),
    ...sortKeysOf(getTableColumns(county), 'county.'),
    ...sortKeysOf(LAST_STATUS, 'lastStatus.'),
  ]),
  defaultField: 'orgname',
  defaultOrder: 'asce',
  joins: {
    county: { table: county, on: eq(county.countyId, countyId) },
    lastStatus: { table: status, on: eq(status.statusId, lastStatusId) },
  },
};

/** What every shape holds, with a number that one of them hides; there is no county object, only its name. */
function select(db: Queries, condition: SQL | undefined, limit = EVERY_ROW) {
  const lookedUp = { lastStatus: status.statusDesc, countyName: county.countyDesc };
  return db
    .select({ ...shown, lastContact, ...lookedUp, altphone })
    .from(organization)
    .innerJoin(county, eq(county.countyId, countyId))
    .leftJoin(status, eq(status.statusId, lastStatusId))
    .where(condition)
    .orderBy(asc(organization.orgId))
    .limit(limit);
}

async function fullOrganizations(db: Queries, condition: SQL | undefined, limit?: number) {
  const rows = await select(db, condition, limit);
  const ids = rows.map(({ orgId }) => orgId);
  const [contactsOf, eventsOf] = await Promise.all([
    linkedRows(db, CONTACT_LINK, ids, CONTACTS),
    linkedRows(db, EVENT_LINK, ids, EVENTS),
  ]);
  return rows.map((row) => ({
    ...row,
    orgContacts: contactsOf(row.orgId),
    eventOrgs: eventsOf(row.orgId),
  }));
}

export async function organizationDetail(db: Queries, orgId: number) {
  const [found] = await organizationSummaries(db, eq(organization.orgId, orgId));
  if (!found) throw new Refusal(500, 'unknown organization');
  const eventsOf = await linkedRows(db, EVENT_LINK, [orgId], SHORT_EVENTS);
  return { ...found, eventOrgs: eventsOf(orgId) };
}

/** Without their events. */
export async function organizationSummaries(db: Queries, condition?: SQL) {
  const rows = await select(db, condition);
  const ids = rows.map(({ orgId }) => orgId);
  const contactsOf = await linkedRows(db, CONTACT_LINK, ids, SHORT_CONTACTS);
  return rows.map(({ altphone: _hidden, ...row }) => ({
    ...row,
    orgContacts: contactsOf(row.orgId),
  }));
}

/** Returns the new id. */
export function createOrganization(
  db: Database,
  countyName: string,
  { orgId: _none, ...body }: z.output<typeof newOrganization>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = { ...body, countyId: await knownCounty(tx, countyName) };
    const [created] = await tx
      .insert(organization)
      .values(row)
      .returning({ id: organization.orgId });
    if (!created) throw new Error('The organization was not stored.');
    await indexRow(tx, 'organizations', created.id);
    return created.id;
  });
}

/** Last status, last contact, alternative phone, contacts and events are left alone. */
export async function changeOrganization(
  db: Database,
  countyName: string,
  { orgId, altphone: _kept, lastContact: _stamped, ...body }: z.output<typeof changedOrganization>,
): Promise<void> {
  if (orgId === null) throw new Refusal(500, 'organization without id');
  await db.transaction(async (tx) => {
    const row = { ...body, countyId: await knownCounty(tx, countyName) };
    const isMeant = eq(organization.orgId, orgId);
    const { rowCount } = await tx.update(organization).set(row).where(isMeant);
    if (!rowCount) throw new Refusal(500, 'unknown organization');
    await indexRow(tx, 'organizations', orgId);
  });
}

/** The legacy would store the row without a county, which breaks every response that holds it (D1). */
async function knownCounty(tx: Queries, countyName: string): Promise<number> {
  const [id] = await lookupIds(tx, 'county', [countyName]);
  if (id === undefined) throw new Refusal(400, 'unknown county');
  return id;
}
