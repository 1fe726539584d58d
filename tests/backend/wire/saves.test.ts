/** What a save stores, its audit columns and its effects on other rows (legacy-api.md D10, §3.3 to §3.7 and §9, assertions 29 to 46). */
import { z } from 'zod';
import { AGENCY_ZONE } from '@/tests/backend/support/stand-in';
import { rowsOf, Wire } from '@/tests/backend/support/wire';
import { callLogBody } from '@/tests/contract/bodies';

const OLD = '2001-02-03T04:05:06';
const ORGS = `
  truncate organization, contact, event, call_log, note cascade;
  insert into organization (org_id, orgname, county_id, last_status_id, last_contact) values
    (1, 'Org 1', 1, 2, '${OLD}'), (2, 'Org 2', 2, 2, '${OLD}'), (3, 'Org 3', 1, 2, '${OLD}');
  insert into contact (contact_id, first_name, last_name, last_contact_date) values
    (7, 'Cee', 'Dee', '${OLD}'), (8, 'Eve', 'Fox', '${OLD}');
  insert into event (event_id, event_type_id) values (42, 4)`;

const formBody = callLogBody();
const wire = new Wire();
beforeEach(() => wire.db.query(ORGS));

const [ORG_SAVE, CONTACT_SAVE] = ['/api/organization/Cook', '/api/create-update-contact'];

const read = async (path: string) => z.looseObject({}).parse(await wire.ann.json(path));
const organization = (id: number) => read(`/api/organizations/${id}`);
const contact = (id: number) => read(`/api/contact/${id}`);
const event = (id: number) => read(`/api/events/${id}`);

const audited = z.looseObject({ createDate: z.string(), lastModifiedDate: z.string() });
const comment = audited.extend({ noteId: z.number(), callLog: audited });
const callLog = async (id: number) => comment.parse(await read(`/api/callLog-detail/${id}`));

async function hits(word: string): Promise<string[]> {
  const found = z.object({ hits: z.array(z.object({ id: z.string(), index: z.string() })) });
  const response = found.parse(await read(`/api/elasticsearch/multi-field-index/${word}`));
  return response.hits.map(({ index, id }) => `${index} ${id}`);
}

/** Sets the dates of a row to the past, so that new ones show. */
const age = (table: string, id: number, columns = ['create_date', 'last_modified_date']) =>
  wire.db.query(
    `update ${table} set ${columns.map((column) => `${column} = '${OLD}'`).join(', ')} where ${table === 'call_log' ? 'call' : table}_id = ${id}`,
  );

/** The rows with a date of just now, by the agency's clock. */
async function touched(): Promise<string[]> {
  const rows = await rowsOf(
    wire.db,
    `with stamps as (
       select 'org ' || org_id || ' ' || coalesce(last_status_id::text, '-') as who, last_contact as at from organization
       union all select 'contact ' || contact_id, last_contact_date from contact
       union all select 'new contact', create_date from contact
       union all select 'new note', create_date from note)
     select who from stamps, lateral (select now() at time zone '${AGENCY_ZONE}' as now) as clock
     where at between now - interval '1 minute' and now + interval '1 second' order by who`,
  );
  return rows.map(({ who }) => who);
}

describe('organizations', () => {
  /** As the 2.8 client sends it. */
  const BODY = {
    ...{ orgId: '', orgname: 'Org A', address: '', city: '', phone: '3125550100', email: '' },
    ...{ countyName: 'Lake', zip: '60601', orgContacts: [], eventOrgs: [], lastStatus: null },
    regsite: 1,
  };

  test('29, 32, 33: a new one is stored as sent, with the county of the path', async () => {
    const more = { altphone: '3125550101', brandNew: { a: 1 }, lastContact: '' };
    const orgId = await wire.ann.create(`${ORG_SAVE}?x=1`, { ...BODY, ...more });
    const same = { ...BODY, orgId, countyName: 'Cook', lastContact: null };
    expect(await organization(orgId)).toEqual(same);
  });

  test('30: a change stores what may change and clears absent properties', async () => {
    const orgId = await wire.ann.create(ORG_SAVE, BODY);
    await wire.db.query(`
      update organization set last_status_id = 2, last_contact = '${OLD}' where org_id = ${orgId};
      insert into organization_contact (org_id, contact_id) values (${orgId}, 7)`);
    const before = await organization(orgId);
    const change = { orgname: 'Org Z', zip: undefined, regsite: '0', lastStatus: null };
    await wire.ann.done('PUT', '/api/organization/Lake', { ...before, ...change });
    const changed = { orgname: 'Org Z', zip: null, regsite: 0, countyName: 'Lake' };
    expect(await organization(orgId)).toEqual({ ...before, ...changed });
    expect(before).toMatchObject({ orgContacts: [{ contactId: 7 }], lastStatus: 'Active' });
  });
});

