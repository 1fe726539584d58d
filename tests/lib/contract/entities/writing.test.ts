/**
 * What goes out in the body of a write: the printed forms pass, what the backend refuses in its read form goes out in one
 * that it takes (legacy-api.md §1.8), and what cannot be right is refused by name.
 */
import type { z } from 'zod';
import { editedCallLog, newCallLog } from '@/lib/contract/entities/call-log-body';
import { editedContact, newContact } from '@/lib/contract/entities/contact';
import { editedEvent, newEvent } from '@/lib/contract/entities/event-body';
import { INVITE_STAND_INS, newInvite } from '@/lib/contract/entities/invite';
import { editedNote, newNote } from '@/lib/contract/entities/note';
import { editedOrganization, newOrganization } from '@/lib/contract/entities/organization';
import * as written from '@/lib/contract/entities/written';
import { NOTE_MAXIMUM } from '@/lib/contract/text';
import * as D6 from '@/tests/lib/contract/printed-call-log';
import * as rows from '@/tests/support/legacy-rows';
import * as printed from './printed';

const having = (change: object) => expect.objectContaining(change);

/** What a form that echoes the record would send. */
const organization = {
  ...rows.organizationRow({ orgContacts: [{ contactId: 7 }], eventOrgs: [rows.embeddedEvent()] }),
  unknown: 'property',
};
const organizationForm = {
  ...{ orgId: '', orgname: 'Org A', address: '', city: '', phone: '', email: '', zip: '' },
  ...{ orgContacts: [], eventOrgs: [], lastStatus: null },
};
const contactForm = {
  ...{ firstName: 'Cee', lastName: 'Dee', title: '', phone: '3125550002', altPhone: '', email: '' },
  ...{ contactOrgs: null, createdBy: null, lastModifiedBy: null },
};
const { eventTypeDesc: _type, orgNames: _names, ...eventForm } = printed.eventForm;
const {
  createDate: _at,
  lastModifiedDate: _last,
  lastContactDate: _seen,
  ...contact
} = printed.contact;
const nobody = { contactOrgs: null, createdBy: null, lastModifiedBy: null };
const END = '2021-05-03T10:30:00';
const noCounty = { countyId: null, countyDesc: '' };
const noComment = { event: null, contact: null, callLogDate: null };
const invite = { eventName: 'Fair', message: 'Come', location: 'Hall', presenterIds: [1, '2'] };
const within = (change: object) => ({ ...D6.note, callLog: { ...D6.callLog, ...change } });
const bothFlags = (flag: number) => having({ regsite: flag, regSite: flag });
const bothDeleted = (flag: number) => having({ deleteflag: flag, deleteFlag: flag });

/** `[sent, written]`. */
type Written = [sent: unknown, written: unknown];

