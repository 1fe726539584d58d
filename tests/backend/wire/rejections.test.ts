/** Rejected requests store nothing and respond with the status of the legacy (legacy-api.md §1.8, §1.9 and §9, assertions 35, 53 to 56). */
import { contents, Wire } from '@/tests/backend/support/wire';
import { WORLD } from '@/tests/backend/support/world';
import { callLogBody } from '@/tests/contract/bodies';

const formBody = callLogBody();
const wire = new Wire(WORLD);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Rejected = [status: number, method: Method, path: string, body?: unknown];

const ORG = { orgname: 'Org A', zip: '60601', regsite: 1, orgContacts: [], lastStatus: null };
const CONTACT = {
  firstName: 'Cee',
  lastName: 'Dee',
  contactOrgs: null,
  createdBy: null,
  regSite: 1,
};
const EVENT = { eventName: 'Ev', location: 'Loc', county: { countyId: 2 }, regsite: 1 };
const NOTE = { noteId: null, noteEntry: 'hello', createDate: null, lastModifiedDate: null };
/** As the client sends an edit of call log 1 back. */
const EDIT = {
  ...{ noteId: 101, noteEntry: 'unwanted', createdBy: { presenterId: 11 } },
  callLog: { ...formBody.callLog, callId: 1, org: { orgId: 1 }, contact: { contactId: 4 } },
};

const [ORG_SAVE, CONTACT_SAVE] = ['/api/organization/Cook', '/api/create-update-contact'];
const [EVENT_SAVE, CALL_SAVE] = ['/api/event', '/api/callLogChange'];
const FULL_EVENT = `${EVENT_SAVE}/Fair/4/true/Cancelled`;
const INVITE = '/api/send-invite/My%20subject/Come/Room%205';

/** As a new row and as a changed one. */
const bothWays = (path: string, changed: object, bodies: object[]): Rejected[] =>
  bodies.flatMap((body): Rejected[] => [
    [400, 'POST', path, { ...changed, ...NO_ID, ...body }],
    [400, 'PUT', path, { ...changed, ...body }],
  ]);
const NO_ID = { orgId: null, contactId: null, eventId: null, noteId: null };

const OFFSET_DATE = '2021-05-03T14:30:00.000+00:00';

