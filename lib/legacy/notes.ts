/** Notes of a record and comments of call logs, newest first; the backend orders none. */
import 'server-only';
import { notes as calls } from '@/lib/contract/calls/notes';
import type { CallLogNoteRow, NoteRow } from '@/lib/contract/entities/note';
import { callApi } from './call-api';
import type { RequestContext } from './request-context';
import { withWallClock } from './wall-clock';

export type Note = NoteRow;
export type CallLogNote = CallLogNoteRow;

function newestFirst<Row extends NoteRow>(rows: Row[]): Row[] {
  return rows
    .map((row) => withWallClock(row, 'createDate', 'lastModifiedDate'))
    .sort((a, b) => (b.createDate ?? '').localeCompare(a.createDate ?? '') || b.noteId - a.noteId);
}

export async function listOrganizationNotes(
  context: RequestContext,
  orgId: number,
): Promise<Note[]> {
  return newestFirst(
    (await callApi(context, calls.getOrganizationNotes, { params: { orgId } })).value,
  );
}

export async function listContactNotes(
  context: RequestContext,
  contactId: number,
): Promise<Note[]> {
  return newestFirst(
    (await callApi(context, calls.getContactNotes, { params: { contactId } })).value,
  );
}

export async function listEventNotes(context: RequestContext, eventId: number): Promise<Note[]> {
  return newestFirst((await callApi(context, calls.getEventNotes, { params: { eventId } })).value);
}

export async function listCallLogNotes(
  context: RequestContext,
  orgId: number,
): Promise<CallLogNote[]> {
  const params = { orgId };
  const { value } = await callApi(context, calls.getOrganizationCallLogNotes, { params });
  return newestFirst(value.map((row) => withWallClock(row, 'callLogDate')));
}
