/** The hard cases, which browser tests open by their ids, are as listed for any seed. */
import { CALL_LOG_WITHOUT_CONTACT_AND_STATUS } from '@/backend/demo/call-logs';
import { generateDemo } from '@/backend/demo/generate';
import HARD_CASES from '@/backend/demo/hard-cases.json';
import { LONG_NOTE } from '@/backend/demo/notes';
import { BUSY_ORGANIZATION, EMPTY_ORGANIZATION_ID } from '@/backend/demo/organizations';

test.each([
  [1, '2026-03-10'],
  [28, '2027-01-02'],
])('with seed %d on %s', (seed, today) => {
  const data = generateDemo({ size: 'demo', seed, today });
  const { organization, contact, event, note, callLog } = data;
  const countOf = (rows: readonly { orgId: number | null }[], orgId: number) =>
    rows.filter((row) => row.orgId === orgId).length;

  for (const { orgId, orgname, values } of HARD_CASES.organizations) {
    expect(organization[orgId - 1]).toMatchObject({ orgId, orgname, ...values });
    // All but the empty one have a contact and were called.
    const full = orgId !== EMPTY_ORGANIZATION_ID;
    const has = [data.organizationContact, callLog].map((rows) => countOf(rows, orgId) > 0);
    expect([orgId, ...has]).toEqual([orgId, full, full]);
  }
  for (const { contactId, firstName, lastName, orgIds, values } of HARD_CASES.contacts) {
    expect(contact[contactId - 1]).toMatchObject({ contactId, firstName, lastName, ...values });
    const employers = data.organizationContact.filter((link) => link.contactId === contactId);
    expect(employers.map(({ orgId }) => orgId)).toEqual(orgIds);
  }
  for (const { eventId, orgIds, presenters, primary, status, values } of HARD_CASES.events) {
    const named = data.status.find(({ statusDesc }) => statusDesc === status);
    const lastStatus = status && { lastStatusId: named?.statusId };
    expect(event[eventId - 1]).toMatchObject({ eventId, ...values, ...lastStatus });
    const hosts = data.eventOrganization.filter((link) => link.eventId === eventId);
    expect(hosts.map(({ orgId }) => orgId)).toEqual(orgIds);
    const joined = data.eventPresenter.filter((link) => link.eventId === eventId);
    const names = joined.map(({ presenterId }) => data.presenter[presenterId - 1]?.username);
    if (presenters) expect(names).toEqual(presenters);
    if (primary === false) expect(joined.filter(({ isPrimary }) => isPrimary)).toEqual([]);
  }
  for (const { noteId, orgId, noteEntry } of HARD_CASES.notes)
    expect(note[noteId - 1]).toMatchObject({ noteId, orgId, noteEntry });

  const { noteId, orgId, characters } = LONG_NOTE;
  expect(note[noteId - 1]).toMatchObject({ orgId });
  expect(note[noteId - 1]?.noteEntry).toHaveLength(characters);
  expect([organization[7]?.orgname?.length, event[5]?.eventName?.length]).toEqual([200, 200]);
  const { startDateTime, endDateTime } = event[12] ?? {};
  expect(Date.parse(`${endDateTime}Z`) - Date.parse(`${startDateTime}Z`)).toBe(56 * 3_600_000);
  const onOrganizations = note.filter(({ callId }) => callId === null);
  const lists = [data.organizationContact, data.eventOrganization, onOrganizations, callLog];
  const busy = lists.map((rows) => countOf(rows, BUSY_ORGANIZATION.orgId));
  expect(busy).toEqual([60, 40, 30, expect.any(Number)]);
  expect(lists.map((rows) => countOf(rows, EMPTY_ORGANIZATION_ID))).toEqual([0, 0, 0, 0]);
  const inCounty = (name: string) => {
    const county = data.county.find(({ countyDesc }) => countyDesc === name);
    expect(county).toBeDefined();
    return organization.filter(({ countyId }) => countyId === county?.countyId).length;
  };
  expect([inCounty('Grundy'), inCounty('St. Clair') > 0]).toEqual([0, true]);
  const { callId, ...call } = CALL_LOG_WITHOUT_CONTACT_AND_STATUS;
  expect(callLog[callId - 1]).toMatchObject({ callId, ...call, contactId: null, statusId: null });
});