test.each<[string, z.ZodType, Written[]]>([
  [
    'a new organization: as typed, without lists, last status and the county of the path (§1.8, §3.3)',
    newOrganization,
    [
      [
        { ...organization, orgId: undefined, orgContacts: null, orgname: ' Org A' },
        {
          ...{ orgId: null, orgname: ' Org A', address: '1 Main', city: 'Town', zip: '60601' },
          ...{ email: 'o@example.org', phone: '3125550100', regsite: 1 },
          ...{ orgContacts: [], eventOrgs: [], lastStatus: null },
        },
      ],
      [
        { ...organizationForm, countyName: 'CountyA' },
        { ...organizationForm, orgId: null, regsite: 0 },
      ],
    ],
  ],
  [
    'a changed organization',
    editedOrganization,
    [[organization, having({ orgId: 5, orgContacts: [], eventOrgs: [], lastStatus: null })]],
  ],
  [
    'a new contact, its flag under both names, of which the one of the form counts (§7.3)',
    newContact,
    [
      [
        { ...contactForm, contactId: '' },
        { ...contactForm, contactId: null, regsite: 0, regSite: 0 },
      ],
      [{ regsite: 1 }, bothFlags(1)],
      [{ regSite: '1' }, bothFlags(1)],
      [{ regsite: 0, regSite: 1 }, bothFlags(1)],
      [{ regsite: 1, regSite: 0 }, bothFlags(0)],
      [{ regsite: 1, regSite: '' }, bothFlags(1)],
      [{ regsite: null }, bothFlags(0)],
    ],
  ],
  [
    'a contact that is echoed as it was read',
    editedContact,
    [
      [
        { ...printed.contact, extra: {} },
        { ...contact, regsite: 0, regSite: 0, ...nobody },
      ],
    ],
  ],
  [
    'a new event, its flag of deletion under both names (§7.5), its county whole (§7.11)',
    newEvent,
    [
      [
        printed.eventForm,
        {
          ...{ ...eventForm, eventId: null, regsite: 0, neworg: 0, electedOfficial: 0 },
          ...{ surveyComplete: 0, surveyDateTime: null, deleteflag: 0, deleteFlag: 0 },
        },
      ],
      [{ ...eventForm, deleteflag: 1 }, bothDeleted(1)],
      [{ ...eventForm, deleteFlag: '1' }, bothDeleted(1)],
      [{ ...eventForm, deleteflag: 0, deleteFlag: 1 }, bothDeleted(0)],
      [{ ...eventForm, startDateTime: END }, having({ startDateTime: END, endDateTime: END })],
      [{ ...eventForm, county: null }, having({ county: null })],
      [{ ...eventForm, county: { countyId: null } }, having({ county: { countyId: null } })],
      [{ ...eventForm, county: { countyId: '', countyDesc: '' } }, having({ county: noCounty })],
      [{ ...eventForm, surveyCount: '' }, having({ surveyCount: null })],
      [{ ...eventForm, surveyCount: '12' }, having({ surveyCount: 12 })],
      [{ ...eventForm, surveyCount: 12 }, having({ surveyCount: 12 })],
      [{ ...eventForm, surveyCount: null }, having({ surveyCount: null })],
    ],
  ],
  [
    'an event that is echoed as it was read',
    editedEvent,
    [
      [
        { ...printed.event, ...printed.of28, extra: true },
        {
          ...{ ...printed.event, ...printed.of28, neworg: 1, surveyCount: 12, deleteFlag: 1 },
          ...{ rtaStaffCount: undefined, eventTypeDesc: undefined, orgNames: undefined },
          ...{ eventPresenters: null, eventaudienceType: null, lastStatus: null },
        },
      ],
    ],
  ],
  [
    'a new note, of which nothing but the text is sent (§3.3)',
    newNote,
    [
      [
        { noteId: '', noteEntry: ' text ', createDate: '2021-05-03', createdBy: 'somebody' },
        { noteId: null, noteEntry: ' text ', createDate: null, lastModifiedDate: null },
      ],
      [{ noteEntry: 'x'.repeat(NOTE_MAXIMUM) }, having({ noteEntry: 'x'.repeat(NOTE_MAXIMUM) })],
    ],
  ],
  [
    'a changed note',
    editedNote,
    [
      [
        { noteId: '77', noteEntry: 'new', createDate: null, callLog: {} },
        { noteId: 77, noteEntry: 'new' },
      ],
    ],
  ],
  [
    'a new call log, in which an object without an id stays one (§3.7)',
    newCallLog,
    [
      [
        D6.formBody,
        {
          ...{ noteId: null, noteEntry: 'comment', createDate: null, lastModifiedDate: null },
          ...noComment,
          callLog: {
            ...{ ...D6.formBody.callLog, lastStatusDate: null, callLogDate: null },
            ...{ createDate: null, lastModifiedDate: null },
          },
        },
      ],
      [
        { noteEntry: 'comment', callLog: { org: null } },
        having({
          callLog: {
            ...{ callId: null, org: null, createdBy: null, lastModifiedBy: null },
            ...{
              createDate: null,
              lastModifiedDate: null,
              lastStatusDate: null,
              callLogDate: null,
            },
          },
        }),
      ],
    ],
  ],
  [
    'a changed call log, which sends its note back whole',
    editedCallLog,
    [
      [
        { ...D6.note, event: 'Ev', contact: 'Cee Dee', noteEntry: 'new', extra: 1 },
        {
          ...{ ...D6.note, ...noComment, noteEntry: 'new' },
          callLog: {
            ...{ ...D6.callLog, createdBy: null, lastModifiedBy: null, callLogDate: null },
            org: { orgId: 5, orgName: 'Org A' },
            contact: { contactId: 7, contactName: 'Cee Dee' },
            status: { lastStatusId: 2, lastStatus: null },
          },
        },
      ],
      // Its comment was deleted, and it is given a new one.
      [{ ...D6.note, noteId: null }, having({ noteId: null })],
      [
        { ...D6.note, createdBy: null, createDate: null },
        having({ createdBy: null, createDate: null }),
      ],
    ],
  ],
  [
    'an invite: texts safe for a path, or stand-ins, and ids as numbers',
    newInvite,
    [
      [
        { ...invite, eventName: 'Fair 50%', message: 'Dear all,\n10/12; come' },
        { ...invite, eventName: 'Fair 50', message: 'Dear all, 10 12 come', presenterIds: [1, 2] },
      ],
      ...[undefined, null, '', '/;%', '..'].map(
        (text): Written => [
          { ...invite, eventName: text, message: text, location: text },
          having(INVITE_STAND_INS),
        ],
      ),
    ],
  ],
])('%s is written', (_what, schema, pairs) => {
  for (const [sent, expected] of pairs) expect(schema.parse(sent)).toEqual(expected);
});

