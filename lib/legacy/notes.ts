/** Notes of an organization, a contact or an event and the comments of call logs, newest first; the backend orders none. */
import 'server-only';
import { notes as calls } from '@/lib/contract/calls/notes';
import type { CallLogNoteRow, NoteRow } from '@/lib/contract/entities/note';
import { callApi } from './call-api';
import type { RequestContext } from './request-context';
import { wallClock } from './wall-clock';

export type Note = NoteRow;
export type CallLogNote = CallLogNoteRow;

const newestFirst = (a: NoteRow, b: NoteRow) =>
  (b.createDate ?? '').localeCompare(a.createDate ?? '') || b.noteId - a.noteId;

const withWallClock = <Row extends NoteRow>(row: Row): Row => ({
  ...row,
  createDate: wallClock(row.createDate),
  lastModifiedDate: wallClock(row.lastModifiedDate),
});

export async function listOrganizationNotes(
  context: RequestContext,
  orgId: number,
): Promise<Note[]> {
  const { value } = await callApi(context, calls.getOrganizationNotes, { params: { orgId } });
  return value.map(withWallClock).sort(newestFirst);
}

/** Comes in the other form (legacy-api.md D4), which the contract reads alike. */
export async function listContactNotes(
  context: RequestContext,
  contactId: number,
): Promise<Note[]> {
  const { value } = await callApi(context, calls.getContactNotes, { params: { contactId } });
  return value.map(withWallClock).sort(newestFirst);
}

/** In the same form as those of a contact. */
export async function listEventNotes(context: RequestContext, eventId: number): Promise<Note[]> {
  const { value } = await callApi(context, calls.getEventNotes, { params: { eventId } });
  return value.map(withWallClock).sort(newestFirst);
}

export async function listCallLogNotes(
  context: RequestContext,
  orgId: number,
): Promise<CallLogNote[]> {
  const { value } = await callApi(context, calls.getOrganizationCallLogNotes, {
    params: { orgId },
  });
  return value
    .map(withWallClock)
    .map((row) => ({ ...row, callLogDate: wallClock(row.callLogDate) }))
    .sort(newestFirst);
}
