/** Rejected requests respond with the status of the legacy and store nothing (legacy-api.md §1.8 and §1.9). */
import { contents, Wire } from '@/tests/backend/support/wire';
import { callLogBody } from '@/tests/contract/bodies';

const wire = new Wire(`
  insert into organization (org_id, orgname, county_id) values (1, 'Org A', 1);
  insert into contact (contact_id, first_name) values (3, 'Cee'), (4, 'Eve');
  insert into organization_contact (org_id, contact_id) values (1, 3);
  insert into event (event_id, event_type_id, last_status_id, start_date_time, end_date_time) values
    (1, 4, 9, '2024-03-01 10:00', '2024-03-01 11:30'), (2, 5, 8, '2024-01-10 00:00', null);
  insert into event_presenter (event_id, presenter_id) values (1, 11);
  insert into event_audience_type (event_id, audience_type_id) values (1, 1);
  insert into call_log (call_id, org_id, contact_id, status_id) values (1, 1, 4, 1);
  insert into note (note_id, note_entry, org_id, call_id) values (101, 'call', 1, 1), (103, 'note', 1, null)`);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Rejected = [status: number, method: Method, path: string, body?: unknown];

const ORG = { orgname: 'Org A', zip: '60601', regsite: 1, orgContacts: [], lastStatus: null };
const CONTACT = { firstName: 'Cee', lastName: 'Dee', contactOrgs: null, createdBy: null };
const EVENT = { eventName: 'Ev', location: 'Loc', county: { countyId: 2 }, regsite: 1 };
const NOTE = { noteId: null, noteEntry: 'hello', createDate: null, lastModifiedDate: null };
const CALL = callLogBody();
const EDIT = { noteId: 101, noteEntry: 'unwanted', callLog: { ...CALL.callLog, callId: 1 } };

const [ORG_SAVE, CONTACT_SAVE] = ['/api/organization/Cook', '/api/create-update-contact'];
const [EVENT_SAVE, CALL_SAVE] = ['/api/event/Fair', '/api/callLogChange'];
const INVITE = '/api/send-invite/My%20subject/Come/Room%205';
const OFFSET_DATE = '2021-05-03T14:30:00.000+00:00';

/** Read forms that may not be sent back, and other values of the wrong type. */
const invalid = (path: string, body: object, members: object[]): Rejected[] =>
  members.map((member) => [400, 'POST', path, { ...body, ...member }]);

const REJECTED: Record<string, Rejected[]> = {
  organizations: [
    [400, 'POST', '/api/organization/Nowhere', ORG],
    [400, 'PUT', '/api/organization/Nowhere', { ...ORG, orgId: 1 }],
    [400, 'POST', ORG_SAVE, { ...ORG, orgId: 1 }],
    [500, 'PUT', ORG_SAVE, { ...ORG, orgId: 999 }],
    ...['', 'null', '[]', Buffer.from('{"orgname":"\xff"}', 'latin1')].map(
      (body): Rejected => [400, 'POST', ORG_SAVE, body],
    ),
    ...invalid(ORG_SAVE, ORG, [
      ...[{ orgname: ['Org'] }, { orgname: 'with a NUL \0 inside' }, { regsite: 2 }],
      ...[{ lastStatus: '' }, { orgContacts: [{ contactId: 7 }] }, { lastContact: OFFSET_DATE }],
    ]),
  ],
  contacts: [
    // A repeated association also rejects the other values.
    [500, 'PUT', `${CONTACT_SAVE}/1`, { ...CONTACT, contactId: 3, firstName: 'unwanted' }],
    [500, 'POST', `${CONTACT_SAVE}/999`, CONTACT],
    [500, 'PUT', `${CONTACT_SAVE}/-1`, { ...CONTACT, contactId: 999 }],
    [400, 'POST', `${CONTACT_SAVE}/-1`, { ...CONTACT, contactId: 3 }],
    [500, 'PUT', '/api/associate-org-contact/999/3'],
    ...invalid(`${CONTACT_SAVE}/-1`, CONTACT, [
      ...[{ contactOrgs: { 1: 'Org A' } }, { createdBy: 'Ann Bee' }, { createDate: OFFSET_DATE }],
    ]),
  ],
  events: [
    [400, 'POST', '/api/event/Nonsense/1/true/Cancelled', EVENT],
    [500, 'POST', `${EVENT_SAVE}/999/true/Cancelled`, EVENT],
    [500, 'POST', `${EVENT_SAVE}/1/true/Cancelled?audType=2&audType=9`, EVENT],
    // The event already has this audience type.
    [500, 'PUT', `${EVENT_SAVE}/1/true/Cancelled?audType=1`, { ...EVENT, eventId: 1 }],
    [500, 'PUT', `${EVENT_SAVE}/1/true/Cancelled`, { ...EVENT, eventId: 999 }],
    ...invalid(`${EVENT_SAVE}/1/true/Cancelled`, EVENT, [
      ...[{ county: { countyId: 99 } }, { eventPresenters: ['Ann Bee'] }, { deleteFlag: 'yes' }],
      ...[{ eventaudienceType: ['Seniors'] }, { lastStatus: '' }, { endDateTime: OFFSET_DATE }],
    ]),
  ],
  presenters: [
    [500, 'PUT', '/api/joinevent/1'],
    [500, 'GET', `${INVITE}/1?presenter=12&presenter=99`],
    [400, 'GET', `${INVITE}/1?presenter=Max`],
    // An event without an end.
    [500, 'GET', `${INVITE}/2?presenter=12`],
  ],
  'call logs': [
    ...['999/4/2/1', '1/999/2/1', '1/4/999/1'].flatMap((path): Rejected[] => [
      [500, 'POST', `${CALL_SAVE}/${path}`, CALL],
      [500, 'PUT', `${CALL_SAVE}/${path}`, EDIT],
    ]),
    [500, 'POST', `${CALL_SAVE}/-1/4/2/1`, CALL],
    [400, 'POST', `${CALL_SAVE}/1/4/2/1`, EDIT],
    [500, 'PUT', `${CALL_SAVE}/1/4/2/1`, { ...EDIT, callLog: { callId: 999 } }],
    [500, 'PUT', `${CALL_SAVE}/1/4/2/1`, { ...EDIT, noteId: 103 }],
    ...invalid(`${CALL_SAVE}/1/4/2/1`, CALL, [
      ...[{ createdBy: 'Ann Bee' }, { callLog: { org: 'Org A' } }, { callLogDate: OFFSET_DATE }],
    ]),
  ],
  notes: [
    ...['org', 'contact', 'event'].map(
      (kind): Rejected => [500, 'POST', `/api/${kind}/newNote/999`, NOTE],
    ),
    [500, 'PUT', '/api/editNote/999', { noteEntry: 'x' }],
    ...invalid('/api/org/newNote/1', NOTE, [
      ...[{ noteId: 103 }, { event: 'Ev' }, { createdBy: 'Ann Bee' }, { createDate: OFFSET_DATE }],
    ]),
  ],
};

const WORDS: Record<number, string> = { 400: 'Bad Request', 500: 'Internal Server Error' };

test.each(Object.entries(REJECTED))('rejected requests for %s store nothing', async (_of, rows) => {
  const before = await contents(wire.db);
  for (const [status, method, path, body] of rows) {
    const response =
      method === 'GET' ? await wire.ann.get(path) : await wire.ann.write(method, path, body);
    expect([method, path, body, response.status]).toEqual([method, path, body, status]);
    expect(response.json()).toEqual({
      ...{ status, error: WORDS[status], message: '', path: path.split('?')[0] },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    });
  }
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