const DAY = '2021-04-01T00:00:00';

test.each([
  ['on the note', { callLogDate: '2021-04-01T00:00', regSite: 0 }, {}, DAY, 0],
  ['within', {}, { callLogDate: DAY, regsite: '1' }, DAY, 1],
  ['in both places', { callLogDate: DAY, regSite: 1 }, { callLogDate: null, regsite: 0 }, DAY, 1],
  ['on the note, cleared', { callLogDate: null }, { callLogDate: DAY }, null, undefined],
  ['on the note, emptied', { callLogDate: '' }, { callLogDate: DAY }, null, undefined],
])(
  'date and flag of a call log %s are written in both places (§7.8)',
  (_w, outer, inner, date, flag) => {
    const callLog = { ...D6.formBody.callLog, ...inner };
    const body = newCallLog.parse({ ...D6.formBody, ...outer, callLog });
    expect([body.callLogDate, body.callLog.callLogDate]).toEqual([date, date]);
    expect([body.regSite, body.callLog.regsite]).toEqual([flag, flag]);
  },
);

const NO_ID = 'must be a whole number';
const NOT_SET = 'Start and/or End Dates not set.';
const BACK = 'must be sent back as it was read';
const TURNED = 'Start date/time cannot be ahead of End date/time';
const NOBODY = 'Please have atleast one Presenter selected to send the invite.';
const DIGITS = 'Phone may hold digits only';
const TEXT = /expected string/;
const OBJECT = /object/;
const MANY = Array.from({ length: 201 }, (_, index) => index + 1);
/** Of an address, without the message of an invite. */
const FIXED = '/api/send-invite/Fair//Hall/2147483647?presenter=1&presenter=2'.length;

/** By name: `[change, path, message]`. */
type Refusal = [change: object, path: string, message: string | RegExp];

