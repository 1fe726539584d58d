/** How much there is, and that the same options make the same of it. */
import type { DemoData } from '@/backend/demo/demo-data';
import { generateDemo } from '@/backend/demo/generate';

const OPTIONS = { size: 'demo', seed: 7, today: '2026-03-10' } as const;

function countsOf({ organizations, contacts, events, callLogs, presenters, notes }: DemoData) {
  return {
    organizations: organizations.length,
    contacts: contacts.length,
    events: events.length,
    callLogs: callLogs.length,
    presenters: presenters.length,
    comments: notes.filter(({ callId }) => callId !== null).length,
    organizationNotes: notes.filter(({ orgId, callId }) => orgId !== null && callId === null)
      .length,
    contactNotes: notes.filter(({ contactId }) => contactId !== null).length,
    eventNotes: notes.filter(({ eventId }) => eventId !== null).length,
  };
}

test('the demo size has 300 organizations and what goes with them', () => {
  expect(countsOf(generateDemo(OPTIONS))).toEqual({
    organizations: 300,
    contacts: 700,
    events: 1200,
    callLogs: 2500,
    presenters: 8,
    comments: 2500,
    organizationNotes: 600,
    contactNotes: 400,
    eventNotes: 1300,
  });
});

test('the large size has a hundred times as much', () => {
  expect(countsOf(generateDemo({ ...OPTIONS, size: 'large' }))).toEqual({
    organizations: 30_000,
    contacts: 70_000,
    events: 120_000,
    callLogs: 250_000,
    presenters: 80,
    comments: 250_000,
    organizationNotes: 60_000,
    contactNotes: 40_000,
    eventNotes: 130_000,
  });
}, 180_000);

test('the same options make the same data', () => {
  expect(generateDemo(OPTIONS)).toEqual(generateDemo(OPTIONS));
});

test('another seed makes other data with as many rows', () => {
  const one = generateDemo(OPTIONS);
  const other = generateDemo({ ...OPTIONS, seed: 8 });
  expect(countsOf(other)).toEqual(countsOf(one));
  expect(other.organizations).not.toEqual(one.organizations);
  expect(other.contacts).not.toEqual(one.contacts);
  expect(other.events).not.toEqual(one.events);
  expect(other.notes).not.toEqual(one.notes);
});

test('another day moves the events along with it', () => {
  const later = generateDemo({ ...OPTIONS, today: '2027-03-10' });
  const first = later.events
    .map(({ startDateTime }) => startDateTime ?? '')
    .reduce((a, b) => (a < b ? a : b));
  expect(first >= '2025-09-01').toBe(true);
});
