/**
 * Rows that are legal and awkward, each with an id that no seed or size changes.
 * Every generator puts its hard cases first, so the ids below are the first ones of their tables.
 */
import type { ContactRow, EventRow, OrganizationRow } from './demo-data';
import { EVENT_STATUS, EVENT_TYPE } from './lookups';

/** An organization whose lists need several pages. */
export const BUSY_ORGANIZATION = { orgId: 14, contacts: 60, events: 40, notes: 30 } as const;
/** An organization with no contact, event, note or call log. */
export const EMPTY_ORGANIZATION_ID = 15;
/** The county that has no organization, so that filtering by it finds nothing. */
export const COUNTY_WITHOUT_ORGANIZATIONS = 'Grundy';

type HardCaseOrganization = {
  orgId: number;
  what: string;
  orgname: string;
  /** Key of the kind and name of the place. */
  kind: string;
  place: string;
  values?: Partial<OrganizationRow>;
};

// biome-ignore format: one hard case per line reads as the table it is.
export const HARD_CASE_ORGANIZATIONS: readonly HardCaseOrganization[] = [
  { orgId: 1, what: 'apostrophes; county "St. Clair"', orgname: "O'Fallon Veterans' Post 284", kind: 'veterans-post', place: "O'Fallon" },
  { orgId: 2, what: 'accents', orgname: 'Centro Comunitario José María Núñez', kind: 'newcomer-center', place: 'Cicero' },
  { orgId: 3, what: 'ampersand; a note of 4,000 characters', orgname: 'Oak Park Aging & Disability Network', kind: 'independent-living', place: 'Oak Park' },
  { orgId: 4, what: 'comma', orgname: 'Aurora Community Services, Inc.', kind: 'food-pantry', place: 'Aurora' },
  { orgId: 5, what: 'slash', orgname: 'Joliet Adult Day Care / Respite Center', kind: 'rehabilitation', place: 'Joliet' },
  { orgId: 6, what: 'percent', orgname: '100% Access Elgin', kind: 'independent-living', place: 'Elgin' },
  { orgId: 7, what: 'semicolon', orgname: 'Skokie Resource Center; North Branch', kind: 'library', place: 'Skokie' },
  { orgId: 8, what: '200 characters', orgname: 'North-East Illinois Intergovernmental Coalition for Accessible Transportation, Independent Living, Healthful Aging and Caregiver Support in Suburban Cook, DuPage, Kane, Lake, McHenry and Will Counties', kind: 'township', place: 'Wheaton' },
  { orgId: 9, what: 'right-to-left text, Arabic', orgname: 'المركز العربي للخدمات الاجتماعية', kind: 'newcomer-center', place: 'Bridgeview' },
  { orgId: 10, what: 'right-to-left text, Hebrew', orgname: 'מרכז קהילתי לגיל הזהב', kind: 'senior-center', place: 'Lincolnwood' },
  { orgId: 11, what: 'begins with "="', orgname: '=1+1 Senior Buddies Club', kind: 'senior-center', place: 'Mundelein' },
  { orgId: 12, what: 'begins with "@" and holds angle brackets', orgname: '@Home <Supportive> Living', kind: 'senior-residence', place: 'Crystal Lake' },
  { orgId: 13, what: 'question mark, hash, backslash and quotation marks', orgname: 'Need a Ride? "Door #1" \\ Bolingbrook', kind: 'parish', place: 'Bolingbrook' },
  { orgId: BUSY_ORGANIZATION.orgId, what: 'many contacts, events and notes', orgname: 'Lakeshore Senior Services Center', kind: 'senior-center', place: 'Edgewater' },
  { orgId: EMPTY_ORGANIZATION_ID, what: 'nothing but a name: untouched fields are stored as empty text', orgname: 'Name Only Township Office', kind: 'township', place: 'Monee', values: { address: '', city: '', email: '', phone: '', altphone: null, zip: '', regsite: 0 } },
];

type HardCaseContact = {
  contactId: number;
  what: string;
  firstName: string;
  lastName: string | null;
  orgIds: readonly number[];
  values?: Partial<ContactRow>;
};

