/** Organizations: the list and one. */
import 'server-only';
import * as calls from '@/lib/contract/calls/organizations';
import type {
  EmbeddedContact,
  EmbeddedEvent,
  OrganizationDetail,
  OrganizationRow,
} from '@/lib/contract/entities/organization';
import { type AskInput, ask } from './ask';
import type { Caller } from './caller';
import { LegacyError } from './error';
import { organizationExists } from './lookups';
import { wallClock } from './wall-clock';

export type OrganizationListRow = OrganizationRow;
export type OrganizationContact = EmbeddedContact;
export type OrganizationEvent = EmbeddedEvent;
export type Organization = OrganizationDetail;

/** Null asks for the backend's own default list, whose page size is the server's. */
export async function listOrganizations(caller: Caller, query: AskInput | null) {
  const { value } = query
    ? await ask(caller, calls.getFilteredOrganizations, query)
    : await ask(caller, calls.getDefaultOrganizations);
  return {
    ...value,
    rows: value.rows.map((row) => ({ ...row, lastContact: wallClock(row.lastContact) })),
  };
}

/** Throws LegacyError `not-found` for an unknown id. */
export async function getOrganization(caller: Caller, orgId: number): Promise<Organization> {
  const { value } = await ask(caller, calls.getOrganization, { params: { orgId } }).catch(
    async (error: unknown) => {
      throw await knownFailure(caller, orgId, error);
    },
  );
  return {
    ...value,
    lastContact: wallClock(value.lastContact),
    eventOrgs: value.eventOrgs.map((event) => ({
      ...event,
      startDateTime: wallClock(event.startDateTime),
      endDateTime: wallClock(event.endDateTime),
    })),
  };
}

/** The backend fails alike on an unknown id and on a row it cannot print (§1.9): the names tell them apart. */
async function knownFailure(caller: Caller, orgId: number, error: unknown): Promise<unknown> {
  if (!(error instanceof LegacyError) || error.status !== 500) return error;
  const exists = await organizationExists(caller, orgId).catch(() => true);
  return exists ? error : new LegacyError('not-found', error.call, error.requestId, error.status);
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
