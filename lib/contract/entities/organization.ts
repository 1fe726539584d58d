/** Organizations in their three shapes, and what is written back (legacy-api.md D1, §1.8). */
import { z } from 'zod';
import { date, flag, id, text } from './wire';

const fields = {
  orgId: id,
  orgname: text,
  address: text,
  city: text,
  email: text,
  phone: text,
  zip: text,
  regsite: flag,
  lastContact: date,
  lastStatus: text,
  countyName: text,
};

/** A contact as an organization carries it. Either spelling of the flag may come (§7.3). */
const embeddedContact = z
  .object({
    contactId: id,
    firstName: text,
    lastName: text,
    title: text,
    email: text,
    phone: text,
    altPhone: text,
    regsite: flag,
    regSite: flag,
  })
  .transform(({ regSite, regsite, ...contact }) => ({ ...contact, regsite: regsite || regSite }));

/** An event as an organization carries it; the type's name differs between versions (§7.4). */
const embeddedEvent = z
  .object({
    eventId: id,
    location: text,
    startDateTime: date,
    endDateTime: date,
    eventPresenters: z.array(z.string()).nullish(),
    eventTypeDesc: text,
    eventType: text,
  })
  .transform(({ eventTypeDesc, eventType, eventPresenters, ...event }) => ({
    ...event,
    eventType: eventTypeDesc ?? eventType,
    presenters: eventPresenters ?? [],
  }));

/** A row of the list. It nests whole contacts and events on the wire, which no list needs. */
export const organizationRow = z.object(fields);

export const organizationSummary = z.object({
  ...fields,
  orgContacts: z.array(embeddedContact),
});

export const organizationDetail = z.object({
  ...fields,
  orgContacts: z.array(embeddedContact),
  eventOrgs: z.array(embeddedEvent),
});

/** The property paths that the list sorts by (§1.16); by any other the backend fails. */
export const ORGANIZATION_SORT_FIELDS = [
  'orgname',
  'lastStatus.statusDesc',
  'city',
  'county.countyDesc',
  'lastContact',
] as const;

const typed = z.string().max(4000).nullish();

const writtenFields = z.object({
  orgname: z.string().trim().min(1, 'Name is required').max(4000),
  address: typed,
  city: typed,
  phone: z.string().regex(/^\d*$/, 'Phone may hold digits only').max(40).nullish(),
  email: typed,
  zip: typed,
  regsite: z.coerce.number().int().min(0).max(1).default(0),
});

/** These have another form when read than when written and would be refused if echoed (§1.8). */
const NOT_WRITTEN = { orgContacts: [], eventOrgs: [], lastStatus: null };

/** A number in `orgId` would overwrite that organization (§3.3), so a new one always goes without. */
export const newOrganization = writtenFields.transform((organization) => ({
  ...organization,
  ...NOT_WRITTEN,
  orgId: null,
}));

export const editedOrganization = writtenFields
  .extend({ orgId: id })
  .transform((organization) => ({ ...organization, ...NOT_WRITTEN }));

export type OrganizationRow = z.output<typeof organizationRow>;
export type OrganizationDetail = z.output<typeof organizationDetail>;
export type EmbeddedContact = z.output<typeof embeddedContact>;
export type EmbeddedEvent = z.output<typeof embeddedEvent>;
