/** The tables of the legacy's entities (legacy-api.md D1 to D10). Columns without a zone are wall clock (§1.12). */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { flag, identity, reference, sortedDate, sortedText, wallClock } from './columns';

export const county = pgTable(
  'county',
  { countyId: integer('county_id').primaryKey(), countyDesc: text('county_desc').notNull() },
  (table) => [uniqueIndex('county_desc_unique').on(table.countyDesc)],
);

/** Type `O` is an organization status, `E` an event status; descriptions are unique across both. */
export const status = pgTable(
  'status',
  {
    statusId: integer('status_id').primaryKey(),
    statusDesc: text('status_desc').notNull(),
    statusType: text('status_type', { enum: ['O', 'E'] }).notNull(),
  },
  (table) => [uniqueIndex('status_desc_unique').on(table.statusDesc)],
);

export const eventType = pgTable(
  'event_type',
  {
    eventTypeId: integer('event_type_id').primaryKey(),
    eventTypeDesc: text('event_type_desc').notNull(),
  },
  (table) => [uniqueIndex('event_type_desc_unique').on(table.eventTypeDesc)],
);

export const audienceType = pgTable(
  'audience_type',
  {
    audienceTypeId: integer('audience_type_id').primaryKey(),
    audienceDesc: text('audience_desc').notNull(),
  },
  (table) => [uniqueIndex('audience_desc_unique').on(table.audienceDesc)],
);

/** Every employee is a presenter; only those with a password hash may sign in. */
export const presenter = pgTable(
  'presenter',
  {
    presenterId: identity('presenter_id'),
    name: text('name'),
    lastName: text('last_name'),
    email: text('email'),
    username: text('username').notNull(),
    active: boolean('active').notNull().default(true),
    managerialAccess: boolean('managerial_access').notNull().default(false),
    passwordHash: text('password_hash'),
  },
  (table) => [uniqueIndex('presenter_username_unique').on(sql`lower(${table.username})`)],
);

const auditColumns = () => ({
  createDate: wallClock('create_date'),
  lastModifiedDate: wallClock('last_modified_date'),
  createdById: reference('created_by_id', () => presenter.presenterId),
  lastModifiedById: reference('last_modified_by_id', () => presenter.presenterId),
});

export const organization = pgTable(
  'organization',
  {
    orgId: identity('org_id'),
    orgname: text('orgname'),
    address: text('address'),
    city: text('city'),
    email: text('email'),
    phone: text('phone'),
    altphone: text('altphone'),
    zip: text('zip'),
    regsite: flag('regsite'),
    countyId: reference('county_id', () => county.countyId).notNull(),
    lastStatusId: reference('last_status_id', () => status.statusId),
    lastContact: wallClock('last_contact'),
  },
  (table) => [
    index('organization_by_name').on(sortedText(table.orgname), table.orgId),
    index('organization_by_city').on(sortedText(table.city), table.orgId),
    index('organization_by_last_contact').on(sortedDate(table.lastContact), table.orgId),
    index('organization_by_county').on(table.countyId, table.orgId),
    index('organization_by_status').on(table.lastStatusId, table.orgId),
  ],
);

export const contact = pgTable(
  'contact',
  {
    contactId: identity('contact_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    title: text('title'),
    email: text('email'),
    phone: text('phone'),
    altPhone: text('alt_phone'),
    regsite: flag('regsite'),
    lastContactDate: wallClock('last_contact_date'),
    ...auditColumns(),
  },
  (table) => [
    index('contact_by_first_name').on(sortedText(table.firstName), table.contactId),
    index('contact_by_last_name').on(sortedText(table.lastName), table.contactId),
    index('contact_by_title').on(sortedText(table.title), table.contactId),
    index('contact_by_email').on(sortedText(table.email), table.contactId),
    index('contact_by_last_contact').on(sortedDate(table.lastContactDate), table.contactId),
  ],
);

export const organizationContact = pgTable(
  'organization_contact',
  {
    orgId: reference('org_id', () => organization.orgId).notNull(),
    contactId: reference('contact_id', () => contact.contactId).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.contactId] }),
    index('organization_contact_by_contact').on(table.contactId),
  ],
);

