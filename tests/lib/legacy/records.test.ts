/** Rows and records: dates, order, and unknown or damaged ids. tests/components/list proves the calls of lists. */
import { getCallLog, listCallLogs } from '@/lib/legacy/call-logs';
import { getContact, listContacts } from '@/lib/legacy/contacts';
import { getEvent, listEvents, listMyEvents } from '@/lib/legacy/events';
import { listCounties, listStatuses } from '@/lib/legacy/lookups';
import { listCallLogNotes, listContactNotes, listOrganizationNotes } from '@/lib/legacy/notes';
import {
  getOrganization,
  listOrganizations,
  type OrganizationEvent,
  splitEvents,
} from '@/lib/legacy/organizations';
import { getMembership, getPresenterState, listActivePresenters } from '@/lib/legacy/presenters';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

type Stub = [string, status: number, body?: object | string, headers?: Record<string, string>];

function responds(...all: Stub[]): void {
  for (const [path, status, body = '', headers] of all) {
    backend().get(`/api${path}`).reply(status, body, headers);
  }
}

const UNSORTED = { page: 0, size: 10, sortField: 'null', order: 'null' };
const eventAt = (startDateTime: string) => rows.eventRow({ startDateTime });
const callLogs = [
  rows.callLogRow(),
  rows.callLogRow({ callId: 8, org: null, contact: null, status: null }),
];

test.each<[string, () => Promise<unknown>, string, object[], object[]]>([
  [
    'organizations by default',
    () => listOrganizations(CONTEXT, null),
    '/orgs-sorted-default',
    [rows.organizationRow()],
    [{ orgId: 5, lastContact: '2021-05-03T09:30:00' }],
  ],
  [
    'contacts by default',
    () => listContacts(CONTEXT, null),
    '/contacts-sorted-default',
    [rows.contactRow({ lastContactDate: '2021-05-03T09:30:00.1' })],
    [{ contactId: 7, lastContact: '2021-05-03T09:30:00', registrationSite: true }],
  ],
  [
    'the first ten of all events',
    () => listEvents(CONTEXT, null),
    '/events-sorted-default/0/10',
    [eventAt('2021-05-03T09:30:00.1')],
    [{ eventId: 42, startDateTime: '2021-05-03T09:30:00' }],
  ],
  [
    'the schedule',
    () => listMyEvents(CONTEXT, null),
    '/sorted-default-myevents',
    [eventAt('2021-05-03T09:30:00')],
    [{ eventId: 42 }],
  ],
  [
    'call logs, with whose are meant',
    () =>
      listCallLogs(CONTEXT, {
        params: { ...UNSORTED, from: 'null', to: 'null', onlyMine: 'false' },
        query: { regsite: ['0'] },
      }),
    '/call-logs-filtered-sorted/0/10/null/null/null/null/false?regsite=0',
    callLogs,
    [
      {
        ...{ callId: 9, createDate: '2021-05-03T09:30:00', lastModifiedBy: 'Ann' },
        organization: { orgId: 5, name: 'Elm Library' },
      },
      { callId: 8, organization: null, contact: null, status: null },
    ],
  ],
])('%s have wall-clock dates', async (_what, list, path, wire, read) => {
  responds([path, 200, rows.pageOf(wire)]);
  const totalPages = wire.length === 0 ? 0 : 1;
  expect(await list()).toMatchObject({ rows: read, gaps: [], totalPages, pageSize: 10 });
});

const AMPLE_EVENT = rows.eventRow({
  endDateTime: '2021-05-03T10:30',
  eventPresenters: ['Dee Fox', 'Ann Bee'],
  eventaudienceType: ['Veterans', 'Older adults'],
  orgNames: { 9: ['Oak Hall', null], 5: ['Elm Library', 'StatusA'] },
});

