/**
 * The stored values of a save, its audit columns and its effects on other rows (legacy-api.md D10 and §3.3 to §3.7). Status
 * codes and effects that hold for any backend are in tests/contract.
 */
import { z } from 'zod';
import { AGENCY_ZONE } from '@/tests/backend/support/stand-in';
import { rowsOf, Wire } from '@/tests/backend/support/wire';
import * as bodies from '@/tests/contract/bodies';

const OLD = '2001-02-03T04:05:06';
const ORGS = `
  truncate organization, contact, event, call_log, note cascade;
  insert into organization (org_id, orgname, county_id, last_status_id, last_contact) values
    (1, 'Org 1', 1, 2, '${OLD}'), (2, 'Org 2', 2, 2, '${OLD}');
  insert into contact (contact_id, first_name, last_name, last_contact_date) values
    (7, 'Cee', 'Dee', '${OLD}'), (8, 'Eve', 'Fox', '${OLD}');
  insert into event (event_id, event_type_id) values (42, 4)`;

const wire = new Wire();
beforeEach(() => wire.db.query(ORGS));

const [ORG_SAVE, CONTACT_SAVE] = ['/api/organization/Cook', '/api/create-update-contact'];
const CALL_SAVE = '/api/callLogChange';

const read = async (path: string) => z.looseObject({}).parse(await wire.ann.json(path));
const organization = (id: number) => read(`/api/organizations/${id}`);
const contact = (id: number) => read(`/api/contact/${id}`);
const event = (id: number) => read(`/api/events/${id}`);

const audited = z.looseObject({ createDate: z.string(), lastModifiedDate: z.string() });
const comment = audited.extend({ noteId: z.number(), callLog: audited });
const callLog = async (id: number) => comment.parse(await read(`/api/callLog-detail/${id}`));

/** Sets all dates to the past, so that new ones show. */
const age = () =>
  wire.db.query(`
    update contact set create_date = '${OLD}', last_modified_date = '${OLD}', last_contact_date = '${OLD}';
    update call_log set create_date = '${OLD}', last_modified_date = '${OLD}';
    update note set create_date = '${OLD}', last_modified_date = '${OLD}';
    update organization set last_contact = '${OLD}'`);
const isNew = expect.not.stringContaining(OLD);

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

test('an organization is stored as sent; a change clears absent properties and keeps derived ones', async () => {
  const values = { orgname: 'Org A', phone: '3125550100', countyName: 'Lake', zip: '60601' };
  const body = bodies.organizationBody({ ...values, regsite: 1 });
  const more = { altphone: '3125550101', lastContact: '' };
  const orgId = await wire.ann.create(`${ORG_SAVE}?x=1`, { ...body, ...more });
  const stored = { ...body, orgId, countyName: 'Cook', lastContact: null };
  expect(await organization(orgId)).toEqual(stored);
  await wire.db.query(`
    update organization set last_status_id = 2, last_contact = '${OLD}' where org_id = ${orgId};
    insert into organization_contact (org_id, contact_id) values (${orgId}, 7)`);
  const change = { orgname: 'Org Z', zip: undefined, regsite: '0', lastStatus: null };
  await wire.ann.done('PUT', '/api/organization/Lake', { ...stored, ...change });
  expect(await organization(orgId)).toEqual({
    ...{ ...stored, orgname: 'Org Z', zip: null, regsite: 0, countyName: 'Lake' },
    ...{ lastStatus: 'Active', lastContact: OLD },
    orgContacts: [expect.objectContaining({ contactId: 7 })],
  });
});

