/** Records as they are parsed (legacy-api.md D1 to D8), with the names of their properties. */
import { z } from 'zod';
import { callLog, callLogDetail, callLogExportRow } from '@/lib/contract/entities/call-log';
import { contact } from '@/lib/contract/entities/contact';
import { eventsByCounty, eventsByType } from '@/lib/contract/entities/dashboard';
import { event } from '@/lib/contract/entities/event';
import * as lookups from '@/lib/contract/entities/lookups';
import { callLogNoteRow, noteEntity, noteRow } from '@/lib/contract/entities/note';
import { organizationDetail, organizationRow } from '@/lib/contract/entities/organization';
import * as person from '@/lib/contract/entities/person';
import { flag, id, pageOf, text } from '@/lib/contract/entities/wire';
import { callLogBody } from '@/tests/contract/bodies';
import * as rows from '@/tests/support/legacy-rows';

/** A property that is expected to be `undefined` is expected to be missing. */
const expectRead = (schema: z.ZodType, wire: unknown, read: unknown) =>
  expect([wire, schema.parse(wire)]).toEqual([wire, read]);
const having = (change: object) => expect.objectContaining(change);

const ORG_A = { orgId: 5, name: 'Org A' };
const ANN_BEE = { firstName: 'Ann', lastName: 'Bee' };

test('organizations, in which the flag of a contact has two spellings (§7.3) and the type of an event two names (§7.4)', () => {
  const organization = rows.organizationRow();
  const named = { name: 'Org A', orgname: undefined, county: 'CountyA', countyName: undefined };
  expectRead(organizationRow, organization, {
    ...{ ...organization, ...named, registrationSite: true, regsite: undefined },
    ...{ altphone: undefined, orgContacts: undefined, eventOrgs: undefined },
  });
  const unflagged = rows.organizationRow({ regsite: undefined });
  expectRead(organizationRow, unflagged, having({ registrationSite: false }));

  const ofContact = { contactId: 7, firstName: 'Cee', lastName: null };
  const nothing = { title: null, email: null, phone: null, altPhone: null };
  for (const [flags, registrationSite] of [
    [{ regsite: 1 }, true],
    [{ regSite: 1 }, true],
    [{ regsite: 0, regSite: '1' }, true],
    [{ regsite: 0, regSite: 0 }, false],
    [{}, false],
  ]) {
    const wire = rows.organizationRow({ orgContacts: [Object.assign({}, ofContact, flags)] });
    const contacts = [{ ...ofContact, ...nothing, registrationSite }];
    expectRead(organizationDetail, wire, having({ contacts }));
  }
  for (const [change, read] of [
    [{ eventTypeDesc: 'Fair', eventType: 'Other' }, { eventType: 'Fair' }],
    [{ eventTypeDesc: null, eventType: 'Fair' }, { eventType: 'Fair' }],
    [{ eventTypeDesc: undefined }, { eventType: null }],
    [{ eventPresenters: null }, { presenters: [] }],
  ] as const) {
    const wire = rows.organizationRow({ eventOrgs: [rows.embeddedEvent(change)] });
    expectRead(organizationDetail, wire, having({ events: [having(read)] }));
  }
});

test('a contact', () => {
  const wire = rows.contactRow();
  expectRead(contact, wire, {
    ...{ ...wire, lastModifiedBy: 'Ann', registrationSite: true, regSite: undefined },
    ...{ organizations: [ORG_A], contactOrgs: undefined },
    ...{ lastContact: null, lastContactDate: undefined },
  });
  const alone = rows.contactRow({ contactOrgs: undefined, regSite: undefined });
  expectRead(contact, alone, having({ organizations: [], registrationSite: false }));
});

test('an event of 2.8, and of 2.2, which has less', () => {
  const wire = rows.eventRow({ neworg: '1', surveyCount: 12 });
  const { county, regsite, neworg, surveyCount, electedOfficial, deleteflag, ...of22 } = wire;
  const { eventTypeDesc, eventPresenters, eventaudienceType, orgNames, ...same } = of22;
  const { surveyComplete, rtaStaffCount, ...shared } = same;
  const read = {
    ...{ ...shared, eventType: eventTypeDesc, staffCount: rtaStaffCount, surveyComplete: false },
    ...{ presenters: eventPresenters, audienceTypes: eventaudienceType },
    organizations: [{ orgId: 5, name: 'Elm Library', lastStatus: 'StatusA' }],
  };
  expectRead(event, wire, {
    ...{ ...read, county: { countyId: 3, name: 'Will' }, surveyCount: '12' },
    ...{ registrationSite: true, newOrganization: true },
    ...{ electedOfficial: false, scheduledForDeletion: false },
  });
  expectRead(event, of22, {
    ...{ ...read, county: null, surveyCount: null, registrationSite: false },
    ...{ newOrganization: false, electedOfficial: false, scheduledForDeletion: false },
  });
  const expectPart = (change: object, part: object) =>
    expectRead(event, { ...wire, ...change }, having(part));
  expectPart({ deleteflag: 1 }, { scheduledForDeletion: true });
  expectPart({ deleteFlag: '1' }, { scheduledForDeletion: true });
  expectPart({ orgNames: { 5: ['Org A'] } }, { organizations: [{ ...ORG_A, lastStatus: null }] });
  expectPart({ audienceCount: 25 }, { audienceCount: '25' });
  expectPart({ audienceCount: 'about 25' }, { audienceCount: 'about 25' });
  expectPart({ audienceCount: '' }, { audienceCount: null });
});

