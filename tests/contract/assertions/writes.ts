/** Assertions 29 to 53: what writes answer with and entail, the search and invitations (legacy-api.md §1.8, §1.17, D10, §3 to §5). */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { contactBody, eventBody, noteBody, organizationBody } from '@/tests/contract/bodies';
import { isAboutNow } from '@/tests/contract/clock';
import type { Asked, Params } from '@/tests/contract/line';
import { createdId, UNKNOWN_ID, UNKNOWN_TEXT } from '@/tests/contract/rows';
import * as shapes from '@/tests/contract/shapes';
import type { Question, WriteContext } from '@/tests/contract/suite';
import { agrees, given, hasStatus, isSilent, read, that } from '@/tests/contract/witness';

const ROUNDING_MS = 20;
const REFUSAL = 'a refusal (500 in the reference)';
const nullable = z.string().nullable();
const called = z.object({ lastStatus: nullable, lastContact: nullable });
const withPeople = z.object({ eventPresenters: z.array(z.string()) });
const notes = z.array(z.object({ noteId: z.number() }));
const audience = z.array(z.object({ audiencetypeId: z.number(), typeExist: z.boolean() }));

async function belongs({ writer }: WriteContext, contactId: number, orgId: number, due: boolean) {
  const asked = await writer.ask('getContact', { contactId });
  const { contactOrgs } = read(asked, z.object({ contactOrgs: shapes.row }));
  const expected = due ? 'the organization of the path' : 'no such organization';
  that(asked, String(orgId) in contactOrgs === due, expected, '/contactOrgs');
  return { asked, count: Object.keys(contactOrgs).length };
}

async function eventHas({ writer }: WriteContext, eventId: number, due: string) {
  const asked = await writer.ask('getEvent', { eventId });
  const { lastStatus } = read(asked, z.object({ lastStatus: nullable }));
  agrees(asked, { '/lastStatus': [lastStatus, due, 'the status that is due'] });
}

async function organizationHas({ writer }: WriteContext, orgId: number, due: string) {
  const asked = await writer.ask('getOrganization', { orgId });
  const { lastStatus, lastContact } = read(asked, called);
  agrees(asked, {
    '/lastStatus': [lastStatus, due, "the event's status"],
    '/lastContact': [lastContact, null, 'null: there was no call'],
  });
}

async function hasAudience({ writer }: WriteContext, eventId: number, ids: number[]) {
  const asked = await writer.ask('getAudienceTypes', { eventId });
  for (const [index, { audiencetypeId, typeExist }] of read(asked, audience).entries()) {
    const right = typeExist === ids.includes(audiencetypeId);
    that(asked, right, 'whether the event has it', `/${index}/typeExist`);
  }
}

async function presents({ writer, fixtures }: WriteContext, eventId: number, due: boolean) {
  const asked = await writer.ask('checkPresenter', { eventId });
  that(asked, read(asked, z.boolean()) === due, `${due}`);
  const event = await writer.ask('getEvent', { eventId });
  const { eventPresenters } = read(event, withPeople);
  const named = eventPresenters.includes(await fixtures.choices.callerName());
  that(event, named === due, due ? "the caller's name" : 'no caller any more', '/eventPresenters');
}

async function wasCalled(context: WriteContext, orgId: number, contactId: number, status: string) {
  const { writer, zone } = context;
  const now = `now, by the wall clock of ${zone}`;
  const asked = await writer.ask('getOrganization', { orgId });
  const { lastStatus, lastContact } = read(asked, called);
  agrees(asked, {
    '/lastStatus': [lastStatus, status, 'the chosen status'],
    '/lastContact': [isAboutNow(lastContact, zone), true, now],
  });
  const person = await writer.ask('getContact', { contactId });
  const { lastContactDate } = read(person, z.object({ lastContactDate: nullable }));
  that(person, isAboutNow(lastContactDate, zone), now, '/lastContactDate');
}

