/** One page of call logs, filtered and sorted (legacy-api.md §3.7 and §1.16). */
import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { callLog, contact, organization, status } from '@/backend/database/schema';
import { statusIds } from '@/backend/lookups/by-description';
import { ignoringCase, type Sorting } from '@/backend/wire/list-order';
import { loadedPage } from '@/backend/wire/loaded-page';
import type { PageRequest } from '@/backend/wire/page';
import { fullCallLogs } from './read';

/** Statuses are descriptions as they came; unknown ones count as not given. */
export type CallLogFilter = {
  statuses: string[];
  registrationSitesOnly: boolean;
  /** Null for everybody's. */
  createdById: number | null;
  /** On `callLog.lastModifiedDate`. */
  range: SQL | undefined;
};

/** Everybody's, as the specification leaves it open whether the first list is the caller's own (§7.7). */
export const NO_FILTER: CallLogFilter = {
  statuses: [],
  registrationSitesOnly: false,
  createdById: null,
  range: undefined,
};

export const CALL_LOG_SORTING: Sorting = {
  fields: new Map<string, SQLWrapper>([
    ['callId', callLog.callId],
    ['org.orgId', organization.orgId],
    ['org.orgname', ignoringCase(organization.orgname)],
    ['contact.contactId', contact.contactId],
    ['contact.firstName', ignoringCase(contact.firstName)],
    ['contact.lastName', ignoringCase(contact.lastName)],
    ['status.statusId', status.statusId],
    ['status.statusDesc', ignoringCase(status.statusDesc)],
    ['createDate', callLog.createDate],
    ['lastModifiedDate', callLog.lastModifiedDate],
    ['lastStatusDate', callLog.lastStatusDate],
    ['callLogDate', callLog.callLogDate],
    ['regsite', callLog.regsite],
  ]),
  defaultField: 'createDate',
  defaultDirection: 'descending',
  id: callLog.callId,
};

export async function callLogPage(
  db: Queries,
  filter: CallLogFilter,
  order: SQL[],
  request: PageRequest,
) {
  const condition = await conditionOf(db, filter);
  // Of the joined tables the database only visits the one it sorts by.
  const ids = db
    .select({ id: callLog.callId })
    .from(callLog)
    .leftJoin(organization, eq(organization.orgId, callLog.orgId))
    .leftJoin(contact, eq(contact.contactId, callLog.contactId))
    .leftJoin(status, eq(status.statusId, callLog.statusId))
    .where(condition)
    .orderBy(...order)
    .limit(request.size)
    .offset(request.page * request.size);
  const chosen = { ids, total: db.$count(callLog, condition) };
  return loadedPage(chosen, (callIds) => fullCallLogs(db, callIds), request);
}

/** Statuses are OR-ed, the groups are AND-ed. */
async function conditionOf(db: Queries, filter: CallLogFilter): Promise<SQL | undefined> {
  const statuses = await statusIds(db, filter.statuses);
  return and(
    statuses.length > 0 ? among(callLog.statusId, statuses) : undefined,
    filter.registrationSitesOnly ? eq(callLog.regsite, 1) : undefined,
    filter.createdById === null ? undefined : eq(callLog.createdById, filter.createdById),
    filter.range,
  );
}
