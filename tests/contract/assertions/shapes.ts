/** Assertions 20 to 28 and 54 to 56, and every declared read: what is in the rows (legacy-api.md D1 to D8, §1.8, §1.9, §1.11). */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { organizationBody } from '@/tests/contract/bodies';
import { type Asked, addressOf, callNamed, type Params } from '@/tests/contract/line';
import {
  CALL_LOGS,
  CONTACTS,
  EVENTS,
  firstPage,
  LISTS,
  ORGANIZATIONS,
} from '@/tests/contract/lists';
import { type Samples, UNKNOWN_ID } from '@/tests/contract/rows';
import * as shapes from '@/tests/contract/shapes';
import type { Question, ReadContext } from '@/tests/contract/suite';
import { CannotAsk, hasStatus, isSilent, read, that } from '@/tests/contract/witness';

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ content: z.array(row) });

const id = z.int().positive();
const status = z.object({ statusId: id, statusDesc: z.string() });
const audienceType = z.object({
  ...{ audiencetypeId: id, audienceDesc: z.string(), typeExist: z.boolean() },
});
const LOOKUPS: Record<string, z.ZodType> = {
  getCounties: z.object({ countyId: id, countyDesc: z.string() }),
  getAllStatusTypes: status,
  getOrganizationStatusTypes: status,
  getEventStatusTypes: z.object({ statusId: id, statusdesc: z.string() }),
  getEventTypes: z.object({ eventTypeId: id, eventTypeDesc: z.string() }),
  getAudienceTypes: audienceType,
  getOrganizationNames: z.object({ OrgID: id, orgname: z.string().nullable() }),
  getContactNames: shapes.shortContact,
};
const LONG_LOOKUPS = ['getOrganizationNames', 'getContactNames'];

const NOT_EXPORTED = 'it reads whole tables (CONTRACT_EXPORTS=yes asks for them)';

async function detailOf({ reader, samples }: ReadContext) {
  const asked = await reader.ask('getOrganization', { orgId: await samples.organizationId() });
  return read(asked, shapes.organizationDetail);
}

const DATE_NAMES = /^(?:lastContact|.+Date|.+DateTime|calllogdate)$/;
/** A fraction only where it is not zero, and without zeros at its end. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,8}[1-9])?$/;
const OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[+-]\d\d:\d\d|Z)?$/;

/** Every date within, wherever it stands. */
function* datesIn(value: unknown, pointer = ''): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const at = `${pointer}/${name}`;
    if (typeof member === 'string' && DATE_NAMES.test(name)) yield [at, member];
    else yield* datesIn(member, at);
  }
}

function haveForm(asked: Asked, form: RegExp, expected: string): void {
  if (asked.text === '') return;
  for (const [pointer, date] of datesIn(read(asked, z.unknown())))
    that(asked, form.test(date), expected, pointer);
}

/** The name of the id in the path, by the read that fails without its row. */
const BY_ID: Record<string, string> = {
  getOrganization: 'orgId',
  getContact: 'contactId',
  getContactsOfOrganization: 'orgId',
  getContactNotes: 'contactId',
  getEvent: 'eventId',
  getEventNotes: 'eventId',
  getAudienceTypes: 'eventId',
  getCallLog: 'callId',
  getDefaultPresenterEvents: 'presenterId',
};

