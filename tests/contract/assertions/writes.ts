/** Assertions 29 to 53: what writes respond with and entail, the search and invitations (legacy-api.md §1.8, §1.17, D10, §3 to §5). */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import { wallClockOf } from '@/lib/format/wall-clock';
import { contactBody, eventBody, noteBody, organizationBody } from '@/tests/contract/bodies';
import {
  check,
  checkEmpty,
  checkMembers,
  checkStatus,
  read,
  required,
} from '@/tests/contract/checks';
import type { Received } from '@/tests/contract/client';
import { parsed } from '@/tests/contract/lists';
import { createdId, UNKNOWN_ID, UNKNOWN_TEXT } from '@/tests/contract/rows';
import * as shapes from '@/tests/contract/shapes';
import type { Assertions, WriteContext } from '@/tests/contract/suite';

const ID_NAMES: Record<string, string> = {
  ...{ getOrganization: 'orgId', getContact: 'contactId', getEvent: 'eventId' },
};

const ROUNDING_MS = 20;
const TOLERANCE_MS = 10 * 60_000;
const REFUSAL = 'a refusal (500 in the reference)';
const names = z.array(z.string());
const ids = z.array(z.object({ noteId: z.number() }));
const audience = z.array(z.object({ audiencetypeId: z.number(), typeExist: z.boolean() }));

/** Requests a row anew. By the names of its members: the value that is due, or a check of it, and its wording. */
async function checkRow(
  { writer }: WriteContext,
  call: string,
  id: number,
  members: Record<string, [due: string | null | ((found: unknown) => boolean), wording: string]>,
): Promise<void> {
  const response = await writer.call(call, { [ID_NAMES[call] ?? '']: id });
  const row = read(response, shapes.row);
  for (const [name, [due, wording]] of Object.entries(members)) {
    const found = row[name] ?? null;
    check(response, typeof due === 'function' ? due(found) : found === due, wording, `/${name}`);
  }
}

function checkOrganizations(context: WriteContext, contactId: number, orgIds: number[]) {
  const due = (found: unknown) => Object.keys(Object(found)).join() === orgIds.join();
  const wording = orgIds.length > 0 ? 'the organization of the path' : 'no organization';
  return checkRow(context, 'getContact', contactId, { contactOrgs: [due, wording] });
}

function checkEventStatus(context: WriteContext, eventId: number, due: string) {
  const wording = 'the status that is due';
  return checkRow(context, 'getEvent', eventId, { lastStatus: [due, wording] });
}

function checkStatusOfOrganization(context: WriteContext, orgId: number, due: string) {
  return checkRow(context, 'getOrganization', orgId, {
    lastStatus: [due, "the event's status"],
    lastContact: [null, 'null: there was no call'],
  });
}

async function checkAudience({ writer }: WriteContext, eventId: number, due: number[]) {
  const response = await writer.call('getAudienceTypes', { eventId });
  for (const [index, { audiencetypeId, typeExist }] of read(response, audience).entries()) {
    const right = typeExist === due.includes(audiencetypeId);
    check(response, right, 'whether the event has it', `/${index}/typeExist`);
  }
}

async function checkPresents(context: WriteContext, eventId: number, due: boolean) {
  const { writer, samples } = context;
  const response = await writer.call('checkPresenter', { eventId });
  check(response, read(response, z.boolean()) === due, `${due}`);
  const caller = await samples.callerName();
  const listed = (found: unknown) => names.safeParse(found).data?.includes(caller) === due;
  const wording = due ? "the caller's name" : 'no caller any more';
  await checkRow(context, 'getEvent', eventId, { eventPresenters: [listed, wording] });
}

async function checkCalled(context: WriteContext, orgId: number, contactId: number, due: string) {
  const { zone } = context;
  /** Clocks of two machines differ, so some minutes are near enough. */
  const isAboutNow = (date: unknown) => {
    const now = Date.parse(`${wallClockOf(new Date(), zone)}Z`);
    return Math.abs(Date.parse(`${String(date).slice(0, 19)}Z`) - now) < TOLERANCE_MS;
  };
  const wording = `now, by the wall clock of ${zone}`;
  await checkRow(context, 'getOrganization', orgId, {
    lastStatus: [due, 'the chosen status'],
    lastContact: [isAboutNow, wording],
  });
  await checkRow(context, 'getContact', contactId, { lastContactDate: [isAboutNow, wording] });
}