test('a contact is stored with audit columns of its own, and associations are made and removed one by one', async () => {
  const body = bodies.contactBody({ firstName: 'Cee', phone: '3125550002', regSite: 1 });
  const dates = { createDate: OLD, lastModifiedDate: OLD, lastContactDate: OLD };
  const contactId = await wire.ann.create(`${CONTACT_SAVE}/1`, { ...body, ...dates });
  expect(await touched()).toEqual(['new contact']);
  await age();
  const before = await contact(contactId);
  expect(before).toEqual({
    ...{ ...body, ...dates, contactId, regsite: 1, contactOrgs: { 1: 'Org 1' } },
    ...{ createdBy: 'Ann Bee', lastModifiedBy: 'Ann Bee' },
  });
  const change = { firstName: 'Zoe', email: undefined, regSite: 0 };
  const changed = {
    ...before,
    contactOrgs: null,
    createdBy: null,
    lastModifiedBy: null,
    ...change,
  };
  await wire.max.done('PUT', `${CONTACT_SAVE}/-1`, changed);
  expect(await contact(contactId)).toEqual({
    ...{ ...before, firstName: 'Zoe', email: null, regSite: 0, regsite: 0 },
    ...{ lastModifiedDate: isNew, lastModifiedBy: 'Max null' },
  });
  await wire.max.done('PUT', `${CONTACT_SAVE}/2`, changed);
  expect(await contact(contactId)).toMatchObject({ contactOrgs: { 1: 'Org 1', 2: 'Org 2' } });
  await wire.max.done('DELETE', `/api/orgContact/1/${contactId}`);
  expect(await contact(contactId)).toMatchObject({ contactOrgs: { 2: 'Org 2' } });
});

test('an event is stored as sent, with type, status and audience types of the path; a change clears absent properties but not the survey flag', async () => {
  const body = bodies.eventBody({
    ...{ eventName: 'Ev', location: 'Loc', state: 'IL', eventTypeDesc: 'Whatever' },
    ...{ county: { countyId: 2, countyDesc: 'Lake' }, audienceCount: 25, surveyComplete: 1 },
    ...{ surveyCount: '12', surveyDateTime: '2021-06-01T00:00:00', cancelReason: null },
    ...{ regsite: 1, neworg: '0', electedOfficial: 1, deleteflag: 0 },
  });
  const path = '/api/event/Presentation/1/false/Cancelled?audType=2&audType=1';
  const eventId = await wire.ann.create(path, body);
  const stored = {
    ...{ ...body, eventId, eventTypeDesc: 'Presentation', lastStatus: 'Cancelled' },
    ...{ audienceCount: '25', neworg: 0, deleteFlag: 0, orgNames: { 1: ['Org 1', 'Cancelled'] } },
    ...{ eventPresenters: [], eventaudienceType: ['Seniors', 'Veterans'] },
  };
  expect(await event(eventId)).toEqual(stored);
  expect((await organization(2)).lastStatus).toBe('Active');
  await wire.ann.done('PUT', '/api/event/Fair/-1/true/null', {
    ...{ ...body, eventId, eventName: 'New', address: undefined, county: { countyId: 1 } },
    ...{
      surveyComplete: 0,
      startDateTime: '2022-01-01T08:00',
      cancelReason: 'Sick',
      deleteflag: 1,
    },
  });
  expect(await event(eventId)).toEqual({
    ...{ ...stored, eventName: 'New', address: null, eventTypeDesc: 'Fair' },
    ...{ county: { countyId: 1, countyDesc: 'Cook' }, startDateTime: '2022-01-01T08:00:00' },
    ...{ cancelReason: 'Sick', deleteflag: 1, deleteFlag: 1 },
  });
});

