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
const DEMO = { organizations: 300, contacts: 700, events: 1_200, callLogs: 2_500 };
const NOTES = { organizationNotes: 600, contactNotes: 400, eventNotes: 1_300 };
const PRESENTERS = { demo: 8, large: 80 };

export function generateDemo({ size, seed, today }: DemoOptions): DemoData {
  const times = size === 'large' ? 100 : 1;
  const { organizationNotes, contactNotes, eventNotes } = NOTES;
  const noteCounts = {
    organizationNotes: organizationNotes * times,
    contactNotes: contactNotes * times,
    eventNotes: eventNotes * times,
  };
  const drawn = <Rows>(noun: string, generate: () => Rows): Rows => {
    startStream(seed, noun);
    return generate();
  };
  const office = drawn('presenters', () => generateOffice(PRESENTERS[size], dayAt(today)));
  const organizations = drawn('organizations', () =>
    generateOrganizations(DEMO.organizations * times, office),
  );
  const contacts = drawn('contacts', () =>
    generateContacts(DEMO.contacts * times, organizations, office),
  );
  const events = drawn('events', () => generateEvents(DEMO.events * times, organizations, office));
  const callLogs = drawn('call logs', () =>
    generateCallLogs(DEMO.callLogs * times, organizations, office),
  );
  const note = drawn('notes', () =>
    generateNotes(noteCounts, organizations, contacts, events, callLogs, office),
  );

  return {
    ...LOOKUPS,
    presenter: office.staff.map(({ row }) => row),
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
    note,
  };
}
