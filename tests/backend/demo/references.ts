/** The references between rows that a database would refuse to break, and those that only the domain knows. */
import type { DemoData } from '@/backend/demo/demo-data';

export function brokenReferences(data: DemoData): string[] {
  const presenters = idsOf(data.presenters, (row) => row.presenterId);
  const organizations = idsOf(data.organizations, (row) => row.orgId);
  const contacts = idsOf(data.contacts, (row) => row.contactId);
  const events = idsOf(data.events, (row) => row.eventId);
  const callLogs = idsOf(data.callLogs, (row) => row.callId);
  const counties = idsOf(data.counties, (row) => row.countyId);
  const eventTypes = idsOf(data.eventTypes, (row) => row.eventTypeId);
  const audienceTypes = idsOf(data.audienceTypes, (row) => row.audienceTypeId);
  const statuses = idsOf(data.statuses, (row) => row.statusId);
  const ofOrganizations = new Set(
    data.statuses.filter((row) => row.statusType === 'O').map((row) => row.statusId),
  );
  const ofEvents = new Set([...statuses].filter((id) => !ofOrganizations.has(id)));
  const membership = new Set(
    data.organizationContacts.map((row) => `${row.orgId}-${row.contactId}`),
  );
  const written = [...data.contacts, ...data.callLogs, ...data.notes];

  return [
    ...dangling('organization county', data.organizations, (row) => row.countyId, counties),
    ...dangling('organization status', data.organizations, (row) => row.lastStatusId, statuses),
    ...dangling('member', data.organizationContacts, (row) => row.contactId, contacts),
    ...dangling('employer', data.organizationContacts, (row) => row.orgId, organizations),
    ...dangling('event county', data.events, (row) => row.countyId, counties),
    ...dangling('event type', data.events, (row) => row.eventTypeId, eventTypes),
    ...dangling('event status', data.events, (row) => row.lastStatusId, ofEvents),
    ...dangling('hosted event', data.eventOrganizations, (row) => row.eventId, events),
    ...dangling('host', data.eventOrganizations, (row) => row.orgId, organizations),
    ...dangling('joined event', data.eventPresenters, (row) => row.eventId, events),
    ...dangling('presenter', data.eventPresenters, (row) => row.presenterId, presenters),
    ...dangling('attended event', data.eventAudienceTypes, (row) => row.eventId, events),
    ...dangling('audience', data.eventAudienceTypes, (row) => row.audienceTypeId, audienceTypes),
    ...dangling('called', data.callLogs, (row) => row.orgId, organizations),
    ...dangling('call status', data.callLogs, (row) => row.statusId, ofOrganizations),
    ...data.callLogs
      .filter((row) => row.contactId !== null && !membership.has(`${row.orgId}-${row.contactId}`))
      .map((row) => `the contact of call log ${row.callId} is of another organization`),
    ...dangling('note organization', data.notes, (row) => row.orgId, organizations),
    ...dangling('note contact', data.notes, (row) => row.contactId, contacts),
    ...dangling('note event', data.notes, (row) => row.eventId, events),
    ...dangling('note call log', data.notes, (row) => row.callId, callLogs),
    ...dangling('author', written, (row) => row.createdById ?? -1, presenters),
    ...dangling('editor', written, (row) => row.lastModifiedById ?? -1, presenters),
    ...repeated('membership', data.organizationContacts),
    ...repeated('host', data.eventOrganizations),
    ...repeated('audience', data.eventAudienceTypes),
    ...repeated(
      'presenter',
      data.eventPresenters.map(({ eventId, presenterId }) => ({ eventId, presenterId })),
    ),
  ];
}

function idsOf<Row>(rows: readonly Row[], id: (row: Row) => number): Set<number> {
  return new Set(rows.map(id));
}

function dangling<Row>(
  what: string,
  rows: readonly Row[],
  reference: (row: Row) => number | null,
  ids: ReadonlySet<number>,
): string[] {
  return rows
    .map(reference)
    .filter((id) => id !== null && !ids.has(id))
    .map((id) => `${what} ${id} does not exist`);
}

function repeated(what: string, rows: readonly object[]): string[] {
  const seen = new Set<string>();
  return rows
    .map((row) => JSON.stringify(row))
    .filter((text) => seen.size === seen.add(text).size)
    .map((text) => `${what} ${text} is there twice`);
}
