/** The comment of each call log, with the same people and stamps as the log (legacy-api.md D4, D6). */
import type { DemoCallLog } from '@/backend/demo/call-logs';
import { callLogParts } from '@/backend/demo/wording/call-log-comments';
import { composeNote } from '@/backend/demo/wording/compose';
import type { Desk, NoteDraft } from './draft';

export function callLogComments({ random }: Desk, callLogs: readonly DemoCallLog[]): NoteDraft[] {
  return callLogs.map(({ row, organization, contact, status, at }) => ({
    noteEntry: composeNote(random, callLogParts(status), {
      contact: contact.row.firstName ?? '',
      place: organization.place.name,
      at,
    }),
    createDate: at,
    lastModifiedDate: row.lastModifiedDate,
    createdById: row.createdById,
    lastModifiedById: row.lastModifiedById,
    orgId: organization.row.orgId,
    contactId: null,
    eventId: null,
    callId: row.callId,
  }));
}
