/** What is read of every record of the wire (legacy-api.md D1 to D8), and under which names it comes out. */
import { z } from 'zod';
import { callLog, callLogDetail, callLogExportRow } from '@/lib/contract/entities/call-log';
import { contact } from '@/lib/contract/entities/contact';
import { eventsByCounty, eventsByType } from '@/lib/contract/entities/dashboard';
import { event } from '@/lib/contract/entities/event';
import * as lookups from '@/lib/contract/entities/lookups';
import { callLogNoteRow, noteEntity, noteRow } from '@/lib/contract/entities/note';
import { organizationDetail, organizationRow } from '@/lib/contract/entities/organization';
import { pageOf } from '@/lib/contract/entities/page';
import * as person from '@/lib/contract/entities/person';
import { searchAnswer } from '@/lib/contract/entities/search';
import { logoutAnswer, user } from '@/lib/contract/entities/user';
import { flag, id, text } from '@/lib/contract/entities/wire';
import * as D6 from '@/tests/lib/contract/printed-call-log';
import * as rows from '@/tests/support/legacy-rows';
import * as printed from './printed';

const having = (change: object) => expect.objectContaining(change);

const embedded = { contactId: 7, firstName: 'Cee', lastName: null };
const contactIn = (flags: object) =>
  rows.organizationRow({ orgContacts: [{ ...embedded, ...flags }] });
const contactOut = (registrationSite: boolean) => {
  const nothing = { title: null, email: null, phone: null, altPhone: null };
  return having({ contacts: [{ ...embedded, ...nothing, registrationSite }] });
};
const eventIn = (change: object) =>
  rows.organizationRow({ eventOrgs: [rows.embeddedEvent({ ...change })] });
const eventOut = (change: object) => having({ events: [having(change)] });
const onCallLog = (outer: object, inner: object) => ({
  ...D6.note,
  ...outer,
  callLog: { ...D6.callLog, ...inner },
});
const DAY = '2021-04-01T00:00:00';
const END = '2021-01-01T00:00:00';
const marked = { callLogDate: DAY, registrationSite: true };
const ORG_A = { orgId: 5, name: 'Org A' };
const ANN_BEE = { firstName: 'Ann', lastName: 'Bee' };
const { contactOrgs: _map, lastContactDate: _date, ...contactRead } = printed.contact;

const callLogRead = {
  ...{ callId: 9, organization: ORG_A, contact: { contactId: 7, name: 'Cee Dee' } },
  ...{ status: { statusId: 2, name: 'StatusA' }, registrationSite: false, callLogDate: null },
  ...{ createdBy: 'Ann Bee', lastModifiedBy: 'Ann Bee' },
  ...{ createDate: '2021-05-03T09:30:00', lastModifiedDate: '2021-05-03T09:30:00' },
};
const ofNobody = having({ organization: null, contact: null, status: null });
const noteDates = { createDate: '2021-05-03T09:35:00', lastModifiedDate: '2021-05-03T09:35:00' };

/** `[wire, read]`. */
type Reading = [wire: unknown, read: unknown];

/** Date and flag of a call log may stand in two places; the note's count (§7.8). */
const IN_TWO_PLACES: Reading[] = [
  [onCallLog({ callLogDate: DAY, regSite: 1 }, {}), having(marked)],
  [onCallLog({}, { callLogDate: DAY, regsite: '1' }), having(marked)],
  [onCallLog({ callLogDate: DAY, regSite: 1 }, { callLogDate: END, regsite: 0 }), having(marked)],
  [onCallLog({ regSite: 0 }, { regsite: 1 }), having({ registrationSite: false })],
];

