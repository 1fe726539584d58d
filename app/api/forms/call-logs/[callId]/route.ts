/** Saves a call log's form over the record that it was opened with, and over no other. */
import { z } from 'zod';
import { callLogBody, callLogPath } from '@/app/api/forms/call-logs/call-log-body';
import { updateCallLog } from '@/lib/contract/calls/call-logs';
import { editedCallLog } from '@/lib/contract/entities/call-log-body';
import { id } from '@/lib/contract/values';
import { callLogForm } from '@/lib/forms/call-log';
import { type CallLogValues, callLogValues } from '@/lib/forms/call-log-fields';
import { sameChoice } from '@/lib/forms/choice';
import { textsLike } from '@/lib/forms/values';
import { getCallLog } from '@/lib/legacy/call-logs';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { inRecordOrder } from '@/lib/proxy/record-order';
import { commentParts } from './comment-parts';

export const PUT = bffRoute({
  access: 'employee',
  params: z.strictObject({ callId: id }),
  body: editOf(callLogForm),
  handle({ caller, params: { callId }, body: edit, path, request }) {
    const { base, values } = edit;
    return inRecordOrder(`call log ${callId}`, async () => {
      const stored = await getCallLog(caller, callId);
      refuseOverwrite(edit, inTheirWords(callLogValues(stored), values, base));
      const { callLog, ...note } = callLogBody(values, stored.storedDate);
      const { createDate, lastModifiedDate } = stored;
      const body = editedCallLog.parse({
        ...note,
        ...(await commentParts(caller, stored.echo)),
        callLog: { ...callLog, callId, createDate, lastModifiedDate },
      });
      const input = { params: callLogPath(values), query: {}, body };
      return forward(caller, updateCallLog, input, path, request.signal);
    });
  },
});

/** What is chosen, called as the form calls it, so that a name alone is no change. */
function inTheirWords(current: CallLogValues, values: CallLogValues, base: unknown): CallLogValues {
  const before = textsLike(current, base) ?? values;
  const named = (name: 'organization' | 'contact' | 'status') =>
    sameChoice(current[name], before[name], values[name]);
  return {
    ...current,
    organization: named('organization'),
    contact: named('contact'),
    status: named('status'),
  };
}
