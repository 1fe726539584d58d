/** Generates a whole data set as plain rows. Equal options give equal rows. */
import { dayAt } from './calendar';
import { generateCallLogs } from './call-logs';
import { generateContacts } from './contacts';
import { generateEvents } from './events';
import { LOOKUPS } from './lookups';
import { generateNotes } from './notes';
import { generateOrganizations } from './organizations';
import { generateOffice } from './presenters';
import { startStream } from './random';
import type { DemoData, DemoOptions } from './rows';

const PRESENTERS = { demo: 8, large: 80 };

export function generateDemo({ size, seed, today }: DemoOptions): DemoData {
  const times = size === 'large' ? 100 : 1;
  const seeded = <Rows>(noun: string, generate: () => Rows): Rows => {
    startStream(seed, noun);
    return generate();
  };
  const office = seeded('presenters', () => generateOffice(PRESENTERS[size], dayAt(today)));
  const organizations = seeded('organizations', () => generateOrganizations(300 * times, office));
  const contacts = seeded('contacts', () => generateContacts(700 * times, organizations, office));
  const events = seeded('events', () => generateEvents(1_200 * times, organizations, office));
  const callLogs = seeded('call logs', () =>
    generateCallLogs(2_500 * times, organizations, office),
  );
  const note = seeded('notes', () =>
    generateNotes(times, organizations, contacts, events, callLogs, office),
  );
  const rowsOf = <Row>(items: readonly { row: Row }[]) => items.map(({ row }) => row);

  return {
    ...LOOKUPS,
    presenter: rowsOf(office.presenters),
    organization: rowsOf(organizations),
    contact: rowsOf(contacts),
    organizationContact: contacts.flatMap(({ row: { contactId }, organizations: employers }) =>
      employers.map(({ row: { orgId } }) => ({ orgId, contactId })),
    ),
    event: rowsOf(events),
    eventOrganization: events.flatMap(({ row: { eventId }, organizations: hosts }) =>
      hosts.map(({ row: { orgId } }) => ({ eventId, orgId })),
    ),
    eventPresenter: events.flatMap(({ presenters }) => presenters),
    eventAudienceType: events.flatMap(({ row: { eventId }, audienceTypeIds }) =>
      audienceTypeIds.map((audienceTypeId) => ({ eventId, audienceTypeId })),
    ),
    callLog: rowsOf(callLogs),
    note,
  };
}
