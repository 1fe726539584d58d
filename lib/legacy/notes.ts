/** Notes of a record and comments of call logs, newest first. All functions throw LegacyError. */
import 'server-only';
import type { Call } from '@/lib/contract/call';
import { notes as calls } from '@/lib/contract/calls/notes';
import type { CallLogNote, Note } from '@/lib/contract/entities/note';
import { callApi } from './call-api';
import type { RequestContext } from './request-context';
import { withWallClock } from './wall-clock';

/** `idName` is the slot of the record's id. The backend does not sort notes. */
const newestFirst =
  <Row extends Note>(call: Call<Row[]>, idName: string) =>
  async (context: RequestContext, id: number): Promise<Row[]> =>
    (await callApi(context, call, { params: { [idName]: id } })).value
      .map((row) => withWallClock(row, 'createDate', 'lastModifiedDate'))
      .sort(
        (a, b) => (b.createDate ?? '').localeCompare(a.createDate ?? '') || b.noteId - a.noteId,
      );

export const listOrganizationNotes = newestFirst(calls.getOrganizationNotes, 'orgId');
export const listContactNotes = newestFirst(calls.getContactNotes, 'contactId');
export const listEventNotes = newestFirst(calls.getEventNotes, 'eventId');

const listComments = newestFirst(calls.getOrganizationCallLogNotes, 'orgId');

/** Comments of the call logs of an organization, newest first. */
export async function listCallLogNotes(
  context: RequestContext,
  orgId: number,
): Promise<CallLogNote[]> {
  return (await listComments(context, orgId)).map((row) => withWallClock(row, 'callLogDate'));
}