describe('contacts', () => {
  const BODY = {
    ...{ contactId: '', firstName: 'Cee', lastName: 'Dee', title: '', phone: '3125550002' },
    ...{ altPhone: '', email: '', contactOrgs: null, createdBy: null, lastModifiedBy: null },
    regSite: 1,
  };

  test('29, 32: a new one is stored as sent, except for the audit columns', async () => {
    const dates = { createDate: OLD, lastModifiedDate: OLD, lastContactDate: OLD };
    const contactId = await wire.ann.create(`${CONTACT_SAVE}/-1`, { ...BODY, ...dates });
    const { createDate } = await contact(contactId);
    expect(await contact(contactId)).toEqual({
      ...{ ...BODY, contactId, regsite: 1, contactOrgs: {}, lastContactDate: null },
      ...{ createDate, lastModifiedDate: createDate },
      ...{ createdBy: 'Ann Bee', lastModifiedBy: 'Ann Bee' },
    });
    expect(await touched()).toEqual(['new contact']);
  });

  test('30, 34, 36: a change is stored with its audit columns, and associations are made and removed one by one', async () => {
    const contactId = await wire.ann.create(`${CONTACT_SAVE}/1`, BODY);
    await age('contact', contactId, ['create_date', 'last_modified_date', 'last_contact_date']);
    const before = await contact(contactId);
    expect(before).toMatchObject({ contactOrgs: { 1: 'Org 1' }, createDate: OLD });
    const nulls = { contactOrgs: null, createdBy: null, lastModifiedBy: null };
    const body = { ...before, ...nulls, firstName: 'Zoe', email: undefined, regSite: 0 };
    await wire.max.done('PUT', `${CONTACT_SAVE}/-1`, body);
    const changed = await contact(contactId);
    expect(changed).toEqual({
      ...{ ...before, firstName: 'Zoe', email: null, regSite: 0, regsite: 0 },
      ...{ lastModifiedDate: expect.not.stringContaining(OLD), lastModifiedBy: 'Max null' },
    });
    await wire.max.done('PUT', `${CONTACT_SAVE}/2`, body);
    expect(await contact(contactId)).toMatchObject({ contactOrgs: { 1: 'Org 1', 2: 'Org 2' } });
    await wire.max.done('DELETE', `/api/orgContact/1/${contactId}`);
    expect(await contact(contactId)).toMatchObject({ contactOrgs: { 2: 'Org 2' } });
  });
});

describe('events', () => {
  /** As the 2.8 client sends it. */
  const BODY = {
    ...{ eventId: '', eventName: 'Ev', location: 'Loc', address: '', city: '', state: 'IL' },
    ...{ zip: '', county: { countyId: 2, countyDesc: 'Lake' }, eventTypeDesc: 'Whatever' },
    ...{ startDateTime: '2021-05-03T09:30:00', endDateTime: '2021-05-03T10:30:00' },
    ...{ rtaStaffCount: '', audienceCount: 25, surveyComplete: 0, surveyCount: '12' },
    ...{ surveyDateTime: '2021-06-01T00:00:00', cancelReason: null, regsite: 1, neworg: '0' },
    ...{ electedOfficial: 1, deleteflag: 0, eventPresenters: null, orgNames: {} },
    ...{ eventaudienceType: null, lastStatus: null },
  };
  const create = (path = 'Fair/-1/false/null', body: object = BODY) =>
    wire.ann.create(`/api/event/${path}`, body);
  const change = (eventId: number, path: string, values: object = {}) =>
    wire.ann.done('PUT', `/api/event/${path}`, { ...BODY, eventId, ...values });

  test('29, 32, 40: a new one is stored as sent, with type, status and audience types of the path', async () => {
    const path = 'Presentation/-1/false/null?audType=2&audType=1';
    const eventId = await create(path, { ...BODY, x: {} });
    const defaults = { eventTypeDesc: 'Presentation', lastStatus: 'Info Needed' };
    expect(await event(eventId)).toEqual({
      ...{ ...BODY, ...defaults, eventId, audienceCount: '25', neworg: 0, deleteFlag: 0 },
      ...{ eventPresenters: [], eventaudienceType: ['Seniors', 'Veterans'] },
    });
    await wire.ann.done('DELETE', `/api/deleteAudienceType/${eventId}/1`);
    expect(await event(eventId)).toMatchObject({ eventaudienceType: ['Veterans'] });
  });

  test('30, 38: a change stores the body and clears absent properties, except the survey flag', async () => {
    const eventId = await create('Fair/1/false/Cancelled', { ...BODY, surveyComplete: 1 });
    const statuses = [await organization(1), await organization(2)].map((row) => row.lastStatus);
    expect(statuses).toEqual(['Cancelled', 'Active']);
    const before = await event(eventId);
    await change(eventId, 'Presentation/-1/true/null', {
      ...{ eventName: 'New', address: undefined, county: { countyId: 1 }, surveyComplete: 0 },
      ...{ startDateTime: '2022-01-01T08:00', cancelReason: 'Sick', deleteflag: 1 },
    });
    expect(await event(eventId)).toEqual({
      ...{ ...before, eventName: 'New', address: null, eventTypeDesc: 'Presentation' },
      ...{ county: { countyId: 1, countyDesc: 'Cook' }, startDateTime: '2022-01-01T08:00:00' },
      ...{ cancelReason: 'Sick', deleteflag: 1, deleteFlag: 1 },
    });
    expect(before).toMatchObject({ surveyComplete: 1, lastStatus: 'Cancelled', neworg: 0 });
  });
});