export const SHAPES: Question[] = [
  {
    label: '20',
    sentence: 'organizations have their three shapes, each with the county as the text countyName',
    async reads(context, witness) {
      await witness.part('list', async () => {
        const { asked } = await firstPage(context, ORGANIZATIONS);
        read(asked, rowsOf(shapes.organizationRow));
      });
      await witness.part('detail', async () => {
        await detailOf(context);
      });
      await witness.part('summary', async () => {
        if (!context.exports) throw new CannotAsk(NOT_EXPORTED);
        const asked = await context.reader.ask('getAllOrganizations');
        read(asked, z.array(shapes.organizationSummary));
      });
    },
  },
  {
    label: '21',
    sentence: "an event in an organization's detail has the six members of D1",
    async reads(context) {
      const { eventOrgs } = await detailOf(context);
      if (eventOrgs.length === 0) throw new CannotAsk('it needs an organization with an event');
    },
  },
  {
    label: '22',
    sentence: 'a contact has contactOrgs by the text of an id, and createdBy as a text or null',
    async reads(context) {
      const { reader, samples } = context;
      read((await firstPage(context, CONTACTS)).asked, rowsOf(shapes.contact));
      read(
        await reader.ask('getContact', { contactId: await samples.contactId() }),
        shapes.contact,
      );
      const orgId = await samples.organizationId();
      read(await reader.ask('getContactsOfOrganization', { orgId }), z.array(shapes.contact));
    },
  },
  {
    label: '23',
    sentence:
      'an event has pairs of name and status in orgNames, and its people and audience as texts',
    async reads(context) {
      const { reader, samples } = context;
      read((await firstPage(context, EVENTS)).asked, rowsOf(shapes.event));
      read(await reader.ask('getEvent', { eventId: await samples.eventId() }), shapes.event);
    },
  },
  {
    label: '24',
    sentence:
      'notes of contacts and events name people in objects, those of organizations in four texts',
    async reads({ reader, samples }, witness) {
      const kinds: [string, string, number[], z.ZodType][] = [
        ['getContactNotes', 'contactId', await samples.contactIds(), shapes.note],
        ['getEventNotes', 'eventId', await samples.eventIds(), shapes.note],
        ['getOrganizationNotes', 'orgId', await samples.organizationIds(), shapes.noteRow],
      ];
      for (const [call, name, ids, shape] of kinds) {
        await witness.part(call, async () => {
          const owner = await samples.withNotes(call, name, ids);
          read(await reader.ask(call, { [name]: owner }), z.array(shape));
        });
      }
      await witness.part('getOrganizationCallLogNotes', async () => {
        const orgId = await samples.calledOrganizationId();
        const asked = await reader.ask('getOrganizationCallLogNotes', { orgId });
        read(asked, z.array(shapes.callLogNoteRow));
      });
    },
  },
  {
    label: '25',
    sentence: 'a call log has org, contact and status as objects of texts, and createdBy as a text',
    async reads(context) {
      read((await firstPage(context, CALL_LOGS)).asked, rowsOf(shapes.callLog));
    },
  },
  {
    label: '26',
    sentence: "a call log's detail is the note with the call log inside",
    async reads({ reader, samples }) {
      const asked = await reader.ask('getCallLog', { callId: await samples.callId() });
      hasStatus(asked, 200);
      if (asked.text === '') throw new CannotAsk('it needs a call log with a comment');
      read(asked, shapes.callLogDetail);
    },
  },
  {
    label: '27',
    sentence: 'lookups have their own spellings, statusdesc and OrgID among them',
    async reads({ reader, exports }, witness) {
      for (const [call, row] of Object.entries(LOOKUPS)) {
        await witness.part(call, async () => {
          if (LONG_LOOKUPS.includes(call) && !exports) throw new CannotAsk(NOT_EXPORTED);
          const params: Params = call === 'getAudienceTypes' ? { eventId: -1 } : {};
          read(await reader.ask(call, params), z.array(row));
        });
      }
    },
  },
  {
    label: '28',
    sentence:
      'dates are wall clocks such as 2021-05-03T09:30:00, with an offset in raw rows at most',
    async reads(context, witness) {
      const { reader, samples } = context;
      const local = (asked: Asked) => haveForm(asked, LOCAL, 'a date without an offset');
      for (const list of LISTS)
        await witness.part(list.name, async () => local((await firstPage(context, list)).asked));
      const [orgId, contactId] = [await samples.organizationId(), await samples.contactId()];
      const [eventId, callId] = [await samples.eventId(), await samples.callId()];
      const details: Record<string, () => Promise<Asked>> = {
        'organization detail': () => reader.ask('getOrganization', { orgId }),
        'contact notes': () => reader.ask('getContactNotes', { contactId }),
        'event notes': () => reader.ask('getEventNotes', { eventId }),
        'call log detail': () => reader.ask('getCallLog', { callId }),
      };
      for (const [name, ask] of Object.entries(details))
        await witness.part(name, async () => local(await ask()));
      await witness.part('organization notes', async () => {
        const asked = await reader.ask('getOrganizationNotes', { orgId });
        haveForm(asked, OFFSET, 'a date with or without an offset');
      });
    },
  },
];