test.each<[string, z.ZodType, object, Refusal[]]>([
  [
    'a changed organization',
    editedOrganization,
    organization,
    [
      [{ orgname: '   ' }, 'orgname', 'Name is required'],
      [{ phone: '312-555-0100' }, 'phone', DIGITS],
      [{ regsite: 2 }, 'regsite', 'must be 0 or 1'],
      [{ orgId: true }, 'orgId', NO_ID],
      [{ orgId: null }, 'orgId', NO_ID],
    ],
  ],
  [
    'a new organization with contacts',
    newOrganization,
    organization,
    [[{ orgId: null }, 'orgContacts', /add contacts/]],
  ],
  [
    'a changed contact',
    editedContact,
    { contactId: 7 },
    [
      [{ phone: '312-555' }, 'phone', DIGITS],
      [{ firstName: 5 }, 'firstName', TEXT],
      [{ regSite: 2 }, 'regSite', 'must be 0 or 1'],
      [{ contactId: '' }, 'contactId', NO_ID],
    ],
  ],
  [
    'an event',
    newEvent,
    eventForm,
    [
      [{ location: ' ' }, 'location', 'Location is required'],
      [{ startDateTime: '' }, 'startDateTime', NOT_SET],
      [{ endDateTime: null }, 'endDateTime', NOT_SET],
      [{ startDateTime: '2021-05-03T10:31:00' }, 'startDateTime', TURNED],
      [{ endDateTime: '2021-05-03T24:30:00' }, 'endDateTime', /offset/],
      [{ surveyCount: 'many' }, 'surveyCount', NO_ID],
    ],
  ],
  [
    'a note',
    newNote,
    {},
    [
      [{ noteEntry: '' }, 'noteEntry', 'Note cannot be empty!'],
      [{ noteEntry: ' \n\t ' }, 'noteEntry', 'Note cannot be empty!'],
      [{ noteEntry: 'x'.repeat(NOTE_MAXIMUM + 1) }, 'noteEntry', /20000 characters at most/],
    ],
  ],
  [
    'a new call log',
    newCallLog,
    { noteEntry: 'comment' },
    [
      [{}, 'callLog', OBJECT],
      [{ callLog: { org: 'A' } }, 'callLog.org', OBJECT],
    ],
  ],
  [
    'a changed call log',
    editedCallLog,
    D6.note,
    [
      [{ noteEntry: ' ' }, 'noteEntry', "Call log comments can't be empty."],
      [{ noteId: undefined }, 'noteId', NO_ID],
      [{ createdBy: undefined }, 'createdBy', BACK],
      [{ createdBy: 'Ann Bee' }, 'createdBy', BACK],
      [{ lastModifiedBy: 'Ann Bee' }, 'lastModifiedBy', BACK],
      [within({ org: 'Org A' }), 'callLog.org', OBJECT],
      [within({ contact: 'Cee' }), 'callLog.contact', OBJECT],
      [within({ status: 'A' }), 'callLog.status', OBJECT],
      [{ createDate: undefined }, 'createDate', BACK],
      [{ createDate: '2021-05-03T14:30:00.000+00:00' }, 'createDate', /without an offset/],
      [{ callLog: {} }, 'callLog.callId', NO_ID],
    ],
  ],
  [
    'an invite',
    newInvite,
    invite,
    [
      [{ presenterIds: [] }, 'presenterIds', NOBODY],
      [{ presenterIds: [1, '1'] }, 'presenterIds', 'names somebody twice'],
      [{ presenterIds: MANY }, 'presenterIds', 'names more than 200 at once'],
      [{ message: 'x'.repeat(8001 - FIXED) }, 'message', /by 1 characters/],
      [{ location: 'ü'.repeat(1400) }, 'location', /too long/],
    ],
  ],
])('what is wrong with %s is told by name', (_what, schema, body, refusals) => {
  for (const [change, path, message] of refusals) {
    const issues = schema.safeParse({ ...body, ...change }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    expect(issues[0]?.message).toMatch(message);
  }
});

test('an invite of 8,000 characters is taken', () => {
  const longest = { ...invite, message: 'x'.repeat(8000 - FIXED) };
  expect(newInvite.safeParse(longest).error).toBeUndefined();
});

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const times = { startDateTime: '2021-05-03T09:30:00', endDateTime: '2021-05-03T10:30:00' };
const ORGANIZATION = { orgId: 5, orgname: 'Org A' };
const EVENT = { eventId: 42, location: 'Hall', ...times };
const NOTE = { noteId: 77, noteEntry: 'hello' };

test.each<[string, z.ZodType, object, string]>([
  ['organization', newOrganization, ORGANIZATION, 'orgId'],
  ['contact', newContact, { contactId: 7 }, 'contactId'],
  ['event', newEvent, EVENT, 'eventId'],
  ['note', newNote, NOTE, 'noteId'],
])(
  'a new %s that brings an id is refused: it would overwrite a record (§3)',
  (_w, schema, body, id) => {
    const { error } = schema.safeParse(body);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([id]);
    for (const none of ['', null, undefined]) {
      expect(property(schema.parse({ ...body, [id]: none }), id)).toBeNull();
    }
  },
);

test('a new call log that brings ids is refused by both', () => {
  const paths = newCallLog.safeParse(D6.note).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['noteId', 'callLog.callId']);
});