describe('call logs', () => {
  const body = bodies.callLogBody();
  const create = (path = '1/7/2/1', sent: object = body) =>
    wire.ann.create(`${CALL_SAVE}/${path}`, sent);

  test('a new one and its comment have audit columns, and set the status of their organization', async () => {
    const callId = await create('1/7/1/0', { ...body, regSite: 1 });
    const { noteId, createDate } = await callLog(callId);
    const stamps = { createDate, lastModifiedDate: createDate };
    const ann = expect.objectContaining({ presenterId: 11 });
    expect(await callLog(callId)).toEqual({
      ...{ noteId, noteEntry: 'comment', event: null, contact: null, regSite: 0 },
      ...{ ...stamps, createdBy: ann, lastModifiedBy: ann, callLogDate: null },
      callLog: {
        ...{ callId, ...stamps, createdBy: 'Ann Bee', lastModifiedBy: 'Ann Bee', regsite: 0 },
        org: { orgId: '1', orgName: 'Org 1' },
        contact: { contactId: '7', contactName: 'Cee Dee' },
        status: { lastStatusId: '1', lastStatus: 'Interested' },
        ...{ lastStatusDate: null, callLogDate: null },
      },
    });
    expect(await touched()).toEqual(['contact 7', 'new note', 'org 1 1']);
  });

  const date = { callLogDate: '2024-01-02T03:04:00' };
  test.each([
    { ...body, ...date },
    { ...body, callLogDate: null, callLog: { ...body.callLog, ...date } },
  ])('a past date, in note or call log, does not change the audit columns (%#)', async (sent) => {
    const found = await callLog(await create(undefined, sent));
    expect(found).toMatchObject({ ...date, callLog: date });
    expect(await touched()).toEqual(['contact 7', 'new note', 'org 1 2']);
  });

  test('without ids in the path the references of the body are stored, without other effects', async () => {
    const empty = { ...body.callLog, org: null, contact: null, status: null };
    const references = { ...empty, org: { orgId: '2' }, contact: { contactId: 8 } };
    for (const [sent, stored] of [
      [empty, { org: null, contact: null, createdBy: 'Ann Bee' }],
      [references, { org: { orgId: '2' }, contact: { contactId: '8' } }],
    ]) {
      const callId = await create('-1/-1/2/1', { ...body, callLog: sent });
      expect(await callLog(callId)).toMatchObject({ callLog: stored });
    }
    expect(await touched()).toEqual(['new note', 'new note']);
    // Without a status it has no audit columns, and the organization does not change.
    const idle = await create('1/7/-1/1', { ...body, callLog: empty });
    expect(await read(`/api/callLog-detail/${idle}`)).toMatchObject({
      createdBy: { presenterId: 11 },
      callLog: { status: null, createdBy: null, createDate: null, org: { orgId: '1' } },
    });
    expect(await touched()).toEqual(['contact 7', 'new note', 'new note', 'new note']);
  });

  test('a change of the call or of its comment alone counts as a contact', async () => {
    const callId = await create();
    const nulls = { createdBy: null, lastModifiedBy: null };
    for (const noteEntry of ['new comment', 'again']) {
      await age();
      const { noteId, ...found } = await callLog(callId);
      const change = { noteEntry, callLogDate: '2024-05-06T00:00:00' };
      const sent = { ...found, noteId, ...change, callLog: { ...found.callLog, ...nulls } };
      await wire.max.done('PUT', `${CALL_SAVE}/2/8/1/0`, sent);
      expect(await callLog(callId)).toMatchObject({
        ...{ ...change, noteId, createDate: OLD, lastModifiedBy: { presenterId: 12 } },
        callLog: { createdBy: 'Ann Bee', lastModifiedBy: 'Max null', lastModifiedDate: isNew },
      });
      expect(await touched()).toEqual(['contact 8', 'org 2 1']);
    }
    expect(await wire.ann.json('/api/org/callLogNotes/1')).toEqual([]);
  });

  test('a deleted comment can be replaced once', async () => {
    const callId = await create();
    const { noteId, callLog: before } = await callLog(callId);
    await wire.ann.done('DELETE', `/api/deleteNote/${noteId}`);
    const replacement = { noteId: null, noteEntry: 'new comment', callLog: { callId } };
    await wire.ann.done('PUT', `${CALL_SAVE}/1/7/2/1`, replacement);
    expect(await callLog(callId)).toMatchObject({
      ...{ noteEntry: 'new comment', createdBy: { presenterId: 11 } },
      callLog: { callId, createDate: before.createDate },
    });
    const second = await wire.ann.write('PUT', `${CALL_SAVE}/1/7/2/1`, replacement);
    expect(second.status).toBe(500);
  });
});

test('an edit changes the note of the path, not its creation, and a deletion removes that note only', async () => {
  const body = bodies.noteBody({ noteEntry: 'hello' });
  const kept = await wire.ann.create('/api/event/newNote/42', body);
  const noteId = await wire.ann.create('/api/event/newNote/42', body);
  await age();
  await wire.max.done('PUT', `/api/editNote/${noteId}`, { noteId: kept, noteEntry: 'new text' });
  const first = { noteId: kept, noteEntry: 'hello', lastModifiedDate: OLD };
  const author = { createDate: OLD, createdBy: { presenterId: 11 } };
  const editor = { lastModifiedDate: isNew, lastModifiedBy: { presenterId: 12 } };
  const second = { noteId, noteEntry: 'new text', ...author, ...editor };
  expect(await wire.ann.json('/api/event/notes/42')).toMatchObject([first, second]);
  await wire.max.done('DELETE', `/api/deleteNote/${noteId}`);
  expect(await wire.ann.json('/api/event/notes/42')).toMatchObject([first]);
});
