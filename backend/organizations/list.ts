/** One page of organizations, filtered and sorted (legacy-api.md §3.3 and §1.16). */
import { and, count, eq, type SQL, type SQLWrapper } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { county, organization, status } from '@/backend/database/schema';
import { countyIds, statusIds } from '@/backend/lookups/by-description';
import { ignoringCase, type Sorting } from '@/backend/wire/list-order';
import { envelope, type PageRequest } from '@/backend/wire/page';
import { fullOrganizations, selectOrganizations } from './read';

/** Descriptions as they came; unknown ones count as not given. */
export type OrganizationFilter = {
  counties: string[];
  statuses: string[];
  registrationSitesOnly: boolean;
};

export const NO_FILTER: OrganizationFilter = {
  counties: [],
  statuses: [],
  registrationSitesOnly: false,
};

export const ORGANIZATION_SORTING: Sorting = {
  fields: new Map<string, SQLWrapper>([
    ['orgId', organization.orgId],
    ['orgname', ignoringCase(organization.orgname)],
    ['address', ignoringCase(organization.address)],
    ['city', ignoringCase(organization.city)],
    ['email', ignoringCase(organization.email)],
    ['phone', ignoringCase(organization.phone)],
    ['altphone', ignoringCase(organization.altphone)],
    ['zip', ignoringCase(organization.zip)],
    ['regsite', organization.regsite],
    ['lastContact', organization.lastContact],
    ['county.countyId', county.countyId],
    ['county.countyDesc', ignoringCase(county.countyDesc)],
    ['lastStatus.statusId', status.statusId],
    ['lastStatus.statusDesc', ignoringCase(status.statusDesc)],
  ]),
  defaultField: 'orgname',
  defaultDirection: 'ascending',
  id: organization.orgId,
};

export async function organizationPage(
  db: Queries,
  filter: OrganizationFilter,
  order: SQL[],
  request: PageRequest,
) {
  const condition = await conditionOf(db, filter);
  const [rows, [counted]] = await Promise.all([
    selectOrganizations(db)
      .where(condition)
      .orderBy(...order)
      .limit(request.size)
      .offset(request.page * request.size),
    db.select({ total: count() }).from(organization).where(condition),
  ]);
  return envelope(await fullOrganizations(db, rows), counted?.total ?? 0, request);
}

/** Counties are OR-ed, statuses are OR-ed, the groups are AND-ed. */
async function conditionOf(db: Queries, filter: OrganizationFilter): Promise<SQL | undefined> {
  const [counties, statuses] = await Promise.all([
    countyIds(db, filter.counties),
    statusIds(db, filter.statuses),
  ]);
  return and(
    counties.length > 0 ? among(organization.countyId, counties) : undefined,
    statuses.length > 0 ? among(organization.lastStatusId, statuses) : undefined,
    filter.registrationSitesOnly ? eq(organization.regsite, 1) : undefined,
  );
}
