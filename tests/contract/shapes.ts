/** The shapes of legacy-api.md D1 to D8 as they are on the wire. Further members may appear. */
import { z } from 'zod';

const text = z.string().nullable();
const id = z.int().positive();
const idText = z.string().regex(/^\d+$/, 'an id as text');
const textById = <Value extends z.ZodType>(value: Value) => z.record(idText, value);
const names = { firstName: text, lastName: text };
const dates = { createDate: text, lastModifiedDate: text };
const stamps = { ...dates, createdBy: text, lastModifiedBy: text };

export const row = z.record(z.string(), z.unknown());
export type Row = z.output<typeof row>;

/** The members of the envelope that finding rows needs. */
export const page = z.object({
  content: z.array(row),
  totalPages: z.int().min(0),
  totalElements: z.int().min(0),
});

const sort = z.object({ sorted: z.boolean(), unsorted: z.boolean(), empty: z.boolean() });

export const envelope = page.extend({
  ...{ number: z.int(), size: z.int(), numberOfElements: z.int(), sort },
  ...{ first: z.boolean(), last: z.boolean(), empty: z.boolean() },
  pageable: z.object({ sort, pageNumber: z.int(), pageSize: z.int(), offset: z.int() }),
});

const shortContact = z.object({
  ...{ contactId: id, ...names, title: text },
  ...{ email: text, phone: text, altPhone: text },
});

const shortEvent = z.object({
  ...{ eventId: id, location: text, startDateTime: text, endDateTime: text },
  ...{ eventPresenters: z.array(z.string()), eventTypeDesc: z.string() },
});

export const contact = shortContact.extend({
  ...{ ...stamps, lastContactDate: text, contactOrgs: textById(text) },
});

/** Text in the reference; a newer server may have numbers (§7.21). */
const count = z.union([z.string(), z.number()]).nullable();

export const event = shortEvent.extend({
  ...{ eventName: text, address: text, city: text, state: text, zip: text, lastStatus: text },
  ...{ rtaStaffCount: count, audienceCount: count, surveyComplete: z.number() },
  eventaudienceType: z.array(z.string()),
  orgNames: textById(z.tuple([text, text])),
});

const absent = (why: string) => z.undefined({ error: why }).optional();

const organization = z.object({
  ...{ orgId: id, orgname: text, address: text, city: text, zip: text, email: text, phone: text },
  ...{ lastContact: text, lastStatus: text, countyName: z.string() },
  county: absent('no such member: the county is a text, countyName'),
});

export const organizationDetail = organization.extend({
  ...{ orgContacts: z.array(shortContact), eventOrgs: z.array(shortEvent) },
});
export const organizationSummary = organization.extend({
  orgContacts: z.array(shortContact),
  eventOrgs: absent('no such member in a summary'),
});
export const organizationRow = organization.extend({
  ...{ altphone: text, orgContacts: z.array(contact), eventOrgs: z.array(event) },
});

const person = z.object({ name: text, lastName: text }).nullable();

export const callLog = z.object({
  ...{ callId: id, ...stamps },
  org: z.object({ orgId: idText, orgName: text }).nullable(),
  contact: z.object({ contactId: idText, contactName: text }).nullable(),
  status: z.object({ lastStatusId: idText, lastStatus: text }).nullable(),
});

export const note = z.object({
  ...{ noteId: id, noteEntry: text, ...dates, event: text, contact: text },
  ...{ createdBy: person, lastModifiedBy: person, callLog: callLog.nullable() },
});
export const callLogDetail = note.extend({ callLog });

export const noteRow = z.object({
  ...{ noteId: id, noteEntry: text, ...dates, createdByFirstName: text, createdByLastName: text },
  ...{ lastModifiedByFirstName: text, lastModifiedByLastName: text },
});
export const callLogNoteRow = noteRow.extend({ callId: id });

export const user = z.object({ presenterId: id.optional(), ...names });

export const logoutResponse = z.object({ port: z.string(), logoutUrl: z.string() });

const statuses = z.array(z.object({ statusId: id, statusDesc: z.string() }));

/** Lookups (D8), by the calls that read them. */
export const LOOKUPS: Record<string, z.ZodType> = {
  getCounties: z.array(z.object({ countyId: id, countyDesc: z.string() })),
  getAllStatusTypes: statuses,
  getOrganizationStatusTypes: statuses,
  getEventStatusTypes: z.array(z.object({ statusId: id, statusdesc: z.string() })),
  getEventTypes: z.array(z.object({ eventTypeId: id, eventTypeDesc: z.string() })),
  getAudienceTypes: z.array(
    z.object({ audiencetypeId: id, audienceDesc: z.string(), typeExist: z.boolean() }),
  ),
  getOrganizationNames: z.array(z.object({ OrgID: id, orgname: text })),
  getContactNames: z.array(shortContact),
};