// biome-ignore format: one hard case per line reads as the table it is.
export const HARD_CASE_CONTACTS: readonly HardCaseContact[] = [
  { contactId: 1, what: 'no last name, printed as the word null by the legacy', firstName: 'Cher', lastName: null, orgIds: [1] },
  { contactId: 2, what: 'two contacts with one name', firstName: 'Maria', lastName: 'Garcia', orgIds: [2] },
  { contactId: 3, what: 'two contacts with one name', firstName: 'Maria', lastName: 'Garcia', orgIds: [4] },
  { contactId: 4, what: 'apostrophes and a hyphen', firstName: 'Siobhán', lastName: "O'Brien-D'Angelo", orgIds: [3] },
  { contactId: 5, what: 'accents', firstName: 'Zoë', lastName: 'Núñez Żółkiewska', orgIds: [2] },
  { contactId: 6, what: 'right-to-left text, Arabic', firstName: 'ليلى', lastName: 'حداد', orgIds: [9] },
  { contactId: 7, what: 'right-to-left text, Hebrew', firstName: 'נעמי', lastName: 'לוי', orgIds: [10] },
  { contactId: 8, what: 'begins with "=" and "+"', firstName: '=Ann', lastName: '+Keller', orgIds: [11] },
  { contactId: 9, what: 'belongs to no organization', firstName: 'Gloria', lastName: 'Unaffiliated', orgIds: [] },
  { contactId: 10, what: 'belongs to three organizations', firstName: 'Desmond', lastName: 'Threehats', orgIds: [5, 6, 7] },
  { contactId: 11, what: 'comma, slash, semicolon and percent in the title', firstName: 'Robin', lastName: 'Abernathy, Jr.', orgIds: [8], values: { title: 'Director/CEO; 50% Social Worker, 50% Driver' } },
  { contactId: 12, what: 'nothing but a first name: untouched fields are stored as empty text', firstName: 'Pat', lastName: '', orgIds: [12], values: { title: '', email: '', phone: '', altPhone: '' } },
];

type HardCaseEvent = {
  eventId: number;
  what: string;
  /** Moved to the next day on which events take place. */
  daysFromToday: number;
  eventTypeId: number;
  orgIds: readonly number[];
  minutes?: number;
  presenters?: 'none' | 'co-presenters only';
  /** Completed or confirmed, when not given. */
  statusId?: number;
  values?: Partial<EventRow>;
};

