/** Assertions 29 to 53: responses and effects of writes, the search and invites (legacy-api.md §1.8, §1.17, D10, §3 to §5). */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import { wallClockOf } from '@/lib/format/wall-clock';
import { contactBody, noteBody, organizationBody } from '@/tests/contract/bodies';
import {
  check,
  checkEmpty,
  checkMembers,
  checkStatus,
  read,
  required,
} from '@/tests/contract/checks';
import type { Received, Writer } from '@/tests/contract/client';
import { parsed } from '@/tests/contract/lists';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '@/tests/contract/rows';
import * as shapes from '@/tests/contract/shapes';
import type { Assertions } from '@/tests/contract/suite';

const ROUNDING_MS = 20;
const TOLERANCE_MS = 10 * 60_000;
const REFUSAL = 'a rejection (500 in the reference)';
const names = z.array(z.string());
const ids = z.array(z.object({ noteId: z.number() }));
const audience = z.array(z.object({ audiencetypeId: z.number(), typeExist: z.boolean() }));

/** By the name of a member: its value or a check of it, and the wording in a report. */
type Members = Record<
  string,
  [due: string | null | ((found: unknown) => boolean), wording: string]
>;

/** Requests the row anew. */
async function checkRow(
  writer: Writer,
  [call, params]: [call: string, params: PathValues],
  members: Members,
): Promise<void> {
  const response = await writer.call(call, params);
  const row = read(response, shapes.row);
  for (const [name, [due, wording]] of Object.entries(members)) {
    const found = row[name] ?? null;
    check(response, typeof due === 'function' ? due(found) : found === due, wording, `/${name}`);
  }
}

const checkOrganization = (writer: Writer, orgId: number, members: Members) =>
  checkRow(writer, ['getOrganization', { orgId }], members);
const checkEvent = (writer: Writer, eventId: number, members: Members) =>
  checkRow(writer, ['getEvent', { eventId }], members);
const checkContact = (writer: Writer, contactId: number, members: Members) =>
  checkRow(writer, ['getContact', { contactId }], members);

const linkedTo = (...orgIds: number[]): Members => ({
  contactOrgs: [
    (found) => Object.keys(Object(found)).join() === orgIds.join(),
    orgIds.length > 0 ? 'the organization of the path' : 'no organization',
  ],
});

const withStatus = (due: string): Members => ({ lastStatus: [due, 'the status that is due'] });

/** Members of an organization that has an event and no call log. */
const withStatusOfEvent = (due: string): Members => ({
  lastStatus: [due, "the event's status"],
  lastContact: [null, 'null: there was no call'],
});

async function checkAudience(writer: Writer, eventId: number, due: number[]) {
  const response = await writer.call('getAudienceTypes', { eventId });
  for (const [index, { audiencetypeId, typeExist }] of read(response, audience).entries()) {
    const right = typeExist === due.includes(audiencetypeId);
    check(response, right, 'whether the event has it', `/${index}/typeExist`);
  }
}

async function checkPresents(writer: Writer, eventId: number, caller: string, due: boolean) {
  const response = await writer.call('checkPresenter', { eventId });
  check(response, read(response, z.boolean()) === due, `${due}`);
  const listed = (found: unknown) => names.safeParse(found).data?.includes(caller) === due;
  const wording = due ? "the caller's name" : 'no caller any more';
  await checkEvent(writer, eventId, { eventPresenters: [listed, wording] });
}

/** Clocks of two machines may differ by some minutes. */
function isAboutNow(date: unknown, zone: string): boolean {
  const now = Date.parse(`${wallClockOf(new Date(), zone)}Z`);
  return Math.abs(Date.parse(`${String(date).slice(0, 19)}Z`) - now) < TOLERANCE_MS;
}

