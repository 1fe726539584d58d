/** Assertions 20 to 27: what is in the rows (legacy-api.md D1 to D8). */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { getCallLog } from '@/lib/contract/calls/call-logs';
import { getContact, getContactsOfOrganization } from '@/lib/contract/calls/contacts';
import { getEvent } from '@/lib/contract/calls/events';
import {
  getAllStatusTypes,
  getAudienceTypes,
  getContactNames,
  getCounties,
  getEventStatusTypes,
  getEventTypes,
  getOrganizationNames,
  getOrganizationStatusTypes,
} from '@/lib/contract/calls/lookups';
import {
  getContactNotes,
  getEventNotes,
  getOrganizationCallLogNotes,
  getOrganizationNotes,
} from '@/lib/contract/calls/notes';
import { getAllOrganizations, getOrganization } from '@/lib/contract/calls/organizations';
import { CALL_LOGS, CONTACTS, EVENTS, ORGANIZATIONS } from '@/tests/contract/lists';
import { firstPage } from '@/tests/contract/pages';
import type { Question, ReadContext } from '@/tests/contract/suite/question';
import { CannotAsk, hasStatus, read } from '@/tests/contract/suite/witness';
import * as shapes from '@/tests/contract/wire/shapes';

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ content: z.array(row) });

const id = z.int().positive();
const status = z.object({ statusId: id, statusDesc: z.string() });
const LOOKUPS: { call: Call; params?: { eventId: number }; row: z.ZodType }[] = [
  { call: getCounties, row: z.object({ countyId: id, countyDesc: z.string() }) },
  { call: getAllStatusTypes, row: status },
  { call: getOrganizationStatusTypes, row: status },
  { call: getEventStatusTypes, row: z.object({ statusId: id, statusdesc: z.string() }) },
  { call: getEventTypes, row: z.object({ eventTypeId: id, eventTypeDesc: z.string() }) },
  {
    call: getAudienceTypes,
    params: { eventId: -1 },
    row: z.object({ audiencetypeId: id, audienceDesc: z.string(), typeExist: z.boolean() }),
  },
];
const LONG_LOOKUPS: typeof LOOKUPS = [
  { call: getOrganizationNames, row: z.object({ OrgID: id, orgname: z.string().nullable() }) },
  { call: getContactNames, row: shapes.shortContact },
];

export const NOT_EXPORTED = 'it reads whole tables (CONTRACT_EXPORTS=yes asks for them)';

async function detailOf({ reader, samples }: ReadContext) {
  const asked = await reader.ask(getOrganization, {
    params: { orgId: await samples.organizationId() },
  });
  return read(asked, shapes.organizationDetail);
}

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
        const asked = await context.reader.ask(getAllOrganizations);
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
      const { asked } = await firstPage(context, CONTACTS);
      read(asked, rowsOf(shapes.contact));
      const one = { params: { contactId: await samples.contactId() } };
      read(await reader.ask(getContact, one), shapes.contact);
      const ofOne = { params: { orgId: await samples.organizationId() } };
      read(await reader.ask(getContactsOfOrganization, ofOne), z.array(shapes.contact));
    },
  },
  {
    label: '23',
    sentence:
      'an event has pairs of name and status in orgNames, and its people and audience as texts',
    async reads(context) {
      const { reader, samples } = context;
      const { asked } = await firstPage(context, EVENTS);
      read(asked, rowsOf(shapes.event));
      const one = { params: { eventId: await samples.eventId() } };
      read(await reader.ask(getEvent, one), shapes.event);
    },
  },
  {
    label: '24',
    sentence:
      'notes of contacts and events name people in objects, those of organizations in four texts',
    async reads({ reader, samples }, witness) {
      const kinds: [Call, string, number[], z.ZodType][] = [
        [getContactNotes, 'contactId', await samples.contactIds(), shapes.note],
        [getEventNotes, 'eventId', await samples.eventIds(), shapes.note],
        [getOrganizationNotes, 'orgId', await samples.organizationIds(), shapes.noteRow],
      ];
      for (const [call, name, ids, shape] of kinds) {
        await witness.part(call.name, async () => {
          const params = { [name]: await samples.withNotes(call, name, ids) };
          read(await reader.ask(call, { params }), z.array(shape));
        });
      }
      await witness.part('getOrganizationCallLogNotes', async () => {
        const params = { orgId: await samples.calledOrganizationId() };
        const asked = await reader.ask(getOrganizationCallLogNotes, { params });
        read(asked, z.array(shapes.callLogNoteRow));
      });
    },
  },
  {
    label: '25',
    sentence: 'a call log has org, contact and status as objects of texts, and createdBy as a text',
    async reads(context) {
      const { asked } = await firstPage(context, CALL_LOGS);
      read(asked, rowsOf(shapes.callLog));
    },
  },
  {
    label: '26',
    sentence: "a call log's detail is the note with the call log inside",
    async reads({ reader, samples }) {
      const params = { callId: await samples.callId() };
      const asked = await reader.ask(getCallLog, { params });
      hasStatus(asked, 200);
      if (asked.text === '') throw new CannotAsk('it needs a call log with a comment');
      read(asked, shapes.callLogDetail);
    },
  },
  {
    label: '27',
    sentence: 'lookups have their own spellings, statusdesc and OrgID among them',
    async reads({ reader, exports }, witness) {
      for (const { call, params = {}, row } of [...LOOKUPS, ...LONG_LOOKUPS]) {
        await witness.part(call.name, async () => {
          const isLong = LONG_LOOKUPS.some((long) => long.call === call);
          if (isLong && !exports) throw new CannotAsk(NOT_EXPORTED);
          read(await reader.ask(call, { params }), z.array(row));
        });
      }
    },
  },
];
