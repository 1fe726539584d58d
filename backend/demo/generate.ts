/** Makes up a whole data set, as plain rows. The same options always give the same rows. */

import { dayAt } from './calendar';
import { generateCallLogs } from './call-logs';
import { startStream } from './chance';
import { generateContacts } from './contacts';
import { generateEvents } from './events';
import { LOOKUPS } from './lookups';
import { generateNotes } from './notes';
import { generateOrganizations } from './organizations';
import { generateOffice } from './presenters';
import type { DemoData, DemoOptions } from './rows';

/** Notes do not count the comments of call logs. */
const COUNTS = {
  demo: {
    ...{ presenters: 8, organizations: 300, contacts: 700, events: 1_200, callLogs: 2_500 },
    ...{ organizationNotes: 600, contactNotes: 400, eventNotes: 1_300 },
  },
  large: {
    ...{
      presenters: 80,
      organizations: 30_000,
      contacts: 70_000,
      events: 120_000,
      callLogs: 250_000,
    },
    ...{ organizationNotes: 60_000, contactNotes: 40_000, eventNotes: 130_000 },
  },
};

export function generateDemo({ size, seed, today }: DemoOptions): DemoData {
  const counts = COUNTS[size];
  startStream(seed, 'presenters');
  const office = generateOffice(counts.presenters, dayAt(today));
  startStream(seed, 'organizations');
  const organizations = generateOrganizations(counts.organizations, office);
  startStream(seed, 'contacts');
  const contacts = generateContacts(counts.contacts, organizations, office);
  startStream(seed, 'events');
  const events = generateEvents(counts.events, organizations, office);
  startStream(seed, 'call logs');
  const callLogs = generateCallLogs(counts.callLogs, organizations, office);
  startStream(seed, 'notes');
  const notes = generateNotes(counts, organizations, contacts, events, callLogs, office);

  return {
    ...LOOKUPS,
    presenter: office.staff.map(({ value }) => value.row),
    organization: organizations.map(({ row }) => row),
    contact: contacts.map(({ row }) => row),
    organizationContact: contacts.flatMap(({ row: { contactId }, organizations: employers }) =>
      employers.map(({ row: { orgId } }) => ({ orgId, contactId })),
    ),
    event: events.map(({ row }) => row),
    eventOrganization: events.flatMap(({ row: { eventId }, organizations: hosts }) =>
      hosts.map(({ row: { orgId } }) => ({ eventId, orgId })),
    ),
    eventPresenter: events.flatMap(({ presenters }) => presenters),
    eventAudienceType: events.flatMap(({ row: { eventId }, audienceTypeIds }) =>
      audienceTypeIds.map((audienceTypeId) => ({ eventId, audienceTypeId })),
    ),
    callLog: callLogs.map(({ row }) => row),
    note: notes,
  };
}