async function noteOf({ writer }: WriteContext, orgId: number, noteId: number) {
  const asked = await writer.ask('getOrganizationNotes', { orgId });
  const found = read(asked, z.array(shapes.noteRow)).find((note) => note.noteId === noteId);
  that(asked, found !== undefined, 'the note');
  return { asked, note: given(found, 'the note') };
}

const hits = z.object({
  totalHits: z.object({ value: z.int().min(0) }),
  hits: z
    .array(
      z.object({
        index: z.enum(['events', 'organizations', 'contacts']),
        sourceAsMap: z.object({ id: z.string() }),
      }),
    )
    .max(20),
});

async function finds(
  { writer }: WriteContext,
  text: string,
  index: string,
  id: number,
  due = true,
) {
  const asked = await writer.ask('search', { text });
  const found = read(asked, hits).hits.some(
    (hit) => hit.index === index && hit.sourceAsMap.id === String(id),
  );
  const expected = due ? 'a hit for the new row' : 'no hit: all words must be in one field';
  that(asked, found === due, expected, '/hits');
}

/** Raw text or JSON: both are taken (§7.6). */
const withoutQuotes = ({ text }: Asked) => text.trim().replace(/^"(.*)"$/, '$1');

const TIMES = { startDateTime: '2031-07-04T09:30:00', endDateTime: '2031-07-04T10:45:00' };