async function noteOf({ writer }: WriteContext, orgId: number, noteId: number) {
  const response = await writer.call('getOrganizationNotes', { orgId });
  const found = read(response, z.array(shapes.noteRow)).find((note) => note.noteId === noteId);
  check(response, found !== undefined, 'the note');
  return { response, note: required(found, 'the note') };
}

const searchHit = z.object({
  index: z.enum(['events', 'organizations', 'contacts']),
  sourceAsMap: z.object({ id: z.string() }),
});
const hits = z.object({
  totalHits: z.object({ value: z.int().min(0) }),
  hits: z.array(searchHit).max(20),
});

/** `hit` is an index and an id, such as `contacts 7`. */
async function checkSearch({ writer }: WriteContext, text: string, hit: string, due = true) {
  const response = await writer.call('search', { text });
  const found = read(response, hits).hits.map((one) => `${one.index} ${one.sourceAsMap.id}`);
  const expected = due ? 'a hit for the new row' : 'no hit: all words must be in one field';
  check(response, found.includes(hit) === due, expected, '/hits');
}

/** Checks a 201 (§1.17) and returns its id. */
function checkCreated(response: Received): number {
  checkEmpty(response, 201);
  check(response, URL.canParse(`${response.headers.location}`), 'an absolute Location');
  return createdId(response);
}

/** Raw text or JSON: both are taken (§7.6). */
const withoutQuotes = ({ text }: Received) => text.trim().replace(/^"(.*)"$/, '$1');

const TIMES = { startDateTime: '2031-07-04T09:30:00', endDateTime: '2031-07-04T10:45:00' };