const REJECTED: Record<string, Rejected[]> = {
  'unknown ids on reads': [
    ...['organizations/999', 'contact/999', 'orgContacts/999', 'orgContacts/0', 'events/999'],
    ...['contact/notes/999', 'event/notes/999', 'callLog-detail/999', 'primaryPresenter/999'],
    ...['allAudienceWithTypeExist/999', 'callLogs-view-export?cid=999'],
    ...['callLogs-view-export?cid=1&cid=999', 'callLogs-view-export?cid=x'],
    'callLogs-view-export?cid=99999999999',
  ].map((path): Rejected => [500, 'GET', `/api/${path}`]),
  'ids that are no numbers': [
    ...['organizations/abc', 'organizations/5x', 'organizations/1.5', 'organizations/99999999999'],
    ...[
      'organizations/%205',
      'organizations/null',
      'contact/abc',
      'orgContacts/null',
      'events/abc',
    ],
    ...['contact/notes/abc', 'event/notes/abc', 'org/notes/abc', 'org/callLogNotes/abc'],
    ...['callLog-detail/new', 'allAudienceWithTypeExist/x', 'checkPresenter/x'],
  ].map((path): Rejected => [400, 'GET', `/api/${path}`]),
  organizations: [
    ...['Nowhere', 'null', 'cook%20'].flatMap((county): Rejected[] => [
      [400, 'POST', `/api/organization/${county}`, ORG],
      [400, 'PUT', `/api/organization/${county}`, { ...ORG, orgId: 5 }],
    ]),
    ...[5, '5', 999].map((orgId): Rejected => [400, 'POST', ORG_SAVE, { ...ORG, orgId }]),
    ...[999_999, null, ''].map((orgId): Rejected => [500, 'PUT', ORG_SAVE, { ...ORG, orgId }]),
    ...[
      ...['{"orgname":"Org', '', 'null', '[]', '"Org"'],
      Buffer.from('{"orgname":"\xff"}', 'latin1'),
    ].map((body): Rejected => [400, 'POST', ORG_SAVE, body]),
    ...[
      ...[{ orgId: 'abc' }, { orgname: { first: 'Org' } }, { orgname: ['Org'] }],
      ...[{ orgname: 'with a NUL \0 inside' }, { regsite: true }, { regsite: 'x' }, { regsite: 2 }],
      ...[{ lastStatus: 'Active' }, { lastStatus: '' }, { orgContacts: [{ contactId: 7 }] }],
      ...[
        ...['2021-05-03T09:30:00-05:00', OFFSET_DATE, '2021-05-03 09:30:00', '2021-05-03'],
        ...['2021-02-30T09:30:00', '2021-05-03T24:30:00', 1620034200],
      ].map((lastContact) => ({ lastContact })),
    ].map((part): Rejected => [400, 'POST', ORG_SAVE, { ...ORG, ...part }]),
  ],
  contacts: [
    // Associated already.
    [500, 'PUT', `${CONTACT_SAVE}/1`, { ...CONTACT, contactId: '3' }],
    [500, 'PUT', '/api/associate-org-contact/1/3'],
    ...['999', '0', 'abc', '1.5', 'null'].map(
      (orgId): Rejected => [500, 'POST', `${CONTACT_SAVE}/${orgId}`, CONTACT],
    ),
    ...[999_999, null, ''].map(
      (contactId): Rejected => [500, 'PUT', `${CONTACT_SAVE}/-1`, { ...CONTACT, contactId }],
    ),
    [400, 'POST', `${CONTACT_SAVE}/-1`, { ...CONTACT, contactId: 3 }],
    [500, 'PUT', '/api/associate-org-contact/1/999999'],
    [500, 'PUT', '/api/associate-org-contact/999/3'],
    [400, 'PUT', '/api/associate-org-contact/x/1'],
    [400, 'PUT', '/api/associate-org-contact/1/null'],
    [400, 'DELETE', '/api/orgContact/1/x'],
    ...bothWays(`${CONTACT_SAVE}/-1`, { ...CONTACT, contactId: 1 }, [
      ...[{ contactId: 'abc' }, { contactOrgs: {} }, { contactOrgs: { 1: 'Org A' } }],
      ...[{ createdBy: 'Ann Bee' }, { lastModifiedBy: '' }, { createDate: OFFSET_DATE }],
      ...[{ regSite: true }, { regsite: 2 }, { firstName: ['Cee'] }],
    ]),
  ],
  events: [
    ...(
      [
        [400, 'Nonsense/4/true/Cancelled'],
        [400, 'null/4/true/Cancelled'],
        [500, 'Fair/999/true/Cancelled'],
        [500, 'Fair/six/true/Cancelled'],
        [400, 'Fair/4/null/Cancelled'],
        [500, 'Fair/4/true/Cancelled?audType=2&audType=9'],
        [400, 'Fair/4/true/Cancelled?audType=Seniors'],
      ] as const
    ).flatMap(([status, path]): Rejected[] => [
      [status, 'POST', `${EVENT_SAVE}/${path}`, EVENT],
      [status, 'PUT', `${EVENT_SAVE}/${path}`, { ...EVENT, eventId: 2 }],
    ]),
    // It has this audience type already.
    [500, 'PUT', `${FULL_EVENT}?audType=1`, { ...EVENT, eventId: 1 }],
    [400, 'POST', FULL_EVENT, '{"eventName":'],
    [400, 'POST', FULL_EVENT, { ...EVENT, eventId: 1 }],
    ...[null, '', 999].map((eventId): Rejected => [500, 'PUT', FULL_EVENT, { ...EVENT, eventId }]),
    [400, 'DELETE', '/api/removeOrg/1/x'],
    ...bothWays(FULL_EVENT, { ...EVENT, eventId: 1 }, [
      ...[{ county: { countyId: 99 } }, { county: { countyId: 'Lake' } }, { county: 'Lake' }],
      ...[{ eventPresenters: ['Ann Bee'] }, { eventaudienceType: ['Seniors'] }],
      ...[{ lastStatus: 'Cancelled' }, { lastStatus: '' }, { regsite: true }],
      ...[{ electedOfficial: 2 }, { deleteFlag: 'yes' }, { surveyComplete: false }],
      ...[{ startDateTime: '2021-05-03T24:00:00' }, { surveyDateTime: '2021-06-01' }],
      { endDateTime: '2021-05-03T09:30:00-05:00' },
    ]),
  ],
  presenters: [
    [500, 'PUT', '/api/joinevent/1'],
    [500, 'PUT', '/api/joinevent/1?primary=1'],
    [500, 'PUT', '/api/joinevent/999'],
    [400, 'PUT', '/api/joinevent/x'],
    [500, 'GET', `${INVITE}/1`],
    [500, 'GET', `${INVITE}/1?presenter=12&presenter=99`],
    [400, 'GET', `${INVITE}/1?presenter=Max`],
    [500, 'GET', `${INVITE}/999?presenter=12`],
    // Without end, and without start.
    [500, 'GET', `${INVITE}/2?presenter=12`],
    [500, 'GET', `${INVITE}/3?presenter=12`],
  ],
  'call logs': [
    ...['999/4/2/1', '1/999/2/1', '1/4/999/1', '-1/4/2/1'].map(
      (path): Rejected => [500, 'POST', `${CALL_SAVE}/${path}`, formBody],
    ),
    [500, 'POST', `${CALL_SAVE}/1/4/2/1`, { noteEntry: 'x' }],
    [500, 'POST', `${CALL_SAVE}/1/-1/2/1`, { callLog: { contact: { contactId: 999 } } }],
    // A new one names neither its own id nor that of its comment.
    [400, 'POST', `${CALL_SAVE}/1/4/2/1`, { ...formBody, noteId: 101 }],
    [400, 'POST', `${CALL_SAVE}/1/4/2/1`, EDIT],
    ...['999/4/2/1', '1/999/2/1', '1/4/999/1'].map(
      (path): Rejected => [500, 'PUT', `${CALL_SAVE}/${path}`, EDIT],
    ),
    ...[
      ...[{ callLog: { callId: 999_999 } }, { callLog: { callId: null } }, { callLog: null }],
      ...[{ noteId: null }, { noteId: 103 }, { createdBy: { presenterId: 999 } }],
      { createdBy: {} },
    ].map((part): Rejected => [500, 'PUT', `${CALL_SAVE}/1/4/2/1`, { ...EDIT, ...part }]),
    ...['x/7/2/1', '1/null/2/1', '1/7/Active/1', '1/7/2/yes', '1/7/2/2', '1/7/2/-1'].flatMap(
      (path): Rejected[] => [
        [400, 'POST', `${CALL_SAVE}/${path}`, formBody],
        [400, 'PUT', `${CALL_SAVE}/${path}`, EDIT],
      ],
    ),
    ...bothWays(`${CALL_SAVE}/1/4/2/1`, formBody, [
      ...[{ noteId: 'abc' }, { event: 'Ev' }, { contact: '' }, { createdBy: 'Ann Bee' }],
      ...[{ callLogDate: '2024-01-02' }, { callLog: 'x' }, { callLog: { createdBy: 'Ann Bee' } }],
      ...[{ callLog: { lastModifiedBy: '' } }, { callLog: { org: 'Org A' } }],
      { callLog: { status: { lastStatusId: 'x' } } },
      { callLog: { callLogDate: '2024-01-02T00:00:00-06:00' } },
    ]),
  ],
  notes: [
    ...['org', 'contact', 'event'].flatMap((kind): Rejected[] => [
      [500, 'POST', `/api/${kind}/newNote/999`, NOTE],
      [400, 'POST', `/api/${kind}/newNote/abc`, NOTE],
      [400, 'POST', `/api/${kind}/newNote/1`, { ...NOTE, noteId: 103 }],
    ]),
    [500, 'PUT', '/api/editNote/999999', { noteEntry: 'x' }],
    [400, 'PUT', '/api/editNote/abc', NOTE],
    [400, 'DELETE', '/api/deleteNote/abc'],
    ...[
      ...[
        { event: 'Ev' },
        { contact: '' },
        { createdBy: 'Ann Bee' },
        { lastModifiedBy: 'Ann Bee' },
      ],
      ...[{ createDate: OFFSET_DATE }, { callLog: 'x' }, { callLog: { createdBy: 'Ann Bee' } }],
      ...[{ callLog: { org: 'Org A' } }, { noteEntry: { text: 'x' } }],
    ].flatMap((part): Rejected[] => [
      [400, 'POST', '/api/org/newNote/3', { ...NOTE, ...part }],
      [400, 'PUT', '/api/editNote/103', { ...NOTE, ...part }],
    ]),
  ],
};

