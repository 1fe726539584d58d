/** Contacts filtered and sorted by the page, and all of them for the export (legacy-api.md §3.4 and §1.16). */
import { and, asc, eq, exists, gt, type SQL, type SQLWrapper } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { contact, organization, organizationContact } from '@/backend/database/schema';
import { countyIds } from '@/backend/lookups/by-description';
import { allRows } from '@/backend/wire/all-rows';
import { ignoringCase, type Sorting } from '@/backend/wire/list-order';
import { loadedPage, loadedRows } from '@/backend/wire/loaded-page';
import type { PageRequest } from '@/backend/wire/page';
import { fullContacts } from './read';

/** Counties are descriptions as they came; unknown ones count as not given. */
export type ContactFilter = {
  counties: string[];
  registrationSitesOnly: boolean;
  /** On `contact.lastContactDate`. */
  range: SQL | undefined;
};

export const NO_FILTER: ContactFilter = {
  counties: [],
  registrationSitesOnly: false,
  range: undefined,
};

export const CONTACT_SORTING: Sorting = {
  fields: new Map<string, SQLWrapper>([
    ['contactId', contact.contactId],
    ['firstName', ignoringCase(contact.firstName)],
    ['lastName', ignoringCase(contact.lastName)],
    ['title', ignoringCase(contact.title)],
    ['email', ignoringCase(contact.email)],
    ['phone', ignoringCase(contact.phone)],
    ['altPhone', ignoringCase(contact.altPhone)],
    ['regSite', contact.regsite],
    ['regsite', contact.regsite],
    ['lastContactDate', contact.lastContactDate],
    ['createDate', contact.createDate],
    ['lastModifiedDate', contact.lastModifiedDate],
  ]),
  defaultField: 'firstName',
  defaultDirection: 'ascending',
  id: contact.contactId,
};

export async function contactPage(
  db: Queries,
  filter: ContactFilter,
  order: SQL[],
  request: PageRequest,
) {
  const condition = await conditionOf(db, filter);
  const ids = db
    .select({ id: contact.contactId })
    .from(contact)
    .where(condition)
    .orderBy(...order)
    .limit(request.size)
    .offset(request.page * request.size);
  const chosen = { ids, total: db.$count(contact, condition) };
  return loadedPage(chosen, (contactIds) => fullContacts(db, contactIds), request);
}

export function allContacts(db: Queries) {
  return allRows(
    async (afterId, limit) => {
      const chosen = await db
        .select({ id: contact.contactId })
        .from(contact)
        .where(gt(contact.contactId, afterId))
        .orderBy(asc(contact.contactId))
        .limit(limit);
      return loadedRows(chosen, (ids) => fullContacts(db, ids));
    },
    (row) => row.contactId,
  );
}

async function conditionOf(db: Queries, filter: ContactFilter): Promise<SQL | undefined> {
  const counties = await countyIds(db, filter.counties);
  return and(
    counties.length > 0 ? exists(organizationIn(db, counties)) : undefined,
    filter.registrationSitesOnly ? eq(contact.regsite, 1) : undefined,
    filter.range,
  );
}

/** A contact has no county but those of its organizations (§3.4). */
function organizationIn(db: Queries, counties: readonly number[]) {
  return db
    .select({ orgId: organization.orgId })
    .from(organizationContact)
    .innerJoin(organization, eq(organization.orgId, organizationContact.orgId))
    .where(
      and(
        eq(organizationContact.contactId, contact.contactId),
        among(organization.countyId, counties),
      ),
    );
}
