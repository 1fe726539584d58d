/** Bodies of writes: returned forms are converted to forms that the backend accepts (legacy-api.md §1.8), others rejected. */
import type { z } from 'zod';
import { editedCallLog, newCallLog } from '@/lib/contract/entities/call-log';
import { editedContact, newContact } from '@/lib/contract/entities/contact';
import { editedEvent, newEvent } from '@/lib/contract/entities/event';
import { INVITE_STAND_INS, newInvite } from '@/lib/contract/entities/invite';
import { editedNote, newNote } from '@/lib/contract/entities/note';
import { editedOrganization, newOrganization } from '@/lib/contract/entities/organization';
import * as written from '@/lib/contract/entities/written';
import { NOTE_MAXIMUM } from '@/lib/contract/text';
import * as bodies from '@/tests/contract/bodies';
import * as rows from '@/tests/support/legacy-rows';

/** A property that is expected to be `undefined` is expected to be missing. */
const expectWritten = (schema: z.ZodType, sent: unknown, expected: unknown) =>
  expect([sent, schema.parse(sent)]).toEqual([sent, expected]);
const having = (change: object) => expect.objectContaining(change);

const organization = {
  ...rows.organizationRow({ orgContacts: [{ contactId: 7 }], eventOrgs: [rows.embeddedEvent()] }),
  unknown: 'property',
};
const eventForm = bodies.eventBody({ eventName: 'Ev', location: 'Loc' });
const newRow = bodies.callLogBody();
const storedNote = rows.callLogNote();
const invite = { eventName: 'Fair', message: 'Come', location: 'Hall', presenterIds: [1, '2'] };
const NO_PEOPLE = { createdBy: null, lastModifiedBy: null };
const NO_DATES = { createDate: null, lastModifiedDate: null };

test('an organization is written without lists, last status and the county of the path (§1.8, §3.3)', () => {
  const notSent = { altphone: undefined, lastContact: undefined, countyName: undefined };
  const changed = {
    ...{ ...organization, ...notSent, unknown: undefined },
    ...{ orgContacts: [], eventOrgs: [], lastStatus: null },
  };
  expectWritten(editedOrganization, organization, changed);
  const typed = { ...organization, orgId: undefined, orgContacts: null, orgname: ' Org A' };
  expectWritten(newOrganization, typed, { ...changed, orgId: null, orgname: ' Org A' });
});

test('a contact is written with its flag under both names (§7.3)', () => {
  const form = bodies.contactBody({ firstName: 'Cee', phone: '3125550002' });
  expectWritten(newContact, form, { ...form, contactId: null, regsite: 0, regSite: 0 });
  for (const [flags, flag] of [
    [{ regsite: 1 }, 1],
    [{ regSite: '1' }, 1],
    [{ regsite: 1, regSite: 0 }, 0],
    [{ regsite: null }, 0],
  ] as const)
    expectWritten(newContact, flags, having({ regsite: flag, regSite: flag }));
  const echo = rows.contactRow({ extra: {} });
  const stamps = { createDate: undefined, lastModifiedDate: undefined, lastContactDate: undefined };
  const harmless = {
    ...{ ...echo, ...stamps, extra: undefined },
    ...{ ...NO_PEOPLE, contactOrgs: null, regsite: 1, regSite: 1 },
  };
  expectWritten(editedContact, echo, harmless);
});

test('an event is written with its flag of deletion under both names (§7.5) and its whole county (§7.11)', () => {
  const deleteFlags = (flag: number) => ({ deleteflag: flag, deleteFlag: flag });
  const flags = { regsite: 0, neworg: 0, electedOfficial: 0, surveyComplete: 0 };
  const lists = { orgNames: undefined, eventTypeDesc: undefined };
  expectWritten(newEvent, eventForm, {
    ...{ ...eventForm, ...flags, ...lists, eventId: null, surveyDateTime: null },
    ...deleteFlags(0),
  });
  const end = eventForm.endDateTime;
  for (const [change, expected] of [
    [{ deleteFlag: '1' }, deleteFlags(1)],
    [{ deleteflag: 0, deleteFlag: 1 }, deleteFlags(0)],
    [{ startDateTime: end }, { startDateTime: end, endDateTime: end }],
    [{ county: null }, { county: null }],
    [{ county: { countyId: '', countyDesc: '' } }, { county: { countyId: null, countyDesc: '' } }],
    [{ surveyCount: '' }, { surveyCount: null }],
    [{ surveyCount: '12' }, { surveyCount: 12 }],
  ])
    expectWritten(newEvent, { ...eventForm, ...change }, having({ ...expected }));
  const echo = rows.eventRow({ neworg: '1', surveyCount: 12, extra: true });
  const harmless = {
    ...{ ...echo, ...lists, extra: undefined, neworg: 1, deleteFlag: 0, rtaStaffCount: undefined },
    ...{ eventPresenters: null, eventaudienceType: null, lastStatus: null },
  };
  expectWritten(editedEvent, echo, harmless);
});