test.each<[string, () => Promise<unknown>, string, object, object]>([
  [
    'an organization',
    () => getOrganization(CONTEXT, 5),
    '/organizations/5',
    rows.organizationRow({ eventOrgs: [rows.embeddedEvent()] }),
    {
      ...{ orgId: 5, lastContact: '2021-05-03T09:30:00' },
      events: [{ startDateTime: '2021-05-03T09:30:00', endDateTime: null }],
    },
  ],
  [
    'a contact',
    () => getContact(CONTEXT, 7),
    '/contact/7',
    rows.contactRow({
      contactOrgs: { 9: 'Oak Hall', 12: null, 5: 'Elm Library', 3: 'Oak Hall' },
    }),
    {
      ...{ createDate: '2021-05-03T09:30:00', lastModifiedDate: '2021-05-03T09:30:05' },
      ...{ lastContact: null, createdBy: 'Ann Bee', lastModifiedBy: 'Ann' },
      organizations: [
        { orgId: 12, name: null },
        { orgId: 5, name: 'Elm Library' },
        { orgId: 3, name: 'Oak Hall' },
        { orgId: 9, name: 'Oak Hall' },
      ],
    },
  ],
  [
    'an event',
    () => getEvent(CONTEXT, 42),
    '/events/42',
    AMPLE_EVENT,
    {
      ...{ endDateTime: '2021-05-03T10:30:00', presenters: ['Ann Bee', 'Dee Fox'] },
      audienceTypes: ['Older adults', 'Veterans'],
      organizations: [
        { orgId: 5, name: 'Elm Library', lastStatus: 'StatusA' },
        { orgId: 9, name: 'Oak Hall', lastStatus: null },
      ],
    },
  ],
  [
    'a call log, with the record that a write sends back',
    () => getCallLog(CONTEXT, 9),
    '/callLog-detail/9',
    rows.callLogNote({ callLogDate: '2021-05-01T08:00:00.5' }),
    {
      ...{ comment: 'Asked for schedules', callLogDate: '2021-05-01T08:00:00', known: true },
      storedDate: '2021-05-01T08:00:00.5',
      echo: {
        ...{ noteId: 77, createDate: '2021-05-03T09:30:00.123' },
        createdBy: rows.noteEntity().createdBy,
      },
    },
  ],
  [
    'a call log with dates that the backend rejects in a write',
    () => getCallLog(CONTEXT, 9),
    '/callLog-detail/9',
    rows.callLogNote({ createDate: '2021-05-03T14:30:00.000+00:00' }),
    { echo: { createDate: '2021-05-03T09:30:00' } },
  ],
])('%s has wall-clock dates, and sorted names', async (_w, get, path, wire, read) => {
  responds([path, 200, wire]);
  expect(await get()).toMatchObject(read);
});

const ORG_A = { OrgID: 5, orgname: null };
const CEE = { contactId: 7, firstName: 'Cee' };
const TWO_DOCUMENTS = `${JSON.stringify(AMPLE_EVENT)}${rows.SECOND_DOCUMENT}`;
const [ORG, NAMES] = ['/organizations/5', '/allorgnames'];
const [CONTACT, CONTACTS] = ['/contact/7', '/all-contact-names'];
const [EVENT, AUDIENCE] = ['/events/42', '/allAudienceWithTypeExist/42'];
const [CALL_LOG, VIEWED] = ['/callLog-detail/9', '/callLogs-view-export?cid=9'];

/** By path: the status of a failure, or the body of a success. */
type Stubs = Record<string, number | string | object[]>;

test.each<[string, () => Promise<unknown>, [kind: string, stubs: Stubs][]]>([
  [
    'an organization, by whether its id is among the names',
    () => getOrganization(CONTEXT, 5),
    [
      ['not-found', { [ORG]: 500, [NAMES]: [{ ...ORG_A, OrgID: 6 }] }],
      ['damaged', { [ORG]: 500, [NAMES]: [ORG_A] }],
      ['unexpected', { [ORG]: 500, [NAMES]: 500 }],
      ['damaged', { [ORG]: '{"orgId":5,"orgname":"Org A","eventOrgs":[{' }],
      ['damaged', { [ORG]: '{"orgname":"Org A"}' }],
      ['forbidden', { [ORG]: 403 }],
    ],
  ],
  [
    'a contact, by whether its id is among the names',
    () => getContact(CONTEXT, 7),
    [
      ['not-found', { [CONTACT]: 500, [CONTACTS]: [{ ...CEE, contactId: 8 }] }],
      ['damaged', { [CONTACT]: 500, [CONTACTS]: [CEE] }],
      ['unexpected', { [CONTACT]: 500, [CONTACTS]: 500 }],
    ],
  ],
  [
    'an event, by a call that fails for unknown ids and another one that fails in an outage',
    () => getEvent(CONTEXT, 42),
    [
      ['damaged', { [EVENT]: TWO_DOCUMENTS }],
      ['damaged', { [EVENT]: 500, [AUDIENCE]: [] }],
      ['unexpected', { [EVENT]: 500, [AUDIENCE]: 429 }],
      ['not-found', { [EVENT]: 500, [AUDIENCE]: 500, '/counties': [] }],
      ['unexpected', { [EVENT]: 500, [AUDIENCE]: 500, '/counties': 500 }],
    ],
  ],
  [
    'a call log, in the same way',
    () => getCallLog(CONTEXT, 9),
    [
      ['damaged', { [CALL_LOG]: 500, [VIEWED]: [] }],
      ['not-found', { [CALL_LOG]: 500, [VIEWED]: 500, '/counties': [] }],
      ['unexpected', { [CALL_LOG]: 500, [VIEWED]: 500, '/counties': 500 }],
      ['unexpected', { [CALL_LOG]: 500, [VIEWED]: 403 }],
    ],
  ],
])(
  'a damaged record, an unknown id and an outage are distinguished: %s',
  async (_what, get, cases) => {
    for (const [kind, stubs] of cases) {
      for (const [path, response] of Object.entries(stubs)) {
        if (typeof response === 'number') responds([path, response]);
        else responds([path, 200, response]);
      }
      expect([stubs, (await failureOf(get())).kind]).toEqual([stubs, kind]);
    }
  },
);