export const WRITE_ASSERTIONS: Assertions = {
  29: {
    sentence:
      'a POST answers 201 without a body, with an absolute Location that ends with the new id',
    async writes({ writer, fixtures, samples }, recorder) {
      const county = { countyName: await samples.county() };
      const eventType = await samples.eventType();
      const { orgId, contactId, statusId } = await fixtures.parties();
      const eventId = await fixtures.event();
      const typed = { eventType, orgId: -1, join: 'false', status: 'null' };
      const event = eventBody({ location: 'Contract check', eventTypeDesc: eventType });
      const organization = organizationBody({ orgname: fixtures.name('one') });
      const contact = contactBody({ firstName: 'Contract' });
      const creations: Record<string, [string, PathValues, object, string]> = {
        organization: ['Organization', county, organization, 'orgId'],
        contact: ['Contact', { orgId: -1 }, contact, 'contactId'],
        event: ['Event', typed, event, 'eventId'],
      };
      await recorder.each(creations, async ([noun, params, body, key], kind) => {
        const created = checkCreated(await writer.write(`create${noun}`, params, body));
        const id = fixtures.remember(kind, created);
        checkStatus(await writer.call(`get${noun}`, { [key]: id }), 200);
      });
      const owners: Record<string, [PathValues, z.ZodType]> = {
        Organization: [{ orgId }, shapes.noteRow],
        Contact: [{ contactId }, shapes.note],
        Event: [{ eventId }, shapes.note],
      };
      for (const [noun, [owner, shape]] of Object.entries(owners)) {
        const call = `create${noun}Note`;
        await recorder.part(call, async () => {
          const body = noteBody({ noteEntry: fixtures.name('note') });
          const noteId = checkCreated(await writer.write(call, owner, body));
          const response = await writer.call(`get${noun}Notes`, owner);
          read(response, z.array(shape));
          const listed = read(response, ids).some((one) => one.noteId === noteId);
          check(response, listed, 'the new note');
          await writer.write('deleteNote', { noteId });
        });
      }
      await recorder.part('call log', async () => {
        const callId = await fixtures.callLog({ orgId, contactId, statusId });
        checkStatus(await writer.call('getCallLog', { callId }), 200);
      });
    },
  },
  30: {
    sentence: 'a PUT answers 204 without a body',
    async writes({ writer, fixtures, samples }, recorder) {
      const { orgId, contactId, statusId } = await fixtures.parties();
      const countyName = await samples.county();
      const [noteId, eventId] = [await fixtures.note(orgId), await fixtures.event()];
      const callId = await fixtures.callLog({ orgId, contactId, statusId });
      const named = organizationBody({ orgId, orgname: fixtures.name('changed') });
      const person = contactBody({ contactId, firstName: 'Contract' });
      const noteEntry = fixtures.name('changed');
      const puts: Record<string, () => Promise<Received>> = {
        updateOrganization: () => writer.write('updateOrganization', { countyName }, named),
        updateContact: () => writer.write('updateContact', { orgId: -1 }, person),
        associateContact: () => writer.write('associateContact', { orgId, contactId }),
        editNote: () => writer.write('editNote', { noteId }, { noteId, noteEntry }),
        updateEvent: () => fixtures.changeEvent(eventId),
        joinEvent: () => writer.write('joinEvent', { eventId }),
        updateCallLog: () => fixtures.changeCallLog(callId, { orgId, contactId, statusId }),
      };
      await recorder.each(puts, async (put) => checkEmpty(await put(), 204));
    },
  },
  31: {
    sentence: 'a DELETE answers 204, also when there is nothing left to delete',
    async writes({ writer, fixtures, samples }, recorder) {
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      const audienceTypeId = await samples.audienceTypeId();
      const audienceTypeIds = [audienceTypeId];
      const eventId = await fixtures.event({ orgId, join: true, audienceTypeIds });
      const deletions: Record<string, PathValues> = {
        removeContact: { orgId, contactId },
        deleteNote: { noteId: await fixtures.note(orgId) },
        removeAudienceType: { eventId, audienceTypeId },
        removeOrganization: { eventId, orgId },
        leaveEvent: { eventId },
      };
      await recorder.each(deletions, async (params, call) => {
        for (const _time of ['first', 'second']) checkEmpty(await writer.write(call, params), 204);
      });
    },
  },
  32: {
    sentence: 'the bodies of the client are accepted, and unknown properties are ignored',
    async writes({ fixtures, writer, samples }) {
      const unknown = { noSuchProperty: { at: ['all'] } };
      const orgId = await fixtures.organization(unknown);
      const contactId = await fixtures.contact({ values: unknown });
      await fixtures.event({ values: unknown });
      const noteId = await fixtures.note(orgId);
      const body = noteBody({ noteId, noteEntry: fixtures.name('note'), ...unknown });
      checkEmpty(await writer.write('editNote', { noteId }, body), 204);
      const { id: statusId } = await samples.organizationStatus();
      await fixtures.callLog({ orgId, contactId, statusId });
    },
  },
  33: {
    sentence: "an organization's county is the one in the path, whatever the body says",
    async writes(context) {
      const { fixtures, samples } = context;
      const other = await samples.county(1);
      const orgId = await fixtures.organization({ countyName: other });
      const due = await samples.county();
      await checkRow(context, 'getOrganization', orgId, {
        countyName: [due, 'the county of the path'],
      });
    },
  },
  34: {
    sentence: 'a contact is associated with the organization in the path, and with none by -1',
    async writes(context) {
      const orgId = await context.fixtures.organization();
      await checkOrganizations(context, await context.fixtures.contact({ orgId }), [orgId]);
      await checkOrganizations(context, await context.fixtures.contact(), []);
    },
  },
  35: {
    sentence: 'associating the same pair again is not answered with 204',
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      const body = contactBody({ contactId, firstName: 'Contract' });
      for (const response of [
        await writer.write('associateContact', { orgId, contactId }),
        await writer.write('updateContact', { orgId }, body),
      ])
        check(response, response.status >= 400, REFUSAL);
    },
  },
  36: {
    sentence: 'a contact that is removed from an organization stays',
    async writes(context) {
      const orgId = await context.fixtures.organization();
      const contactId = await context.fixtures.contact({ orgId });
      checkStatus(await context.writer.write('removeContact', { orgId, contactId }), 204);
      await checkOrganizations(context, contactId, []);
    },
  },
  37: {
    sentence: 'a new event has the status Info Needed, or the one that it was given',
    async writes(context) {
      const { fixtures, samples } = context;
      await checkEventStatus(context, await fixtures.event(), 'Info Needed');
      const status = await samples.eventStatus();
      await checkEventStatus(context, await fixtures.event({ status }), status);
    },
  },
  38: {
    sentence: "a new event's organization gets the event's status, and no new last contact",
    async writes(context) {
      const status = await context.samples.eventStatus();
      const orgId = await context.fixtures.organization();
      await context.fixtures.event({ orgId, status });
      await checkStatusOfOrganization(context, orgId, status);
    },
  },
  39: {
    sentence:
      'a change without a status leaves it; with one, all organizations of the event get it',
    async writes(context) {
      const { fixtures, samples } = context;
      const [before, after] = [await samples.eventStatus(0), await samples.eventStatus(1)];
      const [one, other] = [await fixtures.organization(), await fixtures.organization()];
      const eventId = await fixtures.event({ orgId: one, status: before });
      checkStatus(await fixtures.changeEvent(eventId), 204);
      await checkEventStatus(context, eventId, before);
      checkStatus(await fixtures.changeEvent(eventId, { orgId: other, status: after }), 204);
      await checkEventStatus(context, eventId, after);
      for (const orgId of [one, other]) await checkStatusOfOrganization(context, orgId, after);
    },
  },
  40: {
    sentence: 'audType adds, deleteAudienceType removes, and allAudienceWithTypeExist tells both',
    async writes(context) {
      const { fixtures, writer, samples } = context;
      const audienceTypeId = await samples.audienceTypeId();
      const eventId = await fixtures.event();
      for (const id of [-1, eventId]) await checkAudience(context, id, []);
      checkStatus(await fixtures.changeEvent(eventId, { audType: [audienceTypeId] }), 204);
      await checkAudience(context, eventId, [audienceTypeId]);
      checkStatus(await writer.write('removeAudienceType', { eventId, audienceTypeId }), 204);
      await checkAudience(context, eventId, []);
    },
  },
  41: {
    sentence:
      'who joins is a presenter and is mailed one invitation; who leaves is none, and is not invited',
    async writes(context, recorder) {
      const { fixtures, writer, mailbox } = context;
      const eventName = fixtures.name('joined event');
      const eventId = await fixtures.event({ values: { eventName } });
      const invited = async () => {
        const mails = await required(mailbox, 'a mail server to look into').invitations(eventName);
        const seen = { shown: 'PUT /api/joinevent', status: 204, text: '' };
        check(seen, mails.length === 1, 'one invitation by mail');
      };
      await recorder.part('join', async () => {
        checkStatus(await writer.write('joinEvent', { eventId }), 204);
        await checkPresents(context, eventId, true);
      });
      await recorder.part('mail', invited);
      await recorder.part('leave', async () => {
        checkStatus(await writer.write('leaveEvent', { eventId }), 204);
        await checkPresents(context, eventId, false);
      });
      await recorder.part('no further invitation', invited);
    },
  },
  42: {
    sentence: 'who joins with primary=1 is the primary presenter; before that it is (not set)',
    async writes({ fixtures, writer, samples }) {
      const eventId = await fixtures.event();
      const before = await writer.call('getPrimaryPresenter', { eventId });
      checkStatus(before, 200);
      check(before, withoutQuotes(before) === '(not set)', '(not set)');
      const query = { primary: ['1'] };
      checkStatus(await writer.write('joinEvent', { eventId }, undefined, query), 204);
      const after = await writer.call('getPrimaryPresenter', { eventId });
      const caller = await samples.callerName();
      check(after, withoutQuotes(after) === caller, "the caller's name");
    },
  },
  43: {
    sentence:
      'a new call log stamps its organization and its contact, and is listed as a comment and not as a note',
    async writes(context) {
      const { writer, fixtures, samples } = context;
      const { orgId, contactId } = await fixtures.parties();
      const { id: statusId, text: status } = await samples.organizationStatus(1);
      const callId = await fixtures.callLog({ orgId, contactId, statusId });
      await checkCalled(context, orgId, contactId, status);
      const comments = await writer.call('getOrganizationCallLogNotes', { orgId });
      const listed = read(comments, z.array(shapes.callLogNoteRow)).map((row) => row.callId);
      check(comments, listed.includes(callId), 'the comment of the new call log');
      read(await writer.call('getOrganizationNotes', { orgId }), z.array(z.unknown()).max(0));
    },
  },
  44: {
    sentence:
      'a changed call log has what the path says and the comment of the body, and keeps its createDate',
    async writes({ writer, fixtures, samples }) {
      const callId = await fixtures.callLog(await fixtures.parties());
      const before = read(await writer.call('getCallLog', { callId }), shapes.callLogDetail);
      const { orgId, contactId } = await fixtures.parties();
      const { id: statusId } = await samples.organizationStatus(1);
      const noteEntry = fixtures.name('changed comment');
      const changed = { orgId, contactId, statusId, noteEntry };
      checkStatus(await fixtures.changeCallLog(callId, changed), 204);
      const response = await writer.call('getCallLog', { callId });
      const { callLog, ...after } = read(response, shapes.callLogDetail);
      const { org, contact, status, createDate } = callLog;
      checkMembers(response, {
        '/callLog/org/orgId': [org?.orgId, String(orgId), 'the path'],
        '/callLog/contact/contactId': [contact?.contactId, String(contactId), 'the path'],
        '/callLog/status/lastStatusId': [status?.lastStatusId, String(statusId), 'the path'],
        '/noteEntry': [after.noteEntry, noteEntry, 'the new comment'],
        '/callLog/createDate': [createDate, before.callLog.createDate, 'unchanged'],
      });
    },
  },
  45: {
    sentence:
      'an edited note has its new text and a new modified date, and keeps what it was created with',
    async writes(context) {
      const { writer, fixtures } = context;
      const orgId = await fixtures.organization();
      const noteId = await fixtures.note(orgId);
      const { note: before } = await noteOf(context, orgId, noteId);
      const noteEntry = fixtures.name('edited note');
      // Databases round stamps, some to a few milliseconds.
      await sleep(ROUNDING_MS);
      checkStatus(await writer.write('editNote', { noteId }, { noteId, noteEntry }), 204);
      const { response, note: after } = await noteOf(context, orgId, noteId);
      const later = `${after.lastModifiedDate}` > `${after.createDate}`;
      checkMembers(response, {
        '/noteEntry': [after.noteEntry, noteEntry, 'the new text'],
        '/createDate': [after.createDate, before.createDate, 'unchanged'],
        '/lastModifiedDate': [later, true, 'later than createDate'],
        '/createdByLastName': [after.createdByLastName, before.createdByLastName, 'unchanged'],
      });
    },
  },
  46: {
    sentence:
      'a call log without its comment is still listed, and its detail is a 200 without a body',
    async writes({ writer, fixtures, samples }) {
      const callId = await fixtures.callLog(await fixtures.parties());
      const { noteId } = read(await writer.call('getCallLog', { callId }), shapes.callLogDetail);
      checkStatus(await writer.write('deleteNote', { noteId }), 204);
      checkEmpty(await writer.call('getCallLog', { callId }), 200);
      const newest = { sortField: 'createDate', order: 'desc', onlyMine: 'true' };
      const params = await samples.params('getFilteredCallLogs', { ...newest, size: 10 });
      const { content, response } = parsed(await writer.call('getFilteredCallLogs', params));
      const listed = content.some((row) => row.callId === callId);
      check(response, listed, 'the call log', '/content');
    },
  },
  47: {
    sentence: 'a new organization, contact or event is found at once by one full word',
    async writes(context, recorder) {
      const { fixtures } = context;
      const makers = {
        organizations: (word: string) => fixtures.organization({ orgname: `Center ${word}` }),
        contacts: (word: string) => fixtures.contact({ values: { title: `Director ${word}` } }),
        events: (word: string) => fixtures.event({ values: { location: `Hall ${word}` } }),
      };
      await recorder.each(makers, async (make, index) => {
        const word = fixtures.word();
        await checkSearch(context, word, `${index} ${await make(word)}`);
      });
    },
  },
  48: {
    sentence: 'two words of one field find a row, first and last name of a contact do not',
    async writes(context, recorder) {
      const { fixtures } = context;
      const [one, other] = [fixtures.word(), fixtures.word()];
      await recorder.part('one field', async () => {
        const orgId = await fixtures.organization({ orgname: `${one} and ${other}` });
        await checkSearch(context, `${other} ${one}`, `organizations ${orgId}`);
      });
      await recorder.part('two fields', async () => {
        const contactId = await fixtures.contact({ values: { firstName: one, lastName: other } });
        await checkSearch(context, `${one} ${other}`, `contacts ${contactId}`, false);
      });
    },
  },
  49: {
    sentence: 'hits are events, organizations or contacts with their id as text, 20 at most',
    async reads({ samples }) {
      const response = await samples.request('search');
      const found = read(response, hits).hits.length > 0;
      check(response, found, 'a hit for a word of an organization', '/hits');
    },
  },
  50: {
    sentence: 'no match is an empty list and a total of 0',
    async reads({ reader }) {
      const response = await reader.call('search', { text: UNKNOWN_TEXT });
      const found = read(response, hits);
      checkMembers(response, {
        '/hits': [found.hits.length, 0, 'no hits'],
        '/totalHits/value': [found.totalHits.value, 0],
      });
    },
  },
  51: {
    sentence:
      'each presenter gets one mail with one calendar part, at the wall clock of the stored event',
    async writes({ fixtures, mailbox, invitesOthers, samples }) {
      const box = required(mailbox, 'a mail server to look into');
      const eventId = await fixtures.event({ values: TIMES });
      const invitees = await samples.inviteeIds(invitesOthers);
      const subject = fixtures.name('invitation');
      const response = await fixtures.invite(eventId, invitees, subject);
      checkStatus(response, 200);
      const mails = await box.invitations(subject);
      check(response, mails.length === invitees.length, `${invitees.length} mails`);
      const recipients = new Set(mails.flatMap((mail) => mail.recipients));
      check(response, recipients.size === invitees.length, 'a recipient of its own for each mail');
      for (const { recipients: to, calendarParts, start, end } of mails) {
        check(response, to.length === 1, 'one recipient');
        check(response, calendarParts === 1, 'one calendar part');
        check(response, start === TIMES.startDateTime, 'DTSTART as stored, not shifted to UTC');
        check(response, end === TIMES.endDateTime, 'DTEND as stored, not shifted to UTC');
      }
    },
  },
  52: {
    sentence: 'who is invited is a presenter afterwards, once, however often',
    async writes(context) {
      const { writer, fixtures, samples } = context;
      const eventId = await fixtures.event();
      const caller = await samples.callerId();
      for (const _time of ['first', 'second'])
        checkStatus(await fixtures.invite(eventId, [caller]), 200);
      read(await writer.call('checkPresenter', { eventId }), z.literal(true));
      const once = (found: unknown) => names.safeParse(found).data?.length === 1;
      await checkRow(context, 'getEvent', eventId, { eventPresenters: [once, 'one name'] });
    },
  },
  53: {
    sentence: 'an invitation without presenters, or to an unknown event, is no success',
    async writes({ fixtures, samples }) {
      const empty = await fixtures.invite(await fixtures.event(), []);
      check(empty, empty.status >= 300, 'no success');
      const nowhere = await fixtures.invite(UNKNOWN_ID, [await samples.callerId()]);
      check(nowhere, nowhere.status >= 300, 'no success');
    },
  },
};
