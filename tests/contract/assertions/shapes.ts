/** Assertions 20 to 28 and 54 to 56, and every declared read: contents of rows (legacy-api.md D1 to D8, §1.8 to §1.11). */
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { organizationBody } from '@/tests/contract/bodies';
import {
  CannotCheck,
  check,
  checkEmpty,
  checkStatus,
  type Recorder,
  read,
} from '@/tests/contract/checks';
import { addressOf, callNamed, type Received } from '@/tests/contract/client';
import { LISTS } from '@/tests/contract/lists';
import { UNKNOWN_ID } from '@/tests/contract/rows';
import * as shapes from '@/tests/contract/shapes';
import type { Assertions, ReadContext } from '@/tests/contract/suite';

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ content: z.array(row) });

const LONG_LOOKUPS = ['getOrganizationNames', 'getContactNames'];

/** Throws CannotCheck for a call that reads a whole table, unless exports are allowed. */
function checkExports({ exports }: ReadContext, name: string): void {
  const whole = callNamed(name).unpaged && name !== 'getViewedCallLogs';
  if ((whole || LONG_LOOKUPS.includes(name)) && !exports)
    throw new CannotCheck('it reads whole tables (CONTRACT_EXPORTS=yes requests them)');
}

/** Checks the shape of the response to each call. */
const haveShapes =
  (shapesOf: Record<string, z.ZodType>, params?: PathValues) =>
  (context: ReadContext, recorder: Recorder) =>
    recorder.each(shapesOf, async (shape, call) => {
      checkExports(context, call);
      read(await context.samples.request(call, { size: 10, ...params }), shape);
    });

const DATE_NAMES = /^(?:lastContact|.+Date|.+DateTime|calllogdate)$/;
/** A fraction is not zero and has no trailing zeros. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,8}[1-9])?$/;
const OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[+-]\d\d:\d\d|Z)?$/;

/** Every date within a value, with its pointer. */
function* datesIn(value: unknown, pointer = ''): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const at = `${pointer}/${name}`;
    if (typeof member === 'string' && DATE_NAMES.test(name)) yield [at, member];
    else yield* datesIn(member, at);
  }
}

function checkDates(response: Received, form = LOCAL, expected = 'a date without an offset'): void {
  if (response.text === '') return;
  for (const [pointer, date] of datesIn(read(response, z.unknown())))
    check(response, form.test(date), expected, pointer);
}

/** Reads that fail for an unknown id, with the name of the id in their path. */
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

export const SHAPE_ASSERTIONS: Assertions = {
  20: {
    sentence: 'organizations have their three shapes, each with the county as the text countyName',
    reads: haveShapes({
      getDefaultOrganizations: rowsOf(shapes.organizationRow),
      getOrganization: shapes.organizationDetail,
      getAllOrganizations: z.array(shapes.organizationSummary),
    }),
  },
  21: {
    sentence: "an event in an organization's detail has the six members of D1",
    async reads({ samples }) {
      const response = await samples.request('getOrganization');
      const { eventOrgs } = read(response, shapes.organizationDetail);
      if (eventOrgs.length === 0) throw new CannotCheck('it needs an organization with an event');
    },
  },
  22: {
    sentence: 'a contact has contactOrgs by the text of an id, and createdBy as a text or null',
    reads: haveShapes({
      getDefaultContacts: rowsOf(shapes.contact),
      getContact: shapes.contact,
      getContactsOfOrganization: z.array(shapes.contact),
    }),
  },
  23: {
    sentence: 'an event has pairs of name and status in orgNames, and people and audience as texts',
    reads: haveShapes({ getDefaultEvents: rowsOf(shapes.event), getEvent: shapes.event }),
  },
  24: {
    sentence: 'notes of contacts and events have people as objects, of organizations as four texts',
    async reads({ reader, samples }, recorder) {
      const kinds: Record<string, [string, z.ZodType]> = {
        getContactNotes: ['contactId', shapes.note],
        getEventNotes: ['eventId', shapes.note],
        getOrganizationNotes: ['orgId', shapes.noteRow],
      };
      await recorder.each(kinds, async ([name, shape], call) => {
        read(await reader.call(call, await samples.withNotes(call, name)), z.array(shape));
      });
      await recorder.part('getOrganizationCallLogNotes', async () => {
        const orgId = await samples.calledOrganizationId();
        const response = await reader.call('getOrganizationCallLogNotes', { orgId });
        read(response, z.array(shapes.callLogNoteRow));
      });
    },
  },
  25: {
    sentence: 'a call log has org, contact and status as objects of texts, and createdBy as a text',
    reads: haveShapes({ getDefaultCallLogs: rowsOf(shapes.callLog) }),
  },
  26: {
    sentence: "a call log's detail is the note with the call log inside",
    async reads(context) {
      const response = await context.samples.request('getCallLog');
      checkStatus(response, 200);
      if (response.text === '') throw new CannotCheck('it needs a call log with a comment');
      read(response, shapes.callLogDetail);
    },
  },
  27: {
    sentence: 'lookups have their own spellings, statusdesc and OrgID among them',
    reads: haveShapes(shapes.LOOKUPS, { eventId: -1 }),
  },
  28: {
    sentence: 'dates are wall clocks such as 2021-05-03T09:30:00; only raw rows may have an offset',
    async reads({ samples }, recorder) {
      const details = ['getOrganization', 'getContactNotes', 'getEventNotes', 'getCallLog'];
      for (const call of [...LISTS.map(({ noun }) => `getDefault${noun}`), ...details])
        await recorder.part(call, async () =>
          checkDates(await samples.request(call, { size: 10 })),
        );
      await recorder.part('getOrganizationNotes', async () => {
        const response = await samples.request('getOrganizationNotes');
        checkDates(response, OFFSET, 'a date with or without an offset');
      });
    },
  },
};