async function noteOf(writer: Writer, orgId: number, noteId: number) {
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
async function checkSearch(writer: Writer, text: string, hit: string, due = true) {
  const response = await writer.call('search', { text });
  const found = read(response, hits).hits.map((one) => `${one.index} ${one.sourceAsMap.id}`);
  const expected = due ? 'a hit for the new row' : 'no hit: all words must be in one field';
  check(response, found.includes(hit) === due, expected, '/hits');
}

/** Raw text or JSON: both are accepted (§7.6). */
const withoutQuotes = ({ text }: Received) => text.trim().replace(/^"(.*)"$/, '$1');

const TIMES = { startDateTime: '2031-07-04T09:30:00', endDateTime: '2031-07-04T10:45:00' };

export const WRITE_ASSERTIONS: Assertions = {
  29: {
    sentence: 'a POST responds with 201, no body and an absolute Location with the new id',
    async writes({ writer, fixtures }, recorder) {
      const parties = await fixtures.parties();
      const { orgId, contactId } = parties;
      const eventId = await fixtures.event();
      const rows: Record<string, () => Promise<PathValues>> = {
        getOrganization: async () => ({ orgId: await fixtures.organization() }),
        getContact: async () => ({ contactId: await fixtures.contact() }),
        getEvent: async () => ({ eventId: await fixtures.event() }),
        getCallLog: async () => ({ callId: await fixtures.callLog(parties) }),
      };
      await recorder.each(rows, async (create, call) => {
        checkStatus(await writer.call(call, await create()), 200);
      });
      const owners: Record<string, [PathValues, z.ZodType]> = {
        Organization: [{ orgId }, shapes.noteRow],
        Contact: [{ contactId }, shapes.note],
        Event: [{ eventId }, shapes.note],
      };
      await recorder.each(owners, async ([owner, shape], noun) => {
        const noteId = await fixtures.note(owner, noun);
        const response = await writer.call(`get${noun}Notes`, owner);
        read(response, z.array(shape));
        const listed = read(response, ids).some((one) => one.noteId === noteId);
        check(response, listed, 'the new note');
      });
    },
  },
  30: {
    sentence: 'a PUT responds with 204 without a body',
    async writes({ writer, fixtures, samples }, recorder) {
      const parties = await fixtures.parties();
      const { orgId, contactId } = parties;
      const countyName = await samples.county();
      const [noteId, eventId] = [await fixtures.note({ orgId }), await fixtures.event()];
      const callId = await fixtures.callLog(parties);
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
        updateCallLog: () => fixtures.changeCallLog(callId, parties),
      };
      await recorder.each(puts, async (put) => checkEmpty(await put(), 204));
    },
  },
  31: {
    sentence: 'a DELETE responds with 204, also when there is nothing left to delete',
    async writes({ writer, fixtures, samples }, recorder) {
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      const audienceTypeId = await samples.audienceTypeId();
      const eventId = await fixtures.event({ orgId, join: true, audType: [audienceTypeId] });
      const deletions: Record<string, PathValues> = {
        removeContact: { orgId, contactId },
        deleteNote: { noteId: await fixtures.note({ orgId }) },
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
    async writes({ fixtures, writer }) {
      const unknown = { noSuchProperty: { at: ['all'] } };
      const orgId = await fixtures.organization(unknown);
      const contactId = await fixtures.contact({ values: unknown });
      await fixtures.event({ values: unknown });
      const noteId = await fixtures.note({ orgId });
      const body = noteBody({ noteId, noteEntry: fixtures.name('note'), ...unknown });
      checkEmpty(await writer.write('editNote', { noteId }, body), 204);
      await fixtures.callLog({ ...(await fixtures.parties()), orgId, contactId });
    },
  },
  33: {
    sentence: "an organization's county is the one in the path, whatever the body says",
    async writes({ writer, samples, fixtures }) {
      const countyName = await samples.county(1);
      const orgId = await fixtures.organization({ countyName });
      const due = await samples.county();
      await checkOrganization(writer, orgId, { countyName: [due, 'the county of the path'] });
    },
  },
  34: {
    sentence: 'a contact is associated with the organization in the path, and with none by -1',
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization();
      await checkContact(writer, await fixtures.contact({ orgId }), linkedTo(orgId));
      await checkContact(writer, await fixtures.contact(), linkedTo());
    },
  },
  35: {
    sentence: 'associating the same pair again fails',
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
    async writes({ fixtures, writer }) {
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      checkStatus(await writer.write('removeContact', { orgId, contactId }), 204);
      await checkContact(writer, contactId, linkedTo());
    },
  },
  37: {
    sentence: 'a new event has the status Info Needed, or the given one',
    async writes({ writer, fixtures, samples }) {
      await checkEvent(writer, await fixtures.event(), withStatus('Info Needed'));
      const status = await samples.eventStatus();
      await checkEvent(writer, await fixtures.event({ status }), withStatus(status));
    },
  },
  38: {
    sentence: "a new event's organization gets the event's status, and no new last contact",
    async writes({ writer, samples, fixtures }) {
      const status = await samples.eventStatus();
      const orgId = await fixtures.organization();
      await fixtures.event({ orgId, status });
      await checkOrganization(writer, orgId, withStatusOfEvent(status));
    },
  },
  39: {
    sentence: 'a change without a status keeps it; with one, all organizations of the event get it',
    async writes({ writer, fixtures, samples }) {
      const [before, after] = [await samples.eventStatus(0), await samples.eventStatus(1)];
      const [one, other] = [await fixtures.organization(), await fixtures.organization()];
      const eventId = await fixtures.event({ orgId: one, status: before });
      checkStatus(await fixtures.changeEvent(eventId), 204);
      await checkEvent(writer, eventId, withStatus(before));
      checkStatus(await fixtures.changeEvent(eventId, { orgId: other, status: after }), 204);
      await checkEvent(writer, eventId, withStatus(after));
      for (const id of [one, other]) await checkOrganization(writer, id, withStatusOfEvent(after));
    },
  },
  40: {
    sentence: 'audType adds, deleteAudienceType removes, and allAudienceWithTypeExist shows both',
    async writes({ fixtures, writer, samples }) {
      const audienceTypeId = await samples.audienceTypeId();
      const eventId = await fixtures.event();
      for (const id of [-1, eventId]) await checkAudience(writer, id, []);
      checkStatus(await fixtures.changeEvent(eventId, { audType: [audienceTypeId] }), 204);
      await checkAudience(writer, eventId, [audienceTypeId]);
      checkStatus(await writer.write('removeAudienceType', { eventId, audienceTypeId }), 204);
      await checkAudience(writer, eventId, []);
    },
  },
  41: {
    sentence: 'joining makes a presenter and sends one invite; leaving sends none',
    async writes({ fixtures, writer, samples, mailbox }, recorder) {
      const eventName = fixtures.name('joined event');
      const eventId = await fixtures.event({ values: { eventName } });
      const invited = async () => {
        const invites = await required(mailbox, 'a mail server').invitations(eventName);
        const seen = { shown: 'PUT /api/joinevent', status: 204, text: '' };
        check(seen, invites.length === 1, 'one invite by e-mail');
      };
      const caller = await samples.callerName();
      await recorder.part('join', async () => {
        checkStatus(await writer.write('joinEvent', { eventId }), 204);
        await checkPresents(writer, eventId, caller, true);
      });
      await recorder.part('mail', invited);
      await recorder.part('leave', async () => {
        checkStatus(await writer.write('leaveEvent', { eventId }), 204);
        await checkPresents(writer, eventId, caller, false);
      });
      await recorder.part('no further invite', invited);
    },
  },
  42: {
    sentence: 'joining with primary=1 sets the primary presenter, before that (not set)',
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
    sentence: 'a new call log updates organization and contact, and is listed as a comment only',
    async writes({ writer, fixtures, samples, zone }) {
      const { orgId, contactId } = await fixtures.parties();
      const { id: statusId, text: status } = await samples.organizationStatus(1);
      const callId = await fixtures.callLog({ orgId, contactId, statusId });
      const now = (found: unknown) => isAboutNow(found, zone);
      const wording = `now, by the wall clock of ${zone}`;
      await checkOrganization(writer, orgId, {
        ...{ lastStatus: [status, 'the chosen status'], lastContact: [now, wording] },
      });
      await checkContact(writer, contactId, { lastContactDate: [now, wording] });
      const comments = await writer.call('getOrganizationCallLogNotes', { orgId });
      const listed = read(comments, z.array(shapes.callLogNoteRow)).map((row) => row.callId);
      check(comments, listed.includes(callId), 'the comment of the new call log');
      read(await writer.call('getOrganizationNotes', { orgId }), z.array(z.unknown()).max(0));
    },
  },
  44: {
    sentence: 'a changed call log has path and comment of the change, and keeps its createDate',
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
    sentence: 'an edited note has a new text and modified date, and keeps date and author',
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization();
      const noteId = await fixtures.note({ orgId });
      const { note: before } = await noteOf(writer, orgId, noteId);
      const noteEntry = fixtures.name('edited note');
      // Databases round times, some to a few milliseconds.
      await sleep(ROUNDING_MS);
      checkStatus(await writer.write('editNote', { noteId }, { noteId, noteEntry }), 204);
      const { response, note: after } = await noteOf(writer, orgId, noteId);
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
    sentence: 'a call log without its comment is still listed; its detail is a 200 without a body',
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
    async writes({ writer, fixtures }, recorder) {
      const makers = {
        organizations: (word: string) => fixtures.organization({ orgname: `Center ${word}` }),
        contacts: (word: string) => fixtures.contact({ values: { title: `Director ${word}` } }),
        events: (word: string) => fixtures.event({ values: { location: `Hall ${word}` } }),
      };
      await recorder.each(makers, async (make, index) => {
        const word = fixtures.word();
        await checkSearch(writer, word, `${index} ${await make(word)}`);
      });
    },
  },
  48: {
    sentence: 'two words of one field find a row, first and last name of a contact do not',
    async writes({ writer, fixtures }, recorder) {
      const [one, other] = [fixtures.word(), fixtures.word()];
      await recorder.part('one field', async () => {
        const orgId = await fixtures.organization({ orgname: `${one} and ${other}` });
        await checkSearch(writer, `${other} ${one}`, `organizations ${orgId}`);
      });
      await recorder.part('two fields', async () => {
        const contactId = await fixtures.contact({ values: { firstName: one, lastName: other } });
        await checkSearch(writer, `${one} ${other}`, `contacts ${contactId}`, false);
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
    sentence: 'each presenter gets one e-mail with one calendar part, at the stored wall clock',
    async writes({ fixtures, mailbox, samples }) {
      const box = required(mailbox, 'a mail server');
      const eventId = await fixtures.event({ values: TIMES });
      const invitees = await samples.inviteeIds();
      const subject = fixtures.name('invite');
      const response = await fixtures.invite(eventId, invitees, subject);
      checkStatus(response, 200);
      const invites = await box.invitations(subject);
      check(response, invites.length === invitees.length, `${invitees.length} e-mails`);
      const recipients = new Set(invites.flatMap((invite) => invite.recipients));
      check(response, recipients.size === invitees.length, 'one recipient for each e-mail');
      for (const { recipients: to, calendarParts, start, end } of invites) {
        check(response, to.length === 1, 'one recipient');
        check(response, calendarParts === 1, 'one calendar part');
        check(response, start === TIMES.startDateTime, 'DTSTART as stored, not shifted to UTC');
        check(response, end === TIMES.endDateTime, 'DTEND as stored, not shifted to UTC');
      }
    },
  },
  52: {
    sentence: 'an invited employee is a presenter once, also after a second invite',
    async writes({ writer, fixtures, samples }) {
      const eventId = await fixtures.event();
      const caller = await samples.callerId();
      for (const _time of ['first', 'second'])
        checkStatus(await fixtures.invite(eventId, [caller]), 200);
      read(await writer.call('checkPresenter', { eventId }), z.literal(true));
      const once = (found: unknown) => names.safeParse(found).data?.length === 1;
      await checkEvent(writer, eventId, { eventPresenters: [once, 'one name'] });
    },
  },
  53: {
    sentence: 'an invite without presenters, or to an unknown event, is no success',
    async writes({ fixtures, samples }) {
      const empty = await fixtures.invite(await fixtures.event(), []);
      check(empty, empty.status >= 300, 'no success');
      const nowhere = await fixtures.invite(UNKNOWN_ID, [await samples.callerId()]);
      check(nowhere, nowhere.status >= 300, 'no success');
    },
  },
};