// biome-ignore format: one hard case per line reads as the table it is.
export const HARD_CASE_EVENTS: readonly HardCaseEvent[] = [
  { eventId: 1, what: 'no end', daysFromToday: 20, eventTypeId: EVENT_TYPE.presentation, orgIds: [1], values: { endDateTime: null } },
  { eventId: 2, what: 'audience count in words (legacy-api.md D3)', daysFromToday: -40, eventTypeId: EVENT_TYPE.resourceFair, orgIds: [4], values: { audienceCount: 'about 40' } },
  { eventId: 3, what: 'characters that a path cannot carry', daysFromToday: 25, eventTypeId: EVENT_TYPE.presentation, orgIds: [5], values: { eventName: 'Rides / Fares: 50% off? Q&A; #1 \\ "Seats"', location: 'Room 2/3; 50% full?' } },
  { eventId: 4, what: 'accents, apostrophe and comma', daysFromToday: 33, eventTypeId: EVENT_TYPE.tabling, orgIds: [2], values: { eventName: "Café y Transporte, Día de la Movilidad at O'Hare" } },
  { eventId: 5, what: 'right-to-left text', daysFromToday: 41, eventTypeId: EVENT_TYPE.travelTraining, orgIds: [9, 10], values: { eventName: 'التدريب على استخدام الحافلات', location: 'מרכז קהילתי לגיל הזהב' } },
  { eventId: 6, what: '200 characters', daysFromToday: -60, eventTypeId: EVENT_TYPE.resourceFair, orgIds: [8], values: { eventName: 'Regional Forum on Getting to Dialysis, Work, Worship, School and the Grocery Store without a Car: What Riders, Caregivers, Drivers, Dispatchers and Planners Have Learned from Each Other over Ten Years' } },
  { eventId: 7, what: 'begins with "="', daysFromToday: -75, eventTypeId: EVENT_TYPE.webinar, orgIds: [11], values: { eventName: '=SUM(Fares) Budgeting for Transit' } },
  { eventId: 8, what: 'marked for deletion', daysFromToday: 50, eventTypeId: EVENT_TYPE.tabling, orgIds: [12], values: { deleteflag: 1 } },
  { eventId: 9, what: 'no presenter', daysFromToday: 12, eventTypeId: EVENT_TYPE.presentation, orgIds: [13], presenters: 'none' },
  { eventId: 10, what: 'presenters, none of them primary', daysFromToday: 15, eventTypeId: EVENT_TYPE.travelTraining, orgIds: [6], presenters: 'co-presenters only' },
  { eventId: 11, what: 'no organization, address or county', daysFromToday: 18, eventTypeId: EVENT_TYPE.tabling, orgIds: [], values: { address: null, city: null, zip: null, countyId: null } },
  { eventId: 12, what: 'cancelled without a reason', daysFromToday: -20, eventTypeId: EVENT_TYPE.registrationEvent, orgIds: [7], statusId: EVENT_STATUS.cancelled, values: { cancelReason: null } },
  { eventId: 13, what: 'lasts three days', daysFromToday: 70, eventTypeId: EVENT_TYPE.trainTheTrainer, orgIds: [3], minutes: 2 * 24 * 60 + 8 * 60 },
  { eventId: 14, what: 'no name: untouched fields are stored as empty text', daysFromToday: 8, eventTypeId: EVENT_TYPE.presentation, orgIds: [3], values: { eventName: '', audienceCount: '' } },
  { eventId: 15, what: 'no status', daysFromToday: 28, eventTypeId: EVENT_TYPE.presentation, orgIds: [1], values: { lastStatusId: null } },
];

/** Held on every Sunday on which the clocks change: one after the change, one through it. */
// biome-ignore format: one hard case per line reads as the table it is.
export const CLOCK_CHANGE_EVENTS = [
  { what: 'the afternoon after the clocks changed', eventTypeId: EVENT_TYPE.resourceFair, starts: 13 * 60, minutes: 150, values: {} },
  { what: 'the night in which the clocks change', eventTypeId: EVENT_TYPE.tabling, starts: 30, minutes: 180, values: { eventName: 'Overnight Rider Information Table', location: 'Transit Center, Lower Level' } },
] as const;

export const LONG_NOTE = { noteId: 1, orgId: 3, characters: 4000 } as const;

// biome-ignore format: one hard case per line reads as the table it is.
export const HARD_CASE_NOTES = [
  { noteId: 2, what: 'begins with "=", as a spreadsheet formula does', orgId: 11, noteEntry: '=HYPERLINK("https://example.org","Free rides") was pasted from their newsletter.' },
  { noteId: 3, what: 'markup', orgId: 12, noteEntry: 'Their form shows <b>bold</b> & <script>alert("x")</script> as plain text; ask the webmaster.' },
  { noteId: 4, what: 'several lines and right-to-left text', orgId: 9, noteEntry: 'Ask for Layla.\nSign on the door: المركز العربي\n\nParking is behind the building.' },
] as const;

/** A call log kept from before contact and status were required; its comment is an ordinary one. */
export const CALL_LOG_WITHOUT_CONTACT_AND_STATUS = { callId: 1, orgId: 1 } as const;

export function isHardCaseOrganization({ orgId }: OrganizationRow): boolean {
  return orgId <= HARD_CASE_ORGANIZATIONS.length;
}

/** Those that chance may fill: the counts of the busy and the empty organization are fixed. */
export function openOrganizations<T extends { row: OrganizationRow }>(
  organizations: readonly T[],
): T[] {
  return organizations.filter(
    ({ row }) => row.orgId !== BUSY_ORGANIZATION.orgId && row.orgId !== EMPTY_ORGANIZATION_ID,
  );
}