test('a note is written with its text only (§3.3)', () => {
  const read = { createDate: '2021-05-03', createdBy: 'Ann', contact: '', callLog: {} };
  const written = { noteId: null, noteEntry: ' text ', ...NO_DATES };
  expectWritten(newNote, { noteId: '', noteEntry: ' text ', ...read }, written);
  const edited = { noteId: 77, noteEntry: 'new' };
  expectWritten(editedNote, { noteId: '77', noteEntry: 'new', ...read }, edited);
});

test('a new call log keeps objects without an id, and an edited one sends its note back (§3.7)', () => {
  const noComment = { event: null, contact: null, callLogDate: null };
  const noDates = { ...NO_DATES, lastStatusDate: null, callLogDate: null };
  expectWritten(newCallLog, newRow, {
    ...{ noteId: null, noteEntry: 'comment', ...NO_DATES, ...noComment },
    callLog: { ...newRow.callLog, ...noDates },
  });

  const { callLog, ...note } = storedNote;
  const echo = { ...storedNote, event: 'Ev', contact: 'Cee Dee', noteEntry: 'new', extra: 1 };
  expectWritten(editedCallLog, echo, {
    ...{ ...note, ...noComment, noteEntry: 'new' },
    callLog: {
      ...{ ...callLog, ...NO_PEOPLE },
      org: { orgId: 5, orgName: 'Elm Library' },
      contact: { contactId: 7, contactName: 'Ada Lindqvist' },
      status: { lastStatusId: 2, lastStatus: null },
    },
  });
  // After its comment was deleted.
  expectWritten(editedCallLog, { ...storedNote, noteId: null }, having({ noteId: null }));
  const unstamped = { createdBy: null, createDate: null };
  expectWritten(editedCallLog, { ...storedNote, ...unstamped }, having(unstamped));
});

const DAY = '2021-04-01T00:00:00';

test.each([
  ['on the note', { callLogDate: '2021-04-01T00:00', regSite: 0 }, {}, DAY, 0],
  ['within', {}, { callLogDate: DAY, regsite: '1' }, DAY, 1],
  ['in both places', { callLogDate: DAY, regSite: 1 }, { callLogDate: null, regsite: 0 }, DAY, 1],
  ['on the note, cleared', { callLogDate: null }, { callLogDate: DAY }, null, undefined],
])(
  'date and flag of a call log %s are written in both places (§7.8)',
  (_w, outer, inner, date, flag) => {
    const body = newCallLog.parse({
      ...{ ...newRow, ...outer },
      callLog: { ...newRow.callLog, ...inner },
    });
    expect([body.callLogDate, body.callLog.callLogDate]).toEqual([date, date]);
    expect([body.regSite, body.callLog.regsite]).toEqual([flag, flag]);
  },
);

/** Of an address, without the message of an invite. */
const FIXED = '/api/send-invite/Fair//Hall/2147483647?presenter=1&presenter=2'.length;

test('an invite has texts that are safe for a path, or stand-ins, and 8,000 characters at most', () => {
  const typed = { ...invite, eventName: 'Fair 50%', message: 'Dear all,\n10/12; come' };
  const safe = { eventName: 'Fair 50', message: 'Dear all, 10 12 come', presenterIds: [1, 2] };
  expectWritten(newInvite, typed, { ...invite, ...safe });
  for (const text of [undefined, null, '', '/;%', '..']) {
    const texts = { eventName: text, message: text, location: text };
    expectWritten(newInvite, { ...invite, ...texts }, having(INVITE_STAND_INS));
  }
  const longest = { ...invite, message: 'x'.repeat(8000 - FIXED) };
  expect(newInvite.safeParse(longest).error).toBeUndefined();
});

const NO_ID = 'must be a whole number';
const NOT_SET = 'Start and/or End Dates not set.';
const BACK = 'must be sent back as it was read';
const TURNED = 'Start date/time cannot be ahead of End date/time';
const NO_PRESENTER = 'Please have atleast one Presenter selected to send the invite.';
const DIGITS = 'Phone may hold digits only';
const FLAG = 'must be 0 or 1';
const OBJECT = /object/;

