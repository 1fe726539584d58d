/** The planted rows are where their list says they are, whatever the seed. */
import { generateDemo } from '@/backend/demo/generate';
import {
  BUSY_ORGANIZATION,
  CALL_LOG_WITHOUT_CONTACT_AND_STATUS,
  COUNTY_WITHOUT_ORGANIZATIONS,
  EMPTY_ORGANIZATION_ID,
  HARD_CASE_CONTACTS,
  HARD_CASE_EVENTS,
  HARD_CASE_NOTES,
  HARD_CASE_ORGANIZATIONS,
  LONG_NOTE,
} from '@/backend/demo/hard-cases';

describe.each([1, 2])('with seed %d', (seed) => {
  const data = generateDemo({ size: 'demo', seed, today: '2026-03-10' });
  const countOf = <Row extends { orgId: number | null }>(rows: readonly Row[], orgId: number) =>
    rows.filter((row) => row.orgId === orgId).length;
  const onOrganizations = data.notes.filter(({ callId }) => callId === null);

  test.each(HARD_CASE_ORGANIZATIONS)('organization $orgId has: $what', (hardCase) => {
    const row = data.organizations[hardCase.orgId - 1];
    expect(row).toMatchObject({
      orgId: hardCase.orgId,
      orgname: hardCase.orgname,
      ...hardCase.values,
    });
  });

  test.each(HARD_CASE_CONTACTS)('contact $contactId has: $what', (hardCase) => {
    const { contactId, firstName, lastName, values } = hardCase;
    const row = data.contacts[contactId - 1];
    expect(row).toMatchObject({ contactId, firstName, lastName, ...values });
    const employers = data.organizationContacts.filter((link) => link.contactId === contactId);
    expect(employers.map(({ orgId }) => orgId)).toEqual(hardCase.orgIds);
  });

  test.each(HARD_CASE_EVENTS)('event $eventId has: $what', (hardCase) => {
    const { eventId, eventTypeId, values } = hardCase;
    expect(data.events[eventId - 1]).toMatchObject({ eventId, eventTypeId, ...values });
    const hosts = data.eventOrganizations.filter((link) => link.eventId === eventId);
    expect(hosts.map(({ orgId }) => orgId)).toEqual(hardCase.orgIds);
  });

  test.each(HARD_CASE_NOTES)('note $noteId has: $what', ({ noteId, orgId, noteEntry }) => {
    expect(data.notes[noteId - 1]).toMatchObject({ noteId, orgId, noteEntry });
  });

  test('the long note has 4,000 characters', () => {
    const note = data.notes[LONG_NOTE.noteId - 1];
    expect(note?.orgId).toBe(LONG_NOTE.orgId);
    expect(note?.noteEntry).toHaveLength(4000);
  });

  test('the long names have 200 characters', () => {
    expect(data.organizations[7]?.orgname).toHaveLength(200);
    expect(data.events[5]?.eventName).toHaveLength(200);
  });

  test('the busy organization has 60 contacts, 40 events and 30 notes', () => {
    const { orgId } = BUSY_ORGANIZATION;
    expect(countOf(data.organizationContacts, orgId)).toBe(60);
    expect(countOf(data.eventOrganizations, orgId)).toBe(40);
    expect(countOf(onOrganizations, orgId)).toBe(30);
  });

  test('the empty organization has no contact, event, note or call log', () => {
    const { organizationContacts, eventOrganizations, notes, callLogs } = data;
    for (const rows of [organizationContacts, eventOrganizations, notes, callLogs]) {
      expect(countOf<{ orgId: number | null }>(rows, EMPTY_ORGANIZATION_ID)).toBe(0);
    }
  });

  test('one county has no organization and St. Clair has one', () => {
    const countyId = (name: string) =>
      data.counties.find(({ countyDesc }) => countyDesc === name)?.countyId;
    const inCounty = (name: string) =>
      data.organizations.filter((row) => row.countyId === countyId(name)).length;
    expect(countyId(COUNTY_WITHOUT_ORGANIZATIONS)).toBeDefined();
    expect(inCounty(COUNTY_WITHOUT_ORGANIZATIONS)).toBe(0);
    expect(inCounty('St. Clair')).toBeGreaterThan(0);
  });

  test('one event has no presenter and another none who is primary', () => {
    const joined = (eventId: number) =>
      data.eventPresenters.filter((row) => row.eventId === eventId);
    expect(joined(9)).toEqual([]);
    expect(joined(10).length).toBeGreaterThan(0);
    expect(joined(10).filter(({ isPrimary }) => isPrimary)).toEqual([]);
  });

  test('one event lasts three days and one was cancelled without a reason', () => {
    const [start = '', end = ''] = [data.events[12]?.startDateTime, data.events[12]?.endDateTime];
    expect(Date.parse(`${end}Z`) - Date.parse(`${start}Z`)).toBe(56 * 60 * 60 * 1000);
    const status = data.statuses.find(({ statusDesc }) => statusDesc === 'Cancelled');
    expect(data.events[11]?.lastStatusId).toBe(status?.statusId);
  });

  test('one call log has neither contact nor status', () => {
    const { callId, orgId } = CALL_LOG_WITHOUT_CONTACT_AND_STATUS;
    expect(data.callLogs[callId - 1]).toMatchObject({
      callId,
      orgId,
      contactId: null,
      statusId: null,
    });
  });
});