const WORDS: Record<number, string> = { 400: 'Bad Request', 500: 'Internal Server Error' };

test.each(Object.entries(REJECTED))('rejected requests for %s store nothing', async (_of, rows) => {
  const before = await contents(wire.db);
  for (const [status, method, path, body] of rows) {
    const sent = { method, path, body };
    const response =
      method === 'GET' ? await wire.ann.get(path) : await wire.ann.write(method, path, body);
    expect({ ...sent, status: response.status }).toEqual({ ...sent, status });
    expect(response.json()).toEqual({
      ...{ status, error: WORDS[status], message: '', path: path.split('?')[0] },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    });
  }
  expect(await contents(wire.db)).toEqual(before);
});

test('an event without the status for new ones is a server error', async () => {
  await wire.db.query('begin; update event set last_status_id = 9 where last_status_id = 8');
  await wire.db.query(
    'update organization set last_status_id = 9 where last_status_id = 8; update call_log set status_id = 9 where status_id = 8',
  );
  await wire.db.query('delete from status where status_id = 8; commit');
  const before = await contents(wire.db);
  const path = `${EVENT_SAVE}/Fair/4/false/null`;
  expect((await wire.ann.write('POST', path, EVENT)).status).toBe(500);
  expect(await contents(wire.db)).toEqual(before);
});

test('a body of another type is rejected with 415, and ignored where none is expected', async () => {
  const token = { 'x-xsrf-token': wire.ann.cookies.get('XSRF-TOKEN') ?? '' };
  for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded']) {
    const headers = { ...token, ...(type && { 'content-type': type }) };
    const sent = { method: 'POST', path: ORG_SAVE, headers, body: '{"orgname":"Org"}' };
    const response = await wire.ann.send(sent);
    expect(response.json()).toMatchObject({ status: 415, error: 'Unsupported Media Type' });
    const removal = { method: 'DELETE', path: '/api/deleteNote/999', headers };
    expect((await wire.ann.send(removal)).status).toBe(204);
  }
});
