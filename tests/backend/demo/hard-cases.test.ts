/** The planted rows, which browser tests open by their ids, are where their list says they are, whatever the seed. */
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
  const onOrganizations = note.filter(({ callId }) => callId === null);
  const lists = [data.organizationContact, data.eventOrganization, onOrganizations, callLog];

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
    expect(event[eventId - 1]).toMatchObject({ eventId, ...values });
    const hosts = data.eventOrganization.filter((link) => link.eventId === eventId);
    expect(hosts.map(({ orgId }) => orgId)).toEqual(orgIds);
    const joined = data.eventPresenter.filter((link) => link.eventId === eventId);
    const names = joined.map(({ presenterId }) => data.presenter[presenterId - 1]?.username);
    if (presenters) expect(names).toEqual(presenters);
    if (primary === false) expect(joined.filter(({ isPrimary }) => isPrimary)).toEqual([]);
    const named = data.status.find(({ statusDesc }) => statusDesc === status);
    if (status) expect(event[eventId - 1]?.lastStatusId).toBe(named?.statusId);
  }
  for (const { noteId, orgId, noteEntry } of HARD_CASES.notes)
    expect(note[noteId - 1]).toMatchObject({ noteId, orgId, noteEntry });

  // The long note has 4,000 characters, the long names have 200, one event lasts three days.
  expect(note[LONG_NOTE.noteId - 1]).toMatchObject({ orgId: LONG_NOTE.orgId });
  expect(note[LONG_NOTE.noteId - 1]?.noteEntry).toHaveLength(4000);
  expect(organization[7]?.orgname).toHaveLength(200);
  expect(event[5]?.eventName).toHaveLength(200);
  const { startDateTime, endDateTime } = event[12] ?? {};
  expect(Date.parse(`${endDateTime}Z`) - Date.parse(`${startDateTime}Z`)).toBe(56 * 3_600_000);
  // The busy organization has 60 contacts, 40 events and 30 notes, the empty one nothing.
  const busy = lists.map((rows) => countOf(rows, BUSY_ORGANIZATION.orgId));
  expect(busy).toEqual([60, 40, 30, expect.any(Number)]);
  expect(lists.map((rows) => countOf(rows, EMPTY_ORGANIZATION_ID))).toEqual([0, 0, 0, 0]);
  const inCounty = (name: string) => {
    const county = data.county.find(({ countyDesc }) => countyDesc === name);
    expect(county).toBeDefined();
    return organization.filter(({ countyId }) => countyId === county?.countyId).length;
  };
  expect([inCounty('Grundy'), inCounty('St. Clair') > 0]).toEqual([0, true]);
  const { callId, orgId } = CALL_LOG_WITHOUT_CONTACT_AND_STATUS;
  const nothing = { contactId: null, statusId: null };
  expect(callLog[callId - 1]).toMatchObject({ callId, orgId, ...nothing });
});
