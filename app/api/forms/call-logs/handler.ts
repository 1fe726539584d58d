/** Creates a call log out of its form. */
import { z } from 'zod';
import { createCallLog } from '@/lib/contract/calls/call-logs';
import { newCallLog } from '@/lib/contract/entities/call-log-body';
import { noParams } from '@/lib/contract/values';
import { callLogForm } from '@/lib/forms/call-log';
import { forward } from '@/lib/proxy/forward';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';
import { callLogBody, callLogPath } from './call-log-body';

const PATH = '/api/forms/call-logs';
const body = z.object({ values: callLogForm });

export const handleNewCallLog = ownEndpoint('POST', async (caller, request) => {
  const read = await readForm(request, PATH, noParams, body);
  if (read.kind === 'refused') return refusedRequest(read, caller.requestId);
  const { values } = read.body;
  const input = {
    params: callLogPath(values),
    query: {},
    body: newCallLog.parse(callLogBody(values, null)),
  };
  return forward(caller, createCallLog, input, read.path, request.signal);
});
