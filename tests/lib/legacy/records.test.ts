/** Records and rows: wall-clock dates, order, and unknown or damaged ids. tests/components/list proves the calls of lists. */
import { getCallLog, listCallLogs } from '@/lib/legacy/call-logs';
import { getContact, listContacts } from '@/lib/legacy/contacts';
import { getEvent, listEvents, listMyEvents } from '@/lib/legacy/events';
import { listCounties, listStatuses } from '@/lib/legacy/lookups';
import { listCallLogNotes, listContactNotes, listOrganizationNotes } from '@/lib/legacy/notes';
import { getOrganization, listOrganizations, splitEvents } from '@/lib/legacy/organizations';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

/** By path: the status of a failure, or the body of a success. */
type Stubs = Record<string, number | string | object>;

function stub(stubs: Stubs): void {
  for (const [path, response] of Object.entries(stubs)) {
    const [status, body] = typeof response === 'number' ? [response, ''] : [200, response];
    backend().get(`/api${path}`).reply(status, body);
  }
}

const WIRE = '2021-05-03T09:30:00.1';
const CLOCK = '2021-05-03T09:30:00';
const LOG_LIST = '/call-logs-filtered-sorted/0/10/null/null/null/null/false?regsite=0';
const ANY_LOG = { page: 0, size: 10, sortField: 'null', order: 'null', from: 'null', to: 'null' };
const someLogs = () =>
  listCallLogs(CONTEXT, {
    params: { ...ANY_LOG, onlyMine: 'false' },
    query: { regsite: ['0'] },
  });

test.each<[string, () => Promise<unknown>, object, object]>([
  [
    '/orgs-sorted-default',
    () => listOrganizations(CONTEXT, null),
    rows.organizationRow(),
    { orgId: 5, lastContact: CLOCK },
  ],
  [
    '/contacts-sorted-default',
    () => listContacts(CONTEXT, null),
    rows.contactRow({ lastContactDate: WIRE }),
    { contactId: 7, lastContact: CLOCK, registrationSite: true },
  ],
  [
    '/events-sorted-default/0/10',
    () => listEvents(CONTEXT, null),
    rows.eventRow({ startDateTime: WIRE }),
    { eventId: 42, startDateTime: CLOCK },
  ],
  [
    '/sorted-default-myevents',
    () => listMyEvents(CONTEXT, null),
    rows.eventRow({ startDateTime: WIRE }),
    { eventId: 42, startDateTime: CLOCK },
  ],
  [LOG_LIST, someLogs, rows.callLogRow(), { createDate: CLOCK, lastModifiedBy: 'Ann' }],
])('the rows of %s have wall-clock dates', async (path, list, wire, read) => {
  stub({ [path]: rows.pageOf([wire]) });
  expect(await list()).toMatchObject({ rows: [read], gaps: [], totalPages: 1, pageSize: 10 });
});

const EVENT_ROW = rows.eventRow({
  endDateTime: '2021-05-03T10:30',
  eventPresenters: ['Dee Fox', 'Ann Bee'],
  eventaudienceType: ['Veterans', 'Older adults'],
  orgNames: { 9: ['Oak Hall', null], 5: ['Elm Library', 'StatusA'] },
});

test.each<[string, () => Promise<unknown>, object, object]>([
  [
    '/organizations/5',
    () => getOrganization(CONTEXT, 5),
    rows.organizationRow({ eventOrgs: [rows.embeddedEvent()] }),
    { lastContact: CLOCK, events: [{ startDateTime: CLOCK, endDateTime: null }] },
  ],
  [
    '/contact/7',
    () => getContact(CONTEXT, 7),
    rows.contactRow({ contactOrgs: { 9: 'Oak Hall', 12: null, 5: 'Elm Library', 3: 'Oak Hall' } }),
    {
      ...{ createDate: CLOCK, lastModifiedDate: '2021-05-03T09:30:05', lastContact: null },
      organizations: [
        { orgId: 12, name: null },
        { orgId: 5, name: 'Elm Library' },
        { orgId: 3, name: 'Oak Hall' },
        { orgId: 9, name: 'Oak Hall' },
      ],
    },
  ],
  [
    '/events/42',
    () => getEvent(CONTEXT, 42),
    EVENT_ROW,
    {
      ...{ endDateTime: '2021-05-03T10:30:00', presenters: ['Ann Bee', 'Dee Fox'] },
      audienceTypes: ['Older adults', 'Veterans'],
      organizations: [{ orgId: 5, lastStatus: 'StatusA' }, { orgId: 9 }],
    },
  ],
  [
    '/callLog-detail/9',
    () => getCallLog(CONTEXT, 9),
    rows.callLogNote({ callLogDate: '2021-05-01T08:00:00.5' }),
    {
      ...{ comment: 'Asked for schedules', callLogDate: '2021-05-01T08:00:00', known: true },
      storedDate: '2021-05-01T08:00:00.5',
      echo: { noteId: 77, createDate: '2021-05-03T09:30:00.123' },
    },
  ],
])('the record of %s has wall-clock dates and sorted names', async (path, get, wire, read) => {
  stub({ [path]: wire });
  expect(await get()).toMatchObject(read);
});