const DAY = '2021-04-01T00:00:00';
const ofCallLog = {
  ...{ callId: 9, organization: { orgId: 5, name: 'Elm Library' } },
  ...{ contact: { contactId: 7, name: 'Ada Lindqvist' }, status: { statusId: 2, name: 'Active' } },
  ...{ createdBy: 'Ann Bee', lastModifiedBy: 'Ann', registrationSite: true, callLogDate: null },
  ...{ createDate: '2021-05-03T09:30:00.12', lastModifiedDate: '2021-05-04T10:00:00' },
};

test('a call log has ids as numbers (D6), and null for objects without an id', () => {
  expectRead(callLog, rows.callLogRow(), ofCallLog);
  expectRead(callLog, rows.callLogRow({ regsite: null }), {
    ...ofCallLog,
    registrationSite: false,
  });
  const nobody = having({ organization: null, contact: null, status: null });
  expectRead(callLog, rows.callLogRow({ org: null, contact: null, status: null }), nobody);
  expectRead(callLog, { ...callLogBody().callLog, callId: 9 }, nobody);
});

test('a call log in its note has date and flag of the note, or else its own (§7.8)', () => {
  const wire = rows.callLogNote();
  const { noteId, noteEntry: comment, createdBy, lastModifiedBy } = wire;
  const { createDate, lastModifiedDate } = wire;
  const echo = { noteId, createDate, createdBy, lastModifiedDate, lastModifiedBy };
  expectRead(callLogDetail, wire, { ...ofCallLog, comment, echo });
  expectRead(callLogExportRow, wire, { ...ofCallLog, comment, createDate, lastModifiedDate });

  const marked = { callLogDate: DAY, registrationSite: true };
  const onNote = { callLogDate: DAY, regSite: 1 };
  for (const schema of [callLogDetail, callLogExportRow]) {
    const expectMerged = (outer: object, inner: object, merged: object) =>
      expectRead(
        schema,
        rows.callLogNote({ regSite: null, ...outer }, { ...inner }),
        having(merged),
      );
    expectMerged(onNote, { regsite: null }, marked);
    expectMerged({}, { callLogDate: DAY, regsite: '1' }, marked);
    expectMerged(onNote, { callLogDate: '2021-01-01T00:00:00', regsite: 0 }, marked);
    expectMerged({ regSite: 0 }, { regsite: 1 }, { registrationSite: false });
    expectMerged({}, { regsite: null }, { registrationSite: false });
  }
});

test('notes have people as four names (D5) or as objects (D4)', () => {
  const dates = (at: string) => ({ createDate: at, lastModifiedDate: at });
  expectRead(noteRow, rows.noteRow({ lastModifiedByLastName: null }), {
    ...{ noteId: 77, text: 'hello', createdBy: 'Ann Bee', lastModifiedBy: 'Ann' },
    ...dates('2021-05-03T14:30:00.000+00:00'),
  });
  const unnamed = { createdByFirstName: null, createdByLastName: undefined };
  expectRead(noteRow, rows.noteRow(unnamed), having({ createdBy: null }));
  expectRead(noteEntity, rows.noteEntity(), {
    ...{ noteId: 78, text: 'hello', createdBy: 'Ann Bee', lastModifiedBy: 'Ann' },
    ...dates('2021-05-03T09:30:00'),
  });
  const commented = rows.noteRow({ callId: 31, calllogdate: DAY, regsite: '1' });
  const marked = { callId: 31, callLogDate: DAY, registrationSite: true };
  expectRead(callLogNoteRow, commented, having(marked));
  const unmarked = { callId: 31, callLogDate: null, registrationSite: false };
  expectRead(callLogNoteRow, rows.noteRow({ callId: '31' }), having(unmarked));
});

test('a page may have no total (§1.13)', () => {
  const wire = rows.pageOf([1, 2], { totalPages: 7, totalElements: 62 });
  const page = { rows: [1, 2], totalPages: 7, totalRows: 62, pageSize: 10 };
  expectRead(pageOf(z.number()), wire, page);
  const untold = rows.pageOf([], { totalElements: undefined });
  expectRead(pageOf(z.number()), untold, having({ totalRows: null }));
});

