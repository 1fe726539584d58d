/** Creates a call log from its form. */
import { callLogs } from '@/lib/contract/calls/call-logs';
import { newCallLog } from '@/lib/contract/entities/call-log';
import { CALL_LOG } from '@/lib/forms/call-log';
import { creationRoute } from '@/lib/proxy/form-routes';
import { callLogSave } from './call-log-save';

export const POST = creationRoute({
  form: CALL_LOG,
  save(_caller, values) {
    const { params, note, callLog } = callLogSave(values);
    const body = newCallLog.parse({ ...note, callLog });
    return { call: callLogs.createCallLog, input: { params, query: {}, body } };
  },
});
