/** Assertions 43 to 46: what saving a call log entails, and notes (legacy-api.md §3.3, §3.7 and D10). */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { getCallLog, getFilteredCallLogs } from '@/lib/contract/calls/call-logs';
import { getContact } from '@/lib/contract/calls/contacts';
import {
  deleteNote,
  editNote,
  getOrganizationCallLogNotes,
  getOrganizationNotes,
} from '@/lib/contract/calls/notes';
import { getOrganization } from '@/lib/contract/calls/organizations';
import { callLogChange } from '@/tests/contract/changes';
import { isAboutNow } from '@/tests/contract/clock';
import type { Question, WriteContext } from '@/tests/contract/suite/question';
import { given, hasStatus, read, that } from '@/tests/contract/suite/witness';
import * as shapes from '@/tests/contract/wire/shapes';

const ROUNDING_MS = 20;

const organization = z.object({
  lastStatus: z.string().nullable(),
  lastContact: z.string().nullable(),
});
const contact = z.object({ lastContactDate: z.string().nullable() });

async function wasCalled(
  { writer, zone }: WriteContext,
  { orgId, contactId, status }: { orgId: number; contactId: number; status: string },
): Promise<void> {
  const asked = await writer.read(getOrganization, { params: { orgId } });
  const { lastStatus, lastContact } = read(asked, organization);
  that(asked, lastStatus === status, 'the chosen status', '/lastStatus');
  const now = `now, by the wall clock of ${zone}`;
  that(asked, isAboutNow(lastContact, zone), now, '/lastContact');
  const person = await writer.read(getContact, { params: { contactId } });
  that(person, isAboutNow(read(person, contact).lastContactDate, zone), now, '/lastContactDate');
}

async function notesOf({ writer }: WriteContext, orgId: number, noteId: number) {
  const asked = await writer.read(getOrganizationNotes, { params: { orgId } });
  const found = read(asked, z.array(shapes.noteRow)).find((note) => note.noteId === noteId);
  that(asked, found !== undefined, 'the note');
  return { asked, note: given(found, 'the note') };
}

export const CALL_LOGS: Question[] = [
  {
    label: '43',
    sentence:
      'a new call log stamps its organization and its contact, and is listed as a comment and not as a note',
    async writes(context) {
      const { writer, fixtures } = context;
      const { orgId, contactId } = await fixtures.parties();
      const { id: statusId, text: status } = await fixtures.choices.organizationStatus(1);
      const callId = await fixtures.callLog({ orgId, contactId, statusId });
      await wasCalled(context, { orgId, contactId, status });
      const comments = await writer.read(getOrganizationCallLogNotes, { params: { orgId } });
      const listed = read(comments, z.array(shapes.callLogNoteRow)).map((row) => row.callId);
      that(comments, listed.includes(callId), 'the comment of the new call log');
      const notes = await writer.read(getOrganizationNotes, { params: { orgId } });
      read(notes, z.array(z.unknown()).max(0));
    },
  },
  {
    label: '44',
    sentence:
      'a changed call log has what the path says and the comment of the body, and keeps its createDate',
    async writes(context) {
      const { writer, fixtures } = context;
      const first = await fixtures.parties();
      const callId = await fixtures.callLog(first);
      const one = { params: { callId } };
      const before = read(await writer.read(getCallLog, one), shapes.callLogDetail);
      const second = await fixtures.parties();
      const { id: statusId } = await fixtures.choices.organizationStatus(1);
      const noteEntry = fixtures.name('changed comment');
      hasStatus(await callLogChange(context, callId, { ...second, statusId, noteEntry }), 204);
      const asked = await writer.read(getCallLog, one);
      const after = read(asked, shapes.callLogDetail);
      const { org, contact: person, status, createDate } = after.callLog;
      that(asked, org?.orgId === String(second.orgId), 'the path', '/callLog/org/orgId');
      that(
        asked,
        person?.contactId === String(second.contactId),
        'the path',
        '/callLog/contact/contactId',
      );
      that(
        asked,
        status?.lastStatusId === String(statusId),
        'the path',
        '/callLog/status/lastStatusId',
      );
      that(asked, after.noteEntry === noteEntry, 'the new comment', '/noteEntry');
      that(asked, createDate === before.callLog.createDate, 'unchanged', '/callLog/createDate');
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
      const { note: before } = await notesOf(context, orgId, noteId);
      const noteEntry = fixtures.name('edited note');
      // Databases round stamps, some to a few milliseconds.
      await sleep(ROUNDING_MS);
      hasStatus(await writer.write(editNote, { params: { noteId } }, { noteId, noteEntry }), 204);
      const { asked, note: after } = await notesOf(context, orgId, noteId);
      that(asked, after.noteEntry === noteEntry, 'the new text', '/noteEntry');
      that(asked, after.createDate === before.createDate, 'unchanged', '/createDate');
      const [created, modified] = [`${after.createDate}`, `${after.lastModifiedDate}`];
      that(asked, modified > created, 'later than createDate', '/lastModifiedDate');
      const same = after.createdByLastName === before.createdByLastName;
      that(asked, same, 'unchanged', '/createdByLastName');
    },
  },
  {
    label: '46',
    sentence:
      'a call log without its comment is still listed, and its detail is a 200 without a body',
    async writes(context) {
      const { writer, fixtures } = context;
      const callId = await fixtures.callLog(await fixtures.parties());
      const one = { params: { callId } };
      const { noteId } = read(await writer.read(getCallLog, one), shapes.callLogDetail);
      hasStatus(await writer.write(deleteNote, { params: { noteId } }), 204);
      const detail = await writer.read(getCallLog, one);
      hasStatus(detail, 200);
      that(detail, detail.text === '', 'a body of no bytes');
      const newest = { page: 0, size: 10, sortField: 'createDate', order: 'desc' };
      const params = { ...newest, from: 'null', to: 'null', onlyMine: 'true' };
      const list = await writer.read(getFilteredCallLogs, { params });
      const rows = z.object({ content: z.array(z.object({ callId: z.number() })) });
      const listed = read(list, rows).content.some((row) => row.callId === callId);
      that(list, listed, 'the call log', '/content');
    },
  },
];
