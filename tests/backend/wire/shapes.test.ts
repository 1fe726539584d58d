/** All members of rows: alone, in lists and exports, as notes and as lookups (legacy-api.md D1 to D8). */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';

import { rowDate } from '@/backend/wire/dates';
import { Wire } from '@/tests/backend/support/wire';
import { WORLD } from '@/tests/backend/support/world';

const wire = new Wire(WORLD);
const json = (path: string) => wire.ann.json(path);

const ANN = {
  ...{ presenterId: 11, name: 'Ann', lastName: 'Bee', email: 'ann@example.org' },
  ...{ username: 'abee', active: true },
};
const MAX = {
  ...{ presenterId: 12, name: 'Max', lastName: null, email: null },
  ...{ username: 'mcole', active: true },
};

const SHORT_CONTACT = {
  ...{ contactId: 3, firstName: 'Cee', lastName: 'Dee', title: 'T', email: null },
  ...{ phone: '3125550002', altPhone: '', regsite: 0 },
};
/** Both spellings of the flag (§7.3). */
const CONTACT = {
  ...SHORT_CONTACT,
  regSite: 0,
  createDate: '2021-05-03T09:30:00',
  lastModifiedDate: '2021-05-03T09:30:05.003',
  lastContactDate: null,
  createdBy: 'Ann Bee',
  lastModifiedBy: 'Max null',
  contactOrgs: { 1: 'delta library', 2: 'Alpha Center', 5: null },
};
const NEW_CONTACT = {
  ...{ contactId: 4, firstName: 'abe', lastName: null, title: 'chair', email: 'a@example.org' },
  ...{ phone: null, altPhone: null, regsite: 1 },
};

const SHORT_EVENT = {
  eventId: 1,
  location: 'delta Library',
  startDateTime: '2024-03-01T10:00:00',
  endDateTime: '2024-03-01T11:30:00',
  eventPresenters: ['Ann Bee', 'Max null'],
  eventTypeDesc: 'Presentation',
};
const EVENT = {
  ...SHORT_EVENT,
  ...{ eventName: 'Ev', address: '1 Main', city: 'Zion', state: 'IL', zip: '60601' },
  ...{ audienceCount: 'about 40', rtaStaffCount: '2', cancelReason: 'Sick' },
  ...{ surveyComplete: 1, surveyCount: '12', surveyDateTime: '2024-04-01T00:00:00' },
  ...{ regsite: 0, neworg: 1, electedOfficial: 0, deleteflag: 1, deleteFlag: 1 },
  county: { countyId: 3, countyDesc: 'St. Clair' },
  lastStatus: 'Cancelled',
  eventaudienceType: ['Seniors', 'Veterans'],
  orgNames: {
    2: ['Alpha Center', 'Active'],
    3: ['Charlie Home', null],
    5: [null, 'Interested'],
  },
};

const ORGANIZATION = {
  ...{ orgId: 2, orgname: 'Alpha Center', address: '1 Main', city: 'aurora', zip: '60601' },
  ...{ email: 'o@example.org', phone: '3125550100', regsite: 1, lastContact: null },
  ...{ lastStatus: 'Active', countyName: 'Lake' },
};
/** Nulls are written out. */
const NAMELESS = {
  ...{ orgId: 5, orgname: null, address: null, city: 'Cicero', zip: null },
  ...{ email: null, phone: null, regsite: 0, lastContact: '2023-12-31T23:59:59.5' },
  ...{ lastStatus: 'Interested', countyName: 'Rock, Island' },
};

const CALL = {
  callId: 1,
  org: { orgId: '1', orgName: 'delta library' },
  contact: { contactId: '4', contactName: 'abe null' },
  status: { lastStatusId: '1', lastStatus: 'Interested' },
  createdBy: 'Ann Bee',
  lastModifiedBy: 'Max null',
  createDate: '2024-03-01T09:00:00',
  lastModifiedDate: '2024-03-05T00:00:00',
  lastStatusDate: null,
  callLogDate: '2024-02-01T12:00:00',
  regsite: 1,
};
const WRITTEN = { createdBy: ANN, lastModifiedBy: MAX, event: null, contact: null, callLog: null };
/** With two repeated values (§7.8). */
const COMMENT = {
  ...WRITTEN,
  ...{ noteId: 101, noteEntry: 'first call', callLog: CALL },
  ...{ createDate: '2024-03-01T09:00:00', lastModifiedDate: '2024-03-06T10:00:00' },
  ...{ regSite: 1, callLogDate: '2024-02-01T12:00:00' },
};
const LOCAL = { createDate: '2021-05-03T09:30:00', lastModifiedDate: '2021-07-01T23:59:59.5' };
const ROW_PEOPLE = {
  ...{ createdByFirstName: 'Ann', createdByLastName: 'Bee' },
  ...{ lastModifiedByFirstName: 'Max', lastModifiedByLastName: null },
};

