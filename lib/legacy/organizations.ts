/** Organizations: the list and one. */
import 'server-only';
import type { z } from 'zod';
import { organizations as calls } from '@/lib/contract/calls/organizations';
import {
  type EmbeddedContact,
  type EmbeddedEvent,
  type OrganizationDetail,
  type OrganizationRow,
  organizationRow,
  type organizationSummary,
} from '@/lib/contract/entities/organization';
import type { CallInput } from './call-api';
import { type ListPage, listPage } from './list-page';
import { organizationExists } from './lookups';
import { readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { wallClock } from './wall-clock';

export type OrganizationListRow = OrganizationRow;
/** The list nests its contacts, which the screen does not need and an export does. */
export type OrganizationFileRow = z.output<typeof organizationSummary>;
export type OrganizationContact = EmbeddedContact;
export type OrganizationEvent = EmbeddedEvent;
export type Organization = OrganizationDetail;

const SOURCE = {
  byDefault: calls.getDefaultOrganizations,
  filtered: calls.getFilteredOrganizations,
  row: organizationRow.transform((row) => ({ ...row, lastContact: wallClock(row.lastContact) })),
  idOf: ({ orgId }: { orgId: number }) => orgId,
  start: { page: 0, size: 10, sortField: 'null', order: 'null' },
};

/** Null asks for the backend's own default list, whose page size is the server's. */
export function listOrganizations(
  context: RequestContext,
  query: CallInput | null,
): Promise<ListPage<OrganizationListRow>> {
  return listPage(context, SOURCE, query);
}

/** Throws LegacyError, as `readRecord` does. */
export async function getOrganization(
  context: RequestContext,
  orgId: number,
): Promise<Organization> {
  const exists = () => organizationExists(context, orgId);
  const value = await readRecord(context, calls.getOrganization, { orgId }, exists);
  return {
    ...value,
    lastContact: wallClock(value.lastContact),
    events: value.events.map((event) => ({
      ...event,
      startDateTime: wallClock(event.startDateTime),
      endDateTime: wallClock(event.endDateTime),
    })),
  };
}

/** An event that starts on or after the start of today is upcoming, soonest first; the others are past, latest first. */
export function splitEvents(events: OrganizationEvent[], startOfToday: string) {
  const start = (event: OrganizationEvent) => event.startDateTime ?? '';
  const ordered = [...events].sort(
    (a, b) => start(a).localeCompare(start(b)) || a.eventId - b.eventId,
  );
  return {
    upcoming: ordered.filter((event) => start(event) >= startOfToday),
    past: ordered.filter((event) => start(event) < startOfToday).reverse(),
  };
}