/** What the backend takes in place of the read form: nothing at all, or a list of nothing. */
const harmless = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

test.each<[z.ZodType[], object, string, unknown[]]>([
  [[newOrganization, editedOrganization], ORGANIZATION, 'lastStatus', ['A', '']],
  [[editedOrganization], ORGANIZATION, 'orgContacts', [[{ contactId: 7 }]]],
  [[newContact, editedContact], { contactId: 7 }, 'contactOrgs', [{}, { '5': 'Org A' }]],
  [[newContact, editedContact], { contactId: 7 }, 'createdBy', ['Ann Bee', '']],
  [[newContact, editedContact], { contactId: 7 }, 'lastModifiedBy', ['Ann Bee', '']],
  [[newEvent, editedEvent], EVENT, 'eventPresenters', [['Ann Bee']]],
  [[newEvent, editedEvent], EVENT, 'eventaudienceType', [['AudA']]],
  [[newEvent, editedEvent], EVENT, 'lastStatus', ['StatusA', '']],
  [[newNote, editedNote], NOTE, 'event', ['Ev', '']],
  [[newNote, editedNote], NOTE, 'contact', ['Cee Dee', '']],
  [[newNote, editedNote], NOTE, 'createdBy', ['Ann Bee', D6.ann]],
  [[editedCallLog], D6.note, 'event', ['Ev', '']],
  [[editedCallLog], D6.note, 'contact', ['Cee Dee', '']],
])('what is read goes out harmless (%#)', (schemas, body, name, hostile) => {
  const creations: z.ZodType[] = [newOrganization, newContact, newEvent, newNote];
  const noIds = { orgId: '', contactId: '', eventId: '', noteId: null };
  for (const schema of schemas) {
    for (const value of hostile) {
      const sent = { ...body, ...(creations.includes(schema) && noIds), [name]: value };
      expect(harmless(property(schema.parse(sent), name))).toBe(true);
    }
  }
});

test('within a call log, people go out as null', () => {
  for (const people of [
    { createdBy: 'Ann Bee' },
    { createdBy: '' },
    { lastModifiedBy: 'Ann Bee' },
  ]) {
    const { callLog } = editedCallLog.parse(within(people));
    expect(callLog).toMatchObject({ createdBy: null, lastModifiedBy: null });
  }
});

test('flags and counts go out as the backend keeps them (§7.21), and others are refused', () => {
  const { writtenCount, writtenCountText, writtenFlag, writtenFlagIfGiven } = written;
  const flags = [1, '1', 0, '0', '', null, undefined];
  expect(flags.map((sent) => writtenFlag.parse(sent))).toEqual([1, 1, 0, 0, 0, 0, 0]);
  const given = ['', null, 0, '0'].map((sent) => writtenFlagIfGiven.parse(sent));
  expect(given).toEqual([undefined, undefined, 0, 0]);
  for (const sent of [2, -1, 'yes', 'true', true, false, 0.5, [1]]) {
    expect(writtenFlag.safeParse(sent).error?.issues[0]?.message).toBe('must be 0 or 1');
  }
  const counts = [25, '25', 'about 25', ''].map((sent) => writtenCountText.parse(sent));
  expect(counts).toEqual(['25', '25', 'about 25', '']);
  for (const sent of [-1, 1.5, 'many', '-1', true]) {
    expect([sent, writtenCount.safeParse(sent).success]).toEqual([sent, false]);
  }
});