export const FAILURES: Question[] = [
  {
    label: '54',
    sentence:
      'an unknown id on a read is not a success, but for the four reads that have an answer to it',
    async reads({ reader }, witness) {
      for (const [call, name] of Object.entries(BY_ID)) {
        await witness.part(call, async () => {
          const asked = await reader.ask(call, { [name]: UNKNOWN_ID });
          that(asked, asked.status >= 300, 'no success (500 in the reference)');
        });
      }
      for (const call of ['getOrganizationNotes', 'getOrganizationCallLogNotes']) {
        await witness.part(call, async () => {
          read(await reader.ask(call, { orgId: UNKNOWN_ID }), z.array(z.unknown()).max(0));
        });
      }
      await witness.part('checkPresenter', async () => {
        read(await reader.ask('checkPresenter', { eventId: UNKNOWN_ID }), z.literal(false));
      });
      await witness.part('orgContacts/-1', async () =>
        isSilent(await reader.ask('getContactsOfOrganization', { orgId: -1 }), 200),
      );
    },
  },
  {
    label: '55',
    sentence: 'a word where a number is due and malformed JSON are answered with 400',
    async reads({ reader }, witness) {
      for (const [call, name] of Object.entries(BY_ID)) {
        const path = callNamed(call).path.replace(`{${name}}`, 'x');
        await witness.part(call, async () => hasStatus(await reader.path(path), 400));
      }
    },
    async writes({ writer, fixtures }, witness) {
      await witness.part('malformed JSON', async () => {
        const countyName = await fixtures.choices.county();
        const { path, shown } = addressOf(callNamed('createOrganization'), { countyName });
        const sent = { method: 'POST', path, headers: writer.writeHeaders, body: '{"orgname":' };
        hasStatus(await writer.raw(sent, shown), 400);
      });
    },
  },
  {
    label: '56',
    sentence: 'the read form of lastStatus sent back is refused with 400, where it is not taken',
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization();
      const countyName = await fixtures.choices.county();
      const body = organizationBody({ orgId, orgname: fixtures.name('echo'), lastStatus: 'Any' });
      // A stand-in may take it.
      hasStatus(await writer.write('updateOrganization', { countyName }, body), 400, 204);
    },
  },
];

/** These answer with all rows there are. */
const WHOLE_TABLES =
  /^\/api\/(?:organizations|events|allorgnames|all-[\w-]+-(?:export|names))(?:\/\{presenterId\})?$/;

const PATH_VALUES: Record<string, (samples: Samples) => Promise<string | number>> = {
  orgId: (samples) => samples.organizationId(),
  contactId: (samples) => samples.contactId(),
  eventId: (samples) => samples.eventId(),
  callId: (samples) => samples.callId(),
  presenterId: (samples) => samples.presenterId(),
  text: (samples) => samples.searchWord(),
  page: async () => 0,
  size: async () => 5,
  ...Object.fromEntries(
    ['sortField', 'order', 'from', 'to'].map((slot) => [slot, async () => 'null']),
  ),
  ...Object.fromEntries(['upcomingOnly', 'onlyMine'].map((slot) => [slot, async () => 'false'])),
};

async function askAsDeclared({ name, path }: Call, { reader, samples }: ReadContext) {
  const params: Params = {};
  for (const [, slot = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = PATH_VALUES[slot];
    if (!value) throw new CannotAsk(`no value is known for ${slot}`);
    params[slot] = await value(samples);
  }
  const viewed = name === 'getViewedCallLogs';
  return reader.ask(name, params, viewed ? { cid: [String(await samples.callId())] } : {});
}

const reads = calls.filter(({ method, answer }) => method === 'GET' && answer.kind !== 'silent');

export const DECLARED_READS: Question[] = reads.map((call) => ({
  label: call.name,
  sentence: `${call.path} answers in the shape that the contract reads (legacy-api.md ${call.source})`,
  async reads(context) {
    const { answer, path } = call;
    if (WHOLE_TABLES.test(path) && !context.exports) throw new CannotAsk(NOT_EXPORTED);
    const asked = await askAsDeclared(call, context);
    hasStatus(asked, 200);
    if (answer.kind === 'text') that(asked, answer.schema.safeParse(asked.text).success, 'text');
    if (answer.kind !== 'json' || (asked.text === '' && answer.empty !== undefined)) return;
    read(asked, answer.schema);
  },
}));
