/** The values that call logs and events stamp on organizations and contacts (legacy-api.md D10). */
import type { DemoCallLog } from './call-logs';
import type { DemoContact } from './contacts';
import type { ContactRow, OrganizationRow } from './demo-data';
import type { DemoEvent } from './events';
import type { DemoOrganization } from './organizations';

type Stamp = { at: string; statusId: number };

/** A call log with a status stamps both values, an event only its status; whichever came last stands. */
export function organizationsWithLastContact(
  organizations: readonly DemoOrganization[],
  callLogs: readonly DemoCallLog[],
  events: readonly DemoEvent[],
): OrganizationRow[] {
  const lastCalls = new Map<number | null, Stamp>();
  for (const { row } of callLogs) {
    if (row.statusId !== null) keepNewest(lastCalls, row.orgId, row.lastModifiedDate, row.statusId);
  }
  const lastStatuses = new Map(lastCalls);
  for (const { row, statusAt, organizations: hosts } of events) {
    for (const host of hosts) {
      if (row.lastStatusId !== null) {
        keepNewest(lastStatuses, host.row.orgId, statusAt, row.lastStatusId);
      }
    }
  }
  return organizations.map(({ row }) => ({
    ...row,
    lastStatusId: lastStatuses.get(row.orgId)?.statusId ?? null,
    lastContact: lastCalls.get(row.orgId)?.at ?? null,
  }));
}

export function contactsWithLastContact(
  contacts: readonly DemoContact[],
  callLogs: readonly DemoCallLog[],
): ContactRow[] {
  const lastCalls = new Map<number | null, string>();
  for (const { row } of callLogs) {
    const at = row.lastModifiedDate;
    if (at !== null && at > (lastCalls.get(row.contactId) ?? '')) lastCalls.set(row.contactId, at);
  }
  return contacts.map(({ row }) => ({
    ...row,
    lastContactDate: lastCalls.get(row.contactId) ?? null,
  }));
}

function keepNewest(
  stamps: Map<number | null, Stamp>,
  id: number | null,
  at: string | null,
  statusId: number,
): void {
  const known = stamps.get(id);
  if (at !== null && (known === undefined || at >= known.at)) stamps.set(id, { at, statusId });
}