test('names of the signed-in employee (§3.1) and the port of a logout (§1.5) may be missing', () => {
  const unnamed = { presenterId: 11, firstName: null };
  expectRead(person.user, unnamed, { firstName: null, lastName: null, key: '11' });
  expectRead(person.user, ANN_BEE, { ...ANN_BEE, key: 'Ann Bee' });
  const full = { ...ANN_BEE, username: 'abee', presenterId: 11 };
  expectRead(person.user, full, { ...ANN_BEE, key: 'abee' });
  expectRead(person.logoutResponse, { logoutUrl: '/bye' }, { port: '', logoutUrl: '/bye' });
});

test('lookups (D8) and the rows of the dashboard (§3.8)', () => {
  expectRead(lookups.organizationName, { OrgID: 5, orgname: null }, { orgId: 5, name: null });
  const status = { statusId: 8, statusdesc: 'Info Needed' };
  expectRead(lookups.eventStatus, status, { statusId: 8, name: 'Info Needed' });
  const audience = { audiencetypeId: 1, audienceDesc: 'AudA', typeExist: true };
  expectRead(lookups.audienceType, audience, { audienceTypeId: 1, name: 'AudA', chosen: true });
  expectRead(
    eventsByType,
    { name: 'TypeA', ev: 12, rg: '3', nw: 1, el: null },
    {
      ...{ eventType: 'TypeA', total: 12, registrationSites: 3 },
      ...{ newOrganizations: 1, electedOfficials: 0 },
    },
  );
  expectRead(eventsByCounty, { County: null, Events: 5 }, { county: null, total: 5 });
});

test('a missing name in a text is the word null (§1.10)', () => {
  const ann = { presenterId: 11, name: 'Ann', lastName: 'Bee', email: null };
  const { name: _name, ...unnamed } = ann;
  expectRead(person.presenter, { ...ann, username: 'abee' }, { ...unnamed, firstName: 'Ann' });
  expectRead(person.presenterName, ann, 'Ann Bee');
  expectRead(person.presenterName, { name: 'Ann', lastName: null }, 'Ann');
  for (const wire of [{ name: null }, null, undefined])
    expectRead(person.presenterName, wire, null);

  const { personName, personNames, primaryPresenter } = person;
  expectRead(personName, 'Ann Bee', 'Ann Bee');
  expectRead(personName, 'Ann null', 'Ann');
  expectRead(personName, 'null Bee', 'Bee');
  expectRead(personName, 'Ann Nullabee', 'Ann Nullabee');
  for (const wire of ['null null', '', null, undefined]) expectRead(personName, wire, null);
  expectRead(personNames, ['Ann Bee', null, 'null null', 'Cee null'], ['Ann Bee', 'Cee']);
  for (const wire of [null, undefined]) expectRead(personNames, wire, []);

  // Raw text, in quotes or not (§7.6).
  for (const wire of ['Ann Bee', '"Ann Bee"', ' Ann Bee\n'])
    expectRead(primaryPresenter, wire, 'Ann Bee');
  expectRead(primaryPresenter, 'Ann "Bee" Cee', 'Ann "Bee" Cee');
  expectRead(primaryPresenter, '""Ann""', '"Ann"');
  expectRead(primaryPresenter, 'Ann null', 'Ann');
  for (const wire of ['(not set)', '"(not set)"', '', '""'])
    expectRead(primaryPresenter, wire, null);
});

test('flags, ids (§1.10) and texts', () => {
  for (const wire of [1, '1', true]) expectRead(flag, wire, true);
  for (const wire of [0, '0', '', 'x', null, undefined]) expectRead(flag, wire, false);
  for (const wire of [5, '5']) expectRead(id, wire, 5);
  expectRead(text, undefined, null);
});

test('an invalid property is reported by its path', () => {
  const paths = (schema: z.ZodType, wire: unknown) =>
    schema.safeParse(wire).error?.issues.map(({ path }) => path.join('.'));
  const noLists = rows.organizationRow({ orgContacts: undefined, eventOrgs: 'none' });
  expect(paths(organizationDetail, noLists)).toEqual(['orgContacts', 'eventOrgs']);
  const wrongKey = rows.contactRow({ contactOrgs: { x: 'A' } });
  expect(paths(contact, wrongKey)).toEqual(['contactOrgs.x']);
  expect(paths(callLogExportRow, rows.callLogNote({ callLog: null }))).toEqual(['callLog']);
  expect(paths(lookups.county, { countyId: 3, countydesc: 'Cook' })).toEqual(['countyDesc']);
  expect(paths(text, 5)).toEqual(['']);
  for (const wire of [0, -1, '', null, true, [5], '5.5', '0x5'])
    expect([wire, paths(id, wire)]).toEqual([wire, ['']]);
});
