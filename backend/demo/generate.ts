/** Generates a whole data set as plain rows, in an order in which no table refers to a later one. Equal options give equal rows. */
import type * as schema from '@/backend/database/schema';
import { dayAt } from './calendar';
import { generateCallLogs } from './call-logs';
import { generateContacts } from './contacts';
import { generateEvents } from './events';
import { LOOKUPS } from './lookups';
import { generateNotes } from './notes';
import { generateOrganizations } from './organizations';
import { generateOffice } from './presenters';
import { setSeed } from './random';

type Tables = typeof schema;
export type Row<Name extends keyof Tables> = Tables[Name]['$inferSelect'];
export type DemoData = { [Name in keyof Tables]: Row<Name>[] };

export interface DemoOptions {
  size: 'demo' | 'large';
  seed: number;
  /** `YYYY-MM-DD` in the agency's zone; all records are older. */
  today: string;
}

const PRESENTERS = { demo: 8, large: 80 };

export function generateDemo({ size, seed, today }: DemoOptions): DemoData {
  setSeed(seed);
  const times = size === 'large' ? 100 : 1;
  const office = generateOffice(PRESENTERS[size], dayAt(today));
  const organizations = generateOrganizations(300 * times, office);
  const contacts = generateContacts(700 * times, organizations, office);
  const events = generateEvents(1_200 * times, organizations, office);
  const callLogs = generateCallLogs(2_500 * times, organizations, office);
  const note = generateNotes(times, organizations, contacts, events, callLogs, office);
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
