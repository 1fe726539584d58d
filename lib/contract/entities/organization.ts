/** Organizations in their three forms (legacy-api.md D1), and bodies of their writes (§1.8). */
import { z } from 'zod';
import { embeddedContact } from './contact';
import { embeddedEvent } from './event';
import { date, flag, id, properties, text } from './wire';
import {
  NOT_WRITTEN,
  noIdYet,
  requiredText,
  writtenFlag,
  writtenPhone,
  writtenText,
} from './written';

const fields = z.object({
  orgId: id,
  ...properties(text, 'orgname', 'address', 'city', 'email', 'phone', 'zip'),
  regsite: flag,
  lastContact: date,
  ...properties(text, 'lastStatus', 'countyName'),
});

function named({ orgname, regsite, countyName, ...row }: z.output<typeof fields>) {
  return { ...row, name: orgname, registrationSite: regsite, county: countyName };
}

/** A row of the list, without its contacts and events. */
export const organizationRow = fields.transform(named);

export const organizationSummary = fields
  .extend({ orgContacts: z.array(embeddedContact) })
  .transform(({ orgContacts, ...row }) => ({ ...named(row), contacts: orgContacts }));

export const organizationDetail = fields
  .extend({ orgContacts: z.array(embeddedContact), eventOrgs: z.array(embeddedEvent) })
  .transform(({ orgContacts, eventOrgs, ...row }) => ({
    ...named(row),
    contacts: orgContacts,
    events: eventOrgs,
  }));

/** Sort fields of the list (§1.16); the backend fails on others. */
export const ORGANIZATION_SORT_FIELDS = [
  'orgname',
  'lastStatus.statusDesc',
  'city',
  'county.countyDesc',
  'lastContact',
];

const writtenFields = z.object({
  orgname: requiredText('Name is required'),
  ...properties(writtenText, 'address', 'city'),
  phone: writtenPhone,
  ...properties(writtenText, 'email', 'zip'),
  regsite: writtenFlag,
});

function written<Body extends z.output<typeof writtenFields>>(body: Body) {
  return { ...body, ...NOT_WRITTEN.organization };
}

/** The backend fails to create an organization with contacts in the body (§1.8). */
export const newOrganization = writtenFields
  .extend({
    orgId: noIdYet,
    orgContacts: z.array(z.unknown()).max(0, 'must be empty: add contacts afterwards').nullish(),
  })
  .transform(written);

export const editedOrganization = writtenFields.extend({ orgId: id }).transform(written);

export type Organization = z.output<typeof organizationDetail>;
export type OrganizationListRow = z.output<typeof organizationRow>;
/** With its contacts. */
export type OrganizationFileRow = z.output<typeof organizationSummary>;
export type OrganizationContact = z.output<typeof embeddedContact>;
export type OrganizationEvent = z.output<typeof embeddedEvent>;