/** By address, the whole of the JSON. */
const SHAPES: Record<string, unknown> = {
  '/api/organizations/2': {
    ...ORGANIZATION,
    orgContacts: [SHORT_CONTACT, NEW_CONTACT],
    eventOrgs: [SHORT_EVENT],
  },
  '/api/organizations/5': { ...NAMELESS, orgContacts: [SHORT_CONTACT], eventOrgs: [SHORT_EVENT] },
  '/api/contact/3': CONTACT,
  '/api/events/1': EVENT,
  '/api/events/3': {
    ...{ eventId: 3, location: 'charlie Home', eventTypeDesc: 'Presentation', regsite: 1 },
    ...{ eventName: null, address: null, city: null, state: null, zip: null, county: null },
    ...{ startDateTime: null, endDateTime: null, audienceCount: null, rtaStaffCount: null },
    ...{ surveyComplete: 0, surveyCount: null, surveyDateTime: null, cancelReason: null },
    ...{ neworg: 0, electedOfficial: 0, deleteflag: 0, deleteFlag: 0, lastStatus: null },
    ...{ eventPresenters: [], eventaudienceType: [], orgNames: {} },
  },
  '/api/callLog-detail/1': COMMENT,
  '/api/all-callLogs-export': [COMMENT, expect.objectContaining({ noteId: 102 })],
  '/api/all-my-callLogs-export': [COMMENT],
  '/api/contact/notes/4': [
    {
      ...WRITTEN,
      ...{ noteId: 107, noteEntry: 'by nobody', contact: 'abe null' },
      ...{ createDate: null, lastModifiedDate: null, createdBy: null, lastModifiedBy: null },
    },
    { ...WRITTEN, ...LOCAL, noteId: 108, noteEntry: 'later', contact: 'abe null' },
  ],
  '/api/event/notes/1': [
    { ...WRITTEN, ...LOCAL, noteId: 109, noteEntry: 'on the event', event: 'Ev' },
  ],
  // Dates have an offset; comments of call logs and notes without an author are left out.
  '/api/org/notes/1': [
    {
      ...ROW_PEOPLE,
      ...{ noteId: 103, noteEntry: 'summer', createDate: '2021-05-03T14:30:00.000+00:00' },
      lastModifiedDate: '2021-07-02T04:59:59.500+00:00',
    },
    {
      ...ROW_PEOPLE,
      ...{ noteId: 104, noteEntry: null, createDate: '2021-12-25T00:00:00.000+00:00' },
      lastModifiedDate: '2022-01-01T06:00:00.000+00:00',
    },
  ],
  '/api/org/callLogNotes/1': [
    {
      ...ROW_PEOPLE,
      ...{ noteId: 101, noteEntry: 'first call', createDate: '2024-03-01T15:00:00.000+00:00' },
      lastModifiedDate: '2024-03-06T16:00:00.000+00:00',
      ...{ callId: 1, regsite: 1, calllogdate: '2024-02-01T18:00:00.000+00:00' },
    },
  ],
  '/api/org/notes/999': [],
  '/api/org/callLogNotes/999': [],
  '/api/orgContacts/2': [CONTACT, expect.objectContaining({ contactId: 4 })],
  '/api/counties': [
    { countyId: 1, countyDesc: 'Cook' },
    { countyId: 2, countyDesc: 'Lake' },
    { countyId: 3, countyDesc: 'St. Clair' },
    { countyId: 4, countyDesc: 'Rock, Island' },
  ],
  '/api/allStatusTypes': [
    { statusId: 1, statusDesc: 'Interested', statusType: 'O' },
    { statusId: 2, statusDesc: 'Active', statusType: 'O' },
    { statusId: 8, statusDesc: 'Info Needed', statusType: 'E' },
    { statusId: 9, statusDesc: 'Cancelled', statusType: 'E' },
  ],
  '/api/orgStatusTypes': [
    { statusId: 1, statusDesc: 'Interested', statusType: 'O' },
    { statusId: 2, statusDesc: 'Active', statusType: 'O' },
  ],
  '/api/eventStatusTypes': [
    { statusId: 8, statusdesc: 'Info Needed' },
    { statusId: 9, statusdesc: 'Cancelled' },
  ],
  '/api/all-event-types': [
    { eventTypeId: 4, eventTypeDesc: 'Presentation' },
    { eventTypeId: 5, eventTypeDesc: 'Fair' },
  ],
  '/api/allAudienceWithTypeExist/-1': [
    { audiencetypeId: 1, audienceDesc: 'Seniors', typeExist: false },
    { audiencetypeId: 2, audienceDesc: 'Veterans', typeExist: false },
  ],
  '/api/allorgnames': [
    { OrgID: 1, orgname: 'delta library' },
    { OrgID: 2, orgname: 'Alpha Center' },
    { OrgID: 3, orgname: 'Charlie Home' },
    { OrgID: 4, orgname: 'bravo Hall' },
    { OrgID: 5, orgname: null },
  ],
  // Without password hash and managerial access.
  '/api/activePresenters': [ANN, MAX],
};

