/** Organizations: the list and one. */
import 'server-only';
import { lookups } from '@/lib/contract/calls/lookups';
import { organizations as calls } from '@/lib/contract/calls/organizations';
import {
  type Organization,
  type OrganizationEvent,
  type OrganizationListRow,
  organizationRow,
} from '@/lib/contract/entities/organization';
import { callApi } from './call-api';
import { FIRST_PAGE, pagedList } from './list-page';
import { readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { withWallClock } from './wall-clock';

export const organizationSource = {
  byDefault: calls.getDefaultOrganizations,
  filtered: calls.getFilteredOrganizations,
  row: organizationRow.transform((row) => withWallClock(row, 'lastContact')),
  idOf: ({ orgId }: OrganizationListRow) => orgId,
  start: FIRST_PAGE,
};

export const listOrganizations = pagedList(organizationSource);

/** Throws LegacyError as `readRecord` does. */
export async function getOrganization(
  context: RequestContext,
  orgId: number,
): Promise<Organization> {
  const exists = async () => {
    const { value } = await callApi(context, lookups.getOrganizationNames);
    return value.some((known) => known.orgId === orgId);
  };
  const record = await readRecord(context, calls.getOrganization, { orgId }, exists);
  return {
    ...withWallClock(record, 'lastContact'),
    events: record.events.map((event) => withWallClock(event, 'startDateTime', 'endDateTime')),
  };
}

/**
 * Splits events at the start of `today` (`YYYY-MM-DD`): upcoming ones soonest first, past ones latest first. An event
 * without a start is past.
 */
export function splitEvents(events: OrganizationEvent[], today: string) {
  const start = (event: OrganizationEvent) => event.startDateTime ?? '';
  const ordered = [...events].sort(
    (a, b) => start(a).localeCompare(start(b)) || a.eventId - b.eventId,
  );
  return {
    upcoming: ordered.filter((event) => start(event) >= today),
    past: ordered.filter((event) => start(event) < today).reverse(),
  };
}
