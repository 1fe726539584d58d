/** Creates a call log from its form. */
import { callLogs } from '@/lib/contract/calls/call-logs';
import { CALL_LOG } from '@/lib/forms/call-log';
import { creationRoute } from '@/lib/proxy/form-routes';
import { callLogSave } from './call-log-save';

export const POST = creationRoute({
  form: CALL_LOG,
  call: callLogs.createCallLog,
  save(_context, values) {
    const { params, note, callLog } = callLogSave(values);
    return { params, body: { ...note, callLog } };
  },
});