test.each(Object.entries(SHAPES))('%s', async (path, shape) => {
  const response = await wire.ann.get(path);
  expect([response.status, response.headers['content-type']]).toEqual([200, 'application/json']);
  expect(response.json()).toEqual(shape);
});

test('20: summaries have no events, and list rows have contacts and events in full', async () => {
  const summaries = z.array(z.unknown()).parse(await json('/api/organizations'));
  expect(summaries).toHaveLength(5);
  expect(summaries[1]).toEqual({ ...ORGANIZATION, orgContacts: [SHORT_CONTACT, NEW_CONTACT] });
  const row = await json('/api/orgs-filtered-sorted/0/1/orgname/desc?county=Lake');
  const abe = expect.objectContaining({ ...NEW_CONTACT, contactOrgs: { 2: 'Alpha Center' } });
  expect(row).toMatchObject({ totalElements: 1 });
  expect(row).toHaveProperty('content', [
    { ...ORGANIZATION, altphone: '3125550101', orgContacts: [CONTACT, abe], eventOrgs: [EVENT] },
  ]);
  // Shared contacts and events appear under each of their organizations.
  expect(await json('/api/orgs-filtered-sorted/0/1/null/null')).toMatchObject({
    content: [{ orgId: 5, orgContacts: [{ contactId: 3 }], eventOrgs: [{ eventId: 1 }] }],
  });
});

test('22, 23, 25: rows of the other lists and exports are complete', async () => {
  expect(await json('/api/contacts-filtered-sorted/3/1/null/null/null/null')).toHaveProperty(
    'content',
    [CONTACT],
  );
  expect(await json('/api/events-filtered-sorted/0/1/null/null/null/null')).toHaveProperty(
    'content',
    [EVENT],
  );
  const calls = '/api/call-logs-filtered-sorted/0/10/createDate/asce/null/null/no';
  expect(await json(calls)).toMatchObject({
    content: [
      { callId: 3, org: null, contact: null, status: null, createdBy: null },
      CALL,
      { callId: 4, contact: null },
      { callId: 2 },
    ],
  });
  const [, , cee, ...others] = z.array(z.unknown()).parse(await json('/api/all-contacts-export'));
  expect([cee, others.length]).toEqual([CONTACT, 2]);
  const [first, ...rest] = z.array(z.unknown()).parse(await json('/api/events'));
  expect([first, rest.length]).toEqual([EVENT, 4]);
  const { regsite, ...name } = SHORT_CONTACT;
  const names = z.array(z.unknown()).parse(await json('/api/all-contact-names'));
  expect([names[2], names.length]).toEqual([name, 5]);
});

test.each([
  ...['callLog-detail/4', 'orgContacts/-1', 'callLogs-view-export', 'callLogs-view-export?'],
  ...['callLogs-view-export?cid=', 'callLogs-view-export?x=1'],
])('%s has no result: 200 and no bytes', async (path) => {
  const { status, text } = await wire.ann.get(`/api/${path}`);
  expect([status, text]).toEqual([200, '']);
});

test.each([
  ['cid=1', [101]],
  ['cid=2&cid=1&cid=1', [101, 102]],
  ['cid=1,2', [101, 102]],
  ['cid=1&cid=4', [101]],
])('the export of call logs reads %s', async (query, expected) => {
  const rows = z.array(z.object({ noteId: z.number() }));
  const found = rows.parse(await json(`/api/callLogs-view-export?${query}`));
  expect(found.map(({ noteId }) => noteId)).toEqual(expected);
});

const CHICAGO = 'America/Chicago';
test.each([
  ['summer', CHICAGO, '2021-05-03 09:30:00', '2021-05-03T14:30:00.000+00:00'],
  ['winter', CHICAGO, '2021-12-03 09:30:00.5', '2021-12-03T15:30:00.500+00:00'],
  ['the evening before a new year', CHICAGO, '2021-12-31 20:00', '2022-01-01T02:00:00.000+00:00'],
  ['the hour that spring skips', CHICAGO, '2021-03-14 02:30:00', '2021-03-14T08:30:00.000+00:00'],
  ['the hour autumn doubles', CHICAGO, '2021-11-07 01:30:00', '2021-11-07T07:30:00.000+00:00'],
  ['a server in UTC', 'UTC', '2021-05-03 09:30:00', '2021-05-03T09:30:00.000+00:00'],
  ['a server in India', 'Asia/Kolkata', '2021-05-03 09:30:00', '2021-05-03T04:00:00.000+00:00'],
  ['no date', CHICAGO, null, null],
])('the row date of %s is shifted from %s to UTC', async (_case, zone, stored, shifted) => {
  const query = sql`select ${rowDate(sql`${stored}::timestamp`, zone)} as shifted`;
  expect((await drizzle(wire.db).execute(query)).rows).toEqual([{ shifted }]);
});