test('47: the search finds a save by its new words at once, and no longer by the old ones', async () => {
  const saves = [
    ['organizations', ORG_SAVE, 'orgId', 'orgname'],
    ['contacts', `${CONTACT_SAVE}/-1`, 'contactId', 'firstName'],
    ['events', '/api/event/Fair/-1/false/null', 'eventId', 'eventName'],
  ] as const;
  for (const [index, path, key, name] of saves) {
    const id = await wire.ann.create(path, { [name]: `quokka${index}` });
    expect(await hits(`quokka${index}`)).toEqual([`${index} ${id}`]);
    await wire.ann.done('PUT', path, { [key]: id, [name]: `wombat${index}` });
    expect(await hits(`quokka${index}`)).toEqual([]);
    expect(await hits(`wombat${index}`)).toEqual([`${index} ${id}`]);
  }
});

describe('call logs', () => {
  const SAVE = '/api/callLogChange';
  const create = (path = '1/7/2/1', body: object = formBody) =>
    wire.ann.create(`${SAVE}/${path}`, body);
  /** What the client sends back after an edit. */
  async function edited(callId: number, change: object = {}) {
    const found = await callLog(callId);
    const people = { createdBy: null, lastModifiedBy: null };
    return { ...found, callLog: { ...found.callLog, ...people }, ...change };
  }

  test('29, 32, 43: a new one and its comment have audit columns, and set the status of their organization', async () => {
    const callId = await create('1/7/1/0', { ...formBody, regSite: 1 });
    const { noteId, createDate } = await callLog(callId);
    const stamps = { createDate, lastModifiedDate: createDate };
    const ann = expect.objectContaining({ presenterId: 11 });
    expect(await callLog(callId)).toEqual({
      ...{
        noteId,
        noteEntry: 'comment',
        event: null,
        contact: null,
        regSite: 0,
        callLogDate: null,
      },
      ...{ ...stamps, createdBy: ann, lastModifiedBy: ann },
      callLog: {
        ...{ callId, ...stamps, createdBy: 'Ann Bee', lastModifiedBy: 'Ann Bee', regsite: 0 },
        org: { orgId: '1', orgName: 'Org 1' },
        contact: { contactId: '7', contactName: 'Cee Dee' },
        status: { lastStatusId: '1', lastStatus: 'Interested' },
        ...{ lastStatusDate: null, callLogDate: null },
      },
    });
    expect(await touched()).toEqual(['contact 7', 'new note', 'org 1 1']);
    expect(await organization(1)).toMatchObject({ regsite: 0 });
  });

  const PAST = '2024-01-02T03:04:00';
  test.each([
    [{ callLogDate: PAST }, {}, PAST],
    [{ callLogDate: null }, { callLogDate: PAST }, PAST],
  ])(
    'the past date in %j and %j does not change the audit columns',
    async (outer, inner, callLogDate) => {
      const body = { ...formBody, ...outer, callLog: { ...formBody.callLog, ...inner } };
      const found = await callLog(await create(undefined, body));
      expect(found).toMatchObject({ callLogDate, callLog: { callLogDate } });
      expect(found.callLog.createDate).toBe(found.createDate);
      expect(await touched()).toEqual(['contact 7', 'new note', 'org 1 2']);
    },
  );

  test('without ids in the path the references of the body are stored, without other effects', async () => {
    const empty = { ...formBody.callLog, org: null, contact: null, status: null };
    const alone = await create('-1/-1/2/1', { ...formBody, callLog: empty });
    expect(await callLog(alone)).toMatchObject({
      callLog: { org: null, contact: null, createdBy: 'Ann Bee' },
    });
    const given = { ...empty, org: { orgId: '2' }, contact: { contactId: 8 } };
    const named = await create('-1/-1/2/1', { ...formBody, callLog: given });
    expect(await callLog(named)).toMatchObject({
      callLog: { org: { orgId: '2' }, contact: { contactId: '8' } },
    });
    expect(await touched()).toEqual(['new note', 'new note']);
    // Without a status it has no audit columns, and the organization does not change.
    const idle = await create('1/7/-1/1', { ...formBody, callLog: empty });
    expect(await read(`/api/callLog-detail/${idle}`)).toMatchObject({
      createdBy: { presenterId: 11 },
      callLog: { status: null, createdBy: null, createDate: null, org: { orgId: '1' } },
    });
    expect(await touched()).toEqual(['contact 7', 'new note', 'new note', 'new note']);
  });

  test('30, 44: a change stores the call of the path and the comment of the body', async () => {
    const callId = await create();
    const { noteId } = await callLog(callId);
    await age('call_log', callId);
    await age('note', noteId);
    await wire.db.query(`update organization set last_status_id = 9, last_contact = '${OLD}'`);
    await wire.db.query(`update contact set last_contact_date = '${OLD}'`);
    const change = { noteEntry: 'new comment', callLogDate: '2024-05-06T00:00:00' };
    await wire.max.done('PUT', `${SAVE}/2/8/1/0`, await edited(callId, change));
    const after = await callLog(callId);
    expect(after).toMatchObject({
      ...{ ...change, noteId, createDate: OLD, lastModifiedBy: { presenterId: 12 } },
      callLog: { createdBy: 'Ann Bee', lastModifiedBy: 'Max null', regsite: 0 },
    });
    expect(after.callLog.lastModifiedDate > OLD).toBe(true);
    expect(await touched()).toEqual(['contact 8', 'org 2 1']);
    expect(await wire.ann.json('/api/org/callLogNotes/1')).toEqual([]);
    expect(await wire.ann.json('/api/org/callLogNotes/2')).toMatchObject([{ callId }]);
    // An edit of the comment alone counts as a contact too.
    await wire.db.query(`update contact set last_contact_date = '${OLD}'`);
    await wire.ann.done('PUT', `${SAVE}/2/8/1/0`, await edited(callId, { noteEntry: 'again' }));
    expect(await touched()).toEqual(['contact 8', 'org 2 1']);
  });

  test('a deleted comment can be replaced once', async () => {
    const callId = await create();
    const { noteId, callLog: before } = await callLog(callId);
    await wire.ann.done('DELETE', `/api/deleteNote/${noteId}`);
    const body = { noteId: null, noteEntry: 'new comment', callLog: { callId } };
    await wire.ann.done('PUT', `${SAVE}/1/7/2/1`, body);
    expect(await callLog(callId)).toMatchObject({
      ...{ noteEntry: 'new comment', createdBy: { presenterId: 11 } },
      callLog: { callId, createDate: before.createDate },
    });
    expect((await wire.ann.write('PUT', `${SAVE}/1/7/2/1`, body)).status).toBe(500);
  });
});

