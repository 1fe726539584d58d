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
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';
import { inRecordOrder } from '@/lib/proxy/record-order';
import { commentParts } from './comment-parts';

const PATH = '/api/forms/call-logs/{callId}';
const params = z.strictObject({ callId: id });
const body = editOf(callLogForm);

export const handleEditedCallLog = ownEndpoint('PUT', async (caller, request) => {
  const read = await readForm(request, PATH, params, body);
  if (read.kind === 'refused') return refusedRequest(read, caller.requestId);
  const { callId } = read.params;
  const { base, values } = read.body;
  return inRecordOrder(`call log ${callId}`, async () => {
    const stored = await getCallLog(caller, callId);
    const current = inTheirWords(callLogValues(stored), values, base);
    const refusal = refuseOverwrite(read.body, current, caller.requestId);
    if (refusal) return refusal;
    const { callLog, ...note } = callLogBody(values, stored.storedDate);
    const input = {
      params: callLogPath(values),
      query: {},
      body: editedCallLog.parse({
        ...note,
        ...(await commentParts(caller, stored.echo)),
        callLog: {
          ...callLog,
          callId,
          createDate: stored.createDate,
          lastModifiedDate: stored.lastModifiedDate,
        },
      }),
    };
    return forward(caller, updateCallLog, input, read.path, request.signal);
  });
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