export const WRITES: Question[] = [
  {
    label: '29',
    sentence:
      'a POST answers 201 without a body, with an absolute Location that ends with the new id',
    async writes({ writer, fixtures }, witness) {
      const county = { countyName: await fixtures.choices.county() };
      const eventType = await fixtures.choices.eventType();
      const { orgId, contactId, statusId } = await fixtures.parties();
      const eventId = await fixtures.event();
      const typed = { eventType, orgId: -1, join: 'false', status: 'null' };
      const event = eventBody({ location: 'Contract check', eventTypeDesc: eventType });
      const organization = organizationBody({ orgname: fixtures.name('one') });
      const creations: [string, Params, Record<string, unknown>, string, string][] = [
        ['Organization', county, organization, 'orgId', 'organization'],
        ['Contact', { orgId: -1 }, contactBody({ firstName: 'Contract' }), 'contactId', 'contact'],
        ['Event', typed, event, 'eventId', 'event'],
      ];
      for (const [noun, params, body, key, kind] of creations) {
        await witness.part(kind, async () => {
          const asked = await writer.write(`create${noun}`, params, body);
          isCreated(asked);
          const id = fixtures.remember(kind, createdId(asked));
          hasStatus(await writer.ask(`get${noun}`, { [key]: id }), 200);
        });
      }
      const owners: [string, Params, z.ZodType][] = [
        ['Organization', { orgId }, shapes.noteRow],
        ['Contact', { contactId }, shapes.note],
        ['Event', { eventId }, shapes.note],
      ];
      for (const [noun, owner, shape] of owners) {
        await witness.part(`create${noun}Note`, async () => {
          const body = noteBody({ noteEntry: fixtures.name('note') });
          const made = await writer.write(`create${noun}Note`, owner, body);
          isCreated(made);
          const noteId = createdId(made);
          const asked = await writer.ask(`get${noun}Notes`, owner);
          read(asked, z.array(shape));
          const listed = read(asked, notes).some((one) => one.noteId === noteId);
          that(asked, listed, 'the new note');
          await writer.write('deleteNote', { noteId });
        });
      }
      await witness.part('call log', async () => {
        const callId = await fixtures.callLog({ orgId, contactId, statusId });
        hasStatus(await writer.ask('getCallLog', { callId }), 200);
      });
    },
  },
  {
    label: '30',
    sentence: 'a PUT answers 204 without a body',
    async writes({ writer, fixtures }, witness) {
      const { orgId, contactId, statusId } = await fixtures.parties();
      const countyName = await fixtures.choices.county();
      const [noteId, eventId] = [await fixtures.note(orgId), await fixtures.event()];
      const callId = await fixtures.callLog({ orgId, contactId, statusId });
      const named = organizationBody({ orgId, orgname: fixtures.name('changed') });
      const person = contactBody({ contactId, firstName: 'Contract' });
      const noteEntry = fixtures.name('changed');
      const puts: Record<string, () => Promise<Asked>> = {
        updateOrganization: () => writer.write('updateOrganization', { countyName }, named),
        updateContact: () => writer.write('updateContact', { orgId: -1 }, person),
        associateContact: () => writer.write('associateContact', { orgId, contactId }),
        editNote: () => writer.write('editNote', { noteId }, { noteId, noteEntry }),
        updateEvent: () => fixtures.changeEvent(eventId),
        joinEvent: () => writer.write('joinEvent', { eventId }),
        updateCallLog: () => fixtures.changeCallLog(callId, { orgId, contactId, statusId }),
      };
      for (const [name, put] of Object.entries(puts))
        await witness.part(name, async () => isSilent(await put(), 204));
    },
  },
  {
    label: '31',
    sentence: 'a DELETE answers 204, also when there is nothing left to delete',
    async writes({ writer, fixtures }, witness) {
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      const audienceTypeId = await fixtures.choices.audienceTypeId();
      const audienceTypeIds = [audienceTypeId];
      const eventId = await fixtures.event({ orgId, join: true, audienceTypeIds });
      const deletions: Record<string, Params> = {
        removeContact: { orgId, contactId },
        deleteNote: { noteId: await fixtures.note(orgId) },
        removeAudienceType: { eventId, audienceTypeId },
        removeOrganization: { eventId, orgId },
        leaveEvent: { eventId },
      };
      for (const [call, params] of Object.entries(deletions)) {
        await witness.part(call, async () => {
          for (const _time of ['first', 'second']) isSilent(await writer.write(call, params), 204);
        });
      }
    },
  },
  {
    label: '32',
    sentence: 'the bodies of the client are accepted, and unknown properties are ignored',
    async writes({ fixtures, writer }) {
      const unknown = { noSuchProperty: { at: ['all'] } };
      const orgId = await fixtures.organization(unknown);
      const contactId = await fixtures.contact({ values: unknown });
      await fixtures.event({ values: unknown });
      const noteId = await fixtures.note(orgId);
      const body = noteBody({ noteId, noteEntry: fixtures.name('note'), ...unknown });
      isSilent(await writer.write('editNote', { noteId }, body), 204);
      const { id: statusId } = await fixtures.choices.organizationStatus();
      await fixtures.callLog({ orgId, contactId, statusId });
    },
  },
  {
    label: '33',
    sentence: "an organization's county is the one in the path, whatever the body says",
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization({ countyName: await fixtures.choices.county(1) });
      const asked = await writer.ask('getOrganization', { orgId });
      const { countyName } = read(asked, z.object({ countyName: z.string() }));
      const county = await fixtures.choices.county();
      agrees(asked, { '/countyName': [countyName, county, 'the county of the path'] });
    },
  },
  {
    label: '34',
    sentence: 'a contact is associated with the organization in the path, and with none by -1',
    async writes(context) {
      const { fixtures } = context;
      const orgId = await fixtures.organization();
      await belongs(context, await fixtures.contact({ orgId }), orgId, true);
      const { asked, count } = await belongs(context, await fixtures.contact(), orgId, false);
      that(asked, count === 0, 'no organization', '/contactOrgs');
    },
  },
  {
    label: '35',
    sentence: 'associating the same pair again is not answered with 204',
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      const asked = await writer.write('associateContact', { orgId, contactId });
      that(asked, asked.status >= 400, REFUSAL);
      const body = contactBody({ contactId, firstName: 'Contract' });
      const saved = await writer.write('updateContact', { orgId }, body);
      that(saved, saved.status >= 400, REFUSAL);
    },
  },
  {
    label: '36',
    sentence: 'a contact that is removed from an organization stays',
    async writes(context) {
      const orgId = await context.fixtures.organization();
      const contactId = await context.fixtures.contact({ orgId });
      hasStatus(await context.writer.write('removeContact', { orgId, contactId }), 204);
      await belongs(context, contactId, orgId, false);
    },
  },
  {
    label: '37',
    sentence: 'a new event has the status Info Needed, or the one that it was given',
    async writes(context) {
      const { fixtures } = context;
      await eventHas(context, await fixtures.event(), 'Info Needed');
      const status = await fixtures.choices.eventStatus();
      await eventHas(context, await fixtures.event({ status }), status);
    },
  },
  {
    label: '38',
    sentence: "a new event's organization gets the event's status, and no new last contact",
    async writes(context) {
      const status = await context.fixtures.choices.eventStatus();
      const orgId = await context.fixtures.organization();
      await context.fixtures.event({ orgId, status });
      await organizationHas(context, orgId, status);
    },
  },
  {
    label: '39',
    sentence:
      'a change without a status leaves it; with one, all organizations of the event get it',
    async writes(context) {
      const { fixtures } = context;
      const { choices } = fixtures;
      const [before, after] = [await choices.eventStatus(0), await choices.eventStatus(1)];
      const [one, other] = [await fixtures.organization(), await fixtures.organization()];
      const eventId = await fixtures.event({ orgId: one, status: before });
      hasStatus(await fixtures.changeEvent(eventId), 204);
      await eventHas(context, eventId, before);
      hasStatus(await fixtures.changeEvent(eventId, { orgId: other, status: after }), 204);
      await eventHas(context, eventId, after);
      for (const orgId of [one, other]) await organizationHas(context, orgId, after);
    },
  },
  {
    label: '40',
    sentence: 'audType adds, deleteAudienceType removes, and allAudienceWithTypeExist tells both',
    async writes(context) {
      const { fixtures, writer } = context;
      const audienceTypeId = await fixtures.choices.audienceTypeId();
      const eventId = await fixtures.event();
      for (const id of [-1, eventId]) await hasAudience(context, id, []);
      hasStatus(await fixtures.changeEvent(eventId, { audType: [audienceTypeId] }), 204);
      await hasAudience(context, eventId, [audienceTypeId]);
      hasStatus(await writer.write('removeAudienceType', { eventId, audienceTypeId }), 204);
      await hasAudience(context, eventId, []);
    },
  },
  {
    label: '41',
    sentence:
      'who joins is a presenter and is mailed one invitation; who leaves is none, and is not invited',
    async writes(context, witness) {
      const { fixtures, writer, mailbox } = context;
      const eventName = fixtures.name('joined event');
      const eventId = await fixtures.event({ values: { eventName } });
      const invited = async () => {
        const mails = await given(mailbox, 'a mail server to look into').invitations(eventName);
        const seen = { shown: 'PUT /api/joinevent', status: 204, text: '' };
        that(seen, mails.length === 1, 'one invitation by mail');
      };
      await witness.part('join', async () => {
        hasStatus(await writer.write('joinEvent', { eventId }), 204);
        await presents(context, eventId, true);
      });
      await witness.part('mail', invited);
      await witness.part('leave', async () => {
        hasStatus(await writer.write('leaveEvent', { eventId }), 204);
        await presents(context, eventId, false);
      });
      await witness.part('no further invitation', invited);
    },
  },
  {
    label: '42',
    sentence: 'who joins with primary=1 is the primary presenter; before that it is (not set)',
    async writes({ fixtures, writer }) {
      const eventId = await fixtures.event();
      const before = await writer.ask('getPrimaryPresenter', { eventId });
      hasStatus(before, 200);
      that(before, withoutQuotes(before) === '(not set)', '(not set)');
      const query = { primary: ['1'] };
      hasStatus(await writer.write('joinEvent', { eventId }, undefined, query), 204);
      const after = await writer.ask('getPrimaryPresenter', { eventId });
      const caller = await fixtures.choices.callerName();
      that(after, withoutQuotes(after) === caller, "the caller's name");
    },
  },
  {
    label: '43',
    sentence:
      'a new call log stamps its organization and its contact, and is listed as a comment and not as a note',
    async writes(context) {
      const { writer, fixtures } = context;
      const { orgId, contactId } = await fixtures.parties();
      const { id: statusId, text: status } = await fixtures.choices.organizationStatus(1);
      const callId = await fixtures.callLog({ orgId, contactId, statusId });
      await wasCalled(context, orgId, contactId, status);
      const comments = await writer.ask('getOrganizationCallLogNotes', { orgId });
      const listed = read(comments, z.array(shapes.callLogNoteRow)).map((row) => row.callId);
      that(comments, listed.includes(callId), 'the comment of the new call log');
      read(await writer.ask('getOrganizationNotes', { orgId }), z.array(z.unknown()).max(0));
    },
  },
  {
    label: '44',
    sentence:
      'a changed call log has what the path says and the comment of the body, and keeps its createDate',
    async writes({ writer, fixtures }) {
      const callId = await fixtures.callLog(await fixtures.parties());
      const before = read(await writer.ask('getCallLog', { callId }), shapes.callLogDetail);
      const { orgId, contactId } = await fixtures.parties();
      const { id: statusId } = await fixtures.choices.organizationStatus(1);
      const noteEntry = fixtures.name('changed comment');
      const changed = { orgId, contactId, statusId, noteEntry };
      hasStatus(await fixtures.changeCallLog(callId, changed), 204);
      const asked = await writer.ask('getCallLog', { callId });
      const { callLog, ...after } = read(asked, shapes.callLogDetail);
      const { org, contact, status, createDate } = callLog;
      agrees(asked, {
        '/callLog/org/orgId': [org?.orgId, String(orgId), 'the path'],
        '/callLog/contact/contactId': [contact?.contactId, String(contactId), 'the path'],
        '/callLog/status/lastStatusId': [status?.lastStatusId, String(statusId), 'the path'],
        '/noteEntry': [after.noteEntry, noteEntry, 'the new comment'],
        '/callLog/createDate': [createDate, before.callLog.createDate, 'unchanged'],
      });
    },
  },
  {
    label: '45',
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
      hasStatus(await writer.write('editNote', { noteId }, { noteId, noteEntry }), 204);
      const { asked, note: after } = await noteOf(context, orgId, noteId);
      const later = `${after.lastModifiedDate}` > `${after.createDate}`;
      agrees(asked, {
        '/noteEntry': [after.noteEntry, noteEntry, 'the new text'],
        '/createDate': [after.createDate, before.createDate, 'unchanged'],
        '/lastModifiedDate': [later, true, 'later than createDate'],
        '/createdByLastName': [after.createdByLastName, before.createdByLastName, 'unchanged'],
      });
    },
  },
  {
    label: '46',
    sentence:
      'a call log without its comment is still listed, and its detail is a 200 without a body',
    async writes({ writer, fixtures }) {
      const callId = await fixtures.callLog(await fixtures.parties());
      const { noteId } = read(await writer.ask('getCallLog', { callId }), shapes.callLogDetail);
      hasStatus(await writer.write('deleteNote', { noteId }), 204);
      isSilent(await writer.ask('getCallLog', { callId }), 200);
      const newest = { page: 0, size: 10, sortField: 'createDate', order: 'desc' };
      const params = { ...newest, from: 'null', to: 'null', onlyMine: 'true' };
      const list = await writer.ask('getFilteredCallLogs', params);
      const rows = z.object({ content: z.array(z.object({ callId: z.number() })) });
      const listed = read(list, rows).content.some((row) => row.callId === callId);
      that(list, listed, 'the call log', '/content');
    },
  },
  {
    label: '47',
    sentence: 'a new organization, contact or event is found at once by one full word',
    async writes(context, witness) {
      const { fixtures } = context;
      const makers = {
        organizations: (word: string) => fixtures.organization({ orgname: `Center ${word}` }),
        contacts: (word: string) => fixtures.contact({ values: { title: `Director ${word}` } }),
        events: (word: string) => fixtures.event({ values: { location: `Hall ${word}` } }),
      };
      for (const [index, make] of Object.entries(makers)) {
        const word = fixtures.word();
        await witness.part(index, async () => finds(context, word, index, await make(word)));
      }
    },
  },
  {
    label: '48',
    sentence: 'two words of one field find a row, first and last name of a contact do not',
    async writes(context, witness) {
      const { fixtures } = context;
      const [one, other] = [fixtures.word(), fixtures.word()];
      await witness.part('one field', async () => {
        const orgId = await fixtures.organization({ orgname: `${one} and ${other}` });
        await finds(context, `${other} ${one}`, 'organizations', orgId);
      });
      await witness.part('two fields', async () => {
        const contactId = await fixtures.contact({ values: { firstName: one, lastName: other } });
        await finds(context, `${one} ${other}`, 'contacts', contactId, false);
      });
    },
  },
  {
    label: '49',
    sentence: 'hits are events, organizations or contacts with their id as text, 20 at most',
    async reads({ reader, samples }) {
      const asked = await reader.ask('search', { text: await samples.searchWord() });
      that(
        asked,
        read(asked, hits).hits.length > 0,
        'a hit for a word of an organization',
        '/hits',
      );
    },
  },
  {
    label: '50',
    sentence: 'no match is an empty list and a total of 0',
    async reads({ reader }) {
      const asked = await reader.ask('search', { text: UNKNOWN_TEXT });
      const found = read(asked, hits);
      agrees(asked, {
        '/hits': [found.hits.length, 0, 'no hits'],
        '/totalHits/value': [found.totalHits.value, 0],
      });
    },
  },
  {
    label: '51',
    sentence:
      'each presenter gets one mail with one calendar part, at the wall clock of the stored event',
    async writes({ fixtures, mailbox, invitesOthers }) {
      const box = given(mailbox, 'a mail server to look into');
      const eventId = await fixtures.event({ values: TIMES });
      const invitees = await fixtures.choices.inviteeIds(invitesOthers);
      const subject = fixtures.name('invitation');
      const asked = await fixtures.invite(eventId, invitees, subject);
      hasStatus(asked, 200);
      const mails = await box.invitations(subject);
      that(asked, mails.length === invitees.length, `${invitees.length} mails`);
      const recipients = new Set(mails.flatMap((mail) => mail.recipients));
      that(asked, recipients.size === invitees.length, 'a recipient of its own for each mail');
      for (const { recipients: to, calendarParts, start, end } of mails) {
        that(asked, to.length === 1, 'one recipient');
        that(asked, calendarParts === 1, 'one calendar part');
        that(asked, start === TIMES.startDateTime, 'DTSTART as stored, not shifted to UTC');
        that(asked, end === TIMES.endDateTime, 'DTEND as stored, not shifted to UTC');
      }
    },
  },
  {
    label: '52',
    sentence: 'who is invited is a presenter afterwards, once, however often',
    async writes({ writer, fixtures }) {
      const eventId = await fixtures.event();
      const caller = await fixtures.choices.callerId();
      for (const _time of ['first', 'second'])
        hasStatus(await fixtures.invite(eventId, [caller]), 200);
      read(await writer.ask('checkPresenter', { eventId }), z.literal(true));
      const asked = await writer.ask('getEvent', { eventId });
      that(
        asked,
        read(asked, withPeople).eventPresenters.length === 1,
        'one name',
        '/eventPresenters',
      );
    },
  },
  {
    label: '53',
    sentence: 'an invitation without presenters, or to an unknown event, is no success',
    async writes({ fixtures }) {
      const empty = await fixtures.invite(await fixtures.event(), []);
      that(empty, empty.status >= 300, 'no success');
      const nowhere = await fixtures.invite(UNKNOWN_ID, [await fixtures.choices.callerId()]);
      that(nowhere, nowhere.status >= 300, 'no success');
    },
  },
];

/** 201 as §1.17 has it. */
function isCreated(asked: Asked): void {
  isSilent(asked, 201);
  that(asked, URL.canParse(`${asked.headers.location}`), 'an absolute Location');
}
