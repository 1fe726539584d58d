/** Creates a call log out of its form. */
import { z } from 'zod';
import { createCallLog } from '@/lib/contract/calls/call-logs';
import { newCallLog } from '@/lib/contract/entities/call-log-body';
import { noParams } from '@/lib/contract/values';
import { callLogForm } from '@/lib/forms/call-log';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';
import { callLogBody, callLogPath } from './call-log-body';

export const POST = bffRoute({
  access: 'employee',
  params: noParams,
  body: z.object({ values: callLogForm }),
  async handle({ caller, body: { values }, path, request }) {
    const body = newCallLog.parse(callLogBody(values, null));
    const input = { params: callLogPath(values), query: {}, body };
    return forward(caller, createCallLog, input, path, request.signal);
  },
});