describe('a call log whose comment was deleted', () => {
  const EMPTY = { 'Content-Length': '0' };

  /** A list of `total` call logs with descending ids; returns the pages that were read. */
  function listOf(total: number): number[] {
    const pages: number[] = [];
    backend()
      .persist()
      .get(/^\/api\/call-logs-filtered-sorted\/\d+\/100\/createDate\/desc\/null\/null\/false$/)
      .reply(200, (uri) => {
        const page = Number(uri.split('/')[3]);
        pages.push(page);
        const first = total - page * 100;
        const ids = Array.from(
          { length: Math.max(Math.min(100, first), 0) },
          (_, at) => first - at,
        );
        const content = ids.map((callId) => rows.callLogRow({ callId }));
        return rows.pageOf(content, { totalPages: Math.ceil(total / 100) });
      });
    return pages;
  }

  test('is found in the list of all by binary search', async () => {
    responds(['/callLog-detail/9', 200, '', EMPTY]);
    const pages = listOf(2500);
    const found = { callId: 9, organization: { orgId: 5 }, comment: null, echo: null, known: true };
    expect(await getCallLog(CONTEXT, 9)).toMatchObject(found);
    expect(pages.length).toBeLessThanOrEqual(7);
    expect(pages.at(-1)).toBe(24);
  });

  test.each([0, 8])('is unknown when the list of %s lacks its row', async (total) => {
    responds(['/callLog-detail/9', 200, '', EMPTY]);
    const pages = listOf(total);
    const unknown = { callId: 9, organization: null, echo: null, known: false };
    expect(await getCallLog(CONTEXT, 9)).toMatchObject(unknown);
    expect(pages).toHaveLength(1);
  });

  test('is unknown when a page lacks its row', async () => {
    responds(['/callLog-detail/9', 200, '', EMPTY]);
    const others = [10, 8].map((callId) => rows.callLogRow({ callId }));
    backend()
      .get(/createDate\/desc/)
      .reply(200, rows.pageOf(others));
    expect((await getCallLog(CONTEXT, 9)).known).toBe(false);
  });
});

test('notes come newest first in wall-clock time, whichever family their dates are of', async () => {
  const local = '2021-05-03T09:00:00';
  const dates = [null, local, '2021-05-03T14:30:00.000+00:00', local];
  const notes = dates.map((createDate, at) => rows.noteRow({ noteId: at + 1, createDate }));
  responds(['/org/notes/5', 200, notes]);
  const read = await listOrganizationNotes(CONTEXT, 5);
  expect(read.map(({ noteId, createDate }) => [noteId, createDate])).toEqual([
    [3, '2021-05-03T09:30:00'],
    [4, '2021-05-03T09:00:00'],
    [2, '2021-05-03T09:00:00'],
    [1, null],
  ]);
});

test('notes of a contact have the same form, and comments of call logs the day of the call', async () => {
  const older = rows.noteEntity({ noteId: 1, createDate: '2021-05-02T09:00:00' });
  responds(['/contact/notes/7', 200, [older, rows.noteEntity({ noteId: 2, createdBy: null })]]);
  expect(await listContactNotes(CONTEXT, 7)).toEqual([
    {
      ...{ noteId: 2, text: 'hello', createdBy: null, lastModifiedBy: 'Ann' },
      ...{ createDate: '2021-05-03T09:30:00', lastModifiedDate: '2021-05-03T09:30:00' },
    },
    expect.objectContaining({ noteId: 1, createdBy: 'Ann Bee' }),
  ]);
  const comment = { callId: 31, calllogdate: '2021-01-15T06:00:00.000+00:00', regsite: 1 };
  const comments = [1, 2].map((noteId) => rows.noteRow({ ...comment, noteId }));
  responds(['/org/callLogNotes/5', 200, comments]);
  expect(await listCallLogNotes(CONTEXT, 5)).toMatchObject([
    {
      ...{ noteId: 2, callId: 31, callLogDate: '2021-01-15T00:00:00', registrationSite: true },
      lastModifiedDate: '2021-05-03T09:30:00',
    },
    { noteId: 1 },
  ]);
});

