/** Creates an organization out of its form. */
import { z } from 'zod';
import { createOrganization } from '@/lib/contract/calls/organizations';
import { newOrganization } from '@/lib/contract/entities/organization';
import { noParams } from '@/lib/contract/values';
import { organizationBody, organizationForm } from '@/lib/forms/organization';
import { organizationOptions } from '@/lib/legacy/name-options';
import { forward } from '@/lib/proxy/forward';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';
import { refuseCounty } from './known-county';

const PATH = '/api/forms/organizations';
const body = z.object({ values: organizationForm });

export const handleNewOrganization = ownEndpoint('POST', async (caller, request) => {
  const read = await readForm(request, PATH, noParams, body);
  if (read.kind === 'refused') return refusedRequest(read, caller.requestId);
  const { values } = read.body;
  const refusal = await refuseCounty(caller, values.countyName);
  if (refusal) return refusal;
  const input = {
    params: { countyName: values.countyName },
    query: {},
    body: newOrganization.parse(organizationBody(values)),
  };
  const answer = await forward(caller, createOrganization, input, read.path, request.signal);
  organizationOptions.forget();
  return answer;
});
