/** Complete rows of the legacy backend, as sent. */
import { organizationDetail } from '@/lib/contract/entities/organization';
import { ORGANIZATION } from '@/lib/forms/organization';

/** Appended by the backend to a response that it truncates at a damaged row (legacy-api.md §1.9). */
export const SECOND_DOCUMENT =
  '{"timestamp":"2026-05-03T14:30:00.123+00:00","status":200,"error":"OK","message":"","path":"/api"}';

export function organizationRow(change: Record<string, unknown> = {}) {
  return {
    orgId: 5,
    orgname: 'Org A',
    address: '1 Main',
    city: 'Town',
    email: 'o@example.org',
    phone: '3125550100',
    altphone: null,
    zip: '60601',
    regsite: 1,
    lastContact: '2021-05-03T09:30:00.123',
    lastStatus: 'StatusA',
    countyName: 'CountyA',
    orgContacts: [],
    eventOrgs: [],
    ...change,
  };
}

export function embeddedEvent(change: Record<string, unknown> = {}) {
  return {
    eventId: 42,
    location: 'Loc',
    startDateTime: '2021-05-03T09:30:00',
    endDateTime: null,
    eventPresenters: ['Ann Bee'],
    eventTypeDesc: 'TypeA',
    ...change,
  };
}

/** A row of an organization's notes (legacy-api.md D5). */
export function noteRow(change: Record<string, unknown> = {}) {
  return {
    noteId: 77,
    noteEntry: 'hello',
    createDate: '2021-05-03T14:30:00.000+00:00',
    createdByFirstName: 'Ann',
    createdByLastName: 'Bee',
    lastModifiedDate: '2021-05-03T14:30:00.000+00:00',
    lastModifiedByFirstName: 'Ann',
    lastModifiedByLastName: 'Bee',
    ...change,
  };
}

/** A contact on its own (legacy-api.md D2). */
export function contactRow(change: Record<string, unknown> = {}) {
  return {
    contactId: 7,
    firstName: 'Cee',
    lastName: 'Dee',
    title: 'Director',
    email: 'c@example.org',
    phone: '3125550102',
    altPhone: null,
    createDate: '2021-05-03T09:30:00',
    lastModifiedDate: '2021-05-03T09:30:05.003',
    lastContactDate: null,
    createdBy: 'Ann Bee',
    lastModifiedBy: 'Ann null',
    contactOrgs: { 5: 'Org A' },
    regSite: 1,
    ...change,
  };
}

/** A note of a contact, with people as objects (legacy-api.md D4). */
export function noteEntity(change: Record<string, unknown> = {}) {
  const ann = { presenterId: 11, name: 'Ann', lastName: 'Bee', email: null, active: true };
  return {
    noteId: 78,
    noteEntry: 'hello',
    createDate: '2021-05-03T09:30:00',
    lastModifiedDate: '2021-05-03T09:30:00',
    event: null,
    contact: 'Cee Dee',
    createdBy: ann,
    lastModifiedBy: { ...ann, lastName: null },
    callLog: null,
    ...change,
  };
}

/** The paging envelope (legacy-api.md §1.13) around one full page of rows. */
export function pageOf(content: unknown[], change: Record<string, unknown> = {}) {
  return {
    content,
    pageable: { offset: 0, pageNumber: 0, pageSize: 10, paged: true, unpaged: false },
    totalPages: content.length === 0 ? 0 : 1,
    totalElements: content.length,
    size: 10,
    number: 0,
    first: true,
    last: true,
    empty: content.length === 0,
    ...change,
  };
}

/** An event on its own, as `GET /api/events/{id}` and the lists give it. */
export function eventRow(change: Record<string, unknown> = {}) {
  return {
    eventId: 42,
    eventName: 'Travel training',
    location: 'Elm Library',
    address: '1 Main St',
    city: 'Joliet',
    state: 'IL',
    zip: '60432',
    county: { countyId: 3, countyDesc: 'Will' },
    startDateTime: '2021-05-03T09:30:00',
    endDateTime: '2021-05-03T10:30:00',
    rtaStaffCount: null,
    audienceCount: '25',
    surveyComplete: 0,
    surveyCount: null,
    surveyDateTime: null,
    cancelReason: null,
    regsite: 1,
    neworg: 0,
    electedOfficial: 0,
    deleteflag: 0,
    eventPresenters: ['Ann Bee'],
    lastStatus: 'Confirmed',
    eventaudienceType: ['Older adults'],
    eventTypeDesc: 'Presentation',
    orgNames: { 5: ['Elm Library', 'StatusA'] },
    ...change,
  };
}

/** A call log in a list (legacy-api.md D6): ids are text. */
export function callLogRow(change: Record<string, unknown> = {}) {
  return {
    callId: 9,
    org: { orgId: '5', orgName: 'Elm Library' },
    contact: { contactId: '7', contactName: 'Ada Lindqvist' },
    status: { lastStatusId: '2', lastStatus: 'Active' },
    createdBy: 'Ann Bee',
    lastModifiedBy: 'Ann null',
    createDate: '2021-05-03T09:30:00.12',
    lastModifiedDate: '2021-05-04T10:00:00',
    lastStatusDate: null,
    callLogDate: null,
    regsite: 1,
    ...change,
  };
}

/** One call log: the note with its comment, and the call log within (D4). */
export function callLogNote(
  change: Record<string, unknown> = {},
  inner: Record<string, unknown> = {},
) {
  return {
    ...noteEntity({ noteId: 77, noteEntry: 'Asked for schedules', contact: null }),
    createDate: '2021-05-03T09:30:00.123',
    regSite: 1,
    callLogDate: null,
    callLog: callLogRow(inner),
    ...change,
  };
}

/** As the form reads `organizationRow`. */
export const ORGANIZATION_FORM = ORGANIZATION.read(organizationDetail.parse(organizationRow()));