describe('notes', () => {
  /** As the client sends it. */
  const BODY = { noteId: null, noteEntry: 'hello', createDate: null, lastModifiedDate: null };
  const notes = z.array(z.looseObject({ noteId: z.number() }));
  const listed = async (kind: string, owner: number) =>
    notes.parse(await wire.ann.json(`/api/${kind}/notes/${owner}`));

  test('30, 31, 45: an edit changes the note of the path, but not its creation; a deletion removes one', async () => {
    const [kept, noteId] = [
      await wire.ann.create('/api/event/newNote/42', BODY),
      await wire.ann.create('/api/event/newNote/42', BODY),
    ];
    await age('note', noteId);
    const body = { ...BODY, noteId: kept, noteEntry: 'new text' };
    await wire.max.done('PUT', `/api/editNote/${noteId}`, body);
    const [first, second] = await listed('event', 42);
    expect(first).toMatchObject({ noteId: kept, noteEntry: 'hello' });
    expect(second).toMatchObject({
      ...{ noteId, noteEntry: 'new text', createDate: OLD, createdBy: { presenterId: 11 } },
      ...{
        lastModifiedBy: { presenterId: 12 },
        lastModifiedDate: expect.not.stringContaining(OLD),
      },
    });
    await wire.max.done('DELETE', `/api/deleteNote/${noteId}`);
    expect((await listed('event', 42)).map((note) => note.noteId)).toEqual([kept]);
  });
});