test.each<[string, z.ZodType, Reading[]]>([
  [
    'a row of the organization list, without what it nests on the wire',
    organizationRow,
    [
      [
        contactIn({}),
        {
          ...{ orgId: 5, name: 'Org A', address: '1 Main', city: 'Town', zip: '60601' },
          ...{ email: 'o@example.org', phone: '3125550100', county: 'CountyA' },
          ...{ registrationSite: true, lastStatus: 'StatusA' },
          lastContact: '2021-05-03T09:30:00.123',
        },
      ],
      [rows.organizationRow({ regsite: undefined }), having({ registrationSite: false })],
    ],
  ],
  [
    'an organization: the flag of a contact has two spellings (§7.3), the type of an event two names (§7.4)',
    organizationDetail,
    [
      [contactIn({ regsite: 1 }), contactOut(true)],
      [contactIn({ regSite: 1 }), contactOut(true)],
      [contactIn({ regsite: 0, regSite: '1' }), contactOut(true)],
      [contactIn({ regsite: 0, regSite: 0 }), contactOut(false)],
      [contactIn({}), contactOut(false)],
      [eventIn({ eventTypeDesc: 'Fair', eventType: 'Other' }), eventOut({ eventType: 'Fair' })],
      [eventIn({ eventTypeDesc: null, eventType: 'Fair' }), eventOut({ eventType: 'Fair' })],
      [eventIn({ eventTypeDesc: undefined }), eventOut({ eventType: null })],
      [eventIn({ eventPresenters: ['Ann', 'Bo'] }), eventOut({ presenters: ['Ann', 'Bo'] })],
      [eventIn({ eventPresenters: null }), eventOut({ presenters: [] })],
      [eventIn({ eventPresenters: undefined }), eventOut({ presenters: [] })],
    ],
  ],
  [
    'a contact',
    contact,
    [
      [
        printed.contact,
        { ...contactRead, lastContact: null, registrationSite: false, organizations: [ORG_A] },
      ],
      [{ ...printed.contact, contactOrgs: undefined }, having({ organizations: [] })],
    ],
  ],
  [
    'an event of 2.2, with nothing where 2.8 has more, and of 2.8',
    event,
    [
      [
        printed.event,
        {
          ...{ eventId: 42, eventName: 'Ev', eventType: 'TypeA', location: 'Loc', county: null },
          ...{ address: null, city: null, state: null, zip: null, lastStatus: 'StatusB' },
          ...{ startDateTime: '2021-05-03T09:30:00', endDateTime: '2021-05-03T10:30:00' },
          ...{ registrationSite: false, newOrganization: false, electedOfficial: false },
          ...{ staffCount: null, audienceCount: '25', cancelReason: null },
          ...{ surveyComplete: false, surveyCount: null, surveyDateTime: null },
          ...{ scheduledForDeletion: false, presenters: ['Ann Bee'], audienceTypes: ['AudA'] },
          organizations: [{ ...ORG_A, lastStatus: 'StatusA' }],
        },
      ],
      [
        { ...printed.event, ...printed.of28 },
        having({
          ...{ registrationSite: true, newOrganization: true, electedOfficial: false },
          ...{ surveyCount: '12', surveyDateTime: '2021-05-04T00:00:00', cancelReason: 'Sick' },
          ...{ county: { countyId: 3, name: 'CountyA' }, scheduledForDeletion: true },
        }),
      ],
      [{ ...printed.event, deleteFlag: '1' }, having({ scheduledForDeletion: true })],
      [
        { ...printed.event, orgNames: { '5': ['Org A'] } },
        having({ organizations: [{ ...ORG_A, lastStatus: null }] }),
      ],
      [{ ...printed.event, audienceCount: 25 }, having({ audienceCount: '25' })],
      [{ ...printed.event, audienceCount: 'about 25' }, having({ audienceCount: 'about 25' })],
      [{ ...printed.event, audienceCount: '' }, having({ audienceCount: null })],
    ],
  ],
  [
    'a call log, its text ids as numbers (D6), and nothing of objects that name nothing',
    callLog,
    [
      [D6.callLog, callLogRead],
      [{ ...D6.callLog, org: null, contact: null, status: null }, ofNobody],
      [{ ...D6.callLog, ...D6.formBody.callLog, callId: 9 }, ofNobody],
    ],
  ],
  [
    'a call log with its comment, and the rest of the note for sending it back',
    callLogDetail,
    [
      [
        D6.note,
        {
          ...{ ...callLogRead, comment: 'hello' },
          echo: { noteId: 77, ...noteDates, createdBy: D6.ann, lastModifiedBy: D6.ann },
        },
      ],
      ...IN_TWO_PLACES,
    ],
  ],
  [
    'a row of an export, with dates and text of the note',
    callLogExportRow,
    [[D6.note, { ...callLogRead, comment: 'hello', ...noteDates }], ...IN_TWO_PLACES],
  ],
  [
    'a note whose people are four names',
    noteRow,
    [
      [
        rows.noteRow({ lastModifiedByLastName: null }),
        {
          ...{ noteId: 77, text: 'hello', createdBy: 'Ann Bee', lastModifiedBy: 'Ann' },
          createDate: '2021-05-03T14:30:00.000+00:00',
          lastModifiedDate: '2021-05-03T14:30:00.000+00:00',
        },
      ],
      [
        rows.noteRow({ createdByFirstName: null, createdByLastName: undefined }),
        having({ createdBy: null }),
      ],
    ],
  ],
  [
    'a note whose people are objects (D4)',
    noteEntity,
    [
      [
        { ...D6.note, callLog: null, lastModifiedBy: null },
        { noteId: 77, text: 'hello', ...noteDates, createdBy: 'Ann Bee', lastModifiedBy: null },
      ],
    ],
  ],
  [
    'the comment of a call log (D5), also of the version without date and flag',
    callLogNoteRow,
    [
      [
        rows.noteRow({ callId: 31, calllogdate: DAY, regsite: '1' }),
        having({ callId: 31, callLogDate: DAY, registrationSite: true }),
      ],
      [
        rows.noteRow({ callId: '31' }),
        having({ callId: 31, callLogDate: null, registrationSite: false }),
      ],
    ],
  ],
  [
    'a page, which may not tell its total (§1.13)',
    pageOf(z.number()),
    [
      [
        rows.pageOf([1, 2], { totalPages: 7, totalElements: 62 }),
        { rows: [1, 2], totalPages: 7, totalRows: 62, pageSize: 10 },
      ],
      [rows.pageOf([], { totalElements: undefined }), having({ totalRows: null })],
    ],
  ],
  [
    'an employee, of whom any name may be missing (§3.1)',
    user,
    [
      [
        { presenterId: 11, firstName: null },
        { firstName: null, lastName: null, key: '11' },
      ],
      [ANN_BEE, { ...ANN_BEE, key: 'Ann Bee' }],
      [
        { ...ANN_BEE, username: 'abee', presenterId: 11 },
        { ...ANN_BEE, key: 'abee' },
      ],
    ],
  ],
  [
    'a logout without a port (§1.5)',
    logoutAnswer,
    [[{ logoutUrl: '/bye' }, { port: '', logoutUrl: '/bye' }]],
  ],
  [
    'the name of an organization (D8)',
    lookups.organizationName,
    [
      [
        { OrgID: 5, orgname: null },
        { orgId: 5, name: null },
      ],
    ],
  ],
  [
    'the status of an event',
    lookups.eventStatus,
    [
      [
        { statusId: 8, statusdesc: 'Info Needed' },
        { statusId: 8, name: 'Info Needed' },
      ],
    ],
  ],
  [
    'an audience type',
    lookups.audienceType,
    [
      [
        { audiencetypeId: 1, audienceDesc: 'AudA', typeExist: true },
        { audienceTypeId: 1, name: 'AudA', chosen: true },
      ],
    ],
  ],
  [
    'counts by type, as numbers (§3.8)',
    eventsByType,
    [
      [
        { name: 'TypeA', ev: 12, rg: '3', nw: 1, el: null },
        {
          ...{ eventType: 'TypeA', total: 12, registrationSites: 3 },
          ...{ newOrganizations: 1, electedOfficials: 0 },
        },
      ],
    ],
  ],
  [
    'counts by county',
    eventsByCounty,
    [
      [
        { County: null, Events: 5 },
        { county: null, total: 5 },
      ],
    ],
  ],
  [
    'search hits of three kinds, ids as text (§4.2)',
    searchAnswer,
    [
      [
        {
          hits: [
            { score: 1.6, index: 'events', sourceAsMap: { id: '42', eventName: 'Ev' } },
            { index: 'organizations', sourceAsMap: { id: '5', orgname: 'Org A', address: 'x' } },
            { index: 'contacts', sourceAsMap: { id: '7', firstName: 'Cee' } },
          ],
          totalHits: { value: 3, relation: 'EQUAL_TO' },
          maxScore: 'NaN',
        },
        {
          total: 3,
          hits: [
            { index: 'events', id: '42', eventName: 'Ev', location: null },
            { index: 'organizations', id: '5', name: 'Org A' },
            { index: 'contacts', id: '7', firstName: 'Cee', lastName: null },
          ],
        },
      ],
    ],
  ],
  [
    'a presenter, without what is not promised (D7)',
    person.presenter,
    [
      [
        { presenterId: 11, name: 'Ann', lastName: 'Bee', email: null, username: 'abee' },
        { presenterId: 11, ...ANN_BEE, email: null },
      ],
    ],
  ],
  [
    'a set of names',
    person.personNames,
    [
      [
        ['Ann Bee', null, 'null null', 'Cee null'],
        ['Ann Bee', 'Cee'],
      ],
      [null, []],
      [undefined, []],
    ],
  ],
  [
    'a name, in which a missing one stands as the word null (§1.10)',
    person.personName,
    [
      ['Ann Bee', 'Ann Bee'],
      ['Ann null', 'Ann'],
      ['null Bee', 'Bee'],
      ['null null', null],
      ['Ann Nullabee', 'Ann Nullabee'],
      ['', null],
      [null, null],
      [undefined, null],
    ],
  ],
  [
    'the name of a presenter',
    person.presenterName,
    [
      [{ presenterId: 11, name: 'Ann', lastName: 'Bee', active: true }, 'Ann Bee'],
      [{ name: 'Ann', lastName: null }, 'Ann'],
      [{ name: null }, null],
      [null, null],
      [undefined, null],
    ],
  ],
  [
    'a primary presenter: raw text, in quotes or not (§7.6)',
    person.primaryPresenter,
    [
      ['Ann Bee', 'Ann Bee'],
      ['"Ann Bee"', 'Ann Bee'],
      ['Ann "Bee" Cee', 'Ann "Bee" Cee'],
      ['""Ann""', '"Ann"'],
      ['Ann null', 'Ann'],
      ['(not set)', null],
      ['"(not set)"', null],
      ['', null],
      ['""', null],
      [' Ann Bee\n', 'Ann Bee'],
    ],
  ],
  [
    'a flag',
    flag,
    [
      ...[1, '1', true].map((wire): Reading => [wire, true]),
      ...[0, '0', '', 'x', null, undefined].map((wire): Reading => [wire, false]),
    ],
  ],
  ['an id (§1.10)', id, [5, '5'].map((wire): Reading => [wire, 5])],
  ['a missing text', text, [[undefined, null]]],
])('%s is read', (_what, schema, readings) => {
  for (const [wire, read] of readings) expect(schema.parse(wire)).toEqual(read);
});

test('what breaks the contract is told by its path', () => {
  const noLists = rows.organizationRow({ orgContacts: undefined, eventOrgs: 'none' });
  const table: [z.ZodType, unknown, string[]][] = [
    [organizationDetail, noLists, ['orgContacts', 'eventOrgs']],
    [contact, { ...printed.contact, contactOrgs: { x: 'A' } }, ['contactOrgs.x']],
    [callLogExportRow, { ...D6.note, callLog: null }, ['callLog']],
    [lookups.county, { countyId: 3, countydesc: 'Cook' }, ['countyDesc']],
    [text, 5, ['']],
    ...[0, -1, '', null, true, [5], '5.5', '0x5'].map((wire): [z.ZodType, unknown, string[]] => [
      id,
      wire,
      [''],
    ]),
  ];
  for (const [schema, wire, paths] of table) {
    const issues = schema.safeParse(wire).error?.issues.map(({ path }) => path.join('.'));
    expect([wire, issues]).toEqual([wire, paths]);
  }
});