export const event = pgTable(
  'event',
  {
    eventId: identity('event_id'),
    eventName: text('event_name'),
    location: text('location'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    countyId: reference('county_id', () => county.countyId),
    startDateTime: wallClock('start_date_time'),
    endDateTime: wallClock('end_date_time'),
    eventTypeId: reference('event_type_id', () => eventType.eventTypeId).notNull(),
    lastStatusId: reference('last_status_id', () => status.statusId),
    /** Text: "about 40" is a valid audience count (D3). */
    audienceCount: text('audience_count'),
    rtaStaffCount: text('rta_staff_count'),
    surveyComplete: integer('survey_complete').notNull().default(0),
    surveyCount: text('survey_count'),
    surveyDateTime: wallClock('survey_date_time'),
    cancelReason: text('cancel_reason'),
    regsite: flag('regsite'),
    neworg: flag('neworg'),
    electedOfficial: flag('elected_official'),
    deleteflag: flag('deleteflag'),
  },
  (table) => [
    index('event_by_start').on(sortedDate(table.startDateTime), table.eventId),
    index('event_by_end').on(sortedDate(table.endDateTime), table.eventId),
    index('event_by_name').on(sortedText(table.eventName), table.eventId),
    index('event_by_location').on(sortedText(table.location), table.eventId),
    index('event_by_city').on(sortedText(table.city), table.eventId),
    index('event_by_type').on(table.eventTypeId, table.eventId),
    index('event_by_status').on(table.lastStatusId, table.eventId),
  ],
);

export const eventOrganization = pgTable(
  'event_organization',
  {
    eventId: reference('event_id', () => event.eventId).notNull(),
    orgId: reference('org_id', () => organization.orgId).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.orgId] }),
    index('event_organization_by_organization').on(table.orgId),
  ],
);

export const eventPresenter = pgTable(
  'event_presenter',
  {
    eventId: reference('event_id', () => event.eventId).notNull(),
    presenterId: reference('presenter_id', () => presenter.presenterId).notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.presenterId] }),
    index('event_presenter_by_presenter').on(table.presenterId),
  ],
);

export const eventAudienceType = pgTable(
  'event_audience_type',
  {
    eventId: reference('event_id', () => event.eventId).notNull(),
    audienceTypeId: reference('audience_type_id', () => audienceType.audienceTypeId).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.audienceTypeId] })],
);

export const callLog = pgTable(
  'call_log',
  {
    callId: identity('call_id'),
    orgId: reference('org_id', () => organization.orgId),
    contactId: reference('contact_id', () => contact.contactId),
    statusId: reference('status_id', () => status.statusId),
    regsite: flag('regsite'),
    callLogDate: wallClock('call_log_date'),
    lastStatusDate: wallClock('last_status_date'),
    ...auditColumns(),
  },
  (table) => [
    index('call_log_by_create_date').on(sortedDate(table.createDate), table.callId),
    index('call_log_by_last_modified_date').on(sortedDate(table.lastModifiedDate), table.callId),
    index('call_log_by_call_log_date').on(sortedDate(table.callLogDate), table.callId),
    index('call_log_by_organization').on(table.orgId, table.callId),
    index('call_log_by_status').on(table.statusId, table.callId),
    index('call_log_by_creator').on(table.createdById, sortedDate(table.createDate), table.callId),
  ],
);

/** Belongs to at most one of organization, contact and event; a call log's comment has organization and call log. */
export const note = pgTable(
  'note',
  {
    noteId: identity('note_id'),
    noteEntry: text('note_entry'),
    ...auditColumns(),
    orgId: reference('org_id', () => organization.orgId),
    contactId: reference('contact_id', () => contact.contactId),
    eventId: reference('event_id', () => event.eventId),
    callId: reference('call_id', () => callLog.callId),
  },
  (table) => [
    index('note_by_organization').on(table.orgId),
    index('note_by_contact').on(table.contactId),
    index('note_by_event').on(table.eventId),
    uniqueIndex('note_by_call_log').on(table.callId),
  ],
);
