/** Saves a call log's form. */
import { callLogSave } from '@/app/api/forms/call-logs/call-log-save';
import { config } from '@/lib/config';
import { callLogs } from '@/lib/contract/calls/call-logs';
import { wallClockOf } from '@/lib/format/wall-clock';
import { CALL_LOG } from '@/lib/forms/call-log';
import { getCallLog, type OpenedCallLog } from '@/lib/legacy/call-logs';
import type { RequestContext } from '@/lib/legacy/request-context';
import { getOwnPresenter } from '@/lib/legacy/session';
import { editRoute } from '@/lib/proxy/form-routes';

export const PUT = editRoute({
  form: CALL_LOG,
  noun: 'call log',
  call: callLogs.updateCallLog,
  read: getCallLog,
  async save(context, values, stored, callId) {
    const { storedDate, createDate, lastModifiedDate, echo } = stored;
    const { params, note, callLog } = callLogSave(values, { ...stored, callLogDate: storedDate });
    const comment = await commentParts(context, echo);
    const dated = { ...callLog, callId, createDate, lastModifiedDate };
    return { params, body: { ...note, ...comment, callLog: dated } };
  },
});

/**
 * The comment's own record as it was read, because the backend replaces the whole of it. A deleted comment is replaced by
 * a new one with its creator, without whom no list would contain it (legacy-api.md §3.7).
 */
async function commentParts(context: RequestContext, echo: OpenedCallLog['echo']) {
  if (echo) return echo;
  const createDate = wallClockOf(new Date(), config().AGENCY_TIME_ZONE);
  const createdBy = await getOwnPresenter(context);
  return { noteId: null, createDate, createdBy, lastModifiedDate: null, lastModifiedBy: null };
}