/** Expects that one property of the changed `body` is rejected. */
const rejecting =
  (schema: z.ZodType, body: object) => (change: object, path: string, message: string | RegExp) => {
    const issues = schema.safeParse({ ...body, ...change }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    expect(issues[0]?.message).toMatch(message);
  };

test('an invalid property is rejected by its path', () => {
  const rejectsOrganization = rejecting(editedOrganization, organization);
  rejectsOrganization({ orgname: '   ' }, 'orgname', 'Name is required');
  rejectsOrganization({ phone: '312-555-0100' }, 'phone', DIGITS);
  rejectsOrganization({ orgId: true }, 'orgId', NO_ID);
  rejecting(newOrganization, organization)({ orgId: null }, 'orgContacts', /add contacts/);

  const rejectsContact = rejecting(editedContact, { contactId: 7 });
  rejectsContact({ phone: '312-555' }, 'phone', DIGITS);
  rejectsContact({ firstName: 5 }, 'firstName', /expected string/);
  rejectsContact({ regSite: 2 }, 'regSite', FLAG);
  rejectsContact({ contactId: '' }, 'contactId', NO_ID);

  const rejectsEvent = rejecting(newEvent, eventForm);
  rejectsEvent({ location: ' ' }, 'location', 'Location is required');
  rejectsEvent({ startDateTime: '' }, 'startDateTime', NOT_SET);
  rejectsEvent({ endDateTime: null }, 'endDateTime', NOT_SET);
  rejectsEvent({ startDateTime: '2021-05-03T10:31:00' }, 'startDateTime', TURNED);
  rejectsEvent({ endDateTime: '2021-05-03T24:30:00' }, 'endDateTime', /offset/);
  rejectsEvent({ surveyCount: 'many' }, 'surveyCount', NO_ID);

  const rejectsNote = rejecting(newNote, {});
  rejectsNote({ noteEntry: ' \n\t ' }, 'noteEntry', 'Note cannot be empty!');
  rejectsNote({ noteEntry: 'x'.repeat(NOTE_MAXIMUM + 1) }, 'noteEntry', /20000 characters/);
});

test('an invalid property of a call log is rejected by its path', () => {
  const rejectsNew = rejecting(newCallLog, { noteEntry: 'comment' });
  rejectsNew({}, 'callLog', OBJECT);
  rejectsNew({ callLog: { callId: 9 } }, 'callLog.callId', /must be empty/);
  rejectsNew({ callLog: { org: 'A' } }, 'callLog.org', OBJECT);
  const rejects = rejecting(editedCallLog, storedNote);
  rejects({ noteEntry: ' ' }, 'noteEntry', "Call log comments can't be empty.");
  rejects({ noteId: undefined }, 'noteId', NO_ID);
  rejects({ createdBy: undefined }, 'createdBy', BACK);
  rejects({ lastModifiedBy: 'Ann Bee' }, 'lastModifiedBy', BACK);
  rejects({ createDate: undefined }, 'createDate', BACK);
  rejects({ createDate: '2021-05-03T14:30:00.000+00:00' }, 'createDate', /without an offset/);
  rejects({ callLog: {} }, 'callLog.callId', NO_ID);
});

test('an invalid property of an invite is rejected by its path', () => {
  const rejects = rejecting(newInvite, invite);
  rejects({ presenterIds: [] }, 'presenterIds', NO_PRESENTER);
  rejects({ presenterIds: [1, '1'] }, 'presenterIds', 'names a presenter twice');
  rejects({ message: 'x'.repeat(8001 - FIXED) }, 'message', /by 1 characters/);
  rejects({ location: 'ü'.repeat(1400) }, 'location', /too long/);
});

const ORGANIZATION = { orgId: 5, orgname: 'Org A' };
const EVENT = { ...eventForm, eventId: 42 };
const NOTE = { noteId: 77, noteEntry: 'hello' };

test.each<[string, z.ZodType, object, string]>([
  ['organization', newOrganization, ORGANIZATION, 'orgId'],
  ['contact', newContact, { contactId: 7 }, 'contactId'],
  ['event', newEvent, EVENT, 'eventId'],
  ['note', newNote, NOTE, 'noteId'],
  ['call log', newCallLog, { ...newRow, noteId: 77 }, 'noteId'],
])('a new %s with an id is rejected: it would overwrite a record (§3)', (_w, schema, body, id) => {
  const { error } = schema.safeParse(body);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([id]);
  for (const none of ['', null, undefined])
    expect(schema.parse({ ...body, [id]: none })).toHaveProperty(id, null);
});

test('flags and counts are written as the backend stores them (§7.21), and others rejected', () => {
  const { writtenCount, writtenCountText, writtenFlag, writtenFlagIfGiven } = written;
  const flags = [1, '1', 0, '0', '', null, undefined];
  expect(flags.map((sent) => writtenFlag.parse(sent))).toEqual([1, 1, 0, 0, 0, 0, 0]);
  const given = ['', null, 0, '0'].map((sent) => writtenFlagIfGiven.parse(sent));
  expect(given).toEqual([undefined, undefined, 0, 0]);
  for (const sent of [2, -1, 'yes', 'true', true, false, 0.5, [1]])
    expect(writtenFlag.safeParse(sent).error?.issues[0]?.message).toBe(FLAG);
  const counts = [25, '25', 'about 25', ''].map((sent) => writtenCountText.parse(sent));
  expect(counts).toEqual(['25', '25', 'about 25', '']);
  for (const sent of [-1, 1.5, 'many', '-1', true])
    expect([sent, writtenCount.safeParse(sent).success]).toEqual([sent, false]);
});