test('lookups come in alphabetical order, whatever their case, and statuses of both types together (D10)', async () => {
  const counties = ['Will', 'DuPage', 'kane', 'Étoile', 'Cook'];
  responds([
    '/counties',
    200,
    counties.map((countyDesc, at) => ({ countyId: at + 1, countyDesc })),
  ]);
  expect(await listCounties(CONTEXT)).toEqual(['Cook', 'DuPage', 'Étoile', 'kane', 'Will']);
  const statuses = [
    { statusId: 8, statusDesc: 'Info Needed', statusType: 'E' },
    { statusId: 2, statusDesc: 'Active', statusType: 'O' },
  ];
  responds(['/allStatusTypes', 200, statuses]);
  expect(await listStatuses(CONTEXT)).toEqual(['Active', 'Info Needed']);
});

describe('presenters of an event', () => {
  const HTML = { 'content-type': 'text/html' };
  const JOINED: Stub = ['/checkPresenter/42', 200, 'true'];
  const primary = (...response: [number, string, Record<string, string>?]): Stub => [
    '/primaryPresenter/42',
    ...response,
  ];

  test.each<[object, ...Parameters<typeof primary>]>([
    [{ joined: true, primary: 'Ann Bee' }, 200, 'Ann Bee'],
    [{ joined: true, primary: 'Ann Bee' }, 200, '"Ann Bee"'],
    [{ joined: true, primary: 'Cher' }, 200, 'Cher null', { 'content-type': 'application/json' }],
    [{ joined: true, primary: null }, 200, '(not set)'],
    [{ joined: true, primary: null }, 200, ''],
    [{ joined: true }, 404, '<html>Not Found</html>', HTML],
    [{ joined: true }, 403, ''],
    [{ joined: true }, 500, ''],
  ])('membership is %j when primaryPresenter responds with %i "%s"', async (read, ...response) => {
    responds(JOINED, primary(...response));
    expect(await getMembership(CONTEXT, 42)).toEqual(read);
  });

  test.each<Parameters<typeof primary>>([
    [302, '', { location: '/saml/discovery' }],
    [200, '<!doctype html>', HTML],
    [401, ''],
  ])('primaryPresenter responding with %i "%s" means signed out', async (...response) => {
    responds(JOINED, primary(...response));
    expect((await failureOf(getMembership(CONTEXT, 42))).kind).toBe('signed-out');
  });

  test('are read in alphabetical order with the time, also when the membership is unknown', async () => {
    const presenters = ['Ann Bee', 'Dee Fox'];
    const before = Date.now();
    responds(['/events/42', 200, AMPLE_EVENT], ['/checkPresenter/42', 200, 'false']);
    responds(primary(200, 'Dee Fox'));
    const state = await getPresenterState(CONTEXT, 42);
    const membership = { joined: false, primary: 'Dee Fox' };
    expect(state).toEqual({ presenters, membership, readAt: expect.any(Number) });
    expect(state.readAt).toBeGreaterThanOrEqual(before);
    responds(['/events/42', 200, AMPLE_EVENT], ['/checkPresenter/42', 500]);
    responds(primary(200, 'Ann Bee'));
    expect(await getPresenterState(CONTEXT, 42)).toMatchObject({ presenters, membership: null });
  });

  test('active ones are sorted by last name, and then by first', async () => {
    const people = [
      [1, 'Zoe', 'Ash'],
      [2, 'Ann', 'Bee'],
      [3, 'Amy', 'Ash'],
      [4, 'Lee', null],
    ].map(([presenterId, name, lastName]) => ({ presenterId, name, lastName, email: null }));
    responds(['/activePresenters', 200, people]);
    const presenters = await listActivePresenters(CONTEXT);
    expect(presenters.map(({ presenterId }) => presenterId)).toEqual([4, 3, 1, 2]);
  });
});

test('events of an organization are upcoming, soonest first, or past, latest first, from the start of today', () => {
  const split = (...starts: (string | null)[]) => {
    const nothing = { endDateTime: null, location: null, eventType: null, presenters: [] };
    const events = starts.map((startDateTime, eventId): OrganizationEvent => {
      return { eventId, startDateTime, ...nothing };
    });
    const { upcoming, past } = splitEvents(events, '2021-05-03');
    expect(events.map(({ eventId }) => eventId)).toEqual(starts.map((_, eventId) => eventId));
    return [upcoming, past].map((some) => some.map(({ eventId }) => eventId));
  };
  expect(split('2021-05-03T00:00:00', '2021-05-02T23:59:59')).toEqual([[0], [1]]);
  const mixed = ['2021-05-01T09', '2021-06-02T09', '2021-05-02T09', '2021-06-01T09'];
  expect(split(...mixed)).toEqual([
    [3, 1],
    [2, 0],
  ]);
  // Of one moment by number, and without a start past and last.
  expect(split('2021-06-01T09', '2021-06-01T09')).toEqual([[0, 1], []]);
  expect(split(null, '2020-01-01T09')).toEqual([[], [1, 0]]);
});
