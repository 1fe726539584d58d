/** Makes up a whole data set, as plain rows. The same options always give the same rows. */
import { earliestFirst } from './calendar/dates';
import { type DemoCallLog, generateCallLogs } from './call-logs';
import { type DemoContact, generateContacts } from './contacts';
import type { DemoData, DemoOptions, NoteRow } from './demo-data';
import { type DemoEvent, generateEvents } from './events';
import { contactsWithLastContact, organizationsWithLastContact } from './last-contact';
import { AUDIENCE_TYPES, COUNTIES, EVENT_TYPES, STATUSES } from './lookups';
import { callLogComments } from './notes/call-log-comments';
import { contactNotes } from './notes/contact-notes';
import type { Desk } from './notes/draft';
import { eventNotes } from './notes/event-notes';
import { hardCaseNotes, organizationNotes } from './notes/organization-notes';
import { type DemoOrganization, generateOrganizations } from './organizations';
import { partnersOf } from './partners';
import { generatePresenters } from './presenters';
import { createRandom } from './random';
import { DEMO_COUNTS, type DemoCounts } from './sizes';

export function generateDemo({ size, seed, today }: DemoOptions): DemoData {
  const counts = DEMO_COUNTS[size];
  const stream = (name: string) => createRandom(seed, name);

  const staff = generatePresenters(stream('presenters'), counts.presenters, today);
  const organizations = generateOrganizations(
    stream('organizations'),
    counts.organizations,
    staff,
    today,
  );
  const contacts = generateContacts(
    stream('contacts'),
    counts.contacts,
    organizations,
    staff,
    today,
  );
  const events = generateEvents(stream('events'), counts.events, organizations, staff, today);
  const callLogs = generateCallLogs(stream('call logs'), counts.callLogs, contacts, staff, today);
  const desk = { random: stream('notes'), staff, today };

  return {
    counties: COUNTIES,
    statuses: STATUSES,
    eventTypes: EVENT_TYPES,
    audienceTypes: AUDIENCE_TYPES,
    presenters: staff.map(([{ row }]) => row),
    organizations: organizationsWithLastContact(organizations, callLogs, events),
    contacts: contactsWithLastContact(contacts, callLogs),
    organizationContacts: contacts.flatMap((contact) =>
      contact.organizations.map(({ row }) => ({
        orgId: row.orgId,
        contactId: contact.row.contactId,
      })),
    ),
    ...eventRows(events),
    callLogs: callLogs.map(({ row }) => row),
    notes: noteRows(desk, counts, organizations, contacts, events, callLogs),
  };
}

function eventRows(events: readonly DemoEvent[]) {
  return {
    events: events.map(({ row }) => row),
    eventOrganizations: events.flatMap((event) =>
      event.organizations.map(({ row }) => ({ eventId: event.row.eventId, orgId: row.orgId })),
    ),
    eventPresenters: events.flatMap(({ presenters }) => presenters),
    eventAudienceTypes: events.flatMap(({ row, audienceTypeIds }) =>
      audienceTypeIds.map((audienceTypeId) => ({ eventId: row.eventId, audienceTypeId })),
    ),
  };
}

/** The hard cases come first, so that their ids are stable; the others follow in the order of writing. */
function noteRows(
  desk: Desk,
  counts: DemoCounts,
  organizations: readonly DemoOrganization[],
  contacts: readonly DemoContact[],
  events: readonly DemoEvent[],
  callLogs: readonly DemoCallLog[],
): NoteRow[] {
  const partners = partnersOf(contacts);
  const planted = hardCaseNotes(desk, organizations);
  const onOrganizations = counts.organizationNotes - planted.length;
  const written = [
    ...organizationNotes(desk, onOrganizations, organizations, partners),
    ...contactNotes(desk, counts.contactNotes, contacts),
    ...eventNotes(desk, counts.eventNotes, events, partners),
    ...callLogComments(desk, callLogs),
  ].sort((a, b) => earliestFirst(a.createDate, b.createDate));
  return [...planted, ...written].map((note, index) => ({ noteId: index + 1, ...note }));
}
