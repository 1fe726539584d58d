/** The stamps of call logs and events on organizations and contacts (legacy-api.md D10). */
import type { CallLogRow } from '@/backend/demo/demo-data';
import { generateDemo } from '@/backend/demo/generate';
import { isHardCaseOrganization } from '@/backend/demo/hard-cases';

const data = generateDemo({ size: 'demo', seed: 5, today: '2026-03-10' });
const { organizations, contacts, callLogs, events, eventOrganizations } = data;
const typeOf = new Map(data.statuses.map((row) => [row.statusId, row.statusType]));
const statusOfEvent = new Map(events.map((row) => [row.eventId, row.lastStatusId]));

function newest(logs: readonly CallLogRow[]): CallLogRow | undefined {
  return [...logs].sort((a, b) =>
    (b.lastModifiedDate ?? '').localeCompare(a.lastModifiedDate ?? ''),
  )[0];
}

function newestCall(orgId: number): CallLogRow | undefined {
  return newest(callLogs.filter((log) => log.orgId === orgId && log.statusId !== null));
}

function eventStatuses(orgId: number): (number | null | undefined)[] {
  return eventOrganizations
    .filter((row) => row.orgId === orgId)
    .map((row) => statusOfEvent.get(row.eventId));
}

test('the last contact of an organization is when its newest call log was saved', () => {
  for (const { orgId, lastContact } of organizations) {
    expect([orgId, lastContact]).toEqual([orgId, newestCall(orgId)?.lastModifiedDate ?? null]);
  }
});

test('the last status of an organization comes from its newest call log or from an event', () => {
  for (const { orgId, lastStatusId } of organizations) {
    const allowed = [newestCall(orgId)?.statusId ?? null, ...eventStatuses(orgId)];
    expect(allowed).toContain(lastStatusId);
  }
});

test('statuses of both types are the last one of many organizations', () => {
  const types = organizations.map(({ lastStatusId }) => typeOf.get(lastStatusId ?? 0));
  expect(types.filter((type) => type === 'O').length).toBeGreaterThan(60);
  expect(types.filter((type) => type === 'E').length).toBeGreaterThan(60);
});

test('some organizations were never contacted and have neither last status nor last contact', () => {
  const untouched = organizations.filter(
    ({ lastStatusId, lastContact }) => lastStatusId === null && lastContact === null,
  );
  expect(untouched.length).toBeGreaterThan(5);
  expect(untouched.length).toBeLessThan(80);
});

test('the last contact date of a contact is when the newest call log with it was saved', () => {
  for (const { contactId, lastContactDate } of contacts) {
    const log = newest(callLogs.filter((row) => row.contactId === contactId));
    expect([contactId, lastContactDate]).toEqual([contactId, log?.lastModifiedDate ?? null]);
  }
});

test('nobody was called before they were entered', () => {
  const entered = new Map(contacts.map((row) => [row.contactId, row.createDate ?? '']));
  const early = callLogs.filter(
    ({ contactId, createDate }) =>
      contactId !== null && (createDate ?? '') < (entered.get(contactId) ?? ''),
  );
  expect(early).toEqual([]);
});

test('the planted organizations were all called, but for the empty one', () => {
  const called = organizations.filter(
    (row) => isHardCaseOrganization(row) && newestCall(row.orgId),
  );
  expect(called).toHaveLength(14);
});