test('the note of a call log is sent back with dates that the backend accepts', async () => {
  const note = rows.callLogNote({ createDate: '2021-05-03T14:30:00.000+00:00' });
  stub({ '/callLog-detail/9': note });
  expect((await getCallLog(CONTEXT, 9)).echo).toMatchObject({ createDate: CLOCK });
});

const [ORG, ORGS] = ['/organizations/5', '/allorgnames'];
const [CONTACT, CONTACTS] = ['/contact/7', '/all-contact-names'];
const [EVENT, AUDIENCE] = ['/events/42', '/allAudienceWithTypeExist/42'];
const [CALL_LOG, VIEWED] = ['/callLog-detail/9', '/callLogs-view-export?cid=9'];
const TWO_DOCUMENTS = `${JSON.stringify(EVENT_ROW)}${rows.SECOND_DOCUMENT}`;
const orgNamed = (OrgID: number) => [{ OrgID, orgname: null }];
const contactNamed = (contactId: number) => [{ contactId, firstName: 'Cee' }];
const getOrg = () => getOrganization(CONTEXT, 5);
const getCee = () => getContact(CONTEXT, 7);
const getFair = () => getEvent(CONTEXT, 42);
const getLog = () => getCallLog(CONTEXT, 9);

test.each<[kind: string, stubs: Stubs, get: () => Promise<unknown>]>([
  ['not-found', { [ORG]: 500, [ORGS]: orgNamed(6) }, getOrg],
  ['damaged', { [ORG]: 500, [ORGS]: orgNamed(5) }, getOrg],
  ['unexpected', { [ORG]: 500, [ORGS]: 500 }, getOrg],
  ['damaged', { [ORG]: '{"orgId":5,"orgname":"Org A","eventOrgs":[{' }, getOrg],
  ['damaged', { [ORG]: '{"orgname":"Org A"}' }, getOrg],
  ['forbidden', { [ORG]: 403 }, getOrg],
  ['not-found', { [CONTACT]: 500, [CONTACTS]: contactNamed(8) }, getCee],
  ['damaged', { [CONTACT]: 500, [CONTACTS]: contactNamed(7) }, getCee],
  ['unexpected', { [CONTACT]: 500, [CONTACTS]: 500 }, getCee],
  ['damaged', { [EVENT]: TWO_DOCUMENTS }, getFair],
  ['damaged', { [EVENT]: 500, [AUDIENCE]: [] }, getFair],
  ['unexpected', { [EVENT]: 500, [AUDIENCE]: 429 }, getFair],
  ['not-found', { [EVENT]: 500, [AUDIENCE]: 500, '/counties': [] }, getFair],
  ['unexpected', { [EVENT]: 500, [AUDIENCE]: 500, '/counties': 500 }, getFair],
  ['damaged', { [CALL_LOG]: 500, [VIEWED]: [] }, getLog],
  ['not-found', { [CALL_LOG]: 500, [VIEWED]: 500, '/counties': [] }, getLog],
  ['unexpected', { [CALL_LOG]: 500, [VIEWED]: 500, '/counties': 500 }, getLog],
  ['unexpected', { [CALL_LOG]: 500, [VIEWED]: 403 }, getLog],
])('throws %s when the backend responds with %j', async (kind, stubs, get) => {
  stub(stubs);
  expect((await failureOf(get())).kind).toBe(kind);
});

