/** Every property that the backend refuses in its read form goes out in a form that it takes (legacy-api.md §1.8). */
import type { z } from 'zod';
import { editedCallLog } from '@/lib/contract/entities/call-log-body';
import { editedContact, newContact } from '@/lib/contract/entities/contact';
import { editedEvent, newEvent } from '@/lib/contract/entities/event-body';
import { editedNote, newNote } from '@/lib/contract/entities/note';
import { editedOrganization, newOrganization } from '@/lib/contract/entities/organization';
import {
  writtenCount,
  writtenCountText,
  writtenFlag,
  writtenFlagIfGiven,
} from '@/lib/contract/entities/written';
import * as printed from '@/tests/lib/contract/printed-call-log';

const organization = { orgId: 5, orgname: 'Org A' };
const contact = { contactId: 7 };
const dates = { startDateTime: '2021-05-03T09:30:00', endDateTime: '2021-05-03T10:30:00' };
const event = { eventId: 42, location: 'Hall', ...dates };
const note = { noteId: 77, noteEntry: 'hello' };

/** What the backend takes in place of the read form: nothing at all, or a list of nothing. */
const harmless = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What a creation has in place of the id that its read form holds. */
const NO_IDS = { orgId: '', contactId: '', eventId: '', noteId: null };
const creations: z.ZodType[] = [newOrganization, newContact, newEvent, newNote];

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

test.each<[string, z.ZodType[], object, string, unknown[]]>([
  ['organization', [newOrganization, editedOrganization], organization, 'lastStatus', ['A', '']],
  ['organization', [editedOrganization], organization, 'orgContacts', [[contact]]],
  ['contact', [newContact, editedContact], contact, 'contactOrgs', [{}, { '5': 'Org A' }]],
  ['contact', [newContact, editedContact], contact, 'createdBy', ['Ann Bee', '']],
  ['contact', [newContact, editedContact], contact, 'lastModifiedBy', ['Ann Bee', '']],
  ['event', [newEvent, editedEvent], event, 'eventPresenters', [['Ann Bee']]],
  ['event', [newEvent, editedEvent], event, 'eventaudienceType', [['AudA']]],
  ['event', [newEvent, editedEvent], event, 'lastStatus', ['StatusA', '']],
  ['note', [newNote, editedNote, editedCallLog], note, 'event', ['Ev', '']],
  ['note', [newNote, editedNote, editedCallLog], note, 'contact', ['Cee Dee', '']],
  ['note', [newNote, editedNote], note, 'createdBy', ['Ann Bee', printed.ann]],
])('of %s %#, what is read as %o goes out harmless', (_what, schemas, body, name, hostile) => {
  for (const schema of schemas) {
    const base = {
      ...(schema === editedCallLog ? printed.note : body),
      ...(creations.includes(schema) ? NO_IDS : {}),
    };
    for (const value of hostile) {
      expect(harmless(property(schema.parse({ ...base, [name]: value }), name))).toBe(true);
    }
  }
});

test.each([
  ['createdBy', 'Ann Bee'],
  ['createdBy', ''],
  ['lastModifiedBy', 'Ann Bee'],
])('within a call log, %s of "%s" goes out as null', (name, value) => {
  const callLog = { ...printed.callLog, [name]: value };
  const sent = editedCallLog.parse({ ...printed.note, callLog });
  expect(property(sent.callLog, name)).toBeNull();
});

test.each<[string, z.ZodType, object, string]>([
  ['organization', newOrganization, organization, 'orgId'],
  ['contact', newContact, contact, 'contactId'],
  ['event', newEvent, event, 'eventId'],
  ['note', newNote, note, 'noteId'],
])(
  'a new %s that brings an id is refused: it would overwrite a record (§3)',
  (_what, schema, body, id) => {
    const { error } = schema.safeParse(body);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([id]);
    for (const none of ['', null, undefined]) {
      expect(property(schema.parse({ ...body, [id]: none }), id)).toBeNull();
    }
  },
);

test.each([
  [1, 1],
  ['1', 1],
  [0, 0],
  ['0', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('a flag of %j goes out as %i', (sent, expected) => {
  expect(writtenFlag.parse(sent)).toBe(expected);
});

test.each([2, -1, 'yes', 'true', true, false, 0.5, [1]])('a flag of %j is refused', (sent) => {
  expect(writtenFlag.safeParse(sent).error?.issues[0]?.message).toBe('must be 0 or 1');
});

test('a flag of which nothing is said is told from one that is 0', () => {
  expect(['', null, 0, '0'].map((sent) => writtenFlagIfGiven.parse(sent))).toEqual([
    undefined,
    undefined,
    0,
    0,
  ]);
});

test('a number that the backend keeps as text goes out as text (§7.21)', () => {
  expect([25, '25', 'about 25', ''].map((sent) => writtenCountText.parse(sent))).toEqual([
    '25',
    '25',
    'about 25',
    '',
  ]);
});

test.each([-1, 1.5, 'many', '-1', true])('a count of %j is refused', (sent) => {
  expect(writtenCount.safeParse(sent).success).toBe(false);
});
