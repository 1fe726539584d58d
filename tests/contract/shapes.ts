/** The shapes of legacy-api.md D1 to D8 as they are on the wire. Members beyond them may appear. */
import { z } from 'zod';

const text = z.string().nullable();
const id = z.int().positive();
const idText = z.string().regex(/^\d+$/, 'an id as text');
const textById = <Value extends z.ZodType>(value: Value) => z.record(idText, value);

export const row = z.record(z.string(), z.unknown());
export type Row = z.output<typeof row>;

/** As much of the envelope as finding one's way through a list takes. */
export const page = z.object({
  content: z.array(row),
  totalPages: z.int().min(0),
  totalElements: z.int().min(0),
});

const sort = z.object({ sorted: z.boolean(), unsorted: z.boolean(), empty: z.boolean() });

export const envelope = page.extend({
  number: z.int(),
  size: z.int(),
  numberOfElements: z.int(),
  first: z.boolean(),
  last: z.boolean(),
  empty: z.boolean(),
  sort,
  pageable: z.object({ sort, pageNumber: z.int(), pageSize: z.int(), offset: z.int() }),
});

export const shortContact = z.object({
  contactId: id,
  firstName: text,
  lastName: text,
  title: text,
  email: text,
  phone: text,
  altPhone: text,
});

const shortEvent = z.object({
  eventId: id,
  location: text,
  startDateTime: text,
  endDateTime: text,
  eventPresenters: z.array(z.string()),
  eventTypeDesc: z.string(),
});

export const contact = shortContact.extend({
  createDate: text,
  lastModifiedDate: text,
  lastContactDate: text,
  createdBy: text,
  lastModifiedBy: text,
  contactOrgs: textById(text),
});

/** Text in the reference; a newer server may have numbers (§7.21). */
const count = z.union([z.string(), z.number()]).nullable();

export const event = shortEvent.extend({
  eventName: text,
  address: text,
  city: text,
  state: text,
  zip: text,
  rtaStaffCount: count,
  audienceCount: count,
  surveyComplete: z.number(),
  lastStatus: text,
  eventaudienceType: z.array(z.string()),
  orgNames: textById(z.tuple([text, text])),
});

const absent = (why: string) => z.undefined({ error: why }).optional();

const organization = z.object({
  orgId: id,
  orgname: text,
  address: text,
  city: text,
  email: text,
  phone: text,
  zip: text,
  lastContact: text,
  lastStatus: text,
  countyName: z.string(),
  county: absent('no such member: the county is a text, countyName'),
});

export const organizationDetail = organization.extend({
  orgContacts: z.array(shortContact),
  eventOrgs: z.array(shortEvent),
});
export const organizationSummary = organization.extend({
  orgContacts: z.array(shortContact),
  eventOrgs: absent('no such member in a summary'),
});
export const organizationRow = organization.extend({
  altphone: text,
  orgContacts: z.array(contact),
  eventOrgs: z.array(event),
});

const person = z.object({ name: text, lastName: text });

const callLogFields = {
  callId: id,
  org: z.object({ orgId: idText, orgName: text }).nullable(),
  contact: z.object({ contactId: idText, contactName: text }).nullable(),
  status: z.object({ lastStatusId: idText, lastStatus: text }).nullable(),
  createdBy: text,
  lastModifiedBy: text,
  createDate: text,
  lastModifiedDate: text,
};
export const callLog = z.object(callLogFields);

export const note = z.object({
  noteId: id,
  noteEntry: text,
  createDate: text,
  lastModifiedDate: text,
  event: text,
  contact: text,
  createdBy: person.nullable(),
  lastModifiedBy: person.nullable(),
  callLog: callLog.nullable(),
});
export const callLogDetail = note.extend({ callLog });

export const noteRow = z.object({
  noteId: id,
  noteEntry: text,
  createDate: text,
  lastModifiedDate: text,
  createdByFirstName: text,
  createdByLastName: text,
  lastModifiedByFirstName: text,
  lastModifiedByLastName: text,
});
export const callLogNoteRow = noteRow.extend({ callId: id });

export const user = z.object({
  presenterId: id.optional(),
  firstName: text,
  lastName: text,
});

export const logoutAnswer = z.object({ port: z.string(), logoutUrl: z.string() });