describe('a call log whose comment was deleted', () => {
  beforeEach(() => {
    backend().get('/api/callLog-detail/9').reply(200, '', { 'Content-Length': '0' });
  });

  /** A list of call logs with descending ids; returns the pages that were read. */
  function stubList(ids: number[]): number[] {
    const pages: number[] = [];
    backend()
      .persist()
      .get(/^\/api\/call-logs-filtered-sorted\/\d+\/100\/createDate\/desc\/null\/null\/false$/)
      .reply(200, (uri) => {
        const page = Number(uri.split('/')[3]);
        pages.push(page);
        const content = ids
          .slice(page * 100, (page + 1) * 100)
          .map((callId) => rows.callLogRow({ callId }));
        return rows.pageOf(content, { totalPages: Math.ceil(ids.length / 100) });
      });
    return pages;
  }

  test('is found in the list of all by binary search', async () => {
    const pages = stubList(Array.from({ length: 2500 }, (_, at) => 2500 - at));
    const found = { callId: 9, organization: { orgId: 5 }, comment: null, echo: null, known: true };
    expect(await getCallLog(CONTEXT, 9)).toMatchObject(found);
    expect(pages.length).toBeLessThanOrEqual(7);
    expect(pages.at(-1)).toBe(24);
  });

  test.each([[[]], [[8, 7]], [[10, 8]]])('is unknown when the list has the ids %j', async (ids) => {
    const pages = stubList(ids);
    const unknown = { callId: 9, organization: null, echo: null, known: false };
    expect(await getCallLog(CONTEXT, 9)).toMatchObject(unknown);
    expect(pages).toHaveLength(1);
  });
});

test('notes are sorted newest first by wall clock, whichever family their dates are of', async () => {
  const local = '2021-05-03T09:00:00';
  const dates = [null, local, '2021-05-03T14:30:00.000+00:00', local];
  const notes = dates.map((createDate, at) => rows.noteRow({ noteId: at + 1, createDate }));
  stub({ '/org/notes/5': notes });
  const read = await listOrganizationNotes(CONTEXT, 5);
  expect(read.map(({ noteId }) => noteId)).toEqual([3, 4, 2, 1]);
  expect(read.map(({ createDate }) => createDate)).toEqual([CLOCK, local, local, null]);
});

test('notes of a contact have people as objects, and comments of call logs the date of the call', async () => {
  stub({ '/contact/notes/7': [rows.noteEntity({ createdBy: null })] });
  const dates = { createDate: CLOCK, lastModifiedDate: CLOCK };
  expect(await listContactNotes(CONTEXT, 7)).toEqual([
    { ...dates, noteId: 78, text: 'hello', createdBy: null, lastModifiedBy: 'Ann' },
  ]);
  const comment = { callId: 31, calllogdate: '2021-01-15T06:00:00.000+00:00', regsite: 1 };
  stub({ '/org/callLogNotes/5': [rows.noteRow(comment)] });
  expect(await listCallLogNotes(CONTEXT, 5)).toMatchObject([
    { ...dates, callId: 31, callLogDate: '2021-01-15T00:00:00', registrationSite: true },
  ]);
});

test('lookups are sorted alphabetically, and statuses of both types together (D10)', async () => {
  const counties = ['Will', 'DuPage', 'kane', 'Étoile', 'Cook'];
  stub({ '/counties': counties.map((countyDesc, at) => ({ countyId: at + 1, countyDesc })) });
  expect(await listCounties(CONTEXT)).toEqual(['Cook', 'DuPage', 'Étoile', 'kane', 'Will']);
  const statuses = ['Info Needed', 'Active'].map((statusDesc, at) => {
    return { statusId: at + 1, statusDesc };
  });
  stub({ '/allStatusTypes': statuses });
  expect(await listStatuses(CONTEXT)).toEqual(['Active', 'Info Needed']);
});

test('events of an organization are split at the start of today; equal starts are sorted by id', () => {
  const split = (...starts: (string | null)[]) => {
    const rest = { endDateTime: null, location: null, eventType: null, presenters: [] };
    const events = starts.map((startDateTime, eventId) => ({ eventId, startDateTime, ...rest }));
    const { upcoming, past } = splitEvents(events, '2021-05-03');
    return [upcoming, past].map((some) => some.map(({ eventId }) => eventId));
  };
  expect(split('2021-05-03T00:00:00', '2021-05-02T23:59:59')).toEqual([[0], [1]]);
  expect(split('2021-06-01T09', '2021-06-01T09', null)).toEqual([[0, 1], [2]]);
});
