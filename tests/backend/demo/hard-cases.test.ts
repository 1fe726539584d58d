/** The planted rows, which browser tests open by their ids, are where their list says they are, whatever the seed. */
import { generateDemo } from '@/backend/demo/generate';
import {
  BUSY_ORGANIZATION,
  CALL_LOG_WITHOUT_CONTACT_AND_STATUS,
  EMPTY_ORGANIZATION_ID,
  LONG_NOTE,
} from '@/backend/demo/hard-cases';
import HARD_CASES from '@/backend/demo/hard-cases.json';

describe.each([
  [1, '2026-03-10'],
  [28, '2027-01-02'],
])('with seed %d on %s', (seed, today) => {
  const data = generateDemo({ size: 'demo', seed, today });
  const countOf = (rows: readonly { orgId: number | null }[], orgId: number) =>
    rows.filter((row) => row.orgId === orgId).length;

  test.each(HARD_CASES.organizations)('organization $orgId has: $what', (hardCase) => {
    const { orgId, orgname, values } = hardCase;
    expect(data.organization[orgId - 1]).toMatchObject({ orgId, orgname, ...values });
  });

  test.each(HARD_CASES.contacts)('contact $contactId has: $what', (hardCase) => {
    const { contactId, firstName, lastName, orgIds, values } = hardCase;
    const row = { contactId, firstName, lastName, ...values };
    expect(data.contact[contactId - 1]).toMatchObject(row);
    const employers = data.organizationContact.filter((link) => link.contactId === contactId);
    expect(employers.map(({ orgId }) => orgId)).toEqual(orgIds);
  });

  test.each(HARD_CASES.events)('event $eventId has: $what', (hardCase) => {
    const { eventId, orgIds, presenters, primary, status, values } = hardCase;
    expect(data.event[eventId - 1]).toMatchObject({ eventId, ...values });
    const hosts = data.eventOrganization.filter((link) => link.eventId === eventId);
    expect(hosts.map(({ orgId }) => orgId)).toEqual(orgIds);
    const joined = data.eventPresenter.filter((link) => link.eventId === eventId);
    if (presenters) {
      const names = joined.map(({ presenterId }) => data.presenter[presenterId - 1]?.username);
      expect(names).toEqual(presenters);
    }
    if (primary === false) expect(joined.filter(({ isPrimary }) => isPrimary)).toEqual([]);
    const named = data.status.find(({ statusDesc }) => statusDesc === status);
    if (status) expect(data.event[eventId - 1]?.lastStatusId).toBe(named?.statusId);
  });

  test('one event lasts three days', () => {
    const { startDateTime, endDateTime } = data.event[12] ?? {};
    const hours = (Date.parse(`${endDateTime}Z`) - Date.parse(`${startDateTime}Z`)) / 3_600_000;
    expect(hours).toBe(56);
  });

  test.each(HARD_CASES.notes)('note $noteId has: $what', ({ noteId, orgId, noteEntry }) => {
    expect(data.note[noteId - 1]).toMatchObject({ noteId, orgId, noteEntry });
  });

  test('the long note has 4,000 characters, the long names have 200', () => {
    const { noteId, orgId } = LONG_NOTE;
    expect(data.note[noteId - 1]).toMatchObject({ noteId, orgId });
    expect(data.note[noteId - 1]?.noteEntry).toHaveLength(4000);
    expect(data.organization[7]?.orgname).toHaveLength(200);
    expect(data.event[5]?.eventName).toHaveLength(200);
  });

  test('the busy organization has 60 contacts, 40 events and 30 notes, the empty one nothing', () => {
    const onOrganizations = data.note.filter(({ callId }) => callId === null);
    const lists = [data.organizationContact, data.eventOrganization, onOrganizations, data.callLog];
    const busy = lists.map((rows) => countOf(rows, BUSY_ORGANIZATION.orgId));
    expect(busy).toEqual([60, 40, 30, expect.any(Number)]);
    expect(lists.map((rows) => countOf(rows, EMPTY_ORGANIZATION_ID))).toEqual([0, 0, 0, 0]);
  });

  test('the other planted organizations all have a contact and were called', () => {
    for (const { orgId } of HARD_CASES.organizations) {
      const full = orgId !== EMPTY_ORGANIZATION_ID;
      expect([orgId, countOf(data.organizationContact, orgId) > 0]).toEqual([orgId, full]);
      expect([orgId, countOf(data.callLog, orgId) > 0]).toEqual([orgId, full]);
    }
  });

  test('one county has no organization and St. Clair has one', () => {
    const inCounty = (name: string) => {
      const county = data.county.find(({ countyDesc }) => countyDesc === name);
      return data.organization.filter(({ countyId }) => countyId === county?.countyId).length;
    };
    expect(data.county.map(({ countyDesc }) => countyDesc)).toContain('Grundy');
    expect(inCounty('Grundy')).toBe(0);
    expect(inCounty('St. Clair')).toBeGreaterThan(0);
  });

  test('one call log has neither contact nor status', () => {
    const { callId, orgId } = CALL_LOG_WITHOUT_CONTACT_AND_STATUS;
    const row = { callId, orgId, contactId: null, statusId: null };
    expect(data.callLog[callId - 1]).toMatchObject(row);
  });
});