export const FAILURE_ASSERTIONS: Assertions = {
  54: {
    sentence: 'an unknown id on a read is not a success, except for four reads',
    async reads({ reader }, recorder) {
      await recorder.each(BY_ID, async (name, call) => {
        const response = await reader.call(call, { [name]: UNKNOWN_ID });
        check(response, response.status >= 300, 'no success (500 in the reference)');
      });
      for (const call of ['getOrganizationNotes', 'getOrganizationCallLogNotes'])
        await recorder.part(call, async () => {
          read(await reader.call(call, { orgId: UNKNOWN_ID }), z.array(z.unknown()).max(0));
        });
      await recorder.part('checkPresenter', async () => {
        read(await reader.call('checkPresenter', { eventId: UNKNOWN_ID }), z.literal(false));
      });
      await recorder.part('orgContacts/-1', async () =>
        checkEmpty(await reader.call('getContactsOfOrganization', { orgId: -1 }), 200),
      );
    },
  },
  55: {
    sentence: 'a word where a number is due and malformed JSON are rejected with 400',
    async reads({ reader }, recorder) {
      await recorder.each(BY_ID, async (name, call) => {
        const path = callNamed(call).path.replace(`{${name}}`, 'x');
        checkStatus(await reader.path(path), 400);
      });
    },
    async writes({ writer, samples }, recorder) {
      await recorder.part('malformed JSON', async () => {
        const countyName = await samples.county();
        const { path, shown } = addressOf(callNamed('createOrganization'), { countyName });
        const sent = { method: 'POST', path, headers: writer.writeHeaders, body: '{"orgname":' };
        checkStatus(await writer.raw(sent, shown), 400);
      });
    },
  },
  56: {
    sentence: 'the read form of lastStatus sent back is rejected with 400, unless it is accepted',
    async writes({ writer, fixtures, samples }) {
      const orgId = await fixtures.organization();
      const countyName = await samples.county();
      const body = organizationBody({ orgId, orgname: fixtures.name('echo'), lastStatus: 'Any' });
      // A stand-in may accept it.
      checkStatus(await writer.write('updateOrganization', { countyName }, body), 400, 204);
    },
  },
};

/** Every declared read except the one that sends e-mail. */
export const DECLARED_READS: Assertions = Object.fromEntries(
  calls
    .filter(({ method, returns }) => method === 'GET' && returns.kind !== 'silent')
    .map((call) => [
      call.name,
      {
        sentence: `${call.path} has the shape that the contract reads (legacy-api.md ${call.source})`,
        async reads(context) {
          const { name, returns } = call;
          const { samples } = context;
          const viewed = name === 'getViewedCallLogs';
          checkExports(context, name);
          const query = viewed ? { cid: [String(await samples.value('callId'))] } : {};
          const response = await samples.request(name, {}, query);
          checkStatus(response, 200);
          if (returns.kind === 'text')
            check(response, returns.schema.safeParse(response.text).success, 'text');
          if (returns.kind !== 'json' || (response.text === '' && returns.empty !== undefined))
            return;
          read(response, returns.schema);
        },
      } satisfies Assertions[string],
    ]),
);
